"""Pairs of records that may be of one person."""

from typing import Any

import asyncpg
import httpx
import pytest

from services.kit.fiscal_code import check_letter
from services.registry.tests.making import Ground, add, change

CODE = "RSSMRA80A01H501"
GOOD, WRONG = CODE + check_letter(CODE), CODE + "A"


async def pairs(client: httpx.AsyncClient, **asked: Any) -> list[dict[str, Any]]:
    answer = await client.get("/api/duplicates", params=asked)
    assert answer.status_code == 200, answer.text
    page = answer.json()
    assert page["total"] == len(page["results"])
    found: list[dict[str, Any]] = page["results"]
    return found


async def ids(client: httpx.AsyncClient, **asked: Any) -> list[tuple[int, int]]:
    return [(pair["first"]["id"], pair["second"]["id"]) for pair in await pairs(client, **asked)]


async def bury(ground: Ground, *persons: tuple[str, str, str | None, str | None]) -> list[int]:
    """Each alone in a tomb: surname, name, birth, death."""
    made = []
    for surname, name, birth, death in persons:
        tomb = await add(ground.connection, "tomb", block_id=ground.block, reference=None)
        dates = {"birthdate": birth, "deathdate": death}
        made.append(await ground.bury(surname, name, tomb_id=tomb, **dates))
    return made


ALIKE = [
    (("D'Angelo", "Niccolò", "1931-04-02", None), ("DANGELO", "niccolo", "1931", "2008")),
    (("Rossi", "Maria", "1931", "2008"), ("Rossi", "Maria", "1931-04", "2008-11-12")),
    (("Rossi", "Maria", "1931-04-02", "2008-11-12"), ("Rossi", "Maria", "1931-02-04", "2008")),
    (("Rossi", "Giuseppe", "1931", None), ("Rossi", "Giusepe", "1931", None)),
    (("Rossi", "Maria", None, "2008"), ("Rossi", "Maria Teresa", None, "2008-01-01")),
    (("Bianchi", "Anna", "1931-04-02", None), ("Bianchini"[:8], "Anna", "1931-04-02", "2008")),
    (("Bianchi", "Anna", None, "2008-11-12"), ("Bianch", "Anna", None, "2008-11-12")),
    (("Rossi", "Maria", "1931", None), ("Maria", "Rossi", "1931-04-02", None)),
    (("De Luca", "Anna Rita", None, "2008"), ("Annarita", "Deluca", None, "2008")),
]
UNLIKE = [
    (("Rossi", "Maria", "1931", None), ("Rossi", "Maria", "1932", None)),
    (("Rossi", "Maria", "1931", "2008"), ("Rossi", "Maria", "1931", "2009")),
    (("Rossi", "Maria", None, None), ("Rossi", "Maria", None, None)),
    (("Rossi", "Maria", "1931", None), ("Rossi", "Maria", None, "2008")),
    (("Rossi", "Maria", "1931", None), ("Rossi", "Carla", "1931", None)),
    (("Rossi", "Ida", "1931", None), ("Rossi", "Ada", "1931", None)),
    (("Bianchi", "Anna", "1931", None), ("Bianch", "Anna", "1931", None)),
    (("Rossi", "Maria", "1931", None), ("Bianchi", "Maria", "1931", None)),
    (("Rossi", "Maria", None, None), ("Maria", "Rossi", None, None)),
]


@pytest.mark.as_user("admin", cemetery=1)
@pytest.mark.parametrize(("one", "other"), ALIKE, ids=str)
async def test_records_that_are_alike_are_a_pair(
    client: httpx.AsyncClient,
    registry: asyncpg.Connection,
    one: tuple[str, str, str | None, str | None],
    other: tuple[str, str, str | None, str | None],
) -> None:
    """Found when all of a cemetery are compared, and when one is compared with the others."""
    first, second = await bury(await Ground.make(registry), one, other)
    await registry.execute("truncate registry.duplicate_due")
    await registry.execute("insert into registry.duplicate_due (cemetery_id) values (1)")
    assert await ids(client) == [(first, second)]
    for person in (first, second):
        await registry.execute("delete from registry.duplicate_pair")
        await registry.execute("insert into registry.duplicate_due values (default, 1, $1)", person)
        assert await ids(client) == [(first, second)]


