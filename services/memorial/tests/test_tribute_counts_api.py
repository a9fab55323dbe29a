"""Counts of texts are right after everything that moves, hides or decides them, also at once."""

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from random import Random
from typing import Any

import asyncpg
import httpx
import pytest

from services.kit.db import Database
from services.memorial.models import Outbox
from services.memorial.moderation.counts import add_up
from services.memorial.settings import MemorialSettings
from services.memorial.tests.making import (
    ADMIN,
    ADMIN_ELSEWHERE,
    ELSEWHERE,
    HERE,
    OWNER,
    SUPERADMIN,
    add_person,
    add_tribute,
)
from services.memorial.tests.visiting import message, post

LIST, COUNTS = "/api/prayers/moderation", "/api/prayers/moderation/counts"
# what each caller's counts must be, counted one by one
ONE_BY_ONE = """
with recursive up(id, root) as (
  select deceased_id, deceased_id from memorial.person
  union
  select up.id, p.merged_into from up join memorial.person p on p.deceased_id = up.root
  where p.merged_into is not null
)
select count(*) filter (where not t.enabled or t.reported_at is not null) as pending,
  count(*) filter (where t.enabled) as approved, count(*) as "all"
from memorial.tribute t join up on up.id = t.deceased_id
join memorial.person p on p.deceased_id = up.root and p.merged_into is null and not p.removed
where p.cemetery_id = coalesce($1, p.cemetery_id) and t.kind = coalesce($2, t.kind)
"""
ACTIONS = ("approve", "delete")
KINDS = {"prayers": "prayer", "messages": "message"}


@pytest.fixture(autouse=True)
async def persons(memorial: asyncpg.Connection) -> None:
    for person in (1, 2, 3):
        await add_person(memorial, person, owner=3)
    for person in (4, 5):
        await add_person(memorial, person, cemetery_id=ELSEWHERE)


@pytest.fixture
async def database_of_ours(settings: MemorialSettings) -> AsyncIterator[Database]:
    database = Database(settings.database_url, Outbox)
    yield database
    await database.close()


async def told(client: httpx.AsyncClient, who: dict[str, str], **query: Any) -> dict[str, int]:
    answer = await client.get(COUNTS, params=query, headers=who)
    counts: dict[str, int] = answer.json()
    return counts


async def must_be_right(client: httpx.AsyncClient, memorial: asyncpg.Connection) -> dict[str, int]:
    """Of each caller, kind and cemetery; the counts of all."""
    for who, cemetery in ((SUPERADMIN, None), (ADMIN, HERE), (ADMIN_ELSEWHERE, ELSEWHERE)):
        for query, kind in (({}, None), *(({"type": key}, KINDS[key]) for key in KINDS)):
            counted = dict(await memorial.fetchrow(ONE_BY_ONE, cemetery, kind) or {})
            assert await told(client, who, **query) == counted
    own = await told(client, SUPERADMIN, cemeteryId=HERE)
    assert own == await told(client, ADMIN) == await told(client, OWNER)
    return await told(client, SUPERADMIN)


async def change(memorial: asyncpg.Connection, person: int, values: str) -> None:
    await memorial.execute(f"update memorial.person set {values} where deceased_id = $1", person)


