"""Rows to mend: the reason stands last in each of them, and once mended they are imported."""

import csv
import io
import re
from pathlib import Path

import pytest

from services.importer.mending import to_mend, write_errors
from services.importer.parser import parse
from services.importer.reading import Reading
from services.importer.tests.cases import FOLDER
from services.importer.tests.making import TODAY, opened, parsed, written
from services.importer.tests.sheets import workbook

HEAD = "Cimitero;Settore;Blocco;Tomba;Nome;Cognome"
LONG = f"""{HEAD}
Valdora;A;B;1;Anna;Rossi;nota;;=1+1
Valdora;A;B;2;Ugo;Neri
Valdora;A;B;3;Ida;;
Valdora;A;B;4;Eva;Bianchi;;oltre
"""


def test_the_reason_is_the_last_column_of_every_row() -> None:
    header, *rows = to_mend(opened(LONG))
    assert header == [*HEAD.split(";"), "di troppo 1", "di troppo 2", "di troppo 3", "errore"]
    assert [len(row) for row in rows] == [len(header)] * 3
    assert rows[0][6:9] == ["nota", "", "'=1+1"]
    assert [row[6:9] for row in rows[1:]] == [["", "", ""], ["", "oltre", ""]]
    assert rows[0][-1].startswith("Riga 1 (linea 2): campi: la riga ha 9 campi")
    assert rows[1][-1].startswith("Riga 3 (linea 4): «Cognome»: ")


def test_the_reasons_call_columns_as_the_file_does_else_as_the_guide() -> None:
    """A key of the import tells a clerk nothing."""
    text = "Cimitero;Settore;Cod;Nome;surname;Nascita\nValdora;A;;Anna;;mai\n"
    columns = {"Cod": "entombment_id", "Nascita": "birthdate"}
    _, row = to_mend(parse(io.BytesIO(text.encode()), TODAY, Reading(columns=columns)))
    told = re.findall(r"(?:: |; )([^:;]+): ", row[-1])
    assert told == ["«Nascita»", "«Nome del blocco»", "«Cod»", "surname"], row[-1]
    assert "colonna" not in row[-1]


def test_rows_that_are_not_too_long_need_no_more_columns() -> None:
    header, row = to_mend(opened(f"{HEAD}\nValdora;A;B;1;Anna;;;\n"))
    assert (header[6:], len(row)) == (["errore"], 7)


def test_what_was_too_much_is_an_error_until_it_is_mended() -> None:
    header, *rows = to_mend(opened(LONG))
    again = parsed(written([header, *rows]))
    assert [[error.about for error in row.errors] for row in again] == [
        ["campi"],
        ["surname"],
        ["campi"],
    ]
    assert again[0].errors[0].reason == (
        "«nota» è ancora nella colonna «di troppo 1»: va spostato al suo posto, o tolto"
    )


def test_the_same_rows_come_out_of_them_as_often_as_wanted() -> None:
    once = list(to_mend(opened(LONG)))
    twice = list(to_mend(opened(written(once))))
    assert [row[:-1] for row in twice] == [row[:-1] for row in once]
    assert twice[1][-1].startswith("Riga 1 (linea 2): campi: «nota» è ancora nella colonna")


def test_the_columns_stay_dangerous_without_the_reasons() -> None:
    """Somebody may take the last column away before the rest is mended."""
    rows = parsed(written([row[:-1] for row in to_mend(opened(LONG))]))
    assert [bool(row.errors) for row in rows] == [True] * 3


def test_once_mended_they_are_imported(tmp_path: Path) -> None:
    target = tmp_path / "da-correggere.csv"
    write_errors(FOLDER / "d05_row_lengths.csv", target, TODAY)
    text = target.read_text(encoding="utf-8-sig")
    header, *rows = csv.reader(io.StringIO(text), delimiter=";")
    surplus = header.index("di troppo 1")
    assert [row[surplus] for row in rows] == ["", "oltre"]
    assert header[-1] == "errore"
    for row in rows:
        assert len(row) == len(header)
        row[surplus] = ""
        row[header.index("surname")] = "Zanchetta"
    target.write_text(written([header, *rows]))
    mended = list(parse(target, TODAY))
    assert [row.errors for row in mended] == [(), ()]
    assert [row.payload.surname for row in mended if row.payload] == ["Zanchetta"] * 2


def test_an_error_of_a_sheet_is_marked_however_a_spreadsheet_would_spell_it() -> None:
    """One that is opened in English, or without the reasons, would pass for a name."""
    content = workbook(
        [*HEAD.split(";"), "Note"], ["Valdora", "A", "B", "#N/A", "Anna", "", "#N/A"]
    )
    header, row = to_mend(opened(content))
    assert (row[3], row[6]) == ("#DA CORREGGERE! #N/D", "#N/D")
    (again,) = parsed(written([header[:-1], row[:-1]]))
    assert sorted(error.about for error in again.errors) == ["entombment_id", "surname"]


def test_a_file_that_came_meanwhile_is_not_overwritten(tmp_path: Path) -> None:
    target = tmp_path / "da-correggere.csv"
    target.write_text("di un altro")
    with pytest.raises(FileExistsError):
        write_errors(FOLDER / "d05_row_lengths.csv", target, TODAY)
    assert target.read_text() == "di un altro"
