"""An export imports again unchanged: nothing new where it came from, and the same elsewhere."""

import csv
import io
from typing import Any

import asyncpg
import httpx
import pytest

from services.importer.columns import KNOWN, fold_column
from services.importer.tests.cases import ACCEPTED, by_file, content
from services.importer.tests.exports import KINDS, export, office
from services.importer.tests.stage import Stage, connected
from services.registry.tests.making import Ground, add, change

TWIN = {"surname": "SENZA", "name": "Date"}
PERSONS: list[dict[str, Any]] = [
    {"surname": "D'Angelo", "name": "Nicolò", "nominative": "D’Angelo Nicolò detto «Nino»"},
    {"surname": "'Ndrangheta", "name": "Anna", "epitaph": 'riga uno\nriga due;\n\n"tre"'},
    {"surname": "=cmd|' /C calc'!A0", "name": "+39", "epitaph": "-1+2", "import_name": "@x"},
    {"surname": "'=1", "name": "''-", "epitaph": "'=a", "fiscal_code": "-12"},
    {"surname": "007", "name": "00", "fiscal_code": "0012"},
    {"surname": "Rossi", "name": "Mario", "birthdate": "1900-05-12", "deathdate": "1950"},
    {"surname": "Rossi", "name": "Mario", "birthdate": "1930-05", "deathdate": "1990-02-28"},
    {"surname": "Rossi", "name": "Mario", "birthdate": "1960"},
    {"surname": "Senza", "name": "Date"},
    TWIN,
    {"surname": "Nascosto", "name": "Ugo", "enabled": False, "gifts": -3},
    {"surname": "Riservata", "name": "Ida", "reserved": True},
    {"surname": "Buona", "name": "Rosa", "fiscal_code": "RSSMRA80A01F205X"},
    {"surname": "Piena", "name": "Zoé", "picture": "/media/a.webp", "birthdate": "1500"},
]


@pytest.fixture
async def client(stage: Stage) -> Any:
    async with office(stage) as client:
        yield client


async def fill(sql: asyncpg.Connection) -> None:
    """A register with what is odd at each level."""
    ground = await Ground.make(sql, '=Cimitero; "Maggiore"', address="-Via 1", map="@mappa")
    await change(
        sql,
        "sector",
        ground.sector,
        name="'=A",
        coordinates="-33.8688, 151.2093",
        picture="https://example.org/a;b.jpg",
        enabled=False,
        description="riga\nriga",
    )
    await change(sql, "block", ground.block, enabled=False, description="=1", name="00012")
    tomb = {"reference": "007", "capacity": 20, "import_owner": "=12", "user_id": 4}
    tomb |= {"coordinates": "0.0000001, -9.5", "external_link": "+x", "matterport_link": "m"}
    await change(sql, "tomb", ground.tomb, **tomb)
    for person in PERSONS:
        await ground.bury(**person)
    await add(sql, "tomb", block_id=ground.block, reference="+1", enabled=False)
    for number in range(2):
        unnamed = await add(sql, "tomb", block_id=ground.block, capacity=3 + number)
        await add(sql, "deceased", tomb_id=unnamed, surname="Rossi", name="Mario")
        await add(sql, "deceased", tomb_id=unnamed, surname=f"Ignoto {number}", name="Uno")
    await add(sql, "tomb", block_id=ground.block)
    await add(sql, "block", sector_id=ground.sector, name="Vuoto")
    await add(sql, "sector", cemetery_id=ground.cemetery, name="Vuoto")
    await add(sql, "cemetery", name="Vuoto", enabled=False)


def rows_of(file: bytes) -> list[dict[str, str]]:
    text = io.StringIO(file.decode("utf-8-sig"), newline="")
    return list(csv.DictReader(text, delimiter=";"))


async def must_change_nothing(stage: Stage, file: bytes) -> None:
    before = await stage.stored()
    answer = (await stage.upload(file)).json()

    assert answer["errors"] == answer["warnings"] == []
    assert (answer["imported"], answer["skipped"]) == (0, len(rows_of(file)))
    assert await stage.stored() == before


@pytest.mark.parametrize("kind", KINDS)
async def test_an_export_adds_nothing_to_the_register_it_came_from(
    stage: Stage, client: httpx.AsyncClient, kind: str
) -> None:
    async with connected(stage.database) as sql:
        await fill(sql)

    await must_change_nothing(stage, await export(client, kind))


@pytest.mark.parametrize("case", ACCEPTED, ids=by_file)
async def test_whatever_was_imported_comes_back_from_its_export(
    stage: Stage, client: httpx.AsyncClient, case: dict[str, Any]
) -> None:
    await stage.upload(content(case), case["file"])

    for kind in KINDS:
        await must_change_nothing(stage, await export(client, kind))


async def test_a_filtered_export_of_180_rows_adds_nothing(
    stage: Stage, client: httpx.AsyncClient
) -> None:
    async with connected(stage.database) as sql:
        ground = await Ground.make(sql)
        for number in range(200):
            await ground.bury(f"{'Rossi' if number < 180 else 'Verdi'} {number}")
    file = await export(client, "deceaseds", search="rossi", cemeteryId=ground.cemetery)

    assert len(rows_of(file)) == 180
    await must_change_nothing(stage, file)


async def test_an_export_fills_an_empty_register_with_the_same(
    stage: Stage, client: httpx.AsyncClient
) -> None:
    async with connected(stage.database) as sql:
        await fill(sql)
        # two whom nothing tells apart are one person to an import
        await sql.execute("delete from registry.deceased where id = $1", 1 + PERSONS.index(TWIN))
    files = [await export(client, kind, sort="id") for kind in KINDS]
    await stage.empty_register()
    for file in files:
        assert (await stage.upload(file)).json()["errors"] == []

    for kind, before in zip(KINDS, files, strict=True):
        after = await export(client, kind, sort="id")
        assert imported(rows_of(after)) == imported(rows_of(before))
        await must_change_nothing(stage, before)


def imported(rows: list[dict[str, str]]) -> list[list[tuple[str, str]]]:
    """What an import reads of an export."""
    return sorted(
        [(name, cell) for name, cell in row.items() if fold_column(name) in KNOWN] for row in rows
    )
