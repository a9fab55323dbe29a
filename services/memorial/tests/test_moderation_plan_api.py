"""A moderator's few texts are found among everybody's many without reading those."""

import asyncio
from typing import Any

import asyncpg
import pytest

from services.kit.auth import Principal, Role
from services.memorial.moderation.query import count_tributes, list_tributes
from services.memorial.moderation.schemas import Moderation, Scope

MANY = (
    "insert into memorial.tomb (tomb_id, version, cemetery_id, cemetery_name, sector_name,"
    " block_name, user_id, public)"
    " select n, 1, 1, 'Qui', 'A', 'B', n / 2, true from generate_series(1, 4000) n",
    "insert into memorial.person"
    " (deceased_id, version, tomb_id, cemetery_id, name, surname, public)"
    " select n, 1, n, n % 40 + 1, 'Maria', 'Rossi', true from generate_series(1, 4000) n",
    "insert into memorial.tribute (kind, deceased_id, name, text, enabled)"
    " select 'prayer', n % 4000 + 1, 'Anna', repeat('x', 200), n % 50 > 0"
    " from generate_series(1, 20000) n",
    "analyze memorial.tomb, memorial.person, memorial.tribute",
)


OWNER = Principal(id=7, role=Role.OWNER, cemetery_id=1)
ADMIN = Principal(id=8, role=Role.ADMIN, cemetery_id=2)


@pytest.fixture(autouse=True)
async def many(memorial: asyncpg.Connection) -> None:
    for statement in MANY:
        await memorial.execute(statement)


async def plans(memorial: asyncpg.Connection, asked: list[Any]) -> list[str]:
    """How the questions about texts are answered."""
    ours = [question for question in asked if "memorial.tribute" in question.query]
    told = [await memorial.fetch(f"explain {one.query}", *one.args) for one in ours]
    return ["\n".join(row[0] for row in plan) for plan in told]


async def test_lists_and_counts_of_an_owner_read_their_own_persons_texts(
    memorial: asyncpg.Connection,
) -> None:
    asked: list[Any] = []
    with memorial.query_logger(asked.append):
        listed = await list_tributes(memorial, OWNER, Moderation(filter="all"))
        counts = await count_tributes(memorial, OWNER, Scope())
        await asyncio.sleep(0)  # the log is told of a query soon after it
    assert {item.deceased_id for item in listed} == {14, 15}
    assert counts.all == len(listed) == 10
    told = await plans(memorial, asked)
    assert len(told) == 2
    for plan in told:
        assert "Index Cond: (deceased_id = ANY" in plan, plan
        assert "Seq Scan on tribute" not in plan, plan


@pytest.mark.parametrize("who", [ADMIN, Principal(id=9, role=Role.SUPERADMIN, cemetery_id=None)])
async def test_the_office_counts_without_reading_a_text(
    memorial: asyncpg.Connection, who: Principal
) -> None:
    asked: list[Any] = []
    with memorial.query_logger(asked.append):
        counts = await count_tributes(memorial, who, Scope(cemetery_id=2))
        await asyncio.sleep(0)
    assert (counts.pending, counts.all) == (100, 500)
    (plan,) = await plans(memorial, asked)
    assert "on tribute_count" in plan, plan
    assert plan.count("Scan") == 1, plan


async def test_a_cemeterys_list_reads_its_own_texts(memorial: asyncpg.Connection) -> None:
    asked: list[Any] = []
    with memorial.query_logger(asked.append):
        listed = await list_tributes(memorial, ADMIN, Moderation(filter="approved"))
        await asyncio.sleep(0)
    assert {item.cemetery_id for item in listed} == {2}
    (plan,) = await plans(memorial, asked)
    assert "ix_tribute_cemetery_id" in plan, plan
