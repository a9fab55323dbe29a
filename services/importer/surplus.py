"""The columns of a file of rows to mend that hold what its rows had too much."""

import re
from collections.abc import Sequence

from services.importer.columns import fold_column
from services.kit.text import clean_label

_SURPLUS = "di troppo"
_FOLDED = re.compile(r"di_troppo_\d+", re.ASCII)


def surplus_names(count: int) -> list[str]:
    return [f"{_SURPLUS} {number}" for number in range(1, count + 1)]


class Surplus:
    """Finds it in the rows of a file. places: where such columns stand in it."""

    def __init__(self, names: Sequence[str]) -> None:
        folded = map(fold_column, names)
        self.places = tuple(at for at, name in enumerate(folded) if _FOLDED.fullmatch(name))
        self._width = len(names)

    def of(self, cells: list[str]) -> list[str]:
        """What stands in such columns and beyond all of them, up to the last that is not empty."""
        if not self.places and len(cells) <= self._width:
            return []
        within = (cells[place] for place in self.places if place < len(cells))
        found = [*within, *cells[self._width :]]
        while found and not clean_label(found[-1]):
            found.pop()
        return found
