"""Steps of taking an import back: bounded, quick, safe in any order and beside other work."""

import asyncio
import json
import re
from typing import Any
from uuid import uuid4

import asyncpg
import pytest

from services.kit.clock import now
from services.kit.consumer import Consumer
from services.kit.db import Database
from services.registry.consumers import BATCH_HANDLERS
from services.registry.events import Level
from services.registry.imports import undo_statements, undoing
from services.registry.models import Inbox
from services.registry.tests.batches import count, levels, row
from services.registry.tests.undoing import APPLIED, ids, load, step, undo

NOTHING = levels(0, 0, 0, 0, 0)
QUEUE = "registry.batches"
FEW = {"cemetery": 2}  # of users and products the whole is read once


def persons(number: int, per_tomb: int = 1) -> list[list[Any]]:
    return [row(n, f"Rossi N{n}", tomb=f"L-{n // per_tomb}", capacity=9) for n in range(number)]


async def test_a_step_goes_on_after_the_last_record_it_saw(
    registry: asyncpg.Connection, units: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(undoing, "PAGE", 3)
    await load(registry, *persons(7))
    first, *_, last = await ids(registry, "deceased")
    await registry.execute("update registry.deceased set version = 2 where id in ($1, $2)", 2, last)
    answer = await step(units, 7, 0, "deceased")
    assert (answer["removed"]["deceased"], answer["next"]) == (2, {"level": "deceased", "after": 3})
    assert [record["id"] for record in answer["kept"]] == [first + 1]
    undone = await undo(units, first=1)
    assert undone.counts == (0, 0, 0, 5, 3)
    assert len(undone.kept) == 2 + 2 + 3
    assert await count(registry) == levels(1, 1, 1, 2, 2)


async def test_records_in_the_trash_take_part_in_the_order_of_pages(
    registry: asyncpg.Connection, units: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(undoing, "PAGE", 2)
    await load(registry, *persons(6))
    await registry.execute("""
        insert into registry.trash
          (kind, record_id, label, cemetery_id, cemetery_name, deleted_at, contents)
        values ('deceased', 1, '', 1, '', now(), '{}')""")
    for person in (1, 4, 5):
        await registry.execute(
            "insert into registry.trash_record (trash_id, kind, record_id, data)"
            " select 1, 'deceased', id, to_jsonb(d) from registry.deceased d where id = $1",
            person,
        )
        await registry.execute("delete from registry.deceased where id = $1", person)
    undone = await undo(units)
    assert [label for label, reason in undone.kept if "si trova" in reason.casefold()][:3] == [
        "Defunto N0 Rossi",
        "Defunto N3 Rossi",
        "Defunto N4 Rossi",
    ]
    assert undone.counts == (0, 0, 0, 3, 3)


async def test_levels_asked_for_in_the_wrong_order_lose_nothing(
    registry: asyncpg.Connection, units: Database
) -> None:
    await load(registry, *persons(4, per_tomb=2))
    before = await count(registry)
    for level in reversed(undo_statements.LEVELS[1:]):
        answer = await step(units, 7, 0, level)
        assert set(answer["removed"].values()) == {0}
        assert "Contiene ancora" in answer["kept"][0]["reason"]
    assert await count(registry) == before
    assert (await undo(units)).counts == (1, 1, 1, 2, 4)
    assert (await undo(units, first=10)).counts == (0, 0, 0, 0, 0)


async def test_a_job_that_made_nothing_takes_nothing_away(
    registry: asyncpg.Connection, units: Database
) -> None:
    await load(registry, *persons(3))
    undone = await undo(units, job=99)
    assert (undone.counts, undone.kept, undone.steps) == ((0, 0, 0, 0, 0), [], 5)
    assert (await count(registry))["deceased"] == 3


async def test_the_same_request_delivered_twice_works_once(
    registry: asyncpg.Connection, units: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(undoing, "PAGE", 2)
    await load(registry, *persons(5))
    consumer = Consumer(units, Inbox, {QUEUE: BATCH_HANDLERS})
    data = {"jobId": 7, "step": 0, "level": "deceased", "after": 0}
    body = {"id": str(uuid4()), "type": "importer.undo.requested.v1", "data": data}
    for _ in range(2):
        await consumer.handle(QUEUE, json.dumps({**body, "time": now().isoformat()}).encode())
    assert (await count(registry))["deceased"] == 3
    answers = "select count(*) from registry.outbox where name = $1"
    assert await registry.fetchval(answers, APPLIED) == 1


async def test_a_step_that_is_asked_for_anew_is_answered_as_it_was(
    registry: asyncpg.Connection, units: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(undoing, "PAGE", 2)
    await load(registry, *persons(5))
    first = await step(units, 7, 0, "deceased")
    assert await step(units, 7, 0, "deceased") == first
    assert (await count(registry))["deceased"] == 3
    second = await step(units, 7, 1, **first["next"])
    assert second["removed"]["deceased"] == 2
    assert (await undo(units, first=2)).counts == (1, 1, 1, 5, 1)


async def test_two_jobs_are_taken_back_at_once(
    registry: asyncpg.Connection, units: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The tombs that the second job found, the first has made."""
    monkeypatch.setattr(undoing, "PAGE", 5)
    await load(registry, *persons(40, per_tomb=4))
    await load(registry, *(row(n, f"Verdi N{n}", tomb=f"L-{n % 20}") for n in range(40)), job=8)
    first, second = await asyncio.gather(undo(units), undo(units, job=8))
    assert first.counts[4] + second.counts[4] == 80
    again = await undo(units, first=100)
    assert sum(each.counts[3] for each in (first, second, again)) == 20
    assert await count(registry) == NOTHING


async def test_an_import_goes_on_beside_an_undo(
    registry: asyncpg.Connection, units: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever came into a place while it was being taken back keeps it."""
    monkeypatch.setattr(undoing, "PAGE", 4)
    await load(registry, *persons(30, per_tomb=3))

    async def others() -> None:
        for seq in range(10):
            await load(registry, row(seq, f"Verdi N{seq}", tomb=f"L-{seq}", capacity=9), job=8)

    await asyncio.gather(undo(units), others())
    found = await registry.fetch(
        "select d.import_job, t.reference from registry.deceased d"
        " join registry.tomb t on t.id = d.tomb_id order by d.id"
    )
    assert {r["import_job"] for r in found} == {8}
    assert [r["reference"] for r in found] == [f"L-{n}" for n in range(10)]


@pytest.mark.parametrize("level", undo_statements.LEVELS)
async def test_no_statement_reads_a_whole_table(registry: asyncpg.Connection, level: Level) -> None:
    """A small job in a large register, as the planner knows it from the statistics."""
    await load(registry, *persons(3000), job=1)
    await load(registry, *(row(n, f"Neri N{n}", tomb=f"M-{n}") for n in range(50)))
    await registry.execute("analyze registry.deceased, registry.tomb")
    async with registry.transaction():
        await registry.execute(undo_statements.LOCKS[level])
        for statement in (undo_statements.LOCK_RECORDS[level], undo_statements.LOOK[level]):
            plan = await registry.fetch(f"explain (format text) {_with(statement, 7, 0, 2000)}")
            text = "\n".join(line[0] for line in plan)
            read = re.findall(r"Seq Scan on (\w+)", text)
            assert set(read) <= {"user_name", "product_picture"}, text
            assert f"ix_{level}_import_job" in text
            assert "hashed" not in text.replace("hashed SubPlan", "", FEW.get(level, 0))


def _with(statement: str, *values: int) -> str:
    for number, value in enumerate(values, 1):
        statement = statement.replace(f"${number}", str(value))
    return statement


async def test_a_full_step_takes_well_under_a_second(
    registry: asyncpg.Connection, units: Database
) -> None:
    await load(registry, *persons(undoing.PAGE))
    for level in ("deceased", "tomb"):
        began = now()
        answer = await step(units, 7, 0, level)
        took = (now() - began).total_seconds()
        assert sum(answer["removed"].values()) == undoing.PAGE
        assert took < 5, "generous: the machine may be busy"
