"""Answers of the import service."""

from services.kit.wire import Out


class ImportOut(Out):
    """Result of an import; counts are rows of the file."""

    success: bool
    totalRows: int
    imported: int
    skipped: int
    errors: list[str]
    warnings: list[str]
    jobId: int
