"""Ends background tasks for certain."""

import asyncio

PATIENCE_SECONDS = 2.0


async def end(*tasks: asyncio.Task[None]) -> None:
    """Cancels until every task has ended; what they raised is not told.

    Before Python 3.12 `asyncio.wait_for`, which libraries use, may swallow a cancellation that
    comes together with the result it waits for: one `cancel()` is then lost, and a task that
    loops would run on for ever.
    """
    waiting = set(tasks)
    while waiting:
        for task in waiting:
            task.cancel()
        _, waiting = await asyncio.wait(waiting, timeout=PATIENCE_SECONDS)
    await asyncio.gather(*tasks, return_exceptions=True)
