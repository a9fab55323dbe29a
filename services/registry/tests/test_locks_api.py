"""Clerks who change different records at once do not stand in each other's way."""

import asyncio

import asyncpg
import httpx
import pytest

from services.registry.tests.making import Ground, add


@pytest.mark.as_user("superadmin")
async def test_two_tombs_are_switched_at_once(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground = await Ground.make(registry)
    tombs = [
        await add(registry, "tomb", block_id=ground.block, reference=f"P-{number}")
        for number in range(8)
    ]

    async def switch(tomb: int) -> int:
        answer = await client.put(f"/api/tombs/{tomb}", json={"enabled": False, "version": 1})
        return answer.status_code

    assert await asyncio.gather(*map(switch, tombs)) == [200] * len(tombs)
    enabled = await registry.fetchval("select count(*) from registry.tomb where enabled")
    assert enabled == 1
