"""Rows: which count, which are complete, and that no bytes make the parser fall."""

import json
from contextlib import suppress

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from services.importer.columns import COLUMNS
from services.importer.findings import entry
from services.importer.payload import PAYLOAD_COLUMNS
from services.importer.refusal import Refused
from services.importer.tests.making import (
    PERSON,
    one_row,
    opened,
    parsed,
    table,
    written,
    wrong_columns,
)

HEADER = ";".join(COLUMNS).encode() + b"\n"
CELLS = st.text(st.characters(codec="utf-8", exclude_characters="\0"), max_size=20)
NAMES = st.text(st.characters(categories=["L"]), min_size=1, max_size=20)


@given(st.binary(max_size=300))
@example(b'"')
@example(b"sep=")
@example(b"\xff\xfe")
@example(b"\xff\xfe\xff")
def test_any_bytes_are_rows_or_a_refusal(content: bytes) -> None:
    for data in (content, HEADER + content):
        with suppress(Refused):
            assert all(bool(row.errors) == (row.payload is None) for row in parsed(data))


@given(st.lists(st.lists(CELLS, min_size=33, max_size=33), max_size=4))
def test_every_row_that_was_written_is_read(rows: list[list[str]]) -> None:
    filled = [["Valdora", *row[1:]] for row in rows]
    read = parsed(written([list(COLUMNS), *filled], end="\r\n"))
    assert len(read) == len(filled)
    for row in read:
        json.dumps(row.payload)


@given(NAMES, NAMES, st.text(st.characters(categories=["L", "P", "N"]), max_size=99))
@pytest.mark.parametrize("separator", [";", ",", "\t"])
def test_names_and_epitaphs_come_back_as_written(
    separator: str, name: str, surname: str, epitaph: str
) -> None:
    rows = table({**PERSON, "Deceaseds_name": name, "surname": surname, "epitaph": epitaph})
    (row,) = parsed(written(rows, separator))

    import_of_itself = one_row(Deceaseds_name=name, surname=surname, epitaph=epitaph)
    assert row == import_of_itself


def test_a_good_row_is_one_flat_json_able_tuple() -> None:
    payload = one_row(birthdate="1900", capacity="2", user_id="17").payload
    assert payload
    assert PAYLOAD_COLUMNS[0] == "row"
    assert len(json.loads(json.dumps(payload))) == len(PAYLOAD_COLUMNS) == 32
    assert payload.import_owner == "17"
    assert payload.reserved is False


@pytest.mark.parametrize("column", PERSON)
def test_a_person_needs_name_surname_and_all_levels(column: str) -> None:
    assert wrong_columns(one_row(**{column: " "})) == [column]


def test_a_nominative_does_not_stand_for_the_names() -> None:
    row = one_row(Deceaseds_name="", surname="", nominative="Fantuzzi Teresa")
    assert wrong_columns(row) == ["Deceaseds_name", "surname"]


@pytest.mark.parametrize(
    "column",
    ["nominative", "import_name", "fiscal_code", "birthdate", "epitaph", "Deceaseds_picture"],
)
def test_whatever_tells_of_a_person_needs_one(column: str) -> None:
    value = "1900" if column.endswith("date") else "x"
    row = one_row(**{"Deceaseds_name": "", "surname": "", column: value})
    assert wrong_columns(row) == ["Deceaseds_name", "surname"]


def test_a_row_may_stop_early() -> None:
    levels = ["Cemeteries_name", "Sectors_name", "Blocks_id", "entombment_id"]
    for depth in range(1, 5):
        cells = {name: PERSON[name] for name in levels[:depth]}
        (row,) = parsed(written(table({**cells, "gifts": "0", "Deceaseds_enabled": "1"})))
        assert row.payload
        present = [row.payload.sector, row.payload.block, row.payload.tomb]
        assert [bool(level) for level in present] == [place < depth for place in (1, 2, 3)]
        assert row.payload.surname is None


def test_a_level_needs_those_above_it() -> None:
    (row,) = parsed(written(table({"Cemeteries_name": "Valdora", "entombment_id": "L-1"})))
    assert wrong_columns(row) == ["Sectors_name", "Blocks_id"]
    (row,) = parsed(written(table({"surname": "Rossi", "capacity": "0"})))
    assert wrong_columns(row)[:3] == ["capacity", "Cemeteries_name", "Sectors_name"]


def test_rows_may_be_shorter_but_not_longer_than_the_header() -> None:
    header, full = table(PERSON)
    until_surname = full[: COLUMNS.index("surname") + 1]
    rows = parsed(written([header, until_surname, [*full, "", " "], [*full, "", "oltre"]]))

    assert [wrong_columns(row) for row in rows] == [[], [], ["campi"]]


def test_blank_rows_do_not_exist() -> None:
    rows = parsed(HEADER + b"\n;;;\n \t;\xc2\xa0\n;Valdora\n")
    assert [(row.row, row.line) for row in rows] == [(1, 5)]


def test_a_message_says_where_and_what() -> None:
    row = one_row(birthdate="31/02/1950", capacity="due")
    assert entry(row.row, row.line, row.errors) == (
        "Riga 1 (linea 2): capacity: «due» non è un numero intero di posti; "
        "birthdate: «31/02/1950» non è un giorno che esiste"
    )


def test_the_same_place_in_many_rows_warns_in_each() -> None:
    rows = table(*[{**PERSON, "Sectors_coordinates": "n.d."}] * 3)
    assert [len(row.warnings) for row in parsed(written(rows))] == [1, 1, 1]


def test_a_preview_shows_the_cells_by_column() -> None:
    register = opened("Cemeteries_name;colore;\n Valdora ;rosso;\nAltro\n\nTerzo;\n")
    assert register.preview(2) == [
        {"Cemeteries_name": "Valdora", "colore": "rosso"},
        {"Cemeteries_name": "Altro", "colore": ""},
    ]
