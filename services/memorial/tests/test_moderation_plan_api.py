"""An owner's few texts are found among everybody's many without reading those."""

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
    " select n, 1, n, 1, 'Maria', 'Rossi', true from generate_series(1, 4000) n",
    "insert into memorial.tribute (kind, deceased_id, name, text, enabled)"
    " select 'prayer', n % 4000 + 1, 'Anna', repeat('x', 200), n % 50 > 0"
    " from generate_series(1, 20000) n",
    "analyze memorial.tomb, memorial.person, memorial.tribute",
)


@pytest.fixture
async def owner(memorial: asyncpg.Connection) -> Principal:
    for statement in MANY:
        await memorial.execute(statement)
    return Principal(id=7, role=Role.OWNER, cemetery_id=1)


async def test_lists_and_counts_of_an_owner_read_their_own_persons_texts(
    memorial: asyncpg.Connection, owner: Principal
) -> None:
    asked: list[Any] = []
    with memorial.query_logger(asked.append):
        listed = await list_tributes(memorial, owner, Moderation(filter="all"))
        counts = await count_tributes(memorial, owner, Scope())
        await asyncio.sleep(0)  # the log is told of a query soon after it
    assert {item.deceased_id for item in listed} == {14, 15}
    assert counts.all == len(listed) == 10
    ours = [question for question in asked if "memorial.tribute" in question.query]
    assert len(ours) == 2
    for question in ours:
        plan = await memorial.fetch(f"explain {question.query}", *question.args)
        told = "\n".join(row[0] for row in plan)
        assert "ix_tribute_deceased_id_enabled" in told, told
        assert "Seq Scan on tribute" not in told, told
