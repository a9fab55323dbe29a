"""Columns without a name: what stands in them is not lost in silence, and may be given a field."""

import re
from collections.abc import Iterator, Sequence
from contextlib import closing

from openpyxl.utils.cell import get_column_letter

from services.importer.cells import quoted
from services.importer.columns import fold_column
from services.importer.reading import Reading
from services.importer.source import RawRow, Rows
from services.kit.text import clean_label

TOLD = 5
_CALLED = re.compile(r"colonna_\w+_senza_nome")


def called(place: int, *, in_sheet: bool) -> str:
    """What a column without a name is called, by a person who looks at the file."""
    where = get_column_letter(place + 1) if in_sheet else place + 1
    return f"colonna {where} senza nome"


def is_called_so(name: str) -> bool:
    return _CALLED.fullmatch(fold_column(name)) is not None


def name_all(rows: Rows, reading: Reading) -> None:
    """Gives their names to the columns that have none and hold anything, and warns of those that
    are not read. What holds nothing stays without a name, and unmentioned."""
    found = _samples(rows)
    for place in found:
        rows.header[place] = called(place, in_sheet=rows.sheet is not None)
    unread = [
        (rows.header[place], sample)
        for place, sample in sorted(found.items())
        if reading.field_of(rows.header[place]) is None
    ]
    rows.warnings = (*rows.warnings, *_warnings(unread))


def _samples(rows: Rows) -> dict[int, str]:
    """The first value in each column without a name; a file that names them all is not read."""
    open_places = {place for place, name in enumerate(rows.first_row) if not clean_label(name)}
    found: dict[int, str] = {}
    if not open_places:
        return found
    with closing(rows.rows()) as raws:
        for raw in raws:
            here = _filled(raw, sorted(open_places)) if len(raw.cells) > min(open_places) else {}
            found |= here
            open_places -= here.keys()
            if not open_places:
                break
    return found


def _filled(raw: RawRow, places: Sequence[int]) -> dict[int, str]:
    within = (place for place in places if place < len(raw.cells) and raw.cells[place])
    return {place: raw.cells[place] for place in within if clean_label(raw.cells[place])}


def _warnings(unread: list[tuple[str, str]]) -> Iterator[str]:
    for name, sample in unread[:TOLD]:
        yield (
            f"La {name} contiene dati, come {quoted(sample)}, che non sono importati: le va dato "
            "un nome nel file, o abbinato un campo"
        )
    if len(unread) > TOLD:
        yield f"... e altre {len(unread) - TOLD} colonne senza nome che contengono dati"
