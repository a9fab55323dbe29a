"""Exports: the rows of the list, all of them and no others, in both formats."""

import io
from datetime import date, datetime
from typing import Any

import asyncpg
import httpx
import openpyxl
import pytest
from openpyxl.utils.escape import unescape

from services.kit import clock
from services.registry.exports import books
from services.registry.tests.making import Ground, add, change
from services.registry.tests.sheets import csv_rows, exported, xlsx_rows

KINDS = {
    "cemeteries": "cimiteri",
    "sectors": "settori",
    "blocks": "blocchi",
    "tombs": "tombe",
    "deceaseds": "defunti",
}
READERS = [csv_rows, xlsx_rows]

superadmin = pytest.mark.as_user("superadmin")


async def many(ground: Ground, count: int, **fields: Any) -> None:
    """Persons of that tomb, one more precise in the date than the other."""
    await ground.connection.execute(
        "insert into registry.deceased (tomb_id, name, surname, deathdate)"
        " select $1, 'Maria', $2 || n, (1900 + n % 100)::text from generate_series(1, $3) n",
        fields.get("tomb", ground.tomb),
        fields.get("surname", "Rossi"),
        count,
    )


@superadmin
@pytest.mark.parametrize("rows", READERS)
async def test_a_filtered_list_of_180_rows_gives_180_rows(
    client: httpx.AsyncClient, registry: asyncpg.Connection, rows: Any
) -> None:
    ground, other = await Ground.make(registry), await Ground.make(registry, "Cimitero Minore")
    await many(ground, 180)
    await many(ground, 20, surname="Verdi")
    await many(other, 30)
    wanted: dict[str, Any] = {"search": "rossi", "cemeteryId": ground.cemetery, "sort": "-surname"}
    listed = (await client.get("/api/deceaseds", params=wanted | {"pageSize": 200})).json()
    found = await rows(client, "deceaseds", **wanted)

    assert len(found) == listed["total"] == 180
    assert [row["Cognome"] for row in found] == [row["surname"] for row in listed["results"]]
    assert {row["Cimitero"] for row in found} == {"Cimitero Maggiore"}


@superadmin
@pytest.mark.parametrize("kind", ["deceaseds", "tombs"])
async def test_a_search_gives_every_match_and_not_only_the_first_thousand(
    client: httpx.AsyncClient, registry: asyncpg.Connection, kind: str
) -> None:
    ground = await Ground.make(registry)
    await registry.execute(
        "insert into registry.tomb (block_id, reference, cemetery_id)"
        " select $1, 'N-' || n, $2 from generate_series(1, 1100) n",
        ground.block,
        ground.cemetery,
    )
    await registry.execute(
        "insert into registry.deceased (tomb_id, name, surname)"
        " select id, case when id % 11 = 0 then 'Ugo' else 'Anna' end, 'Rossi' from registry.tomb"
        " where reference like 'N-%'"
    )
    found = await csv_rows(client, kind, search="rossi")
    both = await csv_rows(client, kind, search="rossi ugo")

    assert (len(found), len(both)) == (1100, 100)


