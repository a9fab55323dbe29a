"""Workbooks: what their cells become, which sheet is read, and which files are refused."""

import io
from datetime import date, datetime
from typing import Any

import pytest
import xlsxwriter

from services.importer.mending import to_mend
from services.importer.parser import Register, parse
from services.importer.reading import PLAIN, Reading
from services.importer.refusal import Refused
from services.importer.rows import ParsedRow
from services.importer.source import Source
from services.importer.tests.cases import ACCEPTED, FOLDER, by_file
from services.importer.tests.making import PERSON, TODAY, opened, table, written
from services.importer.tests.sheets import Cell, as_texts, made, workbook
from services.registry.exports import columns as of
from services.registry.exports.books import XlsxBook

HEADER = ["Cimitero", "Settore", "Blocco", "Tomba", "Nome", "Cognome", "Nascita"]
GOOD: list[Cell] = ["Valdora", "A", "Nord", "12", "Rosa", "Bo", date(1931, 4, 3)]


def read(content: bytes, reading: Reading = PLAIN) -> Register:
    return parse(io.BytesIO(content), TODAY, reading)


def refusal_of(content: bytes, reading: Reading = PLAIN) -> str:
    with pytest.raises(Refused) as refusal:
        list(read(content, reading))
    assert refusal.value.status == 400
    return refusal.value.message


def cells_of(content: bytes) -> list[str]:
    (raw,) = read(content).raw_rows()
    return raw.cells


@pytest.mark.parametrize("case", ACCEPTED, ids=by_file)
def test_a_case_tells_the_same_as_a_sheet_of_texts(case: dict[str, Any]) -> None:
    path = FOLDER / case["file"]
    rows = list(Source(path).rows())
    broken = {raw.line for raw in rows if not raw.well_quoted}
    sheet = read(as_texts(Source(path).first_row, [raw for raw in rows if raw.well_quoted]))
    expected = [row for row in parse(path, TODAY) if row.line not in broken]

    assert [told(row) for row in sheet] == [told(row) for row in expected]


def told(row: ParsedRow) -> tuple[object, ...]:
    """All but its ordinal, which rows left out change, and how many columns are counted."""
    errors = [error.about if error.about == "campi" else error for error in row.errors]
    return row.line, errors, row.warnings, row.payload and row.payload[1:]


def test_typed_cells_are_read_as_they_are_shown() -> None:
    def fill(book: xlsxwriter.Workbook, sheet: Any) -> None:
        sheet.write_row(0, 0, ["Cimitero", *(f"c{number}" for number in range(12))])
        day, month, year, clock = (
            book.add_format({"num_format": code})
            for code in ("d mmmm yyyy", "mmm-yy", 'yyyy" d.C."', "hh:mm")
        )
        sheet.write_row(1, 0, ["Valdora", 12, 12.0, 45.123456, 0.0000005, -3])
        sheet.write_boolean(1, 6, True)
        sheet.write_boolean(1, 7, False)
        sheet.write_datetime(1, 8, datetime(1931, 4, 1), day)
        sheet.write_datetime(1, 9, datetime(1931, 4, 1), month)
        sheet.write_datetime(1, 10, datetime(1931, 1, 1), year)
        sheet.write_datetime(1, 11, datetime(1931, 4, 3, 15, 30), day)
        sheet.write_number(1, 12, 0.5, clock)

    assert cells_of(made(fill)) == [
        "Valdora",
        *("12", "12", "45,123456", "0,0000005", "-3", "1", "0"),
        *("01/04/1931", "04/1931", "1931", "03/04/1931 15:30:00", "12:00:00"),
    ]


def test_a_time_of_day_is_no_date() -> None:
    (row,) = read(workbook(HEADER, [*GOOD[:-1], datetime(1931, 4, 3, 12)]))

    assert [error.about for error in row.errors] == ["birthdate"]
    assert "03/04/1931 12:00:00" in row.errors[0].reason


def test_a_formula_counts_by_its_kept_value() -> None:
    def fill(book: xlsxwriter.Workbook, sheet: Any) -> None:
        sheet.write_row(0, 0, ["Cimitero", "Settore", "Blocco"])
        sheet.write_formula(1, 0, '="Val"&"dora"', None, "Valdora")
        sheet.write_formula(1, 1, "=1/0", None, "#DIV/0!")
        sheet.write_formula(1, 2, "=VLOOKUP(1,A1:B2,2)", None, "#N/A")

    (row,) = read(made(fill))

    assert [(error.about, error.reason) for error in row.errors] == [
        ("Sectors_name", "la cella del foglio contiene l'errore #DIV/0!"),
        ("Blocks_id", "la cella del foglio contiene l'errore #N/D"),
    ]


def test_an_error_in_a_column_that_is_not_read_does_not_matter() -> None:
    assert not next(iter(read(workbook([*HEADER, "Età"], [*GOOD, "#N/A"])))).errors


