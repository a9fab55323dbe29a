"""Tasks end even when a library swallows a cancellation."""

import asyncio

import pytest

from services.kit import tasks


async def test_a_swallowed_cancellation_does_not_keep_a_task_alive(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(tasks, "PATIENCE_SECONDS", 0.01)
    swallowed = 0

    async def stubborn() -> None:
        nonlocal swallowed
        while True:
            try:
                await asyncio.sleep(60)
            except asyncio.CancelledError:
                if swallowed == 2:
                    raise
                swallowed += 1

    task = asyncio.create_task(stubborn())
    await asyncio.sleep(0)
    async with asyncio.timeout(5):
        await tasks.end(task)
    assert task.cancelled()
    assert swallowed == 2


async def test_tasks_that_have_ended_or_failed_are_no_trouble() -> None:
    async def fail() -> None:
        raise ValueError

    async def work() -> None:
        await asyncio.sleep(60)

    failed, working = asyncio.create_task(fail()), asyncio.create_task(work())
    await asyncio.sleep(0.01)
    await tasks.end(failed, working)
    assert failed.done()
    assert working.cancelled()


async def test_nothing_to_end_is_no_trouble() -> None:
    await tasks.end()
