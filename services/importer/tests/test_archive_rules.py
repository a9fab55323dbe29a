"""Files that are no workbook, damaged ones, and those that would do harm."""

import io
import zipfile

import pytest

from services.importer.parser import parse
from services.importer.refusal import Refused
from services.importer.tests.making import TODAY
from services.importer.tests.sheets import with_parts, workbook

HEADER = ["Cimitero", "Settore"]
GOOD = ["Valdora", "A"]


def refusal_of(content: bytes) -> str:
    with pytest.raises(Refused) as refusal:
        parse(io.BytesIO(content), TODAY)
    assert refusal.value.status == 400
    return refusal.value.message


SHEET = '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">'
ROW = '<row r="1"><c r="A1" t="inlineStr"><is><t>Cimitero</t></is></c></row>'


def sheet_xml(rows: str, before: str = "") -> bytes:
    text = f"{before}{SHEET}<sheetData>{rows}</sheetData></worksheet>"
    return with_parts(workbook(["x"]), sheet1_xml=text)


def test_rows_and_cells_may_lack_their_places() -> None:
    cell = "<c t='inlineStr'><is><t>Cimitero</t></is></c>"
    other = cell.replace("Cimitero", "Via")
    content = sheet_xml(f"<row>{cell}{other}</row><row>{cell}</row>")
    register = parse(io.BytesIO(content), TODAY)

    assert register.columns == ("Cimitero", "Via")
    assert [row.line for row in register] == [2]


ENTITIES = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>'


@pytest.mark.parametrize(
    "content",
    [
        b"PK\x03\x04" + b"Cemeteries_name\nValdora\n",
        workbook(HEADER, GOOD)[:-30],
        workbook(HEADER, GOOD).replace(b"PK\x01\x02\x14", b"PK\x01\x02\xff\xff"),
        workbook(HEADER, GOOD).replace(b"PK\x01\x02", b"PK\x01\x02\x14\x00\xff"),
        with_parts(workbook(HEADER, GOOD), **{"[content_types]_xml": "<Types/>"}),
        sheet_xml(ROW + "<row r='2'><c r='A2'><v>1,5</v></c></row>"),
        sheet_xml(ROW + "<row r='2'><c r='A2' t='s'><v>99</v></c></row>"),
        sheet_xml(ROW + "<row r='2'><c r='AAAA2'><v>1</v></c></row>"),
        sheet_xml(ROW + "<row r='2'>" + "<c><v>1</v></c>" * 16_385 + "</row>"),
        sheet_xml(ROW + "<row r='2'>"),
        sheet_xml(ROW.replace("Cimitero", "&b;"), ENTITIES),
    ],
)
def test_a_damaged_workbook_is_refused_before_its_first_row(content: bytes) -> None:
    assert "danneggiata" in refusal_of(content)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"%PDF-1.7\n", "PDF"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "vecchio tipo"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "aprirlo con Excel o LibreOffice e salvarlo"),
        (b"\x89PNG\r\n\x1a\n", "immagine"),
        (b"\xff\xd8\xff\xe0", "immagine"),
        (b"{\\rtf1", "RTF"),
        (b"\x1f\x8b\x08", "archivio"),
    ],
)
def test_another_kind_of_file_is_told_whatever_its_name(content: bytes, words: str) -> None:
    assert words in refusal_of(content)


@pytest.mark.parametrize(
    ("part", "words"),
    [
        ("content.xml", "OpenDocument"),
        ("content.xml", "aprirlo con Excel o LibreOffice e salvarlo come .xlsx"),
        ("word/document.xml", "Word"),
        ("xl/workbook.bin", "xlsb"),
        ("registro.csv", "ZIP"),
    ],
)
def test_another_kind_of_archive_is_told(part: str, words: str) -> None:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr(part, "x")
    assert words in refusal_of(file.getvalue())


def test_a_workbook_that_would_unpack_into_too_much_is_refused() -> None:
    blank = "<row><c><v>1</v></c></row>" * 1_000_000

    assert "troppo grande" in refusal_of(sheet_xml(blank))


def test_a_sheet_without_anything_is_refused() -> None:
    assert "vuoto" in refusal_of(workbook([]))


def test_a_sheet_without_the_cemetery_is_refused() -> None:
    assert "Cemeteries_name" in refusal_of(workbook(["Settore", "Tomba"], ["A", "1"]))