@pytest.mark.as_user("admin", cemetery=1)
@pytest.mark.parametrize(("one", "other"), UNLIKE, ids=str)
async def test_records_that_differ_are_no_pair(
    client: httpx.AsyncClient,
    registry: asyncpg.Connection,
    one: tuple[str, str, str | None, str | None],
    other: tuple[str, str, str | None, str | None],
) -> None:
    await bury(await Ground.make(registry), one, other)
    assert await ids(client) == []
    await registry.execute("insert into registry.duplicate_due (cemetery_id) values (1)")
    assert await ids(client) == []


@pytest.mark.as_user("admin", cemetery=1)
async def test_a_pair_says_why(client: httpx.AsyncClient, registry: asyncpg.Connection) -> None:
    ground = await Ground.make(registry)
    code = {"fiscal_code": GOOD}
    await ground.bury("Rossi", "Mario", birthdate="1980-01-01", **code)
    await ground.bury("Rossi", "Mario", birthdate="1980-01-01", deathdate="2001", **code)
    await bury(
        ground, ("Neri", "Giulia", "1931-04", "2008"), ("Neri", "Giulio", "1931-04", "2008-11-12")
    )
    surest, other = await pairs(client)
    assert surest["reasons"] == [
        "Stesso codice fiscale",
        "Stesso nome",
        "Stessa data di nascita",
        "Stessa tomba",
    ]
    assert other["reasons"] == ["Nome simile", "Stesso anno di nascita", "Stesso anno di morte"]


