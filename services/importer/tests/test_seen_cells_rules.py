"""Cells of a workbook that are not what they seem: each is read as it is seen, or told of."""

import io
import zipfile
from datetime import date, datetime
from typing import Any

import openpyxl
import pytest
import xlsxwriter

from services.importer.mending import to_mend
from services.importer.parser import Register, parse
from services.importer.rows import ParsedRow
from services.importer.tests.making import TODAY, opened, written
from services.importer.tests.sheets import Cell, made, with_parts, workbook

HEADER = [
    "Cimitero",
    "Settore",
    "Blocco",
    "Tomba",
    "Nome",
    "Cognome",
    "Nascita",
    "Posti",
    "Età",
    "Scadenza",
]
GOOD: list[Any] = ["Valdora", "A", "Nord", "12", "Rosa", "Bo", "1931", 1, "", ""]
TOMB, BORN, PLACES, AGE, ENDS = 3, 6, 7, 8, 9


def read(content: bytes) -> Register:
    return parse(io.BytesIO(content), TODAY)


def with_cell(column: int, value: Cell, code: str = "General") -> Register:
    """A good row, but for one cell with its format."""

    def fill(book: xlsxwriter.Workbook, sheet: Any) -> None:
        sheet.write_row(0, 0, HEADER)
        sheet.write_row(1, 0, GOOD)
        sheet.write(1, column, value, book.add_format({"num_format": code}))

    return read(made(fill))


def row_with(column: int, value: Cell, code: str = "General") -> ParsedRow:
    (row,) = with_cell(column, value, code)
    return row


def told(row: ParsedRow) -> list[tuple[str, str]]:
    return [(about, reason) for about, reason in (*row.errors, *row.warnings)]


@pytest.mark.parametrize(
    ("value", "code", "seen"),
    [
        (7, "000", "007"),
        (7, '"L-"000', "L-007"),
        (7, '0"/A"', "7/A"),
        (1234, "#,##0", "1.234"),
        (12.5, "General", "12,5"),
        (0.1 + 0.2, "General", "0,3"),
        (999_999_999_999_999, "0", "999999999999999"),
        (True, "General", "VERO"),
        ("7", '"L-"@', "L-7"),
    ],
)
def test_a_reference_is_read_as_it_is_seen(value: Cell, code: str, seen: str) -> None:
    row = row_with(TOMB, value, code)

    assert not told(row)
    assert row.payload
    assert row.payload.tomb == seen


def test_tombs_with_the_same_number_and_other_looks_stay_apart() -> None:
    def fill(book: xlsxwriter.Workbook, sheet: Any) -> None:
        sheet.write_row(0, 0, HEADER)
        for line, code in enumerate(("000", '"L-"000', '0"/A"'), 1):
            sheet.write_row(line, 0, GOOD)
            sheet.write_number(line, TOMB, 7, book.add_format({"num_format": code}))

    references = [row.payload and row.payload.tomb for row in read(made(fill))]
    assert references == ["007", "L-007", "7/A"]


@pytest.mark.parametrize("code", ["0.00", "#,##0", "000", '0" posti"'])
def test_a_number_is_counted_whatever_it_looks_like(code: str) -> None:
    row = row_with(PLACES, 2, code)

    assert not told(row)
    assert row.payload
    assert row.payload.capacity == 2


def test_half_a_place_is_no_place_though_it_is_seen_as_one() -> None:
    assert told(row_with(PLACES, 2.5, "0")) == [
        ("capacity", "«2,5» non è un numero intero di posti")
    ]


@pytest.mark.parametrize(
    ("value", "code", "born"), [(1930, "#,##0", "1930"), (1900, '"ca. "0', "1900")]
)
def test_a_year_may_be_a_number(value: int, code: str, born: str) -> None:
    row = row_with(BORN, value, code)

    assert row.payload
    assert row.payload.birthdate == born


def test_a_rounded_reference_is_told() -> None:
    row = row_with(TOMB, 12.5, "0")

    assert row.payload
    assert row.payload.tomb == "13"
    assert told(row) == [
        ("entombment_id", "la cella D2 mostra «13» ma contiene 12,5: vale come si vede")
    ]


def test_a_format_that_is_not_understood_is_never_guessed() -> None:
    reason = (
        "contiene «{}» con il formato «# ?/?», che non si sa leggere: "
        "va scritta come testo, come si vede"
    )
    (error,) = row_with(TOMB, 0.25, "# ?/?").errors
    (warning,) = row_with(PLACES, 2, "# ?/?").warnings

    assert error == ("entombment_id", "la cella D2 " + reason.format("0,25"))
    assert warning == ("capacity", "la cella H2 " + reason.format("2"))
    assert not told(row_with(AGE, 0.25, "# ?/?"))


@pytest.mark.parametrize("column", [TOMB, PLACES, BORN])
def test_a_number_beyond_fifteen_digits_is_an_error(column: int) -> None:
    (error,) = row_with(column, 123456789012345678).errors

    assert "ne conserva 15 cifre" in error.reason


@pytest.mark.parametrize(
    ("code", "typed"),
    [("d-mmm", "12/1"), ("d/m", "12/1"), ("mmm-yy", "1/2026"), ("dd/mm/yyyy", "12/1/2026")],
)
def test_a_date_in_a_reference_is_an_error(code: str, typed: str) -> None:
    row = row_with(TOMB, datetime(2026, 1, 12), code)

    assert told(row) == [
        (
            "entombment_id",
            f"la cella D2 contiene una data (12/01/2026): forse Excel ha trasformato «{typed}», "
            "che va scritto come testo",
        )
    ]


