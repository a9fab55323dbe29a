"""`python -m services.kit.dead_letters [list|replay] [queue ...]`: messages that failed too often.

The broker's address is CAMPOSANTO_AMQP_URL, or that of the stack that runs in this folder.
"""

import argparse
import asyncio
import json
import os
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

import aio_pika
from aio_pika.abc import AbstractChannel, AbstractConnection, AbstractIncomingMessage
from aio_pika.exceptions import ChannelNotFoundEntity

# every queue that a service reads; those that the broker does not have are passed over
QUEUES = ("identity", "registry", "registry.batches", "memorial", "shop", "importer")
STACK = Path(".local/stack.json")
SHOWN_LETTERS = 200
BACK_TRIES, BACK_PAUSE = 100, 0.05  # five seconds


@dataclass(frozen=True, slots=True)
class DeadLetter:
    """A message that its queue gave up; `body` is its beginning."""

    queue: str
    event: str
    event_id: str
    since: datetime | None
    reason: str
    body: str


async def list_dead(url: str, queues: Sequence[str] = QUEUES) -> list[DeadLetter]:
    """The dead letters of these queues, oldest first; all of them stay where they are, there again
    for whoever comes next."""
    async with await aio_pika.connect(url, timeout=5) as connection:
        found = []
        for queue in queues:
            async with _messages(connection, queue) as messages:
                # taken without acknowledgement: closing the channel puts them back
                letters = [_dead_letter(queue, message) async for message in messages]
            await _until_back(connection, queue, len(letters))
            found += letters
        return found


async def replay(url: str, queues: Sequence[str] = QUEUES) -> int:
    """Returns the dead letters to the queue that gave them up, and to no other; how many.

    A message leaves the dead letters when the broker has confirmed its copy, so none is lost;
    one that is thereby handled twice has its effect once.
    """
    async with await aio_pika.connect(url, timeout=5) as connection:
        returned = 0
        for queue in queues:
            async with _messages(connection, queue) as messages:
                channel = await connection.channel(publisher_confirms=True)
                async for message in messages:
                    await channel.default_exchange.publish(_fresh_copy(message), queue)
                    await message.ack()
                    returned += 1
        return returned


async def _until_back(connection: AbstractConnection, queue: str, count: int) -> None:
    """The broker puts back what a closed channel held a moment later; somebody else may have taken
    some meanwhile, so this waits for so long and no longer."""
    if not count:
        return
    async with connection.channel() as channel:
        for _ in range(BACK_TRIES):
            if await _count(channel, f"{queue}.dead") >= count:
                return
            await asyncio.sleep(BACK_PAUSE)


async def _count(channel: AbstractChannel, name: str) -> int:
    """How many messages of a queue are there to be taken."""
    queue = await channel.declare_queue(name, passive=True)
    return queue.declaration_result.message_count or 0


@asynccontextmanager
async def _messages(
    connection: AbstractConnection, queue: str
) -> AsyncIterator[AsyncIterator[AbstractIncomingMessage]]:
    """The messages that lie in the queue's dead letters now, each taken once."""
    channel = await connection.channel()
    try:
        yield _take_all(channel, f"{queue}.dead")
    finally:
        await channel.close()


async def _take_all(channel: AbstractChannel, name: str) -> AsyncIterator[AbstractIncomingMessage]:
    try:
        queue = await channel.declare_queue(name, passive=True)
    except ChannelNotFoundEntity:
        return
    for _ in range(queue.declaration_result.message_count or 0):
        message = await queue.get(fail=False)
        if message is None:
            return
        yield message


def _fresh_copy(message: AbstractIncomingMessage) -> aio_pika.Message:
    """The same event without the history of its failures."""
    return aio_pika.Message(
        message.body,
        message_id=message.message_id,
        type=message.type,
        content_type=message.content_type,
        delivery_mode=aio_pika.DeliveryMode.PERSISTENT,
    )


def _dead_letter(queue: str, message: AbstractIncomingMessage) -> DeadLetter:
    deaths = message.headers.get("x-death")
    death = deaths[0] if isinstance(deaths, list) and isinstance(deaths[0], dict) else {}
    since = death.get("time")
    return DeadLetter(
        queue=queue,
        event=message.type or "?",
        event_id=message.message_id or "?",
        since=since if isinstance(since, datetime) else None,
        reason=str(death.get("reason", "?")),
        body=message.body[:SHOWN_LETTERS].decode(errors="replace"),
    )


def broker_url() -> str:
    """Where the broker is.

    Raises:
        SystemExit: neither the variable nor a running stack tells.
    """
    if url := os.environ.get("CAMPOSANTO_AMQP_URL"):
        return url
    try:
        return str(json.loads(STACK.read_text())["amqp"])
    except FileNotFoundError:
        sys.exit("no running stack here, and CAMPOSANTO_AMQP_URL is not set")


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m services.kit.dead_letters", description=__doc__
    )
    parser.add_argument("command", nargs="?", choices=("list", "replay"), default="list")
    parser.add_argument("queues", nargs="*", metavar="queue", help=f"of {', '.join(QUEUES)}")
    options = parser.parse_args()
    queues = options.queues or QUEUES
    if options.command == "replay":
        count = asyncio.run(replay(broker_url(), queues))
        sys.stdout.write(f"{count} messages returned to their queues\n")
        return 0
    letters = asyncio.run(list_dead(broker_url(), queues))
    for letter in letters:
        when = f"{letter.since:%Y-%m-%d %H:%M:%S}" if letter.since else "?"
        sys.stdout.write(
            f"{letter.queue}  {letter.event}  {letter.event_id}  since {when}  {letter.reason}\n"
            f"  {letter.body}\n"
        )
    sys.stdout.write(f"{len(letters)} dead letters\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
