"""What the audit log is told of an import: who, which file, and what became of its rows."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from aio_pika.abc import AbstractQueue

from services.importer.tests.cases import FOLDER
from services.importer.tests.command import environment, load
from services.importer.tests.stage import Stage, aio_pika_channel
from services.kit.bus import EXCHANGE
from services.kit.testing.stack import eventually
from services.kit.testing.tokens import mint

GOOD, WRONG_DATES = FOLDER / "d01_bom_crlf.csv", FOLDER / "d08_dates.csv"


class Listener:
    """Keeps the entries that were told; `told` waits for so many."""

    def __init__(self, queue: AbstractQueue) -> None:
        self.queue = queue
        self.entries: list[dict[str, Any]] = []

    async def told(self, count: int) -> list[dict[str, Any]]:
        async def has_all() -> bool:
            message = await self.queue.get(no_ack=True, fail=False)
            if message is not None:
                self.entries.append(json.loads(message.body)["data"])
            return len(self.entries) >= count

        await eventually(has_all)
        return self.entries


@pytest.fixture
async def log_of(stage: Stage) -> AsyncIterator[Listener]:
    async with aio_pika_channel(stage.broker.url) as channel:
        queue = await channel.declare_queue(exclusive=True)
        await queue.bind(EXCHANGE, "importer.audit.recorded.v1")
        yield Listener(queue)


def figures(entry: dict[str, Any]) -> dict[str, int]:
    assert all(change["before"] is None for change in entry["changes"])
    return {change["field"]: change["after"] for change in entry["changes"]}


async def test_an_upload_is_told_with_its_uploader(stage: Stage, log_of: Listener) -> None:
    stage.client.headers["X-Internal-Token"] = mint("superadmin", user_id=7)
    answer = await stage.upload(WRONG_DATES.read_bytes(), "registro 1.csv")
    (entry,) = await log_of.told(1)
    assert (entry["action"], entry["kind"]) == ("imported", "import")
    assert (entry["userId"], entry["role"]) == (7, "superadmin")
    assert (entry["recordId"], entry["recordLabel"]) == (answer.json()["jobId"], "registro 1.csv")
    assert figures(entry) == {"imported": 8, "skipped": 0, "failed": 8}
    assert entry["cemeteryId"] is None


async def test_an_import_by_the_command_line_is_nobody_s(stage: Stage, log_of: Listener) -> None:
    done = await load(environment(stage.database, stage.broker), GOOD)
    assert done.code == 0
    (entry,) = await log_of.told(1)
    assert (entry["userId"], entry["role"]) == (None, None)
    assert entry["recordLabel"] == Path(GOOD).name
    assert figures(entry)["imported"] == 4


async def test_each_import_is_told_once_and_a_dry_run_never(stage: Stage, log_of: Listener) -> None:
    for dry_run in (True, False, True, False):
        await stage.upload(GOOD.read_bytes(), dryRun=dry_run)
    await stage.settled()
    entries = await log_of.told(2)
    assert [figures(entry)["skipped"] for entry in entries] == [0, 4]
    assert await log_of.queue.get(no_ack=True, fail=False) is None
