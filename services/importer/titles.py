"""Titles above the names of the columns: which of the first rows of a file has the names."""

from collections.abc import Sequence

from services.importer.cells import quoted
from services.importer.columns import REQUIRED_COLUMN, fold_column
from services.importer.reading import Reading
from services.importer.refusal import Refused
from services.kit.text import clean_label

TITLE_ROWS = 10  # at most so many stand above the names of the columns
SHOWN = 4
PLAIN_HEADER = 3  # known columns that no row of a title or of a register names by chance


def header_place(rows: Sequence[Sequence[str]], reading: Reading) -> int:
    """Of the first rows that hold anything, the one with the names of the columns.

    The first, unless another one plainly has the names: several that are known, below rows with
    half as many cells at most; or several that may be names, below nothing but lines of one cell.

    Raises:
        Refused: what stands above the names may be data, or names a column itself; or a row below
            has more names.
    """
    known = [_columns_named(row, reading) for row in rows]
    plain = (place for place, columns in enumerate(known) if _is_plain(columns, reading))
    place = next(plain, 0)
    if place:
        _must_be_titles(rows[:place], rows[place], reading)
    elif known and not known[0]:
        place = _below_titles(rows, known)
    _must_be_all(rows[place:], known[place:])
    return place


def has_plain_header(rows: Sequence[Sequence[str]], reading: Reading) -> bool:
    return any(_is_plain(_columns_named(row, reading), reading) for row in rows)


def is_table(rows: Sequence[Sequence[str]], reading: Reading) -> bool:
    """Whether any row has more cells than a label and its value, or the first one names columns
    and nothing else."""
    first = [cell for row in rows[:1] for cell in row if clean_label(cell)]
    return any(_filled(row) >= PLAIN_HEADER for row in rows) or all(map(reading.field_of, first))


def has_words_only(row: Sequence[str]) -> bool:
    return all(any(map(str.isalpha, cell)) for cell in row if clean_label(cell))


def told(line: int, names: Sequence[str], above: Sequence[Sequence[str]]) -> str:
    """What is passed over is shown, for it may be data after all."""
    passed = ", ".join(map(_shown, above[:SHOWN]))
    more = ", ..." if len(above) > SHOWN else ""
    return (
        f"I nomi delle colonne sono alla riga {line}, {_shown(names)}: non si legge ciò che sta "
        f"sopra, {passed}{more}"
    )


def doubts(rows: Sequence[Sequence[str]]) -> tuple[str, ...]:
    """Of the names that were found, and of the rows below them: whether they seem a title."""
    if not rows or _filled(rows[0]) != 1 or all(_filled(row) < PLAIN_HEADER for row in rows[1:]):
        return ()
    return (
        f"La riga dei nomi delle colonne ha soltanto {_shown(rows[0])}: se è un titolo, va tolta, "
        "e così tutto ciò che sta sopra i nomi",
    )


def _is_plain(columns: set[str], reading: Reading) -> bool:
    is_placed = REQUIRED_COLUMN in columns or reading.cemetery is not None
    return is_placed and len(columns) >= PLAIN_HEADER


def _must_be_titles(
    above: Sequence[Sequence[str]], header: Sequence[str], reading: Reading
) -> None:
    """Rows of data have about as many cells as there are columns, or as each other: nobody passes
    them over."""
    names_one = bool(_columns_named(above[0], reading))
    sizes = list(map(_filled, above))
    crowded = (
        row
        for row, size in zip(above, sizes, strict=True)
        if 2 * size > _filled(header) or (size >= PLAIN_HEADER and sizes.count(size) > 1)
    )
    doubtful = above[0] if names_one else next(crowded, None)
    if doubtful is not None:
        raise Refused(
            400,
            "I nomi delle colonne non sono nella prima riga, e sopra di essi c'è qualcosa che non "
            f"è un titolo: {_shown(doubtful)}. Le righe sopra i nomi vanno tolte, o spostate sotto",
        )


def _must_be_all(rows: Sequence[Sequence[str]], known: Sequence[set[str]]) -> None:
    """Below the names no row has more of them: a table may have them on two rows."""
    for row, columns in zip(rows, known, strict=True):
        if known[0] and len(columns) >= PLAIN_HEADER and len(columns) > len(known[0]):
            raise Refused(
                400,
                f"I nomi delle colonne sembrano stare su due righe: {_shown(rows[0])} e, sotto, "
                f"{_shown(row)}. Devono stare tutti in una riga sola, anche quello del cimitero",
            )


def _shown(row: Sequence[str]) -> str:
    return quoted(" ".join(filter(None, map(clean_label, row))))


def _below_titles(rows: Sequence[Sequence[str]], known: Sequence[set[str]]) -> int:
    sizes = list(map(_filled, rows))
    place = next((place for place, size in enumerate(sizes) if size > 1), 0)
    is_under_titles = place > 0 and not any(known[:place])
    is_above_rows = sizes[place + 1 : place + 2] != [1]
    are_several = sizes[place] >= PLAIN_HEADER or bool(known[place])
    is_header = is_under_titles and is_above_rows and are_several
    return place if is_header and _may_be_names(rows[place]) else 0


def _may_be_names(row: Sequence[str]) -> bool:
    """Words, each only once."""
    names = [fold_column(cell) for cell in row if clean_label(cell)]
    return len(set(names)) == len(names) and has_words_only(row)


def _columns_named(row: Sequence[str], reading: Reading) -> set[str]:
    return {official for cell in row if (official := reading.field_of(cell))}


def _filled(row: Sequence[str]) -> int:
    return sum(bool(clean_label(cell)) for cell in row)
