"""Wire shapes of jobs."""

from datetime import datetime
from enum import StrEnum
from typing import Annotated, Self

from pydantic import Field

from services.kit.wire import EmptyToNone, In, Out

MOST_SEARCHED = 200


class State(StrEnum):
    """waiting: nobody has begun it; interrupted: it goes on when its file is brought again; failed:
    it cannot go on; undone: what it made is taken back."""

    WAITING = "waiting"
    RUNNING = "running"
    INTERRUPTED = "interrupted"
    DONE = "done"
    FAILED = "failed"
    UNDOING = "undoing"
    UNDONE = "undone"


class NoteFilter(StrEnum):
    """kept: records that undoing the job has left."""

    ERROR = "error"
    WARNING = "warning"
    SKIPPED = "skipped"
    KEPT = "kept"


class Levels(Out):
    """Records by level."""

    cemeteries: int
    sectors: int
    blocks: int
    tombs: int
    deceased: int

    @classmethod
    def of(cls, numbers: list[int]) -> Self:
        """numbers: in the order of `models.LEVELS`; empty: none."""
        return cls(**dict(zip(cls.model_fields, numbers or [0] * 5, strict=True)))


class JobOut(Out):
    """An import. Counts are rows; share: of the file, 0 to 1; totalRows, rowsPerSecond and
    secondsLeft: null while they are not known; byCommand: from the command line; userName: null
    for a user of whom nobody has told; kept: records that undoing it has left."""

    id: int
    fileName: str
    size: int
    sheet: str | None
    cemetery: str | None
    dryRun: bool
    state: State
    fault: str | None
    byCommand: bool
    userId: int | None
    userName: str | None
    createdAt: datetime
    startedAt: datetime | None
    finishedAt: datetime | None
    undoneAt: datetime | None
    undoneByName: str | None
    totalRows: int | None
    rowsDone: int
    imported: int
    skipped: int
    failed: int
    warned: int
    share: float
    rowsPerSecond: float | None
    secondsLeft: int | None
    isWaitingForRegistry: bool
    made: Levels
    warnings: list[str]
    success: bool | None
    canUndo: bool
    hasRefusedRows: bool
    removed: Levels | None
    kept: int


class StartedOut(JobOut):
    """notice: that this file was being imported already, by whom and since when; it is that job."""

    notice: str | None


class JobPage(Out):
    results: list[JobOut]
    total: int
    page: int
    totalPages: int


class NoteOut(Out):
    """What is told of a row, or of a record that was left (about: what it is called). whom: whom or
    what the row tells of, as it is written; column: the file's own name of the column that it is
    about, where it is not the official one."""

    row: int | None
    line: int | None
    whom: str
    about: str
    column: str | None
    reason: str


class NotePage(Out):
    results: list[NoteOut]
    total: int
    page: int
    totalPages: int


class Paged(In):
    page: int = Field(1, ge=1, le=100_000)
    page_size: int = Field(20, ge=1, le=200)


class Notes(Paged):
    """kind: what is listed; q: words of what is told, all of them in any order, or a number of row
    or line."""

    page_size: int = Field(50, ge=1, le=200)
    kind: NoteFilter
    q: Annotated[Annotated[str, Field(max_length=MOST_SEARCHED)] | None, EmptyToNone] = None
