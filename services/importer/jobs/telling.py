"""How far a job has come, and what the others are told when it has ended."""

from dataclasses import dataclass

from sqlmodel.ext.asyncio.session import AsyncSession

from services.importer.events import ImporterAudit, JobFinished
from services.importer.models import Job
from services.kit.audit import Action, Subject, differences, record
from services.kit.auth import Principal, Role
from services.kit.outbox import emit


@dataclass(frozen=True, slots=True)
class Counts:
    """Rows of a job by what became of them, and how far it has come.

    position: bytes of the file whose batches have all been applied so far; waiting: batches
    submitted and not yet applied.
    """

    imported: int
    skipped: int
    failed: int
    position: int
    waiting: int

    @property
    def rows(self) -> int:
        """Of how many it is known what became of them."""
        return self.imported + self.skipped + self.failed


def announce(session: AsyncSession, job: Job, counts: Counts) -> None:
    """Tells that a job is finished; one that changed the register stands in the audit log."""
    assert job.id is not None
    figures = {"imported": counts.imported, "skipped": counts.skipped, "failed": counts.failed}
    finished = JobFinished(job_id=job.id, file_name=job.file_name, dry_run=job.dry_run, **figures)
    emit(session, finished)
    if job.dry_run:
        return
    subject = Subject(kind="import", id=job.id, label=job.file_name, cemetery_id=None)
    changes = differences({}, figures)
    record(
        session, ImporterAudit, _uploader(job), Action.IMPORTED, subject=subject, changes=changes
    )


def _uploader(job: Job) -> Principal | None:
    if job.user_id is None or job.user_role is None:
        return None
    return Principal(id=job.user_id, role=Role(job.user_role), cemetery_id=None)
