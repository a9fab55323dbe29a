"""Answers about how a file is read: the guide, the columns of a file, and its preview."""

from services.importer.guide_fields import Kind, Level
from services.kit.wire import Out


class GuideColumn(Out):
    """A column that an import knows. required: without it nothing is imported, unless the cemetery
    is chosen for the whole file."""

    name: str
    label: str
    level: Level
    required: bool
    aliases: list[str]
    kind: Kind
    rule: str
    examples: list[str]


class GuideDate(Out):
    """A date as it may be written. stored: null when it is unknown or refused, as the note says."""

    written: str
    stored: str | None
    note: str


class GuideOut(Out):
    columns: list[GuideColumn]
    dates: list[GuideDate]
    rules: list[str]
    separator: str
    encoding: str
    maxBytes: int


class FileColumn(Out):
    """A column of a file. isCertain: its field is known by its name or was chosen before."""

    name: str
    field: str | None
    isCertain: bool
    samples: list[str]


class ColumnsOut(Out):
    """sheets: of a workbook; sheet: the one that was read; separator: of a CSV file."""

    columns: list[FileColumn]
    sheets: list[str]
    sheet: str | None
    separator: str | None
    warnings: list[str]


class PreviewOut(Out):
    """The first rows of a file as they are written, by column, and what the whole file tells.

    errors, warnings: as the import would tell them, but for what depends on the register.
    """

    totalColumns: int
    previewRows: int
    columns: list[str]
    preview: list[dict[str, str]]
    ignoredColumns: list[str]
    totalRows: int
    errors: list[str]
    warnings: list[str]
    sheets: list[str]
