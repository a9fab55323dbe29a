"""What stands where a name belongs and is none, and quotes that swallow rows."""

import io

import pytest

from services.importer.parser import parse
from services.importer.rows import ParsedRow
from services.importer.tests.making import (
    TODAY,
    odd_columns,
    one_row,
    parsed,
    written,
    wrong_columns,
)
from services.kit.formulas import MARK

NAMES = ["Cimitero", "Settore", "Blocco", "Tomba", "Cognome", "Nome"]
ANNA = ["Valdora", "A", "B", "1", "Rossi", "Anna"]
ANY = ["Cemeteries_name", "Sectors_name", "Blocks_id", "entombment_id", "Deceaseds_name", "surname"]


@pytest.mark.parametrize("column", ANY)
@pytest.mark.parametrize(
    "text",
    ['"', "''", "\u3003", "//", "idem", "ID.", "c.s.", "Come sopra", "?", "...", "= =", "###"],
)
def test_a_sign_or_a_word_for_the_row_above_is_no_name(column: str, text: str) -> None:
    assert wrong_columns(one_row(**{column: text})) == [column]


@pytest.mark.parametrize("column", ANY)
@pytest.mark.parametrize("text", ["#N/D", "#RIF!", "#NOME?", "#VALORE!", '="0012"', "1,23E+11"])
def test_leftovers_of_a_sheet_are_no_name_in_a_csv_file_either(column: str, text: str) -> None:
    assert wrong_columns(one_row(**{column: text})) == [column]


@pytest.mark.parametrize("dash", ["-", "--", "\u2014"])
def test_a_dash_stands_for_nothing(dash: str) -> None:
    nobody = dict.fromkeys(("Deceaseds_name", "surname", "nominative", "birthdate"), "-")
    row = one_row(**{**nobody, "surname": dash})
    assert row.payload
    assert (row.payload.tomb, row.payload.surname, row.payload.nominative) == ("L-1-1", None, None)
    assert "entombment_id" in wrong_columns(one_row(entombment_id=dash))


@pytest.mark.parametrize("text", ["1900", "12/05/1900", "3-4"])
def test_a_number_or_a_date_is_no_persons_name(text: str) -> None:
    assert wrong_columns(one_row(surname=text)) == ["surname"]
    assert wrong_columns(one_row(Cemeteries_name=text)) == ["Cemeteries_name"]
    assert one_row(entombment_id=text, Sectors_name=text, Blocks_id=text).payload


@pytest.mark.parametrize("text", ["Tot. defunti", "Totale: 5", "A riportare", "Riporto"])
def test_a_sum_is_no_place_and_may_be_a_surname(text: str) -> None:
    assert wrong_columns(one_row(Sectors_name=text)) == ["Sectors_name"]
    assert one_row(surname=text).payload


@pytest.mark.parametrize("text", ["Nicol\u00c3\u00b2", "Nicol\ufffd"])
def test_letters_that_another_program_has_spoilt_are_told(text: str) -> None:
    assert odd_columns(one_row(Deceaseds_name=text)) == ["Deceaseds_name"]


def test_two_persons_in_one_row_are_not_one() -> None:
    both = one_row(surname="Rossi\nBianchi", Deceaseds_name="Maria\nUgo")
    assert wrong_columns(both) == ["Deceaseds_name"]
    one = one_row(surname="Rossi\nved. Bianchi", Deceaseds_name="Maria\n")
    assert one.payload
    assert one.payload.surname == "Rossi ved. Bianchi"


@pytest.mark.parametrize("text", ["N.N.", "Idemio", "D'Angelo", "Đ", "=1+1", "<b>A</b>", "Ângelo"])
def test_names_that_look_odd_are_names(text: str) -> None:
    row = one_row(surname=text, Deceaseds_name=text)
    assert (row.errors, row.warnings) == ((), ())


def test_our_own_exports_bring_back_what_the_register_holds() -> None:
    kept = [MARK, "1"], ["Valdora", "A", "idem", "-", "1900", "?"]
    content = written([[*NAMES, kept[0][0]], [*kept[1], kept[0][1]]])
    (row,) = parsed(content)
    assert row.payload
    assert (row.payload.block, row.payload.tomb, row.payload.name) == ("idem", "-", "?")


def quoted_rows(*lines: str) -> list[ParsedRow]:
    text = "\n".join([";".join([*NAMES, "Epitaffio"]), *lines, ";".join([*ANNA, "Pace"]), ""])
    return list(parse(io.BytesIO(text.encode()), TODAY))


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (
            ['V;A;1;1;Rossi;Anna;"vedi', "V;A;1;2;Verdi;Ugo;", 'V;A;1;3;Neri;Eva;sotto"'],
            "altre 2 righe",
        ),
        (['V;A;1;1;Rossi;"Nino', 'V;A;1;2;Verdi;Ugo"'], "un'altra riga"),
        (['V;A;";2;Verdi;Ugo', 'V;A;";3;Neri;Eva'], "un'altra riga"),
    ],
)
def test_stray_quotes_swallow_no_row_in_silence(lines: list[str], told: str) -> None:
    swallowed, anna = quoted_rows(*lines)
    assert wrong_columns(swallowed) == ["campi"]
    assert f"contiene {told} del file" in swallowed.errors[0].reason
    assert anna.payload


def test_so_it_is_in_a_column_that_is_not_read() -> None:
    text = 'Cimitero;Settore;Note\nV;A;"x\nV;B;y\nV;C;z"\n'
    (row,) = parse(io.BytesIO(text.encode()), TODAY)
    assert wrong_columns(row) == ["campi"]


def test_a_text_of_several_lines_is_a_text() -> None:
    rows = quoted_rows(
        'V;A;1;1;Rossi;Anna;"Padre, nonno; marito;', "amico; fratello;maestro;", 'in pace"'
    )
    assert [row.errors for row in rows] == [(), ()]
