"""Names of the columns further down in a file, and rows within it that are none: titles, sums."""

import io
from collections.abc import Callable

import pytest

from services.importer.mending import to_mend
from services.importer.parser import parse
from services.importer.reading import PLAIN, Reading
from services.importer.rows import ParsedRow
from services.importer.tests.making import (
    TODAY,
    odd_columns,
    opened,
    parsed,
    written,
    wrong_columns,
)
from services.importer.tests.sheets import workbook

NAMES = ["Cimitero", "Settore", "Blocco", "Tomba", "Cognome", "Nome"]
ANNA = ["Valdora", "A", "B", "1", "Rossi", "Anna"]
UGO = ["Valdora", "A", "B", "2", "Verdi", "Ugo"]
OTHER = [*NAMES[:4], "Nome", "Cognome"]
BELOW = "alla linea 3 ci sono altri nomi delle colonne"


def csv_of(*rows: list[str]) -> bytes:
    return written(rows).encode()


def rows_of(content: bytes, reading: Reading = PLAIN) -> list[ParsedRow]:
    return list(parse(io.BytesIO(content), TODAY, reading))


def people(rows: list[ParsedRow]) -> list[tuple[int, str | None, str | None]]:
    return [(row.line, row.payload.surname, row.payload.name) for row in rows if row.payload]


@pytest.mark.parametrize("made", [csv_of, workbook])
@pytest.mark.parametrize(
    "other",
    [
        OTHER,
        [*NAMES, "Note"],
        ["Note", *NAMES],
        NAMES[:5],
        ["", "", "", "", "Nome", "Cognome"],
        ["Fila", "Cognome", "Nome", "Settore", "Cimitero", "Foto", "Cod.", "Tessera"],
    ],
)
def test_below_other_names_no_row_is_read(made: Callable[..., bytes], other: list[str]) -> None:
    rows = rows_of(made(NAMES, ANNA, other, UGO, UGO))
    assert people(rows) == [(2, "Rossi", "Anna")]
    assert [row.line for row in rows if row.errors] == [3, 4, 5]
    assert rows[1].errors[0].reason.startswith(f"sono nomi di colonne, «{' '.join(other).strip()}»")
    assert [BELOW in row.errors[0].reason for row in rows[2:]] == [True, True]


def test_names_of_persons_columns_where_a_person_stands_are_names() -> None:
    rows = rows_of(csv_of(NAMES, ["Cim.", "Zona", "Fila", "Num.", "Nome", "Cognome"], UGO))
    assert [bool(row.errors) for row in rows] == [True, True]


@pytest.mark.parametrize("made", [csv_of, workbook])
def test_the_first_names_hold_again_where_they_are_repeated(made: Callable[..., bytes]) -> None:
    again = ["\ufeffNome cimitero", "SETTORE", "blocco", "Numero tomba", "cognome", "nome"]
    rows = rows_of(made(NAMES, ANNA, again, UGO, OTHER, UGO, NAMES, ANNA))
    assert people(rows) == [(2, "Rossi", "Anna"), (4, "Verdi", "Ugo"), (8, "Rossi", "Anna")]
    assert [row.line for row in rows if row.errors] == [5, 6]


def test_names_of_ones_own_are_known_below_too() -> None:
    reading = Reading({"Fossa": "entombment_id", "Ala": "Sectors_name", "Fila": "Blocks_id"}, "V")
    own = ["Fossa", "Ala", "Fila", "Codice loculo"]
    content = csv_of(own, ["12", "Est", "F", "x"], [own[1], own[0], *own[2:]], ["Est", "12", "F"])
    assert [(row.line, bool(row.errors)) for row in rows_of(content, reading)] == [
        (2, False),
        (3, True),
        (4, True),
    ]


@pytest.mark.parametrize(
    "row",
    [
        ["Cimitero", "Settore", "Blocco", "1", "Rossi", "Anna"],
        ["Valdora", "Mappa", "Riquadro", "3", "Doni", "Anna"],
        ["Valdora", "A", "B", "1", "Posti", "Nascita"],
    ],
)
def test_data_that_resembles_names_of_columns_is_data(row: list[str]) -> None:
    rows = rows_of(csv_of(NAMES, row, ANNA))
    assert [(found.line, found.errors) for found in rows] == [(2, ()), (3, ())]


