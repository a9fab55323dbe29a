"""Taking events: failures are tried again, poison is set aside, order is kept where promised."""

from contextlib import AsyncExitStack
from uuid import UUID

import orjson
import pytest

from services.kit.testing.lines import Lines
from services.kit.testing.stack import eventually
from services.kit.tests.desk import Desk, envelope, write
from services.kit.tests.guestbook import WRITTEN, Guests


async def has_tried(guest: Guests, count: int) -> bool:
    return len(guest.tries) >= count


async def test_a_handler_that_fails_is_tried_again(desk: Desk, guest: Guests, log: Lines) -> None:
    guest.failures = {"uno": 2}
    async with desk.open(guest) as client:
        await write(client, "uno")
        await desk.until_copied(guest, "uno")
    assert guest.tries == ["uno"] * 3
    assert await desk.waiting(f"{guest.name}.dead") == 0
    assert [line["event"] for line in log.about("event not handled")] == [WRITTEN] * 2


async def test_poison_is_set_aside_after_five_tries(desk: Desk, guest: Guests) -> None:
    guest.failures = {"veleno": 99}
    async with desk.open(guest) as client:
        await write(client, "veleno", "dopo")
        await desk.until_dead(guest, 1)
        await desk.until_copied(guest, "dopo")
    assert guest.tries.count("veleno") == 5
    assert await desk.waiting(guest.name) == 0
    assert await desk.count("inbox", f"consumer = '{guest.name}'") == 1


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'{"id": "x", "type": "guestbook.entry.written.v1", "data": {"text": "a"}}',
        orjson.dumps({"id": str(UUID(int=1)), "type": WRITTEN}),
        envelope(None),
        envelope(["a"]),
        envelope("a\0b"),
    ],
)
async def test_what_is_no_event_is_set_aside_and_stops_nothing(
    desk: Desk, guest: Guests, body: bytes
) -> None:
    async with desk.open(guest):
        await desk.send(guest, body)
        await desk.send(guest, envelope("dopo"))
        await desk.until_copied(guest, "dopo")
        await desk.until_dead(guest, 1)


async def test_an_event_that_nobody_knows_here_is_taken_and_forgotten(
    desk: Desk, guest: Guests
) -> None:
    async with desk.open(guest):
        await desk.send(guest, envelope("prima", kind="guestbook.entry.erased.v1"))
        await desk.send(guest, envelope("dopo"))
        await desk.until_copied(guest, "dopo")
    assert guest.tries == ["dopo"]
    assert await desk.waiting(guest.name) == await desk.waiting(f"{guest.name}.dead") == 0


async def test_two_readers_of_an_ordered_queue_keep_its_order(desk: Desk, guest: Guests) -> None:
    """The first reads alone until it goes, in the middle; the second goes on where it stopped."""
    first, second = Guests(guest.name, pause=0.02), Guests(guest.name)
    texts = [f"n {number}" for number in range(40)]
    async with AsyncExitStack() as stack:
        going = await stack.enter_async_context(AsyncExitStack())
        await going.enter_async_context(desk.open(first, in_order=True))
        client = await stack.enter_async_context(desk.open(second, in_order=True))
        await write(client, *texts)
        await eventually(lambda: has_tried(first, 5))
        assert second.tries == []
        await going.aclose()
        await desk.until_copied(guest, *texts)
    assert first.tries == texts[: len(first.tries)]
    assert second.tries[-1] == texts[-1]


async def test_a_failure_in_an_ordered_queue_keeps_its_order(desk: Desk, guest: Guests) -> None:
    guest.failures = {"due": 2}
    async with desk.open(guest, in_order=True) as client:
        await write(client, "uno", "due", "tre", "quattro")
        await desk.until_copied(guest, "uno", "due", "tre", "quattro")
    assert guest.tries == ["uno", "due", "due", "due", "tre", "quattro"]


async def test_a_reader_that_dies_in_the_middle_leaves_the_event_to_the_next(
    desk: Desk, guest: Guests
) -> None:
    slow = Guests(guest.name, pause=60)
    async with desk.open(slow) as client:
        await write(client, "uno")
        await eventually(lambda: has_tried(slow, 1))
    assert await desk.copies(guest) == []
    async with desk.open(guest):
        await desk.until_copied(guest, "uno")
    assert guest.tries == ["uno"]
