"""How a register writes its dates: three styles, and now and then only part of a date."""

import random
from datetime import date

STYLES = ("dmy", "iso", "dashed")
STYLE_SHARES = (0.55, 0.80, 1.0)
OTHER_STYLE = 0.02
LAST_DEATH = date(2025, 6, 30).toordinal()


def year_start(year: int) -> int:
    return date(year, 1, 1).toordinal()


def house_style(luck: random.Random) -> int:
    """The style of one cemetery's office."""
    throw = luck.random()
    return sum(throw >= share for share in STYLE_SHARES[:-1])


class Pen:
    """Writes dates in the style of a cemetery; one in fifty comes out in another style."""

    def __init__(self, luck: random.Random, fixed: str | None, partial: float) -> None:
        self._luck = luck
        self._fixed = STYLES.index(fixed) if fixed else None
        self._partial = partial

    def full(self, day: int, style: int) -> str:
        if self._fixed is not None:
            style = self._fixed
        elif self._luck.random() < OTHER_STYLE:
            style = (style + 1 + int(self._luck.random() * 2)) % 3
        when = date.fromordinal(day)
        if style == 0:
            return f"{when.day:02d}/{when.month:02d}/{when.year}"
        if style == 1:
            return when.isoformat()
        return f"{when.day:02d}-{when.month:02d}-{when.year}"

    def old(self, day: int, style: int) -> str:
        """A date that may have come down as a year, or a month and a year."""
        if self._partial and self._luck.random() < self._partial:
            when = date.fromordinal(day)
            return str(when.year) if self._luck.random() < 0.6 else f"{when.month:02d}/{when.year}"
        return self.full(day, style)