@pytest.mark.parametrize(
    ("value", "code", "time"), [(0.5, "h:mm", "12:00:00"), (1.25, "[h]:mm", "30:00:00")]
)
def test_a_time_in_a_reference_is_an_error(value: float, code: str, time: str) -> None:
    (error,) = row_with(TOMB, value, code).errors

    assert f"contiene un'ora ({time})" in error.reason


@pytest.mark.parametrize(
    ("code", "born"), [("yyyy", "2001"), ("mm/yyyy", "2001-03"), ("mmmm yyyy", "2001-03")]
)
def test_a_date_is_as_precise_as_it_is_seen_and_the_rest_is_told(code: str, born: str) -> None:
    row = row_with(BORN, datetime(2001, 3, 4), code)

    assert row.payload
    assert row.payload.birthdate == born
    (warning,) = row.warnings
    assert warning.reason.endswith("ma contiene 04/03/2001: vale come si vede")


@pytest.mark.parametrize(
    ("day", "code", "born"),
    [
        (datetime(2001, 1, 1), "yyyy", "2001"),
        (datetime(2001, 3, 1), "mm/yyyy", "2001-03"),
        (datetime(2001, 3, 4), "dd/mm/yy", "2001-03-04"),
    ],
)
def test_a_date_that_hides_nothing_is_read_without_a_word(day: date, code: str, born: str) -> None:
    row = row_with(BORN, day, code)

    assert not told(row)
    assert row.payload
    assert row.payload.birthdate == born


def test_the_end_of_a_concession_is_the_day_that_the_cell_holds() -> None:
    row = row_with(ENDS, datetime(2030, 12, 31), "mm/yyyy")

    assert row.payload
    assert row.payload.permit_expiration_date == "2030-12-31"
    (warning,) = row.warnings
    assert warning.reason.endswith(
        "mostra «12/2030» ma contiene 31/12/2030: vale il giorno che contiene"
    )


def test_a_date_without_its_year_is_an_error() -> None:
    assert told(row_with(BORN, datetime(2026, 1, 12), "d-mmm")) == [
        (
            "birthdate",
            "la cella G2 mostra una data senza l'anno (12/01/2026): va scritta con l'anno",
        )
    ]


def as_openpyxl(*rows: list[Any]) -> bytes:
    """As a program writes formulas that none has computed."""
    book, file = openpyxl.Workbook(), io.BytesIO()
    for row in rows:
        book.worksheets[0].append(row)
    book.save(file)
    return file.getvalue()


def test_a_formula_without_a_result_is_an_error_wherever_it_is_read() -> None:
    cells = [*GOOD[:4], '=CONCATENATE("An","na")', "Bo", "=DATE(1930,2,1)", 1, "=1+1"]
    register = read(as_openpyxl(HEADER, cells))
    (row,) = register
    reason = (
        "la cella contiene una formula senza risultato: aprire il file con Excel, salvarlo e "
        "riprovare"
    )

    assert told(row) == [("Deceaseds_name", reason), ("birthdate", reason)]
    (again,) = opened(written(to_mend(register)))
    assert [about for about, _ in told(again)] == ["Deceaseds_name", "birthdate"]


def test_a_formula_that_gives_an_empty_text_is_empty() -> None:
    content = as_openpyxl(HEADER, [*GOOD[:6], '=""', 1])
    with zipfile.ZipFile(io.BytesIO(content)) as parts:
        xml = parts.read("xl/worksheets/sheet1.xml").decode()
    computed = xml.replace('<c r="G2">', '<c r="G2" t="str">')
    (row,) = read(with_parts(content, sheet1_xml=computed))

    assert computed != xml
    assert not told(row)


def test_merged_cells_are_told_as_the_cause() -> None:
    def fill(_: xlsxwriter.Workbook, sheet: Any) -> None:
        sheet.write_row(0, 0, HEADER)
        sheet.write_row(1, 0, GOOD)
        sheet.write_row(2, 1, GOOD[1:])
        sheet.write_row(3, 0, GOOD[:BORN])
        sheet.merge_range("A2:A3", "Valdora")
        sheet.merge_range("G3:G4", "1931")

    first, second, third = read(made(fill))
    cause = (
        "la cella fa parte di celle unite ({}): vanno separate e riempite una per una, perché il "
        "valore resta solo nella prima"
    )
    assert not told(first)
    assert told(second) == [
        ("Cemeteries_name", "manca il nome del cimitero: " + cause.format("A2:A3"))
    ]
    assert told(third) == [("birthdate", cause.format("G3:G4"))]
    assert third.payload


def test_a_title_above_the_names_of_the_columns_is_left_out() -> None:
    def fill(_: xlsxwriter.Workbook, sheet: Any) -> None:
        sheet.merge_range("A1:J1", "Registro dei defunti")
        sheet.write_row(2, 0, HEADER)
        sheet.write_row(3, 0, GOOD)

    register = read(made(fill))
    (warning,) = register.warnings
    assert warning.startswith("I nomi delle colonne sono alla riga 3, «Cimitero ")
    (row,) = register
    assert (row.line, told(row)) == (4, [])


def test_a_row_that_only_resembles_names_of_columns_is_no_header() -> None:
    register = read(workbook(["Cimitero", "Note"], ["Valdora", "x"], HEADER[:2]))

    assert register.columns == ("Cimitero", "Note")
    assert register.warnings == ()
