"""Jobs when outcomes, replicas and failures meet."""

import asyncio
from dataclasses import replace

from services.importer.consumers import BatchApplied, note_outcome
from services.importer.jobs import store
from services.importer.models import Batch, Job, Outbox
from services.importer.settings import ImporterSettings
from services.importer.tests.stage import Stage, connected
from services.importer.tests.test_upload_events import persons, upload
from services.kit import clock
from services.kit.db import Database
from services.kit.outbox import take_waiting
from services.kit.testing.stack import eventually

RAISE = """
create function registry.refuse_all() returns trigger language plpgsql as $$
begin raise exception 'out of order'; end $$;
create trigger out_of_order before insert on registry.deceased
  execute function registry.refuse_all()
"""
MEND = "drop trigger out_of_order on registry.deceased; drop function registry.refuse_all()"


def outcome(job_id: int, seq: int) -> BatchApplied:
    return BatchApplied(job_id=job_id, seq=seq, skipped=[], homonyms=[], over_capacity=[])


async def waiting_job(database: Database, batches: int) -> int:
    """A job whose file has been submitted and of which nothing is applied."""
    async with database.unit_of_work() as session:
        job = Job(
            file_name="r.csv",
            digest="0",
            size=1,
            dry_run=False,
            today=clock.today(),
            created_at=clock.now(),
            submitted_at=clock.now(),
        )
        session.add(job)
        await session.flush()
        assert job.id is not None
        for seq in range(batches):
            event_id = store.event_id(job.id, seq)
            session.add(
                Batch(
                    job_id=job.id,
                    seq=seq,
                    event_id=event_id,
                    rows=[],
                    lines=[],
                    failed=0,
                    position=1,
                )
            )
        return job.id


async def test_the_last_two_outcomes_at_once_finish_the_job_once(stage: Stage) -> None:
    database = Database(stage.importer.settings.database_url, Outbox)
    job_id = await waiting_job(database, 2)
    async with database.unit_of_work() as first:
        await note_outcome(first, outcome(job_id, 0))
        second = asyncio.create_task(noted(database, outcome(job_id, 1)))
        await asyncio.sleep(0.3)
        assert not second.done()
    await second
    await stage.settled()
    async with connected(stage.database) as sql:
        finished = await sql.fetchval("select finished_at from import.job where id = $1", job_id)
    await database.close()
    assert finished is not None


async def noted(database: Database, applied: BatchApplied) -> None:
    async with database.unit_of_work() as session:
        await note_outcome(session, applied)


async def test_relays_of_two_replicas_do_not_overtake_each_other(stage: Stage) -> None:
    database = Database(stage.database.url("registry"), stage.registry.outbox)
    await stage.stop_registry()
    async with connected(stage.database) as sql:
        for name in ("first", "second"):
            await sql.execute("insert into registry.outbox (name, data) values ($1, '{}')", name)

    async def take() -> list[str]:
        async with database.unit_of_work() as session:
            taken = await take_waiting(session, stage.registry.outbox, "registry", limit=1)
            return [event.type for event in taken]

    async with database.unit_of_work() as session:
        taken = await take_waiting(session, stage.registry.outbox, "registry", limit=1)
        other = asyncio.create_task(take())
        await asyncio.sleep(0.3)
        assert not other.done()
    assert ([event.type for event in taken], await other) == (["first"], ["second"])
    await database.close()


async def test_batches_wait_for_a_registry_that_has_never_been_there(stage: Stage) -> None:
    await stage.stop_registry()
    await stage.delete_queue("registry.batches")
    answer = asyncio.create_task(stage.upload(persons("Primo", 1500)))
    await asyncio.sleep(1.5)
    assert not answer.done()
    await stage.start_registry()

    assert (await answer).json()["imported"] == 1500
    assert (await stage.stored())["deceased"] == 1500


async def test_a_dry_run_with_many_batches_and_replicas_is_complete(stage: Stage) -> None:
    file = persons("Prova", 9500)
    async with stage.importer_app(), stage.importer_app():
        answer = await stage.upload(file, dryRun=True)

    assert (answer.json()["imported"], answer.json()["totalRows"]) == (9500, 9500)
    assert not any((await stage.stored()).values())
    async with connected(stage.database) as sql:
        assert await sql.fetchval("select count(*) from registry.check_batch") == 0


async def test_a_batch_that_was_given_up_is_sent_again_with_the_file(stage: Stage) -> None:
    file = persons("Rotto", 2500)
    assert isinstance(stage.importer.settings, ImporterSettings)
    hurried = stage.importer.settings.model_copy(update={"answer_within": 1})
    stage.importer = replace(stage.importer, settings=hurried)
    async with connected(stage.database) as sql:
        await sql.execute(RAISE)
        async with stage.importer_app() as client:
            assert (await upload(client, file)).status_code == 503
        await eventually(lambda: all_given_up(stage), timeout=60)
        assert not any((await stage.stored()).values())
        await sql.execute(MEND)

    assert (await stage.upload(file)).json()["imported"] == 2500
    assert (await stage.stored())["deceased"] == 2500
    await stage.forget_dead()


async def all_given_up(stage: Stage) -> bool:
    async with connected(stage.database) as sql:
        batches = await sql.fetchval("select count(*) from import.batch")
    return bool(batches) and await stage.dead() == batches