def test_one_bad_cell_is_one_error() -> None:
    (row,) = read(workbook(HEADER, [*GOOD[:-1], "#VALUE!"]))

    assert [error.about for error in row.errors] == ["birthdate"]


def test_a_formula_gone_wrong_is_told_again_when_the_mended_rows_come_back() -> None:
    register = read(workbook(HEADER, [*GOOD[:3], "#REF!", *GOOD[4:]], GOOD))
    again = opened(written(to_mend(register)))

    assert [[error.about for error in row.errors] for row in again] == [["entombment_id"]]


def test_the_line_is_the_row_of_the_sheet() -> None:
    register = read(workbook([], ["", " "], HEADER, [], GOOD, [None, "\u00a0"], GOOD))

    assert [(row.row, row.line) for row in register] == [(1, 5), (2, 7)]
    assert register.columns == tuple(HEADER)


def test_control_characters_come_as_they_were_written() -> None:
    rows = [["Cimitero", "Indirizzo"], ["Valdora", "Via\rRoma\0 1\x07"]]

    assert cells_of(workbook(*rows)) == ["Valdora", "Via\rRoma 1\x07"]


def test_what_stands_beyond_the_last_column_is_told() -> None:
    (row,) = read(workbook(HEADER, [*GOOD, "", "nota"]))

    assert [error.about for error in row.errors] == ["campi"]


def test_the_first_sheet_that_holds_anything_is_read() -> None:
    content = workbook(Vuoto=[], Registro=[HEADER, GOOD], Altro=[["x"]])
    register = read(content)

    assert register.sheets == ("Vuoto", "Registro", "Altro")
    assert register.sheet == "Registro"
    assert register.warnings == (
        "Del file si legge il foglio «Registro»; non si leggono «Vuoto», «Altro»",
    )
    assert len(list(register)) == 1


def test_a_sheet_is_read_by_its_name() -> None:
    content = workbook(Primo=[["x"]], Registro=[HEADER, GOOD])

    register = read(content, Reading(sheet="registro "))
    assert register.sheet == "Registro"
    assert register.warnings == ()
    assert "«Primo», «Registro»" in refusal_of(content, Reading(sheet="Terzo"))


def test_a_sheet_without_the_names_of_the_columns_is_refused_by_its_name() -> None:
    notes: list[list[Cell]] = [["solo appunti", "di ieri", "e di oggi"]]
    register: list[list[Cell]] = [[*HEADER], GOOD]
    content = workbook(**{"Note": notes, "Registro 2": register})

    assert refusal_of(content).endswith(
        "La prima riga non sembra quella dei nomi delle colonne, perché contiene «solo appunti»: "
        "se è un titolo, va tolta. Foglio letto: «Note». Altri fogli: «Registro 2». "
        "Scegliere il foglio da leggere"
    )
    assert "Foglio letto" not in refusal_of(workbook(["Nome", "Cognome"], ["Rosa", "Bo"]))
    assert "non sembra" not in refusal_of(workbook(["Nome", "Cognome"], ["Rosa", "Bo"]))


def test_the_only_sheet_is_read_whatever_is_asked_for() -> None:
    register = read(workbook(HEADER, GOOD), Reading(sheet="Foglio1"))

    assert len(list(register)) == 1
    assert register.warnings == (
        "Il foglio «Foglio1» non c'è: si legge «Registro», l'unico del file",
    )


def test_a_hidden_sheet_is_not_read() -> None:
    def fill(book: xlsxwriter.Workbook, sheet: Any) -> None:
        sheet.write_row(0, 0, ["elenco"])
        sheet.hide()
        seen = book.add_worksheet("Visibile")
        seen.write_row(0, 0, ["Cimitero"])
        seen.activate()

    assert read(made(fill)).sheets == ("Visibile",)


def test_a_sheet_has_no_separator_and_is_read_as_often_as_wanted() -> None:
    register = read(workbook(HEADER, *[GOOD] * 3000))

    assert list(register) == list(register)
    positions = [(row, register.position)[1] for row in register]
    assert positions == sorted(positions)
    assert 0 < positions[0] < positions[-1] == register.size


def test_an_export_of_persons_comes_back() -> None:
    person = dict(PERSON, Sectors_name="'=A", birthdate="1931-04", deathdate="2001-02-03")
    titles = {
        "Cimitero": "Cemeteries_name",
        "Settore": "Sectors_name",
        "Blocco": "Blocks_id",
        "Tomba": "entombment_id",
        "Nome": "Deceaseds_name",
        "Cognome": "surname",
        "Data di nascita": "birthdate",
        "Data di morte": "deathdate",
    }
    file = io.BytesIO()
    book = XlsxBook(file, of.DECEASED_COLUMNS, "Defunti")
    book.add([[person.get(titles.get(c.title, "")) for c in of.DECEASED_COLUMNS]])
    book.finish()
    book.close()

    (row,) = read(file.getvalue())
    (expected,) = opened(written(table(person)))
    assert row.payload == expected.payload
