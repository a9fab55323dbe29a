"""What the import service tells the others."""

from typing import Any, Literal

from services.kit.audit import AuditRecorded
from services.kit.events import Event


class ImporterAudit(AuditRecorded, name="importer.audit.recorded.v1"):
    """A register was imported; a dry run changes nothing and is not recorded."""


class BatchSubmitted(Event, name="importer.batch.submitted.v1", needs_reader=True):
    """Rows of a register, each in the order of `payload.PAYLOAD_COLUMNS`, for registry to store.

    dry_run: to be tried only; last: the batch with which a dry run is complete.
    """

    job_id: int
    seq: int
    dry_run: bool
    last: bool
    rows: list[list[Any]]

    @classmethod
    def example(cls) -> "BatchSubmitted":
        place = ["Cimitero Maggiore", "Via dei Cipressi, 4", None, "Settore A", None, None, True]
        tomb = ["Loculi Nord 1", "L-1-1", None, "45.4642, 9.19", None, None, 2, None, True, None]
        person = ["Niccolò", "D'Angelo", None, None, None, "1931-04", "2008", None, 0, None, True]
        row = [1, *place, *tomb, *person, True, True, False]
        return cls(job_id=4, seq=0, dry_run=False, last=True, rows=[row])


class UndoRequested(Event, name="importer.undo.requested.v1", needs_reader=True):
    """A step of taking an import back: registry removes the next records of `level` that the job
    made, those with an id above `after`, and answers with what it removed and kept."""

    job_id: int
    step: int
    level: Literal["deceased", "tomb", "block", "sector", "cemetery"]
    after: int

    @classmethod
    def example(cls) -> "UndoRequested":
        return cls(job_id=4, step=0, level="deceased", after=0)


class JobFinished(Event, name="importer.job.finished.v1"):
    """An import is complete; counts are rows of the file."""

    job_id: int
    file_name: str
    dry_run: bool
    imported: int
    skipped: int
    failed: int

    @classmethod
    def example(cls) -> "JobFinished":
        return cls(
            job_id=4, file_name="registro.csv", dry_run=False, imported=98, skipped=1, failed=1
        )
