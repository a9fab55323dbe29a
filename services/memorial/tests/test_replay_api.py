"""Counts of affects told anew, for whoever begins to listen later."""

import asyncpg

from services.memorial.__main__ import replay_all
from services.memorial.settings import MemorialSettings
from services.memorial.tests.visiting import add, add_person, events, merge


async def test_replay_tells_the_count_of_every_memorial(
    memorial: asyncpg.Connection, settings: MemorialSettings
) -> None:
    for person, count in ((97, 3), (98, 2), (99, 1)):
        await add_person(memorial, person)
        await add(memorial, "affect_count", deceased_id=person, count=count)
    await merge(memorial, 98, 99)
    assert await replay_all(settings) == 3 + 3
    counted = await events(memorial, "affects.counted")
    assert [(one["deceasedId"], one["count"]) for one in counted] == [(97, 3), (99, 3)]
    assert counted[0]["version"] < counted[1]["version"]
    await replay_all(settings)
    newest = (await events(memorial, "affects.counted"))[2:]
    assert min(one["version"] for one in newest) > counted[1]["version"]
