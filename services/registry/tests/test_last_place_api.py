"""The places of a tomb hold, however many clerks write at once."""

import asyncio

import asyncpg
import httpx
import pytest

from services.registry.tests.making import Ground, add

pytestmark = pytest.mark.as_user("superadmin")


async def bury(client: httpx.AsyncClient, tomb: int, name: str) -> httpx.Response:
    person = {"name": name, "surname": "Rossi", "tombId": tomb}
    return await client.post("/api/deceaseds", json=person)


async def test_of_two_for_the_last_place_one_gets_it(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground = await Ground.make(registry)
    answers = await asyncio.gather(*(bury(client, ground.tomb, name) for name in "AB"))
    assert sorted(answer.status_code for answer in answers) == [201, 409]
    (refused,) = (answer for answer in answers if answer.status_code == 409)
    assert refused.json() == {"message": "Tomba piena", "fields": {"tombId": "Tomba piena"}}
    assert await registry.fetchval("select count(*) from registry.deceased") == 1


async def test_of_ten_movers_as_many_come_as_there_are_places(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground = await Ground.make(registry)
    wide = await add(registry, "tomb", block_id=ground.block, reference="W", capacity=10)
    three = await add(registry, "tomb", block_id=ground.block, reference="T", capacity=3)
    persons = [(await bury(client, wide, f"N{n}")).json()["id"] for n in range(10)]

    async def move(person: int) -> int:
        answer = await client.patch(f"/api/deceaseds/{person}", json={"tombId": three})
        return answer.status_code

    statuses = await asyncio.gather(*map(move, persons))
    assert sorted(statuses) == [200] * 3 + [409] * 7
    lying = "select count(*) from registry.deceased where tomb_id = $1"
    assert await registry.fetchval(lying, three) == 3


async def test_a_capacity_does_not_shrink_under_those_who_come(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground = await Ground.make(registry)
    tomb = await add(registry, "tomb", block_id=ground.block, reference="W", capacity=2)
    await bury(client, tomb, "A")
    shrink = client.put(f"/api/tombs/{tomb}", json={"capacity": 1})
    answers = await asyncio.gather(shrink, bury(client, tomb, "B"))
    capacity = await registry.fetchval("select capacity from registry.tomb where id = $1", tomb)
    lying = await registry.fetchval("select count(*) from registry.deceased")
    assert lying <= capacity
    assert {answer.status_code for answer in answers} in ({200, 409}, {422, 201})


async def test_who_stays_in_a_crowded_tomb_may_be_edited(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    """Old registers put more into a tomb than it holds; that must not lock their records."""
    ground = await Ground.make(registry)
    await ground.bury("Rossi")
    second = await ground.bury("Bianchi")
    sent = {"epitaph": "Riposa in pace", "tombId": ground.tomb}
    answer = await client.patch(f"/api/deceaseds/{second}", json=sent)
    assert (answer.status_code, answer.json()["epitaph"]) == (200, "Riposa in pace")


async def test_a_tomb_is_not_deleted_under_who_is_laid_there(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground = await Ground.make(registry)
    delete = client.delete(f"/api/tombs/{ground.tomb}")
    answers = await asyncio.gather(delete, bury(client, ground.tomb, "A"))
    statuses = tuple(answer.status_code for answer in answers)
    assert statuses in ((204, 422), (409, 201))