@pytest.mark.as_user("admin", cemetery=1)
async def test_the_same_name_in_one_tomb_needs_no_dates(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground = await Ground.make(registry)
    pair = (await ground.bury("Rossi"), await ground.bury("ROSSI", "maria"))
    assert await ids(client) == [pair]


@pytest.mark.as_user("admin", cemetery=1)
async def test_a_wrong_fiscal_code_tells_nothing(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground = await Ground.make(registry)
    await ground.bury("Rossi", "Mario", fiscal_code=WRONG)
    await ground.bury("Bianchi", "Ugo", fiscal_code=WRONG)
    assert await ids(client) == []
    pair = (
        await ground.bury("Verdi", "Luca", birthdate="1950", fiscal_code=GOOD),
        await ground.bury("Neri", "Piero", birthdate="1951", fiscal_code=GOOD.lower()),
    )
    assert await ids(client) == [pair]


@pytest.mark.as_user("admin", cemetery=1)
async def test_a_word_for_nobody_known_is_no_name(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    """A common grave of a thousand 'Ignoto' is not half a million pairs."""
    ground = await Ground.make(registry)
    await registry.execute(
        "insert into registry.deceased (tomb_id, surname, name, deathdate)"
        " select $1, 'Ignoto', 'Ignoto', '1944' from generate_series(1, 1000)",
        ground.tomb,
    )
    assert await ids(client) == []
    await ground.bury("Ignoto", "Ignoto", deathdate="1944")
    await ground.bury("Ignoto", "Ignota", deathdate="1944")
    assert await ids(client) == []


@pytest.mark.as_user("admin", cemetery=1)
async def test_pairs_follow_every_change(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground = await Ground.make(registry)
    pair = await bury(ground, ("Rossi", "Anna", "1931", None), ("Rossi", "Anna", "1931", None))
    one, other = pair
    found = [(one, other)]
    assert await ids(client) == found
    await change(registry, "deceased", other, birthdate="1932")
    assert await ids(client) == []
    await change(registry, "deceased", other, birthdate="1931-05-05")
    assert await ids(client) == found
    await change(registry, "deceased", other, epitaph="a")
    assert await registry.fetchval("select count(*) from registry.duplicate_due") == 0
    answer = await client.delete(f"/api/deceaseds/{other}")
    assert answer.status_code == 204
    assert await ids(client) == []
    trash = (await client.get("/api/trash")).json()["results"][0]["id"]
    assert (await client.post(f"/api/trash/{trash}/restore")).status_code == 200
    assert await ids(client) == found


@pytest.mark.as_user("superadmin")
async def test_only_a_superadmin_sees_pairs_of_two_cemeteries(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    here, there = await Ground.make(registry), await Ground.make(registry, "Altrove")
    for ground in (here, there):
        await ground.bury("Rossi", "Anna", birthdate="1931")
    assert await ids(client) == []
    one = await here.bury("Neri", "Ugo", fiscal_code=GOOD)
    other = await there.bury("Neri", "Ugo", fiscal_code=GOOD)
    assert await ids(client) == [(one, other)]
    for ground in (here, there):
        assert await ids(client, cemeteryId=ground.cemetery) == [(one, other)]
    third = await Ground.make(registry, "Terzo")
    assert await ids(client, cemeteryId=third.cemetery) == []


@pytest.mark.as_user("admin", cemetery=1)
async def test_an_admin_sees_pairs_of_the_own_cemetery(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    here, there = await Ground.make(registry), await Ground.make(registry, "Altrove")
    await here.bury("Neri", "Ugo", fiscal_code=GOOD)
    await there.bury("Neri", "Ugo", fiscal_code=GOOD)
    await bury(there, ("Rossi", "Anna", "1931", None), ("Rossi", "Anna", "1931", None))
    assert await ids(client) == []
    assert await ids(client, cemeteryId=there.cemetery) == []


@pytest.mark.as_user("admin", cemetery=1)
async def test_pairs_come_by_pages(client: httpx.AsyncClient, registry: asyncpg.Connection) -> None:
    ground = await Ground.make(registry)
    for year in range(1900, 1905):
        await bury(ground, *[("Rossi", "Anna", str(year), None)] * 2)
    seen = []
    for page in (1, 2, 3):
        answer = await client.get("/api/duplicates", params={"page": page, "pageSize": 2})
        told = answer.json()
        assert (told["total"], told["totalPages"], told["page"]) == (5, 3, page)
        seen += [pair["first"]["id"] for pair in told["results"]]
    assert seen == sorted(seen)
    assert len(seen) == 5


@pytest.mark.as_user("admin", cemetery=1)
async def test_a_pair_that_is_none_is_not_shown_again(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground = await Ground.make(registry)
    one, other = await bury(ground, *[("Rossi", "Anna", "1931", None)] * 2)
    assert await ids(client) == [(one, other)]
    for _ in range(2):
        said = await client.post(
            "/api/duplicates/dismiss", json={"firstId": other, "secondId": one}
        )
        assert said.status_code == 204
    assert await ids(client) == []
    await registry.execute("insert into registry.duplicate_due (cemetery_id) values (1)")
    assert await ids(client) == []
    noted = "select count(*) from registry.outbox where name = 'registry.audit.recorded.v1'"
    assert await registry.fetchval(noted) == 2


@pytest.mark.as_user("admin", cemetery=1)
async def test_what_is_dismissed_must_be_two_of_the_own(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    here, there = await Ground.make(registry), await Ground.make(registry, "Altrove")
    one, other = await here.bury("Rossi"), await there.bury("Rossi")
    for sent, status in (((one, other), 404), ((one, 999), 404), ((one, one), 422)):
        body = {"firstId": sent[0], "secondId": sent[1]}
        answer = await client.post("/api/duplicates/dismiss", json=body)
        assert answer.status_code == status


@pytest.mark.as_user("owner", cemetery=1)
async def test_duplicates_are_the_office_s(client: httpx.AsyncClient) -> None:
    assert (await client.get("/api/duplicates")).status_code == 403
    assert (await client.get("/api/duplicates/merges")).status_code == 403


@pytest.mark.as_user("admin", cemetery=1)
async def test_pairs_of_a_name_alone_come_last(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground = await Ground.make(registry)
    tomb = await add(registry, "tomb", block_id=ground.block, reference=None, capacity=2)
    nameless = [await ground.bury("Verdi", "Ugo", tomb_id=tomb) for _ in range(2)]
    dated = await bury(
        ground, ("Rossi", "Giuseppe", "1931", None), ("Rossi", "Giusepe", "1931", None)
    )
    assert await ids(client) == [tuple(dated), tuple(nameless)]