async def test_counts_follow_texts_and_persons(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    assert await must_be_right(client, memorial) == {"pending": 0, "approved": 0, "all": 0}
    for person in (1, 1, 2, 4):
        await add_tribute(memorial, person)
    await add_tribute(memorial, 1, kind="message", enabled=True)
    assert await must_be_right(client, memorial) == {"pending": 4, "approved": 1, "all": 5}
    assert (await client.put("/api/prayers/1/approve", headers=ADMIN)).is_success
    assert (await client.delete("/api/prayers/2", headers=ADMIN)).is_success
    assert (await client.post("/api/prayers/5/report")).status_code == 204
    assert await must_be_right(client, memorial) == {"pending": 3, "approved": 1, "all": 4}
    await memorial.execute("update memorial.tribute set ip_address = null")
    await change(memorial, 1, "cemetery_id = 2, tomb_id = 4")
    assert (await told(client, ADMIN_ELSEWHERE))["all"] == 3
    assert (await told(client, ADMIN))["all"] == 1


async def test_counts_follow_the_trash_and_merges(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    for person in (1, 2, 3, 4):
        await add_tribute(memorial, person)
    await change(memorial, 1, "removed = true")
    assert (await must_be_right(client, memorial))["all"] == 3
    await change(memorial, 1, "removed = false")
    await change(memorial, 2, "removed = true, merged_into = 1")
    await change(memorial, 1, "removed = true, merged_into = 3")
    assert (await must_be_right(client, memorial))["all"] == 4
    assert (await told(client, ADMIN))["all"] == 3
    await change(memorial, 3, "cemetery_id = 2, tomb_id = 4")
    assert (await told(client, ADMIN_ELSEWHERE))["all"] == 4
    await add_tribute(memorial, 2)
    assert (await told(client, ADMIN_ELSEWHERE))["all"] == 5
    await change(memorial, 1, "removed = false, merged_into = null")
    assert (await told(client, ADMIN))["all"] == 3


async def test_texts_of_a_record_whose_other_half_is_told_later_are_found_then(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    await add_tribute(memorial, 1)
    await add_tribute(memorial, 9)
    await change(memorial, 1, "removed = true, merged_into = 9")
    assert (await must_be_right(client, memorial))["all"] == 0
    await add_person(memorial, 9, owner=3)
    assert (await must_be_right(client, memorial))["all"] == 2


async def test_adding_up_leaves_one_row_for_each_count(
    client: httpx.AsyncClient, memorial: asyncpg.Connection, database_of_ours: Database
) -> None:
    for person in (1, 1, 2, 4):
        await add_tribute(memorial, person)
    await memorial.execute("delete from memorial.tribute where deceased_id = 4")
    before = await must_be_right(client, memorial)
    for rows in (5, 1, 1):
        assert await memorial.fetchval("select count(*) from memorial.tribute_count") == rows
        async with database_of_ours.unit_of_work() as session:
            await add_up(session)
        assert await must_be_right(client, memorial) == before


@pytest.mark.parametrize("is_text_first", [True, False])
async def test_a_text_and_the_move_of_its_person_see_each_other(
    memorial: asyncpg.Connection, settings: MemorialSettings, is_text_first: bool
) -> None:
    """Of two at once the second one waits for the first."""
    await change(memorial, 2, "removed = true, merged_into = 1")
    other = await asyncpg.connect(settings.database_url)
    mover, writer = (other, memorial) if is_text_first else (memorial, other)
    leaving = partial(add_tribute, writer, 2)
    moving = partial(change, mover, 1, "cemetery_id = 2, tomb_id = 4")
    first, second = (leaving, moving) if is_text_first else (moving, leaving)
    async with memorial.transaction():
        await first()
        waits = asyncio.create_task(second())
        done, _ = await asyncio.wait([waits], timeout=0.3)
        assert not done
    await waits
    await other.close()
    assert await memorial.fetchval("select cemetery_id from memorial.tribute") == ELSEWHERE
    counted = await memorial.fetch(
        "select cemetery_id from memorial.tribute_count group by 1 having sum(total) <> 0"
    )
    assert [row["cemetery_id"] for row in counted] == [ELSEWHERE]


async def move(pool: asyncpg.Pool, seed: int) -> None:
    """Persons are moved, deleted, merged and brought back."""
    dice = Random(seed)
    for _ in range(15):
        values = dice.choice(
            (
                f"cemetery_id = {dice.choice((HERE, ELSEWHERE))}",
                "removed = true, merged_into = 5",
                "removed = true, merged_into = null",
                "removed = false, merged_into = null",
            )
        )
        person = dice.randint(1, 4)
        await pool.execute(f"update memorial.person set {values} where deceased_id = {person}")


async def write(client: httpx.AsyncClient, number: int) -> None:
    for turn in range(4):
        body = message((number + turn) % 5 + 1)
        answer = await post(client, "visitor-messages", body, f"192.0.2.{number}")
        assert answer.status_code in (201, 404)


async def decide(client: httpx.AsyncClient, action: str, seed: int) -> None:
    ids = Random(seed).sample(range(1, 61), 20)
    answer = await client.post(LIST, json={"ids": ids, "action": action}, headers=SUPERADMIN)
    assert answer.status_code == 200, answer.text


async def add_up_often(database: Database) -> None:
    for _ in range(10):
        async with database.unit_of_work() as session:
            await add_up(session)


async def test_counts_are_right_after_everybody_did_everything_at_once(
    client: httpx.AsyncClient,
    memorial: asyncpg.Connection,
    settings: MemorialSettings,
    database_of_ours: Database,
) -> None:
    for number in range(60):
        await add_tribute(memorial, number % 5 + 1)
    async with asyncpg.create_pool(settings.database_url, min_size=4, max_size=4) as pool:
        await asyncio.gather(
            *(move(pool, seed) for seed in range(4)),
            *(write(client, number) for number in range(6)),
            *(decide(client, action, seed) for seed in range(3) for action in ACTIONS),
            add_up_often(database_of_ours),
        )
    tombs = "update memorial.person set tomb_id = case cemetery_id when 1 then 1 else 4 end"
    await memorial.execute(tombs)
    where = "select t.id from memorial.tribute t where t.cemetery_id is distinct from"
    assert await memorial.fetch(f"{where} memorial.cemetery_of(t.deceased_id)") == []
    assert (await must_be_right(client, memorial))["all"] > 0
