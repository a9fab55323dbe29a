"""Imports that were left in the middle, and imports and undoings that must not meet."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from services.importer.jobs import holding, run
from services.importer.jobs.run import JobRunner, accept
from services.importer.jobs.store import Upload
from services.importer.jobs.telling import Counts
from services.importer.models import Job, Outbox
from services.importer.tests.stage import Stage, connected
from services.importer.tests.test_following_events import ended, notes, show, start
from services.importer.tests.test_upload_events import persons
from services.kit.db import Database
from services.kit.errors import Conflict

BATCH = 2000
AGO = "update import.job set asked_at = asked_at - interval '1 minute'"


class Cut(Exception):
    """The process dies."""


class Command:
    """`load` in this process; told to, it dies once the first batch is stored."""

    def __init__(self, database: Database, file: Path) -> None:
        self.database = database
        self.file = file

    async def load(self, *, dies: bool = False) -> Job:
        job, _ = await accept(self.database, Upload(self.file, self.file.name), dry_run=False)
        await JobRunner(self.database, self.file).run(job, _die if dies else _go_on)
        return job

    async def dies(self) -> int:
        """The number of its job, a while later."""
        with pytest.raises(Cut):
            await self.load(dies=True)
        async with self.database.unit_of_work() as session:
            connection = await session.connection()
            await connection.exec_driver_sql(AGO)
            found = await connection.exec_driver_sql("select max(id) from import.job")
            return int(found.scalar_one())


def _die(counts: Counts) -> None:
    if counts.imported >= BATCH:
        raise Cut


def _go_on(_: Counts) -> None:
    pass


@pytest.fixture
async def command(stage: Stage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(run, "WAITING_BATCHES", 0)  # each is stored before the next is sent
    file = tmp_path / "lungo.csv"
    file.write_bytes(persons("Lungo", 4500))
    database = Database(stage.importer.settings.database_url, Outbox)
    yield Command(database, file)
    await database.close()


async def undo(client: httpx.AsyncClient, job_id: int) -> httpx.Response:
    return await client.post(f"/api/import/jobs/{job_id}/undo")


async def test_a_load_that_died_says_so_and_goes_on_with_its_file(
    stage: Stage, command: Command
) -> None:
    job_id = await command.dies()
    left = await show(stage.client, job_id)
    assert (left["state"], left["imported"], left["canUndo"]) == ("interrupted", BATCH, True)
    assert left["fault"].startswith("Il caricamento si è fermato prima della fine del file.")
    assert (left["finishedAt"], left["secondsLeft"], left["success"]) == (None, None, None)

    assert (await command.load()).id == job_id
    whole = await show(stage.client, job_id)
    assert (whole["state"], whole["imported"], whole["fault"]) == ("done", 4500, None)
    assert (await stage.stored())["deceased"] == 4500


async def test_a_load_that_died_is_taken_back_and_its_file_is_new_again(
    stage: Stage, command: Command
) -> None:
    job_id = await command.dies()
    assert (await undo(stage.client, job_id)).status_code == 202
    undone = await ended(stage.client, job_id, "undone")
    assert (undone["removed"]["deceased"], undone["kept"]) == (BATCH, 0)
    assert not any((await stage.stored()).values())

    assert (await command.load()).id != job_id
    assert (await stage.stored())["deceased"] == 4500


async def test_a_load_that_goes_on_is_not_called_interrupted(
    stage: Stage, command: Command
) -> None:
    job_id = await command.dies()
    async with connected(stage.database) as process:
        digest = await process.fetchval("select digest from import.job where id = $1", job_id)
        await process.execute("select pg_advisory_lock($1)", holding.key_of(digest))
        assert (await show(stage.client, job_id))["state"] == "running"
        refused = await undo(stage.client, job_id)
    assert (refused.status_code, refused.json()["message"]) == (409, holding.NOT_DONE)


async def test_what_registry_has_still_to_store_is_waited_for(
    stage: Stage, command: Command
) -> None:
    job_id = await command.dies()
    async with connected(stage.database) as sql:
        await sql.execute("update import.batch set applied_at = null where job_id = $1", job_id)
    assert (await show(stage.client, job_id))["state"] == "running"
    assert (await undo(stage.client, job_id)).status_code == 409


async def test_a_load_that_was_taken_back_meanwhile_does_not_go_on(
    stage: Stage, command: Command
) -> None:
    job_id = await command.dies()
    job, _ = await accept(command.database, Upload(command.file, "lungo.csv"), dry_run=False)
    async with connected(stage.database) as sql:
        await sql.execute(AGO)
    assert (await undo(stage.client, job_id)).status_code == 202
    with pytest.raises(Conflict, match="annullata nel frattempo"):
        await JobRunner(command.database, command.file).run(job)
    await ended(stage.client, job_id, "undone")
    assert not any((await stage.stored()).values())


async def test_nothing_is_imported_while_an_import_is_taken_back(stage: Stage) -> None:
    first = await ended(stage.client, (await start(stage.client, persons("Uno", 30)))["id"])
    await stage.stop_registry()
    assert (await undo(stage.client, first["id"])).status_code == 202

    again = {"csvFile": ("ancora.csv", persons("Uno", 30))}
    refused = await stage.client.post("/api/import/jobs", files=again)
    assert (refused.status_code, refused.json()["message"]) == (
        409,
        "È in corso l'annullamento di «registro.csv»: riprova quando è finito. "
        "Nulla di questo file è stato importato",
    )
    tried = await stage.client.post("/api/import/jobs?dryRun=true", files=again)
    assert tried.status_code == 202

    await stage.start_registry()
    await ended(stage.client, first["id"], "undone")
    last = await ended(stage.client, (await start(stage.client, persons("Uno", 30)))["id"])
    assert (last["imported"], last["skipped"]) == (30, 0)
    assert (await stage.stored())["deceased"] == 30


async def test_nothing_is_taken_back_while_another_file_is_imported(stage: Stage) -> None:
    first = await ended(stage.client, (await start(stage.client, persons("Uno", 30)))["id"])
    await stage.stop_registry()
    other = await start(stage.client, persons("Due", 30), "altro.csv")
    refused = await undo(stage.client, first["id"])
    assert (refused.status_code, refused.json()["message"]) == (
        409,
        "È in corso l'importazione di «altro.csv»: si può annullare quando è finita",
    )
    await stage.start_registry()
    await ended(stage.client, other["id"])
    assert (await undo(stage.client, first["id"])).status_code == 202
    await ended(stage.client, first["id"], "undone")
    assert (await notes(stage.client, first["id"], kind="kept"))["total"] > 0
    assert (await stage.stored())["deceased"] == 30


async def test_one_that_was_left_keeps_nobody_from_taking_another_back(
    stage: Stage, command: Command
) -> None:
    first = await ended(stage.client, (await start(stage.client, persons("Uno", 30)))["id"])
    await command.dies()
    assert (await undo(stage.client, first["id"])).status_code == 202
    await ended(stage.client, first["id"], "undone")


async def test_a_load_that_was_taken_in_before_an_undo_waits_for_its_end(
    stage: Stage, command: Command
) -> None:
    first = await ended(stage.client, (await start(stage.client, persons("Uno", 30)))["id"])
    upload = Upload(command.file, "lungo.csv")
    job, _ = await accept(command.database, upload, dry_run=False)
    async with connected(stage.database) as sql:
        await sql.execute(AGO)  # its process was slow to begin
    await stage.stop_registry()
    assert (await undo(stage.client, first["id"])).status_code == 202
    runner = JobRunner(command.database, command.file)
    with pytest.raises(Conflict, match=r"l'annullamento di «registro\.csv»"):
        await runner.run(job)

    await stage.start_registry()
    await ended(stage.client, first["id"], "undone")
    await runner.run(job)
    assert (await show(stage.client, job.id or 0))["imported"] == 4500


async def test_a_trial_that_died_says_that_nothing_is_stored(
    stage: Stage, command: Command
) -> None:
    upload = Upload(command.file, "lungo.csv")
    job, _ = await accept(command.database, upload, dry_run=True)
    async with connected(stage.database) as sql:
        await sql.execute(AGO)
        left = await show(stage.client, job.id or 0)
        assert (left["state"], left["canUndo"]) == ("interrupted", False)
        assert "non ha registrato nulla" in left["fault"]
        # all of it is sent: registry answers, whoever is there
        await sql.execute("update import.job set submitted_at = now()")
        await sql.execute(
            "insert into import.batch (job_id, seq, event_id, failed, position)"
            f" values ({job.id}, 0, gen_random_uuid(), 0, 1)"
        )
    assert (await show(stage.client, job.id or 0))["state"] != "interrupted"
