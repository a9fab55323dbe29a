"""Taking an import back over the broker: in turn with batches, and what others told is known."""

import asyncio
from typing import Any
from uuid import uuid4

import asyncpg
import pytest

from infra.dev.rabbit import Node
from services.kit.testing.stack import eventually
from services.registry.imports import undoing
from services.registry.settings import RegistrySettings
from services.registry.tests.batches import count, held, levels, row
from services.registry.tests.importer import UNDO, Importer, working
from services.registry.tests.undoing import everything

ORDER = {"orderId": 1, "number": "CS-1", "supplierId": 9, "cemeteryId": 1, "amountCents": 100}


def removed(answers: list[dict[str, Any]]) -> dict[str, int]:
    return {name: sum(a["removed"][name] for a in answers) for name in answers[0]["removed"]}


async def test_a_job_is_taken_back_and_can_be_loaded_anew(
    importer: Importer, registry: asyncpg.Connection
) -> None:
    rows = [row(1, "Rossi Maria"), row(2, "Verdi Anna", tomb="L-2")]
    await importer.submit(*rows, job=7)
    made = (await importer.outcomes(1))[0]["made"]
    answers = await importer.undo(7)
    assert removed(answers) == made
    assert [answer["step"] for answer in answers] == list(range(5))
    assert await count(registry) == levels(0, 0, 0, 0, 0)
    await importer.submit(*rows, job=8)
    assert (await importer.outcomes(2))[1]["made"] == made
    assert await held(registry) == ["Rossi Maria", "Verdi Anna"]


async def test_what_memorial_and_shop_told_keeps_records(
    importer: Importer, registry: asyncpg.Connection
) -> None:
    await importer.submit(*(row(n, f"Rossi N{n}", tomb=f"L-{n}") for n in range(1, 6)), job=7)
    await importer.outcomes(1)
    await importer.send("memorial.deceased.remembered.v1", {"deceasedId": 1})
    for tomb, status in ((2, "paid"), (3, "processing"), (4, "completed"), (5, "cancelled")):
        sent = {**ORDER, "tombId": tomb, "isLive": True, "at": "2026-11-02T09:30:00+00:00"}
        await importer.send(f"shop.order.{status}.v1", sent)
    await importer.send("shop.tombs.ordered.v1", {"tombIds": [2, 4]})

    async def all_known() -> bool:
        return bool(
            await registry.fetchval(
                "select (select count(*) from registry.remembered_person) = 1"
                " and (select count(*) from registry.ordered_tomb) = 3"
            )
        )

    await eventually(all_known)
    answers = await importer.undo(7)
    kept = [(k["level"], k["id"]) for answer in answers[:2] for k in answer["kept"]]
    assert kept == [("deceased", 1), *(("tomb", tomb) for tomb in (1, 2, 3, 4))]
    assert removed(answers)["tombs"] == 1


async def test_what_was_sent_before_comes_before(
    importer: Importer,
    registry: asyncpg.Connection,
    settings: RegistrySettings,
    broker: Node,
) -> None:
    """Two registries read; an import runs while another one is taken back."""
    await importer.submit(row(1, "Ferri Ada", tomb="L-9"), job=1)
    before_all = None
    async with working(settings, broker):
        await importer.outcomes(1)
        before_all = (await everything(registry))["deceased"]
        await importer.submit(*(row(n, f"Rossi N{n}", tomb=f"L-{n}") for n in range(30)), job=7)
        running = [
            importer.submit(
                *(row(n, f"Verdi N{n}", tomb=f"L-{n}") for n in range(seq * 3, seq * 3 + 3)),
                job=8,
                seq=seq,
            )
            for seq in range(5)
        ]
        answers, *_ = await asyncio.gather(importer.undo(7), *running)
        await importer.outcomes(7)
    assert removed(answers)["deceased"] == 30
    persons = (await everything(registry))["deceased"]
    assert persons[:1] == before_all
    assert sorted(p["name"] for p in persons[1:]) == sorted(f"N{n}" for n in range(15))
    for table in ("tomb", "deceased"):
        wanted = "select sum(delta) from registry.record_count where kind = $1"
        assert await registry.fetchval(wanted, table) == (await count(registry))[table]


async def test_two_jobs_and_a_request_that_comes_again(
    importer: Importer, registry: asyncpg.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(undoing, "PAGE", 4)
    for job in (7, 8):
        rows = (row(n, f"Rossi N{job}{n}", tomb=f"L-{n}") for n in range(10))
        await importer.submit(*rows, job=job)
    await importer.outcomes(2)
    twice = str(uuid4())
    for _ in range(2):
        first = {"jobId": 7, "step": 0, "level": "deceased", "after": 0}
        await importer.send(UNDO, first, event_id=twice)
    (answer,) = await importer.answers(7, 1)
    assert answer["removed"]["deceased"] == 4
    both = await asyncio.gather(importer.undo(8), _go_on(importer, answer))
    assert [removed(answers)["deceased"] for answers in both] == [10, 10]
    assert (await count(registry))["deceased"] == 0


async def _go_on(importer: Importer, answer: dict[str, Any]) -> list[dict[str, Any]]:
    answers = [answer]
    while answers[-1]["next"]:
        sent = {"jobId": 7, "step": len(answers), **answers[-1]["next"]}
        await importer.send(UNDO, sent)
        answers = await importer.answers(7, len(answers) + 1)
    return answers


async def test_a_level_that_there_is_not_is_set_aside(
    importer: Importer, registry: asyncpg.Connection
) -> None:
    await importer.submit(row(1, "Rossi Maria"), job=7)
    await importer.outcomes(1)
    await importer.send(UNDO, {"jobId": 7, "step": 0, "level": "outbox", "after": 0})
    await importer.until_dead()
    assert await held(registry) == ["Rossi Maria"]
