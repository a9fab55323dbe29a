"""What registry tells the others. Changes come in lists of up to 500, each with the full state.

A state's `version` grows with every time the record is told of, removals included: what carries a
smaller one than is known is old news.
"""

from datetime import date
from typing import Literal

from services.kit.audit import AuditRecorded
from services.kit.events import Event, State

LIST_SIZE = 500


class CemeteryState(State):
    cemetery_id: int
    version: int
    name: str
    enabled: bool


class TombState(State):
    """`public`: the tomb and every level above it are enabled."""

    tomb_id: int
    version: int
    cemetery_id: int
    cemetery_name: str
    sector_name: str
    block_id: int
    block_name: str
    reference: str | None
    capacity: int
    user_id: int | None
    permit_expiration_date: date | None
    public: bool


class DeceasedState(State):
    """`public`: the person and every level above are enabled, and the record is not reserved."""

    deceased_id: int
    version: int
    tomb_id: int
    cemetery_id: int
    name: str
    surname: str
    nominative: str | None
    birthdate: str | None
    deathdate: str | None
    picture: str | None
    epitaph: str | None
    public: bool


class CemeteryChanged(Event, name="registry.cemetery.changed.v1"):
    """Cemeteries were created or edited."""

    items: list[CemeteryState]

    @classmethod
    def example(cls) -> "CemeteryChanged":
        state = CemeteryState(cemetery_id=1, version=3, name="Cimitero Maggiore", enabled=True)
        return cls(items=[state])


class TombsChanged(Event, name="registry.tombs.changed.v1"):
    """Tombs were created or edited, or what stands above them was."""

    items: list[TombState]

    @classmethod
    def example(cls) -> "TombsChanged":
        state = TombState(
            tomb_id=12,
            version=1,
            cemetery_id=1,
            cemetery_name="Cimitero Maggiore",
            sector_name="Settore A",
            block_id=7,
            block_name="Loculi Nord 1",
            reference="L-1-1",
            capacity=2,
            user_id=None,
            permit_expiration_date=date(2031, 11, 2),
            public=True,
        )
        return cls(items=[state])


class DeceasedChanged(Event, name="registry.deceased.changed.v1"):
    """Persons were registered or edited, moved, shown or hidden."""

    items: list[DeceasedState]

    @classmethod
    def example(cls) -> "DeceasedChanged":
        state = DeceasedState(
            deceased_id=99,
            version=1,
            tomb_id=12,
            cemetery_id=1,
            name="Niccolò",
            surname="D'Angelo",
            nominative=None,
            birthdate="1931-04",
            deathdate="2008-11-12",
            picture="/media/" + 64 * "a" + "?w=480",
            epitaph="Sempre nei nostri cuori",
            public=True,
        )
        return cls(items=[state])


class RemovedState(State):
    """A record that went to the trash, or for good."""

    id: int
    version: int


class RemovedPerson(RemovedState):
    """`merged_into`: the person whose record tells of this one from now on."""

    merged_into: int | None


class CemeteryRemoved(Event, name="registry.cemetery.removed.v1"):
    """Cemeteries were deleted; one that is restored is told as changed again."""

    items: list[RemovedState]

    @classmethod
    def example(cls) -> "CemeteryRemoved":
        return cls(items=[RemovedState(id=1, version=1000004)])


class TombsRemoved(Event, name="registry.tombs.removed.v1"):
    """Tombs were deleted."""

    items: list[RemovedState]

    @classmethod
    def example(cls) -> "TombsRemoved":
        return cls(items=[RemovedState(id=12, version=1000005)])


class DeceasedRemoved(Event, name="registry.deceased.removed.v1"):
    """Persons were deleted, or merged into another record of the same person."""

    items: list[RemovedPerson]

    @classmethod
    def example(cls) -> "DeceasedRemoved":
        return cls(items=[RemovedPerson(id=99, version=1000006, merged_into=98)])


class RegistryAudit(AuditRecorded, name="registry.audit.recorded.v1"):
    """A cemetery, sector, block, tomb or person was created, edited, deleted or restored."""


class OverCapacity(State):
    """A stored row of a person for whom the tomb had no place."""

    row: int
    persons: int
    capacity: int


class LevelCounts(State):
    """How many records of each level."""

    cemeteries: int
    sectors: int
    blocks: int
    tombs: int
    deceased: int


class BatchApplied(Event, name="registry.batch.applied.v1"):
    """A batch of an import was applied (or tried, in a dry run); rows not named were stored.

    repeated, idle: of the skipped rows, those that repeat an earlier one of the file, and those
    without a person whose places were all there; the others tell of somebody who was in the
    register before the file. called: whom or what each row that is named here tells of. made: the
    records that it made, places included.
    """

    job_id: int
    seq: int
    skipped: list[int]
    repeated: list[int]
    idle: list[int]
    called: dict[int, str]
    homonyms: list[int]
    over_capacity: list[OverCapacity]
    made: LevelCounts

    @classmethod
    def example(cls) -> "BatchApplied":
        over = OverCapacity(row=3, persons=3, capacity=2)
        made = LevelCounts(cemeteries=0, sectors=0, blocks=1, tombs=2, deceased=2)
        told = {"skipped": [2, 5], "repeated": [2], "idle": [5], "homonyms": [4]}
        called = {2: "Rossi Anna", 3: "Neri Ugo", 4: "D'Angelo Niccolò", 5: "L-1-1"}
        return cls(job_id=4, seq=0, **told, called=called, over_capacity=[over], made=made)


Level = Literal["deceased", "tomb", "block", "sector", "cemetery"]


class KeptRecord(State):
    """A record of an import that stays; `label` and `reason` in the words for people."""

    level: Level
    id: int
    label: str
    reason: str


class UndoPlace(State):
    """Where taking back goes on: at the records of `level` with an id above `after`."""

    level: Level
    after: int


class UndoApplied(Event, name="registry.undo.applied.v1"):
    """A step of taking an import back is done; next: null when it was the last."""

    job_id: int
    step: int
    removed: LevelCounts
    kept: list[KeptRecord]
    next: UndoPlace | None

    @classmethod
    def example(cls) -> "UndoApplied":
        reason = "Contiene ancora 1 defunto"
        kept = KeptRecord(level="tomb", id=12, label="Tomba A-12", reason=reason)
        return cls(
            job_id=4,
            step=1,
            removed=LevelCounts(cemeteries=0, sectors=0, blocks=0, tombs=1999, deceased=0),
            kept=[kept],
            next=UndoPlace(level="tomb", after=2012),
        )
