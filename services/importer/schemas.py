"""Answers of the import service."""

from services.kit.wire import Out


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


class ImportOut(Out):
    """Result of an import; counts are rows of the file."""

    success: bool
    totalRows: int
    imported: int
    skipped: int
    errors: list[str]
    warnings: list[str]
    jobId: int
