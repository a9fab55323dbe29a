"""Columns without a name: what they hold is told, and may be given a field."""

import io

import pytest

from services.importer.guessing import columns_of
from services.importer.mending import to_mend
from services.importer.parser import parse
from services.importer.reading import PLAIN, Reading
from services.importer.tests.making import TODAY, opened, parsed, written
from services.importer.tests.sheets import workbook

HEADER = ["Cimitero", "Settore", "Blocco", "Tomba", "Cognome", "Nome", "", "Morte", " "]
ROWS = [
    ["Valdora", "A", "B", "1", "Rossi", "Anna", "", "1900", ""],
    ["Valdora", "A", "B", "2", "Rossi", "Ugo", "dato prezioso", "1901", "\u00a0"],
]
CSV = written([HEADER, *ROWS]).encode()
WAYS = [(CSV, "colonna 7 senza nome"), (workbook(HEADER, *ROWS), "colonna G senza nome")]
TELLING = (
    "La {} contiene dati, come «dato prezioso», che non sono importati: le va dato un nome nel "
    "file, o abbinato un campo"
)


@pytest.mark.parametrize(("content", "name"), WAYS)
def test_what_it_holds_is_told_and_not_read(content: bytes, name: str) -> None:
    register = parse(io.BytesIO(content), TODAY)
    assert register.warnings == (TELLING.format(name),)
    assert register.ignored_columns == (name,)
    assert len(register.columns) == 8
    assert register.preview(2)[1][name] == "dato prezioso"
    assert not any(row.errors for row in register)


@pytest.mark.parametrize(("content", "name"), WAYS)
def test_it_is_among_the_columns_to_choose_a_field_for(content: bytes, name: str) -> None:
    found = columns_of(io.BytesIO(content), TODAY)
    assert found.warnings == [TELLING.format(name)]
    (column,) = (column for column in found.columns if column.name == name)
    assert (column.field, column.samples) == (None, ["dato prezioso"])
    assert len(found.columns) == 8


@pytest.mark.parametrize(("content", "name"), WAYS)
def test_it_is_read_as_the_field_that_is_chosen(content: bytes, name: str) -> None:
    reading = Reading(columns={name: "epitaph"})
    register = parse(io.BytesIO(content), TODAY, reading)
    assert register.warnings == register.ignored_columns == ()
    epitaphs = [row.payload.epitaph for row in register if row.payload]
    assert epitaphs == [None, "dato prezioso"]


def test_a_cell_of_it_is_seen_as_its_field_wants() -> None:
    header = [*HEADER[:3], "", *HEADER[4:6]]
    content = workbook(header, ["Valdora", "A", "B", "#N/A", "Bo", "Ida"])
    reading = Reading(columns={"colonna D senza nome": "entombment_id"})
    (row,) = parse(io.BytesIO(content), TODAY, reading)
    assert [error.about for error in row.errors] == ["entombment_id"]


@pytest.mark.parametrize("reading", [PLAIN, Reading(columns={"colonna 7 senza nome": "epitaph"})])
def test_rows_to_mend_keep_it(reading: Reading) -> None:
    content = written([HEADER, [*ROWS[1][:4], "", *ROWS[1][5:]]]).encode()
    header, row = to_mend(parse(io.BytesIO(content), TODAY, reading))
    assert dict(zip(header, row, strict=True))["colonna 7 senza nome"] == "dato prezioso"
    row[header.index("Cognome")] = "Neri"
    again = parse(io.BytesIO(written([header, row]).encode()), TODAY, reading)
    (mended,) = again
    assert mended.payload
    assert mended.payload.epitaph == ("dato prezioso" if reading.columns else None)


def test_a_note_beside_the_reasons_leaves_them_reasons() -> None:
    header, row = to_mend(opened("Cimitero;Settore;Blocco;Tomba;Nome;Cognome\nV;A;B;=1;Anna;\n"))
    header, row = to_mend(opened(written([[*header, ""], [*row, "chiedere a Ugo"]])))
    assert header.count("errore") == 1
    assert row[3] == "'=1"
    assert "chiedere a Ugo" in row


def test_one_that_holds_nothing_is_not_mentioned() -> None:
    register = opened(written([HEADER, ROWS[0]]))
    assert register.warnings == register.ignored_columns == ()
    assert len(register.columns) == 7


def test_the_repeated_header_is_still_none_of_the_rows() -> None:
    assert len(parsed(written([HEADER, ROWS[0], HEADER, ROWS[1]]))) == 2


def test_of_many_the_first_ones_are_told() -> None:
    register = opened(written([["Cimitero", *[""] * 9], ["Valdora", *"abcdefghi"]]))
    told = [warning for warning in register.warnings if warning.startswith("La colonna ")]
    assert len(told) == 5
    assert register.warnings[-1] == "... e altre 4 colonne senza nome che contengono dati"
