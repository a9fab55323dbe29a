"""Guide, sample and guesses: what they say is what the parser does."""

import io

import pytest

from services.importer.columns import COLUMNS, KNOWN, OPTIONAL_COLUMNS, aliases
from services.importer.guessing import columns_of
from services.importer.guide import DATES, REFUSED, guide
from services.importer.guide_fields import FIELDS, Kind
from services.importer.parser import parse
from services.importer.reading import PLAIN, Reading
from services.importer.reading_schemas import ColumnsOut
from services.importer.refusal import Refused
from services.importer.sample import ROWS, sample
from services.importer.tests.making import PERSON, TODAY, one_row, parsed, written
from services.importer.tests.sheets import workbook

EXAMPLES = [(name, example) for name, field in FIELDS.items() for example in field.examples]


def guessed(header: list[str], *rows: list[str], reading: Reading = PLAIN) -> ColumnsOut:
    return columns_of(io.BytesIO(written([header, *rows]).encode()), TODAY, reading)


def fields_of(header: list[str], *rows: list[str]) -> dict[str, str | None]:
    return {column.name: column.field for column in guessed(header, *rows).columns}


def test_the_guide_tells_of_every_column_and_all_its_spellings() -> None:
    told = {column.name: column for column in guide(TODAY).columns}

    assert told.keys() == {*COLUMNS, *OPTIONAL_COLUMNS}
    assert [name for name, column in told.items() if column.required] == ["Cemeteries_name"]
    assert all(tuple(column.aliases) == aliases(name) for name, column in told.items())
    assert len({column.label for column in told.values()}) == len(told)
    assert all(column.rule and column.examples for column in told.values())


@pytest.mark.parametrize(("column", "example"), EXAMPLES)
def test_an_example_is_imported_without_a_word(column: str, example: str) -> None:
    rows = [{**PERSON, column: example}]
    header = list(rows[0])
    (row,) = parsed(written([header, [rows[0][name] for name in header]]))

    assert (row.errors, row.warnings) == ((), ())


@pytest.mark.parametrize(("column", "example"), EXAMPLES)
def test_an_example_changes_what_is_stored_unless_the_column_is_unused(
    column: str, example: str
) -> None:
    rows = [{"Cemeteries_name": "x", **PERSON, column: cell} for cell in (example, "altro 7")]
    read = [parsed(written([list(row), list(row.values())]))[0] for row in rows]
    differs = read[0].payload != read[1].payload

    assert differs is (FIELDS[column].kind is not Kind.UNUSED)


@pytest.mark.parametrize("told", guide(TODAY).dates, ids=lambda told: str(told.written))
def test_a_date_is_stored_as_the_guide_says(told: object) -> None:
    written_, stored, note = (getattr(told, name) for name in ("written", "stored", "note"))
    row = one_row(birthdate=written_)

    assert [error.about for error in row.errors] == ["birthdate"] * note.startswith(REFUSED)
    assert (row.payload.birthdate if row.payload else None) == stored
    assert bool(row.warnings) == ("avviso" in note)
    assert note == DATES[written_]


def test_the_sample_imports_without_a_word() -> None:
    register = parse(io.BytesIO(sample()), TODAY)
    rows = list(register)

    assert sample().startswith(b"\xef\xbb\xbfCemeteries_id;Cemeteries_name;")
    assert register.columns == COLUMNS
    assert (register.warnings, register.ignored_columns) == ((), ())
    assert [(row.errors, row.warnings) for row in rows] == [((), ())] * len(ROWS)
    payloads = [row.payload for row in rows if row.payload]
    assert {payload.birthdate for payload in payloads} >= {"1931-04-03", "1928"}
    assert any(payload.tomb and not payload.name for payload in payloads)
    assert any(payload.sector and not payload.block for payload in payloads)


def test_known_names_are_certain_and_close_ones_are_not() -> None:
    told = guessed(
        ["Cimitero", "Cognome del defunto", "Data di nasc.", "N. tomba", "Peso"],
        ["Valdora", "Bo", "03/04/1931", "12", "70"],
    )

    assert [(column.field, column.isCertain) for column in told.columns] == [
        ("Cemeteries_name", True),
        ("surname", False),
        ("birthdate", False),
        ("Tombs_reference", False),
        (None, False),
    ]
    assert [column.samples for column in told.columns][:2] == [["Valdora"], ["Bo"]]
    assert told.separator == ";"
    assert (told.sheets, told.sheet) == ([], None)


def test_cells_speak_against_a_guess() -> None:
    header = ["Luogo di nascita", "Data di nascita_"]

    assert fields_of(header, ["Valdora", "1931"]) == {header[0]: None, header[1]: "birthdate"}
    assert fields_of(["Data di nascite"], ["Valdora"]) == {"Data di nascite": None}
    assert fields_of(["Cognomi"], ["03/04/1931"], ["1931-04-03"]) == {"Cognomi": None}


def test_every_field_is_guessed_once_and_the_nearest_name_has_it() -> None:
    told = fields_of(["Cognomi", "Cognome_", "Cognomee"], ["a", "b", "c"])

    assert told["Cognome_"] == "surname"
    assert [name for name, field in told.items() if field == "surname"] == ["Cognome_"]


def test_of_two_known_names_for_one_field_the_first_has_it() -> None:
    told = guessed(["Tomba", "Riferimento"], ["1", "2"])

    assert [(column.field, column.isCertain) for column in told.columns] == [
        ("Tombs_reference", True),
        (None, False),
    ]


def test_what_was_chosen_before_is_certain() -> None:
    reading = Reading({"Peso": "epitaph", "Cognome": None})
    told = guessed(["Peso", "Cognome", "Cognomi"], ["a", "b", "c"], reading=reading)

    assert [(column.field, column.isCertain) for column in told.columns] == [
        ("epitaph", True),
        (None, True),
        ("surname", False),
    ]


@pytest.mark.parametrize("separator", [";", ",", "\t"])
def test_a_table_without_any_known_column_is_shown(separator: str) -> None:
    text = f"uno{separator}due{separator}\n1{separator}2{separator}x\n2{separator}2\n3\n4\n"
    told = columns_of(io.BytesIO(text.encode()), TODAY)

    assert [(column.name, column.samples) for column in told.columns] == [
        ("uno", ["1", "2", "3"]),
        ("due", ["2"]),
        ("colonna 3 senza nome", ["x"]),
    ]
    assert told.separator == separator


def test_a_name_that_stands_twice_is_refused() -> None:
    with pytest.raises(Refused, match="«NOTE»"):
        guessed(["Note", "NOTE"])


def test_the_columns_of_a_sheet() -> None:
    content = workbook(Uno=[["Nr."], [12.0]], Due=[["Cimitero"], ["Valdora"]])
    first = columns_of(io.BytesIO(content), TODAY)
    second = columns_of(io.BytesIO(content), TODAY, Reading(sheet="Due"))

    assert (first.sheet, first.sheets, first.separator) == ("Uno", ["Uno", "Due"], None)
    assert first.columns[0].samples == ["12"]
    assert second.columns[0].field == "Cemeteries_name"


def test_no_guess_has_a_name_of_its_own() -> None:
    assert not {"cognome_del_defunto", "n_tomba", "cognomi"} & KNOWN.keys()
