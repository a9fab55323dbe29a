"""Readings: columns that a person has mapped, a cemetery for the whole file, and their JSON."""

import io
import json

import pytest

from services.importer.parser import Register, parse
from services.importer.reading import LONGEST_JSON, PLAIN, Reading
from services.importer.refusal import Refused
from services.importer.tests.making import TODAY

HEADER = "Campo santo;Campo;Fila;Nr.;Nome;Cognome;Note\n"
ROW = "Valdora;A;Nord;12;Rosa;Bo;vedi atto\n"
MAPPED = {
    "Campo santo": "Cemeteries_name",
    "Campo": "Sectors_name",
    "Fila": "Blocks_name",
    "NR-": "Tombs_reference",
}


def read(content: str, reading: Reading = PLAIN) -> Register:
    return parse(io.BytesIO(content.encode()), TODAY, reading)


def refusal_of(content: str, reading: Reading) -> str:
    with pytest.raises(Refused) as refusal:
        read(content, reading)
    assert refusal.value.status == 400
    return refusal.value.message


def test_mapped_columns_are_read_and_the_others_by_their_names() -> None:
    register = read(HEADER + ROW, Reading(MAPPED))
    (row,) = register

    assert row.payload
    assert row.payload[1:10:4] == ("Valdora", None, "12")
    assert (row.payload.sector, row.payload.block) == ("A", "Nord")
    assert (row.payload.name, row.payload.surname) == ("Rosa", "Bo")
    assert register.ignored_columns == ("Note",)


def test_a_column_may_be_left_out() -> None:
    register = read("Cimitero;Indirizzo\nValdora;Via Roma\n", Reading({"INDIRIZZO": None}))
    (row,) = register

    assert row.payload
    assert row.payload.address is None
    assert register.ignored_columns == ("Indirizzo",)


def test_columns_that_the_file_lacks_do_not_matter() -> None:
    reading = Reading({"Fila": "Blocks_name", "Riga": "Blocks_name"})

    assert not next(iter(read("Cimitero;Settore;Fila\nValdora;A;1\n", reading))).errors


@pytest.mark.parametrize(
    ("header", "columns"),
    [
        ("Cimitero;Fila;Riga", {"Fila": "Blocks_name", "Riga": "Blocks_name"}),
        ("Cimitero;Fila;Blocco", {"Fila": "Blocks_name"}),
    ],
)
def test_two_columns_for_one_field_are_refused(header: str, columns: dict[str, str | None]) -> None:
    message = refusal_of(header + "\nValdora;1;2\n", Reading(columns))

    assert all(f"«{name}»" in message for name in header.split(";")[1:])
    assert "«Nome del blocco»" in message


def test_of_two_spellings_one_may_be_left_out() -> None:
    (row,) = read("Cimitero;Settore;Sector\nValdora;A;B\n", Reading({"Sector": None}))

    assert row.payload
    assert row.payload.sector == "A"


@pytest.mark.parametrize("separator", [";", ",", "\t"])
@pytest.mark.parametrize("cemetery", [None, "Valdora"])
def test_the_separator_is_found_by_what_is_mapped(separator: str, cemetery: str | None) -> None:
    columns = dict(MAPPED)
    if cemetery:
        columns["Campo santo"] = "address"
    text = (HEADER + ROW).replace(";", separator)
    (row,) = read(text, Reading(columns, cemetery))

    assert row.payload
    assert row.payload.cemetery == "Valdora"
    assert row.payload.tomb == "12"


def test_every_row_without_a_cemetery_belongs_to_the_one_that_is_given() -> None:
    rows = "Settore;Cimitero\nA;\nA;\u00a0\nA;Altro\n"
    given = Reading(cemetery="  Cimitero   Maggiore ")

    cemeteries = [row.payload.cemetery for row in read(rows, given) if row.payload]
    assert cemeteries == ["Cimitero Maggiore", "Cimitero Maggiore", "Altro"]
    (row,) = read("Settore\nA\n", given)
    assert row.payload
    assert row.payload.cemetery == "Cimitero Maggiore"


def test_a_file_without_any_known_column_is_refused_even_with_a_cemetery() -> None:
    message = refusal_of("uno;due\n1;2\n", Reading(cemetery="Valdora"))

    assert "abbinate" in message


def test_a_sheet_means_nothing_to_a_csv_file() -> None:
    assert not read("Cimitero\nValdora\n", Reading(sheet="Foglio1")).warnings


@pytest.mark.parametrize(
    ("columns", "words"),
    [
        ({"Nr.": "Tomb"}, ["«Nr.»", "«Tomb»"]),
        ({"Nr.": "surname", "NR-": "epitaph"}, ["«Nr.»", "«NR-»"]),
    ],
)
def test_a_mapping_that_means_nothing_is_refused(
    columns: dict[str, str | None], words: list[str]
) -> None:
    with pytest.raises(Refused) as refusal:
        Reading(columns)
    assert refusal.value.status == 400
    assert all(word in refusal.value.message for word in words)


def test_a_cemetery_with_too_long_a_name_is_refused() -> None:
    with pytest.raises(Refused, match="200"):
        Reading(cemetery="a" * 201)
    assert Reading(cemetery=" \u200b") == PLAIN


def test_json_is_the_same_however_it_was_chosen() -> None:
    one = Reading({"Nr.": "Tombs_reference", "Note": None}, "Valdora", "Registro")
    other = Reading({"note": None, "NR-": "Tombs_reference"}, " Valdora", "Registro")

    text = '{"cemetery":"Valdora","columns":{"note":null,"nr_":"Tombs_reference"},'
    assert one == other
    assert one.to_json() == other.to_json() == text + '"sheet":"Registro"}'
    assert Reading.from_json(one.to_json()) == one


@pytest.mark.parametrize("text", ["", " \n", "{}", '{"columns":null,"cemetery":"","sheet":null}'])
def test_json_that_says_nothing_maps_nothing(text: str) -> None:
    assert Reading.from_json(text) == PLAIN


@pytest.mark.parametrize(
    "text",
    [
        "x",
        "[]",
        "[" * 20_000,
        '{"colonne":{}}',
        '{"columns":[]}',
        '{"columns":{"a":1}}',
        '{"cemetery":1}',
        '{"sheet":["a"]}',
        '{"cemetery":"\\ud800"}',
        '{"columns":{"\\udfff":null}}',
        json.dumps({"cemetery": "a" * LONGEST_JSON}),
    ],
)
def test_json_that_is_no_reading_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="abbinamento") as refusal:
        Reading.from_json(text)
    assert refusal.value.status == 400
