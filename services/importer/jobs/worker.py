"""Runs the jobs whose files are stored: what a process that died has begun, another one ends."""

import asyncio
import io

from sqlmodel import col, select

from services.importer.jobs.run import JobRunner
from services.importer.models import Job, JobFile
from services.kit import clock, tasks
from services.kit.db import Database, is_database_trouble
from services.kit.errors import Conflict
from services.kit.log import logger

LOOK_SECONDS = 1.0
BROKEN = "Errore interno: l'importazione si è fermata. Le righe già registrate restano nel registro"


class JobWorker:
    """Looks for jobs every second, and at once when it is woken."""

    def __init__(self) -> None:
        self._woken = asyncio.Event()

    def wake(self) -> None:
        self._woken.set()

    async def run(self, database: Database) -> None:
        """Runs until cancelled; a database that is away is waited for."""
        running: dict[int, asyncio.Task[None]] = {}
        try:
            while True:
                self._woken.clear()
                running = {id_: task for id_, task in running.items() if not task.done()}
                for job in await _waiting(database):
                    assert job.id is not None
                    if job.id not in running:
                        running[job.id] = asyncio.create_task(_do(database, job))
                await self._rest()
        finally:
            await tasks.end(*running.values())

    async def _rest(self) -> None:
        try:
            async with asyncio.timeout(LOOK_SECONDS):
                await self._woken.wait()
        except TimeoutError:
            pass


async def _waiting(database: Database) -> list[Job]:
    """Unfinished jobs with a stored file, oldest first."""
    unfinished = (
        select(Job)
        .where(col(Job.finished_at).is_(None), col(Job.id).in_(select(JobFile.job_id)))
        .order_by(col(Job.id))
    )
    try:
        async with database.unit_of_work() as session:
            return list(await session.exec(unfinished))
    except Exception as fault:
        if not is_database_trouble(fault):
            raise
        logger.warning("jobs wait", extra={"trouble": str(fault)})
        return []


async def _do(database: Database, job: Job) -> None:
    """Runs a job to its end; without a database, or beside another process, it waits."""
    try:
        async with database.unit_of_work() as session:
            content = (await session.get_one(JobFile, job.id)).content
        await JobRunner(database, io.BytesIO(content)).run(job)
    except Conflict:
        return
    except Exception as fault:
        if is_database_trouble(fault):
            return
        logger.error("a job cannot go on", exc_info=fault, extra={"job_id": job.id})
        await _give_up(database, job)


async def _give_up(database: Database, job: Job) -> None:
    try:
        async with database.unit_of_work() as session:
            broken = await session.get_one(Job, job.id, with_for_update=True)
            if broken.finished_at is None:
                broken.finished_at, broken.fault = clock.now(), BROKEN
                session.add(broken)
    except Exception as fault:
        if not is_database_trouble(fault):
            raise