@pytest.mark.as_user("owner", cemetery=1, id=7)
async def test_a_search_looks_in_the_own_tombs_however_many_others_match(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground = await Ground.make(registry)
    await many(ground, 1100, surname="Rossi A")
    own = await add(registry, "tomb", block_id=ground.block, reference="P-1", user_id=7)
    await add(registry, "deceased", tomb_id=own, name="Zita", surname="Rossi Z")
    answer = await client.get("/api/tombs", params={"search": "rossi"})

    assert [row["reference"] for row in answer.json()["results"]] == ["P-1"]
    assert [row["Tomba"] for row in await csv_rows(client, "tombs", search="rossi")] == ["P-1"]


@pytest.mark.as_user("admin", cemetery=1)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("rows", READERS)
async def test_an_admin_exports_the_own_cemetery(
    client: httpx.AsyncClient, registry: asyncpg.Connection, kind: str, rows: Any
) -> None:
    for name in ("Cimitero Maggiore", "Cimitero Minore"):
        await (await Ground.make(registry, name)).bury("Rossi")

    assert [row["Cimitero"] for row in await rows(client, kind)] == ["Cimitero Maggiore"]
    assert await rows(client, kind, cemeteryId=2) == (
        [] if kind != "cemeteries" else await rows(client, kind)
    )


@pytest.mark.as_user("owner", cemetery=1, id=7)
@pytest.mark.parametrize("kind", KINDS)
async def test_an_owner_exports_what_the_own_tombs_are_in(
    client: httpx.AsyncClient, registry: asyncpg.Connection, kind: str
) -> None:
    ground, other = await Ground.make(registry), await Ground.make(registry, "Cimitero Minore")
    neighbour = await add(registry, "tomb", block_id=ground.block, reference="L-1-2", user_id=8)
    await add(registry, "deceased", tomb_id=neighbour, name="Ugo", surname="Vicino")
    await ground.bury("Rossi")
    await other.bury("Verdi")
    await change(registry, "tomb", ground.tomb, user_id=7)
    (row,) = await csv_rows(client, kind)

    assert row["Cimitero"] == "Cimitero Maggiore"
    assert row.get("Tomba", "L-1-1") == "L-1-1"
    assert row.get("Cognome", "Rossi") == "Rossi"


@pytest.mark.as_user("fornitore", cemetery=1)
@pytest.mark.parametrize("kind", KINDS)
async def test_a_supplier_exports_nothing(client: httpx.AsyncClient, kind: str) -> None:
    assert (await client.get(f"/api/export/{kind}")).status_code == 403


@superadmin
@pytest.mark.parametrize("kind", KINDS)
async def test_a_file_is_named_after_the_list_and_the_day(
    client: httpx.AsyncClient,
    registry: asyncpg.Connection,
    monkeypatch: pytest.MonkeyPatch,
    kind: str,
) -> None:
    monkeypatch.setattr(clock, "today", lambda: date(2026, 11, 28))
    for form, media in (("csv", "text/csv"), ("xlsx", "application/vnd.openxmlformats")):
        answer = await exported(client, kind, format=form)
        name = f'attachment; filename="{KINDS[kind]}-2026-11-28.{form}"'
        assert answer.headers["content-disposition"] == name
        assert answer.headers["content-type"].startswith(media)
        assert answer.headers["cache-control"] == "no-store"
        assert int(answer.headers["content-length"]) == len(answer.content)


@superadmin
@pytest.mark.parametrize("wanted", [{"format": "pdf"}, {"sort": "epitaph"}, {"cemeteryId": "x"}])
async def test_what_a_list_does_not_know_is_refused(
    client: httpx.AsyncClient, registry: asyncpg.Connection, wanted: dict[str, str]
) -> None:
    assert (await client.get("/api/export/deceaseds", params=wanted)).status_code == 422


@superadmin
@pytest.mark.parametrize("kind", KINDS)
async def test_an_empty_list_is_a_file_with_its_headings(
    client: httpx.AsyncClient, registry: asyncpg.Connection, kind: str
) -> None:
    text = (await exported(client, kind)).content.decode("utf-8-sig")

    assert text.startswith("ID Camposanto;")
    assert text.endswith(";Registrato il\r\n")
    assert text.count("\r\n") == 1
    assert await xlsx_rows(client, kind) == []


@superadmin
async def test_a_csv_is_as_italian_spreadsheets_read_it(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground = await Ground.make(registry, address='Via "Nuova"; 1')
    day = datetime(2031, 1, 5)
    await change(
        registry, "tomb", ground.tomb, coordinates="-45.5, 9.25", permit_expiration_date=day
    )
    await change(registry, "sector", ground.sector, coordinates="45.4642, 9.19", enabled=False)
    await ground.bury(
        "=1+1", "Niccolò", birthdate="1900-05-12", deathdate="1980-05", epitaph="a\nb"
    )
    answer = await exported(client, "deceaseds", format="csv")
    (row,) = await csv_rows(client, "deceaseds")

    assert answer.content.startswith(b"\xef\xbb\xbfID Camposanto;")
    assert b";'=1+1;Niccol\xc3\xb2;" in answer.content
    assert row["Data di nascita"] == "12/05/1900"
    assert row["Data di morte"] == "05/1980"
    assert row["Scadenza concessione"] == "05/01/2031"
    assert row["Coordinate tomba"] == "'-45,5; 9,25"
    assert row["Coordinate settore"] == "45,4642; 9,19"
    assert (row["Settore attivo"], row["Defunto attivo"]) == ("No", "Sì")
    assert row["Indirizzo cimitero"] == 'Via "Nuova"; 1'
    assert row["Epitaffio"] == "a\nb"


@superadmin
async def test_a_workbook_has_dates_and_texts_and_no_formulas(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground = await Ground.make(registry)
    texts = ["=1+1", "00123", "https://example.org/", "_x0041_", "a\nb\uffff", "'=1", "+39"]
    for text in texts:
        await ground.bury(text, birthdate="1900-05-12", deathdate="1980-05")
    await ground.bury("Antico", birthdate="1900-02-28", deathdate="1900-03-01")
    answer = await exported(client, "deceaseds", format="xlsx", sort="id")
    (sheet,) = openpyxl.load_workbook(io.BytesIO(answer.content)).worksheets
    header, *rows = sheet.iter_rows()
    found = [{head.value: cell for head, cell in zip(header, row, strict=True)} for row in rows]

    # the spelling of odd letters, which this reader leaves as it is and spreadsheets do not
    assert [unescape(str(row["Cognome"].value)) for row in found[:-1]] == texts
    assert {cell.data_type for row in rows for cell in row} <= {"s", "n", "d"}
    assert found[0]["Data di nascita"].value == datetime(1900, 5, 12)
    assert found[0]["Data di nascita"].number_format == "dd/mm/yyyy"
    assert found[0]["Data di morte"].value == "05/1980"
    assert found[-1]["Data di nascita"].value == "28/02/1900"
    assert found[-1]["Data di morte"].value == datetime(1900, 3, 1)
    assert found[0]["Capienza"].value == 1
    assert all(head.font.bold for head in header)
    assert sheet.freeze_panes == "A2"
    widths = [round(sheet.column_dimensions[letter].width) for letter in "ABDH"]
    assert widths == [15, 21, 31, 41]


@superadmin
async def test_rows_beyond_a_sheet_go_on_in_the_next(
    client: httpx.AsyncClient, registry: asyncpg.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(books, "SHEET_ROWS", 11)
    await many(await Ground.make(registry), 25)
    answer = await exported(client, "deceaseds", format="xlsx")
    book = openpyxl.load_workbook(io.BytesIO(answer.content))

    assert book.sheetnames == ["Defunti", "Defunti 2", "Defunti 3"]
    assert len({row["ID"] for row in await xlsx_rows(client, "deceaseds")}) == 25


@superadmin
async def test_a_text_that_no_cell_holds_is_cut_in_a_workbook_alone(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    text = "a" + "\U0001f56f" * 20_000
    await (await Ground.make(registry)).bury("Rossi", epitaph=text)
    (cut,), (whole,) = await xlsx_rows(client, "deceaseds"), await csv_rows(client, "deceaseds")

    assert whole["Epitaffio"] == text
    assert cut["Epitaffio"] == text[:16_383] + "…"


@superadmin
async def test_photos_are_lines_of_one_cell(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground = await Ground.make(registry)
    await change(registry, "block", ground.block, photos='["/media/b.webp", "/media/a.webp"]')
    (row,) = await csv_rows(client, "blocks")

    assert row["Foto del blocco"] == "/media/b.webp\n/media/a.webp"


@superadmin
async def test_a_workbook_that_fails_leaves_nothing_behind(
    client: httpx.AsyncClient,
    registry: asyncpg.Connection,
    tmp_path: Any,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    await many(await Ground.make(registry), 3)
    await exported(client, "deceaseds", format="xlsx")
    monkeypatch.setattr(books.XlsxBook, "finish", lambda _: 1 / 0)
    answer = await client.get("/api/export/deceaseds", params={"format": "xlsx"})

    assert answer.status_code == 500
    assert not list(tmp_path.iterdir())
