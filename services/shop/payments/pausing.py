"""How often the provider is asked about the same thing: the older it is, the seldomer."""

from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import ColumnElement, extract, func, literal, or_
from sqlalchemy.orm import Mapped

LONGEST = timedelta(hours=6)
PART_OF_AGE = 4


def is_rested(
    now: datetime, created: Mapped[Any], asked: Mapped[Any], shortest: timedelta
) -> ColumnElement[bool]:
    """Whether it was not asked about for a quarter of its age, `shortest` at least."""
    pause = func.greatest(
        shortest.total_seconds(),
        func.least(_seconds(now, created) / PART_OF_AGE, LONGEST.total_seconds()),
    )
    return or_(asked.is_(None), _seconds(now, asked) >= pause)


def _seconds(now: datetime, since: Mapped[Any]) -> ColumnElement[Any]:
    return extract("epoch", literal(now) - since)
