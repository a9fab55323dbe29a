"""The row with the names of the columns: what each one holds, and whether it is that row."""

from dataclasses import dataclass

from services.importer.called import label_of
from services.importer.cells import quoted
from services.importer.columns import REQUIRED_COLUMN, fold_column
from services.importer.reading import PLAIN, Reading
from services.importer.refusal import Refused
from services.kit.text import clean_label

FOUND = 1_000_000  # more than any number of columns


@dataclass(frozen=True, slots=True)
class Header:
    """Names as the file has them, where each known column stands, and which are not read."""

    names: tuple[str, ...]
    positions: dict[str, int]
    ignored: tuple[str, ...]


def likeness(cells: list[str], reading: Reading) -> int:
    """How much a row is the header that a reading expects; 0: it is not.

    One with the cemetery's name is; where the cemetery is given, any that names a known column.
    """
    known = [official for cell in cells if (official := reading.field_of(cell))]
    if REQUIRED_COLUMN in known:
        return FOUND
    return len(known) if reading.cemetery else 0


def read_header(cells: list[str], reading: Reading = PLAIN) -> Header:
    """Finds the known columns.

    Raises:
        Refused: a column stands twice, or there is none with the cemetery's name and none is given.
    """
    names = tuple(clean_label(cell) for cell in cells)
    seen: dict[str, int] = {}
    positions: dict[str, int] = {}
    for place, name in enumerate(names):
        if not name:
            continue
        official = reading.field_of(name)
        earlier = seen.setdefault(official or fold_column(name), place)
        if earlier != place:
            raise Refused(400, _twice(official, names[earlier], name))
        if official:
            positions[official] = place
    if REQUIRED_COLUMN not in positions and not (reading.cemetery and positions):
        raise Refused(400, missing_column(reading))
    ignored = (name for name in names if name and reading.field_of(name) is None)
    return Header(names, positions, tuple(ignored))


def missing_column(reading: Reading) -> str:
    if reading.cemetery:
        return (
            "Nella prima riga del file non c'è nessuna colonna conosciuta: vanno abbinate ai campi"
        )
    return (
        f"Nel file manca la colonna {REQUIRED_COLUMN} con il nome del cimitero: "
        "senza di essa non si può importare nulla"
    )


def _twice(official: str | None, first: str, second: str) -> str:
    if official is None or fold_column(first) == fold_column(second):
        return f"La colonna {quoted(first)} compare due volte"
    return (
        f"Le colonne {quoted(first)} e {quoted(second)} sono tutte e due per il campo "
        f"{quoted(label_of(official))}: una delle due va lasciata fuori"
    )
