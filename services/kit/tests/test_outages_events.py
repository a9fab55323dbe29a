"""Broker or database away for a while: nothing is lost, nothing is done twice, nobody gives up."""

import asyncio
import os
import signal

from infra.dev.postgres import Cluster
from services.kit.testing.lines import Lines
from services.kit.testing.stack import eventually
from services.kit.tests.desk import Desk, envelope, is_ready, write
from services.kit.tests.guestbook import Guests


async def test_a_broker_that_is_away_keeps_nobody_from_writing(desk: Desk, guest: Guests) -> None:
    async with desk.open(guest) as client:
        await write(client, "prima")
        await desk.until_copied(guest, "prima")
        desk.broker.stop()
        try:
            await write(client, "durante", "ancora")
            answer = await client.get("/readyz")
            assert (answer.status_code, answer.json()) == (
                503,
                {"database": True, "broker": False},
            )
            assert (await client.get("/healthz")).status_code == 200
            assert await desk.count("outbox") == 2
        finally:
            desk.broker.start()
        await write(client, "dopo")
        await desk.until_copied(guest, "prima", "durante", "ancora", "dopo")
        await eventually(lambda: is_ready(client))
    assert guest.tries == ["prima", "durante", "ancora", "dopo"]
    assert await desk.count("outbox") == 0


async def test_a_broker_killed_in_the_middle_of_a_stream_loses_nothing(
    desk: Desk, guest: Guests
) -> None:
    texts = [f"n {number}" for number in range(300)]
    async with desk.open(guest) as client:
        await asyncio.sleep(1.5)  # a killed broker forgets a quorum queue younger than that
        await write(client, *texts[:100])
        os.kill(desk.broker.pids()[0], signal.SIGKILL)
        fall = asyncio.create_task(asyncio.to_thread(desk.broker.stop))
        await write(client, *texts[100:])
        await fall
        desk.broker.start()

        async def all_copied() -> bool:
            return await desk.count("copy") >= len(texts)

        await eventually(all_copied, timeout=60)
    assert sorted(await desk.copies(guest)) == sorted(texts)
    assert await desk.count("outbox") == 0
    assert await desk.waiting(f"{guest.name}.dead") == 0


async def test_a_database_that_is_away_is_waited_for_and_counts_as_no_try(
    desk: Desk, guest: Guests, cluster: Cluster, log: Lines
) -> None:
    async def has_waited() -> bool:
        return len(log.about("consumer waits")) >= 2

    async with desk.open(guest) as client:
        cluster.stop()
        try:
            await desk.send(guest, envelope("uno"))
            await desk.send(guest, envelope("due"))
            await eventually(has_waited)
            answer = await client.get("/readyz")
            assert answer.json() == {"database": False, "broker": True}
            assert (await client.post("/api/entries", json={"text": "x"})).status_code == 503
        finally:
            cluster.start()
        await desk.until_copied(guest, "uno", "due")
        await write(client, "tre")
        await desk.until_copied(guest, "uno", "due", "tre")
    assert guest.tries == ["uno", "due", "tre"]
    assert await desk.waiting(f"{guest.name}.dead") == 0


async def test_a_database_that_falls_while_a_handler_works_is_waited_for(
    desk: Desk, guest: Guests, cluster: Cluster
) -> None:
    guest.pause = 1.5
    async with desk.open(guest):
        await desk.send(guest, envelope("uno"))

        async def has_begun() -> bool:
            return bool(guest.tries)

        await eventually(has_begun)
        cluster.stop()
        cluster.start()
        await desk.until_copied(guest, "uno")
    assert await desk.waiting(f"{guest.name}.dead") == 0
