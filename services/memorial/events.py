"""What memorial tells the others."""

from services.kit.audit import AuditRecorded
from services.kit.events import Event


class AffectsCounted(Event, name="memorial.affects.counted.v1"):
    """How many affects a memorial has by now, those of records merged into it included."""

    deceased_id: int
    count: int
    version: int

    @classmethod
    def example(cls) -> "AffectsCounted":
        return cls(deceased_id=99, count=12, version=12)


class DeceasedRemembered(Event, name="memorial.deceased.remembered.v1", needs_reader=True):
    """Something was left for a person for the first time: a text, a candle, an affect or a
    relative's request. Told once, so it waits until registry listens."""

    deceased_id: int

    @classmethod
    def example(cls) -> "DeceasedRemembered":
        return cls(deceased_id=99)


class MemorialAudit(AuditRecorded, name="memorial.audit.recorded.v1"):
    """A text of a visitor was approved or deleted, a sender blocked, a request answered."""
