"""Headers: official names, other spellings, columns that stand twice."""

import pytest

from services.importer.columns import COLUMNS, KNOWN, OPTIONAL_COLUMNS, aliases
from services.importer.header import read_header
from services.importer.reading import Reading
from services.importer.refusal import Refused
from services.importer.tests.making import PERSON, opened, parsed, table, written

EVERY_COLUMN = (*COLUMNS, *OPTIONAL_COLUMNS)


def test_there_are_33_columns() -> None:
    assert len(COLUMNS) == 33
    assert COLUMNS[1] == "Cemeteries_name"
    assert COLUMNS[-1] == "Deceaseds_enabled"


@pytest.mark.parametrize("column", EVERY_COLUMN)
def test_a_column_is_found_under_every_spelling(column: str) -> None:
    for spelling in (column, *aliases(column)):
        for shown in (spelling, spelling.upper(), f" {spelling}\u00a0", f"\ufeff{spelling}"):
            cells = [shown] if column == "Cemeteries_name" else ["Cemeteries_name", shown]
            assert read_header(cells).positions[column] == len(cells) - 1


@pytest.mark.parametrize(
    "spelling",
    ["Data di nascita", "Capacità", "codice-fiscale", "Nome Settore", "Foto Defunto"],
)
def test_blanks_accents_and_hyphens_do_not_matter(spelling: str) -> None:
    assert not read_header(["Cimitero", spelling]).ignored


def test_italian_headers_are_read() -> None:
    row = ["Valdora", "A", "Nord", "12", "Niccolò", "Foà", "03/04/1931", "45.1, 9.2"]
    header = ["Cimitero", "Settore", "Blocco", "Tomba", "Nome", "Cognome", "Nascita", "GPS"]
    (read,) = parsed(written([header, row]))

    assert read.payload
    assert read.payload.block == "Nord"
    assert read.payload.tomb == "12"
    assert read.payload.birthdate == "1931-04-03"
    assert read.payload.tomb_coordinates == "45.1, 9.2"


@pytest.mark.parametrize(
    "header",
    [
        ["Cemeteries_name", "surname", "SURNAME "],
        ["Cemeteries_name", "surname", "cognome"],
        ["Cemeteries_name", "note", "Note"],
    ],
)
def test_a_column_that_stands_twice_is_refused(header: list[str]) -> None:
    with pytest.raises(Refused, match=r"surname|note") as refusal:
        read_header(header)
    assert refusal.value.status == 400


def test_two_columns_for_one_field_are_told_by_their_own_names() -> None:
    reading = Reading(columns={"Casato": "surname", "Battesimo": "surname"})
    with pytest.raises(Refused) as refusal:
        read_header(["Cimitero", "Casato", "Battesimo"], reading)
    told = refusal.value.message
    assert told.startswith("Le colonne «Casato» e «Battesimo» sono tutte e due per il campo")
    assert ("«Cognome del defunto»" in told, "surname" in told) == (True, False)


def test_nameless_and_unknown_columns_are_not_read() -> None:
    register = opened("Cemeteries_name;;colore;\nValdora;x;rosso;y\n")

    nameless = ("colonna 2 senza nome", "colonna 4 senza nome")
    assert register.columns == ("Cemeteries_name", nameless[0], "colore", nameless[1])
    assert register.ignored_columns == (nameless[0], "colore", nameless[1])
    assert not next(iter(register)).errors


def test_names_win_over_old_numbers() -> None:
    rows = table({**PERSON, "Blocks_id": "12", "entombment_id": "4711"})
    rows[0] += ["Blocks_name", "Tombs_reference"]
    (named, unnamed) = parsed(
        written([rows[0], rows[1] + ["Nord 1", "L-1"], rows[1] + ["Nord 1", ""]])
    )

    assert named.payload
    assert (named.payload.block, named.payload.tomb) == ("Nord 1", "L-1")
    assert [error.about for error in unnamed.errors] == ["entombment_id"]


def test_no_spelling_belongs_to_two_columns() -> None:
    spellings = [alias for column in EVERY_COLUMN for alias in aliases(column)]
    assert len(spellings) == len(set(spellings))
    assert set(spellings) <= set(KNOWN)
