"""Merged cells, of which the sheet keeps only the first: they are what an empty cell comes from."""

from collections.abc import Iterator
from operator import attrgetter

from services.importer.sheet_xml import Merged
from services.importer.source import CAUSE, Remark
from services.kit.text import clean_label


class Merges:
    """The merged ranges of a sheet. places: of the columns of which they are told."""

    def __init__(self, merged: list[Merged], places: tuple[int, ...]) -> None:
        self._merged = sorted(merged, key=attrgetter("top"))
        self._places = places

    def sweep(self) -> "Sweep":
        return Sweep(iter(self._merged), self._places)


class Sweep:
    """The ranges that lines, told from the top to the bottom, have cells of."""

    def __init__(self, coming: Iterator[Merged], places: tuple[int, ...]) -> None:
        self._places = places
        self._coming = coming
        self._next = next(coming, None)
        self._open: list[Merged] = []

    def remarks(self, line: int, cells: list[str]) -> list[Remark]:
        """Of the cells that are empty only because they are merged with another one."""
        while self._next is not None and self._next.top <= line:
            self._open.append(self._next)
            self._next = next(self._coming, None)
        if not self._open:
            return []
        self._open = [merged for merged in self._open if merged.bottom >= line]
        return [
            Remark(place, CAUSE, told(merged.name))
            for merged in self._open
            for place in self._places
            if merged.hides(line, place + 1)
            and not (place < len(cells) and clean_label(cells[place]))
        ]


def told(name: str) -> str:
    return (
        f"la cella fa parte di celle unite ({name}): vanno separate e riempite una per una, perché "
        "il valore resta solo nella prima"
    )
