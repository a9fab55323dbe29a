"""What invented visitors have left: as the service would take it, and once."""

import json
from collections.abc import AsyncIterator

import asyncpg
import pytest

from infra.dev.demo.remember import remember
from infra.dev.demo.showcase import FAMILY, RELATIVES, SHOWPIECES
from infra.dev.demo.tests.test_demo_dress import load_a_little
from infra.dev.demo.thoughts import AFFECTS, CANDLES, REQUEST, REQUEST_OF, THOUGHTS, Thought
from services.kit.testing.stack import TestDatabase
from services.memorial.requests.schemas import RequestIn
from services.memorial.tributes.schemas import MessageIn, PrayerIn

STATE = """
select json_agg(t order by t.kind, t.id)::text from (
  select 'tribute' as kind, id, to_json(t) as row from memorial.tribute t
  union all select 'report', id, to_json(r) from memorial.report r
  union all select 'candle', id, to_json(c) from memorial.candle c
  union all select 'affect', deceased_id, to_json(a) from memorial.affect_count a
  union all select 'request', id, to_json(q) from memorial.correction_request q) t
"""
MARIA = [thought for thought in THOUGHTS if thought.of == "Maria"]


@pytest.fixture
async def memorial(database: TestDatabase) -> AsyncIterator[asyncpg.Connection]:
    """A connection to memorial; in registry are Maria and others, whose portraits are missing."""
    for schema in ("registry", "memorial"):
        await database.empty(schema)
    registry = await database.connect("registry")
    await load_a_little(registry)
    await registry.close()
    connection = await database.connect("memorial")
    yield connection
    await connection.close()


async def fill(database: TestDatabase) -> None:
    await remember(database.url("registry"), database.url("memorial"))


async def test_there_is_something_published_and_something_for_a_moderator(
    database: TestDatabase, memorial: asyncpg.Connection
) -> None:
    await fill(database)
    rows = await memorial.fetch("select * from memorial.tribute order by created_at")
    told = [(row["kind"], row["name"], row["text"], row["enabled"]) for row in rows]
    ordered = sorted(MARIA, key=lambda one: -one.days)
    assert told == [(one.kind, one.name, one.text, one.enabled) for one in ordered]
    assert {row["deceased_id"] for row in rows} == {1}
    assert all((row["approved_at"] is not None) == row["enabled"] for row in rows)
    assert await memorial.fetchval("select count from memorial.affect_count") == AFFECTS["Maria"]
    burning = "select count(*) from memorial.candle where expires_at > now()"
    assert await memorial.fetchval(burning) == len(CANDLES["Maria"])


async def test_a_text_was_reported_and_a_relative_asks(
    database: TestDatabase, memorial: asyncpg.Connection
) -> None:
    registry = await database.connect("registry")
    await registry.execute("update registry.tomb set capacity = 9 where id = 1")
    for name in ("Salvatore", REQUEST_OF):
        await registry.execute(
            "insert into registry.deceased (tomb_id, name, surname) values (1, $1, $2)",
            *(name, FAMILY),
        )
    await registry.close()
    await fill(database)
    reported = await memorial.fetchrow(
        "select t.enabled, t.reported_at > t.approved_at as late, r.reason"
        " from memorial.report r join memorial.tribute t on t.id = r.tribute_id"
    )
    assert dict(reported or {}) == {
        "enabled": False,
        "late": True,
        "reason": "È pubblicità, non un ricordo",
    }
    request = await memorial.fetchrow("select status, text from memorial.correction_request")
    assert dict(request or {}) == {"status": "open", "text": REQUEST}


async def test_again_nothing_is_added_but_new_candles_when_the_old_ones_are_down(
    database: TestDatabase, memorial: asyncpg.Connection
) -> None:
    await fill(database)
    once = await memorial.fetchval(STATE)
    await fill(database)
    assert await memorial.fetchval(STATE) == once
    await memorial.execute("update memorial.candle set expires_at = now() - interval '1 second'")
    await fill(database)
    kinds = [row["kind"] for row in json.loads(await memorial.fetchval(STATE))]
    assert kinds.count("candle") == 2 * len(CANDLES["Maria"])
    assert kinds.count("tribute") == len(MARIA)


async def test_nothing_is_left_where_nobody_is(
    database: TestDatabase, memorial: asyncpg.Connection
) -> None:
    await database.empty("registry")
    await fill(database)
    assert await memorial.fetchval(STATE) is None


@pytest.mark.parametrize("thought", THOUGHTS, ids=lambda thought: thought.name)
def test_the_service_would_take_it(thought: Thought) -> None:
    if thought.kind == "message":
        sent = {"deceased_id": 1, "visitor_name": thought.name, "message": thought.text}
        taken = MessageIn.model_validate({**sent, "visitor_email": thought.email})
        assert taken.message == thought.text
    else:
        sent = {"deceased_id": 1, "friend_name": thought.name, "phrase": thought.text}
        assert PrayerIn.model_validate(sent).phrase == thought.text


def test_whoever_is_named_is_one_of_the_family() -> None:
    family = {relative.name for relative in RELATIVES}
    named = {thought.of for thought in THOUGHTS if thought.of} | {*AFFECTS, *CANDLES, REQUEST_OF}
    assert named <= family
    form = {"kind": "correction", "name": "Silvia", "email": "s@example.org", "text": REQUEST}
    assert RequestIn.model_validate(form | {"deceased_id": 1}).text == REQUEST
    assert len(SHOWPIECES) == 3