def test_the_rows_below_come_back_whole_to_be_mended() -> None:
    header, names, row = to_mend(opened(csv_of(NAMES, ANNA, OTHER, UGO)))
    assert header == [*NAMES, "errore"]
    assert (names[:6], row[:6]) == (OTHER, UGO)
    again = parsed(written([header, names, row]))
    assert [bool(found.errors) for found in again] == [True, True]
    assert people(parsed(written([[*OTHER, "errore"], row]))) == [(2, "Ugo", "Verdi")]


def test_a_row_mended_above_other_names_is_no_longer_in_error() -> None:
    unnamed = [*UGO[:5], ""]
    header, row, *below = to_mend(opened(csv_of(NAMES, ANNA, OTHER, UGO, NAMES, unnamed)))
    assert (row[:6], [cells[:6] for cells in below]) == (unnamed, [OTHER, UGO])
    mended = parsed(written([header, [*UGO, ""], *below]))
    assert people(mended) == [(2, "Verdi", "Ugo")]


def test_our_own_columns_of_a_file_to_mend_are_not_called_unread() -> None:
    names = [*NAMES, "Note", "di troppo 1", "errore"]
    assert opened(written([names, [*ANNA, "x", "", "Riga 1"]])).ignored_columns == ("Note",)


@pytest.mark.parametrize("made", [csv_of, workbook])
def test_a_title_within_the_rows_is_told(made: Callable[..., bytes]) -> None:
    title = ["Registro pag. 2"]
    rows = rows_of(made(NAMES, ANNA, title, NAMES, UGO, title, ["Valdora"], ["VALDORA "]))
    assert [(row.line, odd_columns(row)) for row in rows if row.warnings] == [
        (3, ["Cemeteries_name"])
    ]
    assert (
        rows[1]
        .warnings[0]
        .reason.startswith(
            "la riga ha soltanto «Registro pag. 2»: apre il cimitero «Registro pag. 2», che sopra"
        )
    )


@pytest.mark.parametrize(
    ("row", "is_told"),
    [
        (["Totali defunti", "", "", "", "", "", "4"], False),
        (["Aggiornato al", "2020"], True),
        (["Pagina", "", "", "", "", "", "Note"], True),
        (["Pieve", "Nord", "1"], False),
    ],
)
def test_so_is_a_label_with_its_value(row: list[str], is_told: bool) -> None:
    found = rows_of(csv_of([*NAMES, "Note"], [*ANNA, ""], row))[1]
    assert bool(found.warnings) == is_told


def test_where_the_cemetery_is_given_a_title_seems_a_sector() -> None:
    content = csv_of(NAMES[1:], ANNA[1:], ["Pagina 2"], UGO[1:], ["A"])
    rows = rows_of(content, Reading(cemetery="Valdora"))
    assert [(row.line, odd_columns(row)) for row in rows if row.warnings] == [(3, ["Sectors_name"])]


def test_a_register_of_nothing_but_cemeteries_is_not_doubted() -> None:
    assert not any(row.warnings for row in parsed("Cimitero\nValdora\nPieve\n"))
    assert not any(row.warnings for row in parsed("Cimitero;Indirizzo\nValdora;via Roma\n"))


@pytest.mark.parametrize(
    ("row", "column"),
    [
        (["Totale", "2"], "Cemeteries_name"),
        (["TOTALE SEPOLTURE: 125"], "Cemeteries_name"),
        (["Valdora", "Subtotale", "3"], "Sectors_name"),
        (["Valdora", "A", "Totali"], "Blocks_id"),
    ],
)
def test_a_sum_is_no_place(row: list[str], column: str) -> None:
    (_, found) = rows_of(csv_of(NAMES, ANNA, row))
    assert wrong_columns(found) == [column]
    assert "se la riga è una somma, va tolta" in found.errors[0].reason
    assert not rows_of(csv_of(NAMES, ["Valdora", "Totalità", "B", "1", "Totale", "Ada"]))[0].errors


def test_an_empty_cell_below_another_cemetery_than_the_given_one_is_told() -> None:
    named = ["", "Pieve", "", "Valdora", ""]
    content = csv_of(NAMES, *([name, *ANNA[1:]] for name in named))
    rows = rows_of(content, Reading(cemetery="Valdora"))
    told = [(row.line, odd_columns(row)) for row in rows if row.warnings]
    assert told == [(4, ["Cemeteries_name"])]
