"""What is wrong or odd about a row, and how it is told."""

from collections.abc import Sequence
from typing import NamedTuple


class Finding(NamedTuple):
    """One thing found about a row: the column (or matter) and what is wrong, in Italian."""

    about: str
    reason: str


class Notes:
    """Findings about one row or one part of it, as they come up."""

    __slots__ = ("errors", "warnings")

    def __init__(self) -> None:
        self.errors: list[Finding] = []
        self.warnings: list[Finding] = []

    def wrong(self, about: str, reason: str) -> None:
        """The row cannot be stored."""
        self.errors.append(Finding(about, reason))

    def odd(self, about: str, reason: str) -> None:
        """The row is stored all the same."""
        self.warnings.append(Finding(about, reason))


def entry(row: int, line: int, findings: Sequence[Finding]) -> str:
    """One line of the answer: where, and everything that was found there."""
    told = "; ".join(f"{finding.about}: {finding.reason}" for finding in findings)
    return f"Riga {row} (linea {line}): {told}"


class Place(NamedTuple):
    """Which row of a file: its ordinal, its line, and whom or what it tells of."""

    row: int
    line: int
    whom: str = ""


HOMONYM = Finding(
    "omonimo",
    "nella tomba c'è già una persona con questo nome e cognome ma con altre date; "
    "è stata registrata, controllare che non sia la stessa",
)


def over_capacity(capacity: int, persons: int) -> Finding:
    places = "un posto" if capacity == 1 else f"{capacity} posti"
    return Finding("capacity", f"la tomba ha {places} e ora {persons} persone")


SKIPS = {
    "known": "questa persona era già nella tomba prima di questo file",
    "repeated": "ripete una riga precedente di questo file: stessa persona, stessa tomba",
    "idle": "non aggiunge nulla: non nomina nessuno e il suo luogo c'è già",
    "": "già presente nel registro, oppure la riga non aggiunge nulla",
}
"""Why a row was skipped, by `models.Why`; the last one for those of which registry did not tell."""
