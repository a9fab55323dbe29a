"""`jobs` and `undo N`: the imports so far, and taking one back."""

import argparse
import asyncio

from services.importer.console import DONE, ROWS_IN_ERROR, at_terminal
from services.importer.jobs import undo, view
from services.importer.jobs.holding import one_at_a_time
from services.importer.jobs.notes import list_notes
from services.importer.jobs.schemas import JobOut, Levels, NoteFilter, Notes, Paged, State
from services.importer.models import Job
from services.importer.progress import SHOWN, Terminal
from services.kit.clock import ROME
from services.kit.db import Database

POLL_SECONDS = 0.2
_STATES = {
    State.WAITING: "in attesa",
    State.RUNNING: "in corso",
    State.DONE: "finita",
    State.INTERRUPTED: "interrotta",
    State.FAILED: "non riuscita",
    State.UNDOING: "in annullamento",
    State.UNDONE: "annullata",
}
_LEVELS = (
    ("cimitero", "cimiteri"),
    ("settore", "settori"),
    ("blocco", "blocchi"),
    ("tomba", "tombe"),
    ("defunto", "defunti"),
)


def add_job_commands(parsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    listing = parsers.add_parser("jobs", help="elenca le importazioni, le più recenti prima")
    listing.add_argument("--page", type=int, default=1, help="la pagina dell'elenco (20 per volta)")
    listing.set_defaults(run=list_jobs)
    undoing = parsers.add_parser(
        "undo",
        help="annulla un'importazione",
        description="Toglie dal registro ciò che un'importazione ha creato, tranne quello che è "
        "stato modificato o usato in seguito. Esce con 0 se tutto è tolto, 1 se qualcosa resta.",
    )
    undoing.add_argument("job", type=int, help="il numero dell'importazione, come lo dice jobs")
    undoing.set_defaults(run=undo_job)


def list_jobs(arguments: argparse.Namespace) -> int:
    async def work(database: Database) -> int:
        async with database.unit_of_work() as session:
            page = await view.list_jobs(session, Paged(page=max(arguments.page, 1)))
        terminal = Terminal()
        for job in page.results:
            terminal.say(_line(job))
        if not page.results:
            pages = f": le pagine sono {page.totalPages}" if page.total else ""
            terminal.say(f"Nessuna importazione{' in questa pagina' if page.total else ''}{pages}.")
        return DONE

    return at_terminal(work)


def undo_job(arguments: argparse.Namespace) -> int:
    """Asks for it and waits until it is done; asked for again, only waits."""

    async def work(database: Database) -> int:
        async with database.unit_of_work() as session:
            await one_at_a_time(session)
            job = await undo.locked(session, arguments.job)
            if job.undo_step is None or job.undone_at is not None:
                await undo.begin(session, None, arguments.job)
        told = await _undone(database, arguments.job)
        await _tell(database, told)
        return ROWS_IN_ERROR if told.kept else DONE

    return at_terminal(work)


async def _undone(database: Database, job_id: int) -> JobOut:
    """The job, once registry has done the last step."""
    while True:
        told = await _show(database, job_id)
        if told.state is not State.UNDOING:
            return told
        await asyncio.sleep(POLL_SECONDS)


async def _show(database: Database, job_id: int) -> JobOut:
    async with database.unit_of_work() as session:
        [told] = await view.show(session, [await session.get_one(Job, job_id)])
    return told


async def _tell(database: Database, job: JobOut) -> None:
    terminal = Terminal()
    assert job.removed is not None
    terminal.say(f"Tolti dal registro: {_counted(job.removed)}")
    if not job.kept:
        return
    terminal.say(f"Restano {job.kept}:")
    async with database.reads.acquire() as connection:
        asked = Notes(kind=NoteFilter.KEPT, page_size=SHOWN)
        for note in (await list_notes(connection, job.id, asked)).results:
            terminal.say(f"  {note.about}: {note.reason}")
    if job.kept > SHOWN:
        terminal.say(f"  ... e altri {job.kept - SHOWN}")


def _line(job: JobOut) -> str:
    who = "riga di comando" if job.byCommand else job.userName or f"operatore {job.userId}"
    kind, verb = ("prova", "da registrare") if job.dryRun else ("importazione", "registrate")
    made_at = job.createdAt.astimezone(ROME)
    return (
        f"{job.id}  {made_at:%d/%m/%Y %H:%M}  {job.fileName}  {kind} {_STATES[job.state]}  "
        f"{verb}: {job.imported}  saltate: {job.skipped}  in errore: {job.failed}  ({who})"
    )


def _counted(levels: Levels) -> str:
    numbers = levels.model_dump().values()
    told = [
        f"{number} {one if number == 1 else many}"
        for number, (one, many) in zip(numbers, _LEVELS, strict=True)
        if number
    ]
    return ", ".join(told) or "nulla"
