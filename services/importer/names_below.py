"""Names of the columns that stand further down in a file: the same again, or other ones."""

from collections.abc import Sequence
from functools import lru_cache

from services.importer.cells import LONGEST_NAME, quoted
from services.importer.columns import KNOWN, fold_column
from services.importer.findings import Finding
from services.importer.reading import Reading
from services.kit.text import clean_label

SEVERAL = 2  # names of columns in one row, more than half of its cells: no data looks like that
CELLS_REMEMBERED = 4096
COLUMNS_OF_NAMES = ("surname", "Deceaseds_name", "nominative", "import_name")
_AROUND = " \t\u00a0\ufeff"


class NamesBelow:
    """Follows the rows of a file in their order. first: the names of the columns, as written.

    fault: why no row can be read, since other names of columns than the first came by; None while
    the first ones hold.
    """

    def __init__(self, first: Sequence[str], reading: Reading) -> None:
        self._reading = reading
        self._own = frozenset(map(fold_column, first)) - {""}
        self._keys = tuple(map(self._key, first))
        self._initials = _initials(first[0], self._keys[0])
        self._names_a_column = lru_cache(CELLS_REMEMBERED)(self._is_known)
        self._names_names = lru_cache(CELLS_REMEMBERED)(self._is_of_names)
        self.fault: Finding | None = None

    def repeats(self, cells: list[str]) -> bool:
        """Whether a row has the first names again, which hold from there on: files put one after
        the other repeat them, perhaps with a byte order mark or in another spelling."""
        if cells[0].strip(_AROUND)[:1].casefold() not in self._initials:
            return False
        keys = tuple(map(self._key, cells))
        width = len(self._keys)
        found = keys[:width] == self._keys and not any(keys[width:])
        if found:
            self.fault = None
        return found

    def may_begin_with(self, place: Sequence[str]) -> bool:
        """Whether a row with these cells of its place may have names of columns; cheaper to ask
        than the whole row, since places repeat."""
        filled = [cell for cell in place if clean_label(cell)]
        return not filled or any(map(self._is_name, filled))

    def may_call(self, called: Sequence[str]) -> bool:
        """Whether surname and name of a row are names of such columns: nobody is called so."""
        surname, name = called
        return self._names_names(surname) and self._names_names(name)

    def follow(self, line: int, cells: Sequence[str], called: Sequence[str]) -> Finding | None:
        """What is wrong with a row that has other names of columns: no row below is read."""
        filled = [cell for cell in cells if clean_label(cell)]
        names = [cell for cell in filled if self._is_name(cell)]
        are_most = len(names) >= SEVERAL and 2 * len(names) > len(filled)
        if not are_most and not self.may_call(called):
            return None
        self.fault = Finding(
            "campi",
            f"alla linea {line} ci sono altri nomi delle colonne: le righe che seguono vanno in un "
            "file a parte, con i loro nomi in testa",
        )
        shown = quoted(" ".join(filled))
        return Finding(
            "campi",
            f"sono nomi di colonne, {shown}, e non quelli in testa al file: le righe che seguono "
            "vanno in un file a parte, con i loro nomi in testa",
        )

    def _key(self, cell: str) -> str:
        return self._reading.field_of(cell) or fold_column(cell)

    def _is_name(self, cell: str) -> bool:
        return len(cell) <= LONGEST_NAME and self._names_a_column(cell)

    def _is_known(self, cell: str) -> bool:
        return self._reading.field_of(cell) is not None or fold_column(cell) in self._own

    def _is_of_names(self, cell: str) -> bool:
        return len(cell) <= LONGEST_NAME and self._reading.field_of(cell) in COLUMNS_OF_NAMES


def _initials(name: str, key: str) -> frozenset[str]:
    """With what a row may begin that has the first names again; "" is an empty cell."""
    spellings = (spelling for spelling, official in KNOWN.items() if official == key)
    written = clean_label(name).casefold()
    return frozenset(spelling[:1] for spelling in (written, fold_column(name), *spellings))
