"""Routes about how a file is read: guide, sample, columns and preview; nothing is stored."""

import csv
import io
from typing import Any

import httpx
import pytest

from services.importer.columns import COLUMNS
from services.importer.tests.cases import FOLDER
from services.importer.tests.sheets import workbook

pytestmark = pytest.mark.as_user("superadmin")

GOOD = (FOLDER / "d01_bom_crlf.csv").read_bytes()
BARE = b"Fila;Nr.;Cognome\nNord;12;Bo\n"
READING = (
    '{"columns":{"Fila":"Blocks_name","Nr.":"Tombs_reference","Cognome":null},"cemetery":"Valdora"}'
)
SHEETS = workbook(Elenco=[["Cimitero", "Settore"], ["Valdora", "A"]], Altro=[["Nr."], [12]])


async def sent(
    client: httpx.AsyncClient, path: str, content: bytes, name: str = "r.csv", **fields: str
) -> Any:
    return await client.post(f"/api/import/{path}", files={"csvFile": (name, content)}, data=fields)


async def test_the_guide_is_told(client: httpx.AsyncClient) -> None:
    answer = await client.get("/api/import/guide")

    assert answer.status_code == 200
    told = answer.json()
    assert {column["name"] for column in told["columns"]} >= set(COLUMNS)
    assert (told["separator"], told["encoding"], told["maxBytes"]) == (";", "UTF-8", 10 * 1024**2)


async def test_the_sample_is_previewed_without_a_word(client: httpx.AsyncClient) -> None:
    answer = await client.get("/api/import/sample.csv")

    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/csv; charset=utf-8"
    named = 'attachment; filename="esempio-importazione.csv"'
    assert answer.headers["content-disposition"] == named
    told = (await sent(client, "preview", answer.content)).json()
    assert (told["errors"], told["warnings"], told["ignoredColumns"]) == ([], [], [])
    assert told["totalRows"] == len(list(csv.reader(io.StringIO(answer.text)))) - 1


@pytest.mark.as_user("admin", cemetery=1)
@pytest.mark.parametrize("path", ["guide", "sample.csv"])
async def test_only_a_superadmin_sees_it(client: httpx.AsyncClient, path: str) -> None:
    assert (await client.get(f"/api/import/{path}")).status_code == 403


@pytest.mark.as_user("admin", cemetery=1)
@pytest.mark.parametrize("path", ["columns", "preview"])
async def test_only_a_superadmin_may_send_a_file(client: httpx.AsyncClient, path: str) -> None:
    assert (await sent(client, path, GOOD)).status_code == 403


async def test_the_columns_of_a_file_that_names_no_cemetery(client: httpx.AsyncClient) -> None:
    answer = await sent(client, "columns", BARE)

    assert answer.status_code == 200
    told = answer.json()
    assert told["columns"] == [
        {"name": "Fila", "field": None, "isCertain": False, "samples": ["Nord"]},
        {"name": "Nr.", "field": None, "isCertain": False, "samples": ["12"]},
        {"name": "Cognome", "field": "surname", "isCertain": True, "samples": ["Bo"]},
    ]
    assert (told["sheets"], told["sheet"], told["separator"]) == ([], None, ";")


async def test_columns_chosen_before_are_certain(client: httpx.AsyncClient) -> None:
    told = (await sent(client, "columns", BARE, reading=READING)).json()

    assert [(column["field"], column["isCertain"]) for column in told["columns"]] == [
        ("Blocks_name", True),
        ("Tombs_reference", True),
        (None, True),
    ]


async def test_the_columns_of_another_sheet(client: httpx.AsyncClient) -> None:
    told = (await sent(client, "columns", SHEETS, "r.xlsx", sheet="Altro")).json()

    assert [column["name"] for column in told["columns"]] == ["Nr."]
    assert (told["sheets"], told["sheet"]) == (["Elenco", "Altro"], "Altro")
    assert told["separator"] is None


async def test_a_preview_reads_as_it_is_told(client: httpx.AsyncClient) -> None:
    told = (await sent(client, "preview", BARE, reading=READING)).json()

    assert told["ignoredColumns"] == ["Cognome"]
    assert told["preview"] == [{"Fila": "Nord", "Nr.": "12", "Cognome": "Bo"}]
    assert told["totalRows"] == 1
    assert "Sectors_name: manca il settore" in told["errors"][0]
    assert told["sheets"] == []


@pytest.mark.parametrize("name", ["r.xlsx", "R.XLSM", "r.csv"])
async def test_a_workbook_is_known_by_what_is_in_it(client: httpx.AsyncClient, name: str) -> None:
    told = (await sent(client, "preview", SHEETS, name)).json()

    assert told["preview"] == [{"Cimitero": "Valdora", "Settore": "A"}]
    assert told["sheets"] == ["Elenco", "Altro"]
    assert told["errors"] == []
    assert len(told["warnings"]) == 1


@pytest.mark.parametrize("path", ["columns", "preview"])
@pytest.mark.parametrize(
    ("name", "content", "fields", "words"),
    [
        ("r.csv", b"%PDF-1.7", {}, "PDF"),
        ("r.xlsx", b"%PDF-1.7", {}, "PDF"),
        ("r.xlsx", SHEETS[:-20], {}, "danneggiata"),
        ("r.pdf", GOOD, {}, "di tipo .csv o .xlsx"),
        ("r.XLS", GOOD, {}, "aprirlo con Excel o LibreOffice e salvarlo come .xlsx"),
        ("r.ods", GOOD, {}, "aprirlo con Excel o LibreOffice e salvarlo come .xlsx"),
        ("r.csv", b"", {}, "vuoto"),
        ("r.csv", GOOD, {"reading": "x"}, "abbinamento"),
        ("r.csv", GOOD, {"reading": '{"columns":{"a":"b"}}'}, "«b»"),
        ("r.xlsx", SHEETS, {"reading": '{"sheet":"Terzo"}'}, "«Elenco», «Altro»"),
    ],
)
async def test_what_cannot_be_read_is_told(
    client: httpx.AsyncClient,
    path: str,
    name: str,
    content: bytes,
    fields: dict[str, str],
    words: str,
) -> None:
    answer = await sent(client, path, content, name, **fields)

    assert answer.status_code == 400
    assert words in answer.json()["message"]


async def test_two_columns_for_one_field_are_told(client: httpx.AsyncClient) -> None:
    reading = '{"columns":{"Fila":"surname"},"cemetery":"Valdora"}'
    answer = await sent(client, "preview", BARE, reading=reading)

    assert answer.status_code == 400
    assert "«Fila» e «Cognome»" in answer.json()["message"]
