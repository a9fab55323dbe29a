"""Searching in the office's lists folds as everywhere, and finds who is hidden too."""

from typing import Any

import asyncpg
import httpx
import pytest

from services.registry.tests.making import Ground, add, change
from services.registry.tests.office import add_owner, add_tombs, as_, ids, page

pytestmark = pytest.mark.as_user("superadmin")
ANGELO = ("dangelo", "D’Angelo", "d angelo", "D'ANGELO", "Niccolò d'angelo", "dangelo niccolo")
ODD = ("%", "_", "\\", "%%%", "-", "'", "’ -", "\t", "\u200b", "'; drop table x; --", "😀", "‮")


async def names(client: httpx.AsyncClient, **asked: Any) -> list[str]:
    return [row["surname"] for row in (await page(client, "deceased", **asked))["results"]]


async def test_persons_by_every_spelling(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground = await Ground.make(registry)
    await ground.bury_all("D'Angelo, Niccolò", "De Luca, Anna", "Rossi, Maria | Rossi ved. Bianchi")
    for text in ANGELO:
        assert await names(client, search=text) == ["D'Angelo"], text
        assert await names(client, search=text, tombId=ground.tomb) == ["D'Angelo"], text
    for where in ({}, {"tombId": ground.tomb}, {"blockId": ground.block}):
        for text in ("deluca", "de luca anna", "anna", "DE-LUCA", "luca"):
            assert await names(client, search=text, **where) == ["De Luca"], (text, where)
        for text in ("bianchi", "maria bianchi", "rosi", "rossi maria"):
            assert await names(client, search=text, **where) == ["Rossi"], (text, where)
        assert await names(client, search="verdi", **where) == []


async def test_a_wrong_letter_comes_after_and_only_without_hits(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground = await Ground.make(registry)
    await ground.bury_all("Rossa, A", "Rossi, B", "Rosso, C", "Rossini, D")
    assert await names(client, search="rossi") == ["Rossi", "Rossini", "Rossa", "Rosso"]
    assert await names(client, search="rossi", sort="-id") == ["Rossini", "Rosso", "Rossi", "Rossa"]
    assert await names(client, search="rossi", tombId=ground.tomb) == ["Rossi", "Rossini"]
    assert await names(client, search="rosse", tombId=ground.tomb) == ["Rossa", "Rossi", "Rosso"]


async def test_persons_by_fiscal_code(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground = await Ground.make(registry)
    good, wrong = "RSSMRA80A01H501U", "rssmra80a01zz"
    first = await ground.bury("Rossi", fiscal_code=good)
    second = await ground.bury("Bianchi", fiscal_code=wrong)
    await ground.bury("Verdi", fiscal_code="RSSMRB80A01H501U")
    found = {
        "rssmra80a01h501u": [first],
        "RSS MRA 80A01 H501U": [first],
        "RSSMRA8": [second, first],
        "rssmra80a01z": [second],
        "RSSMRA90": [],
    }
    for text, expected in found.items():
        assert await ids(client, "deceased", search=text) == expected, text
        assert await ids(client, "deceased", search=text, blockId=ground.block) == expected, text


@pytest.mark.parametrize("kind", ["cemetery", "sector", "block"])
async def test_levels_by_name(
    client: httpx.AsyncClient, registry: asyncpg.Connection, kind: str
) -> None:
    first = await Ground.make(registry, "Uno")
    await Ground.make(registry, "Due")
    for record, name in ((1, "Sant'Ànna 100%"), (2, "Vecchio_lato")):
        await change(registry, kind, record, name=name, enabled=False)
    assert first.cemetery == 1
    for text in ("santanna", "SANT’ANNA", "sant anna", "nna 100", "%", "100%"):
        assert await ids(client, kind, search=text) == [1], text
    for text in ("vecchio_", "_", "chio"):
        assert await ids(client, kind, search=text) == [2], text
    for text in ("-", "'", "zzz", "\\", "\u200b x"):
        assert await ids(client, kind, search=text) == [], text


async def test_tombs_by_person_owner_and_number(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground = await Ground.make(registry)
    await ground.bury("D'Angelo", "Niccolò", enabled=False)
    mine, other, bare = await add_tombs(registry, ground.block, ["A", "B", None])
    await change(registry, "tomb", mine, user_id=await add_owner(registry, 7, ground.cemetery))
    await ground.bury("Verdini", tomb_id=other)
    for text in ANGELO:
        assert await ids(client, "tomb", search=text) == [ground.tomb], text
    assert await ids(client, "tomb", search="verdi") == [mine, other]
    for text in ("anna verdi", "Verdi Anna"):
        assert await ids(client, "tomb", search=text) == [mine], text
    assert await ids(client, "tomb", search=str(bare)) == [bare]
    assert await ids(client, "tomb", search="99999999999999999999") == []
    assert await ids(client, "tomb", search="verdi", reference="b") == [other]
    assert await ids(client, "tomb", search="verdi", ownerId="none") == [other]


@pytest.mark.parametrize("kind", ["cemetery", "sector", "block", "tomb", "deceased"])
async def test_odd_texts_find_nothing(
    client: httpx.AsyncClient, registry: asyncpg.Connection, kind: str
) -> None:
    ground = await Ground.make(registry)
    await change(registry, "tomb", ground.tomb, user_id=await add_owner(registry, 7, 1))
    await ground.bury("Rossi")
    for text in ODD:
        expected = [1] if not text.strip() else []
        assert await ids(client, kind, search=text) == expected, text


async def crowd(ground: Ground, count: int, **values: Any) -> None:
    await ground.connection.execute(
        "insert into registry.deceased (tomb_id, surname, name, enabled)"
        " select $1, 'Rossi', 'A' || n, $3 from generate_series(1, $2) n",
        values.get("tomb_id", ground.tomb),
        count,
        values.get("enabled", True),
    )


async def test_a_search_tells_a_thousand_at_most_and_says_so(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground = await Ground.make(registry)
    await crowd(ground, 1000)
    told = await page(client, "deceased", search="rossi", pageSize=200, page=5)
    assert (told["total"], told["capped"], len(told["results"])) == (1000, False, 200)
    last = await ground.bury("Rossi", "Zita", enabled=False)
    told = await page(client, "deceased", search="rossi", pageSize=200, page=5)
    assert (told["total"], told["capped"], len(told["results"])) == (1000, True, 200)
    assert await ids(client, "deceased", search="rossi zita") == [last]
    assert await ids(client, "deceased", search="rossi", enabled=False) == [last]
    assert await ids(client, "deceased", search="rossi", quality="no-dates", id=last) == [last]
    told = await page(client, "deceased", search="rossi", quality="no-dates")
    assert (told["total"], told["capped"]) == (1001, False)
    told = await page(client, "deceased", search="rossi", tombId=ground.tomb)
    assert (told["total"], told["capped"]) == (1001, False)


async def test_tombs_of_a_frequent_name_are_found_where_they_are_asked_for(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground, other = await Ground.make(registry), await Ground.make(registry, "Altrove")
    await crowd(ground, 1001)
    await add(registry, "deceased", tomb_id=other.tomb, surname="Rossi", name="Zita")
    assert (await page(client, "tomb", search="rossi"))["capped"]
    assert await ids(client, "tomb", search="rossi", cemeteryId=other.cemetery) == [other.tomb]
    assert await ids(client, "tomb", search="rossi", blockId=other.block) == [other.tomb]
    admin = as_("admin", other.cemetery)
    told = await page(client, "tomb", admin, search="rossi", cemeteryId=ground.cemetery)
    assert (told["results"], told["capped"]) == ([], False)


async def test_pages_of_a_search_read_backwards_are_the_same(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground = await Ground.make(registry)
    await ground.bury_all(*(f"Rossi{'ni' * (n % 2)}, N{n:02}" for n in range(23)), "Rosso, Z")
    for sort in (None, "id", "-surname", "-birthdate"):
        asked: dict[str, Any] = {"search": "rossi"} | ({"sort": sort} if sort else {})
        whole = await ids(client, "deceased", **asked)
        pages = [await ids(client, "deceased", **asked, page=n, pageSize=5) for n in range(1, 6)]
        assert [row for rows in pages for row in rows] == whole, sort
