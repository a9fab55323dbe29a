"""Imports that are taken back, as the importer asks for it: step by step to the end."""

from collections import Counter
from typing import Any

import asyncpg
import orjson

from services.kit.db import Database
from services.registry.imports.undoing import UndoRequested, take_back
from services.registry.tests.batches import Row, apply
from services.registry.tests.making import LEVELS

APPLIED = "registry.undo.applied.v1"
_COUNTS = """
select kind, cemetery_id, sum(delta) as number from registry.record_count group by 1, 2
having sum(delta) <> 0 order by 1, 2
"""

_ANSWER = """
select data from registry.outbox where name = $1 and (data::json ->> 'jobId')::int = $2
order by id desc limit 1
"""


async def everything(registry: asyncpg.Connection) -> dict[str, list[dict[str, Any]]]:
    """Every record with id and version, what searches read of it, the counts and the trash."""
    tables = (*LEVELS, "other_surname", "trash", "trash_record")
    found = {
        table: await registry.fetch(f"select * from registry.{table} order by 1, 2")
        for table in tables
    }
    found["counts"] = await registry.fetch(_COUNTS)
    return {table: [dict(row) for row in rows] for table, rows in found.items()}


async def ids(registry: asyncpg.Connection, table: str) -> list[int]:
    return [
        row["id"] for row in await registry.fetch(f"select id from registry.{table} order by 1")
    ]


async def put(registry: asyncpg.Connection, table: str, **values: Any) -> None:
    """A row of what other services told."""
    places = ", ".join(f"${number}" for number in range(1, len(values) + 1))
    await registry.execute(
        f"insert into registry.{table} ({', '.join(values)}) values ({places})", *values.values()
    )


async def load(registry: asyncpg.Connection, *rows: Row, job: int = 7) -> None:
    """An import of these rows."""
    await apply(registry, *rows, job=job)


async def step(
    units: Database, job: int, number: int, level: str, after: int = 0
) -> dict[str, Any]:
    """What registry answers to one step."""
    sent = {"jobId": job, "step": number, "level": level, "after": after}
    async with units.unit_of_work() as session:
        await take_back(session, UndoRequested.model_validate(sent))
    answer: dict[str, Any] = orjson.loads(await units.reads.fetchval(_ANSWER, APPLIED, job))
    return answer


class Undone:
    """What all steps of a job came to."""

    def __init__(self) -> None:
        self.removed: Counter[str] = Counter()
        self.kept: list[tuple[str, str]] = []
        self.steps = 0

    def note(self, answer: dict[str, Any]) -> None:
        self.steps += 1
        self.removed.update(answer["removed"])
        self.kept += [(record["label"], record["reason"]) for record in answer["kept"]]

    @property
    def counts(self) -> tuple[int, ...]:
        """Removed cemeteries, sectors, blocks, tombs and persons."""
        names = ("cemeteries", "sectors", "blocks", "tombs", "deceased")
        return tuple(self.removed[name] for name in names)


async def undo(units: Database, job: int = 7, *, first: int = 0) -> Undone:
    """Asks as the importer does until there is no next step; first: the number of the first."""
    undone = Undone()
    place: dict[str, Any] = {"level": "deceased", "after": 0}
    while place:
        number = first + undone.steps
        answer = await step(units, job, number, **place)
        assert (answer["jobId"], answer["step"]) == (job, number)
        undone.note(answer)
        place = answer["next"]
    return undone
