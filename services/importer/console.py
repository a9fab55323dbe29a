"""What every command that works on jobs needs: settings, database and broker, and exit codes."""

import asyncio
import logging
import signal
import warnings
from collections.abc import Awaitable, Callable
from pathlib import Path

import asyncpg
from pydantic import ValidationError
from sqlalchemy.exc import ProgrammingError, SQLAlchemyError
from sqlmodel import select

from services.importer.app import without_jobs
from services.importer.models import Batch, Job, Outbox, RowNote
from services.importer.progress import Terminal
from services.importer.refusal import Refused
from services.importer.settings import ImporterSettings
from services.kit.app import Workers
from services.kit.db import Database
from services.kit.errors import AppError
from services.kit.text import clean_label

DONE, ROWS_IN_ERROR, REFUSED, CUT_SHORT, INTERRUPTED = 0, 1, 2, 3, 130
FAREWELL_LOOKS = 100

Work = Callable[[Database], Awaitable[int]]


CUT_OFF = (
    "Interrotto. Le righe già inviate restano registrate; "
    "rilancia lo stesso comando per caricare il resto."
)
NOTHING_STORED = "Interrotto. La prova non registra nulla: rilancia lo stesso comando per rifarla."


def at_terminal(
    work: Work, check: Callable[[], None] = lambda: None, *, cut_off: str = CUT_OFF
) -> int:
    """Runs the work beside bus and relay; answers its exit code, or that of what went wrong.

    check: what must be right before anything is connected to. cut_off: what is said when somebody
    interrupts it.
    """
    _keep_the_terminal_clean()
    complaints = Terminal(stderr=True)
    try:
        settings = _settings()
        check()
        return asyncio.run(_run(settings, work))
    except AppError as refused:
        complaints.say(f"Rifiutato: {refused.message}")
        return REFUSED
    except (KeyboardInterrupt, asyncio.CancelledError) as end:
        complaints.say(cut_off)
        return INTERRUPTED if isinstance(end, KeyboardInterrupt) else CUT_SHORT
    except (OSError, SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError) as trouble:
        complaints.say(
            "Il database non risponde: rilancia lo stesso comando per continuare. "
            f"({type(trouble).__name__})"
        )
        return CUT_SHORT


def shown(path: Path) -> str:
    """A name as text, though its bytes may be none."""
    return clean_label(str(path).encode(errors="replace").decode())


def _settings() -> ImporterSettings:
    try:
        return ImporterSettings()
    except ValidationError as fault:
        prefix = str(ImporterSettings.model_config["env_prefix"])
        named = (".".join(str(part) for part in error["loc"]) for error in fault.errors())
        names = ", ".join(sorted({prefix + name.upper() for name in named if name}))
        raise Refused(400, f"impostazioni mancanti o errate: {names or fault}") from fault


def _keep_the_terminal_clean() -> None:
    """What is waited for shows in the progress bar, not in the libraries' own words."""
    logging.disable(logging.WARNING)
    for library in ("aiormq", "aio_pika", "asyncio"):
        logging.getLogger(library).setLevel(logging.CRITICAL)
    warnings.simplefilter("ignore", RuntimeWarning)  # of a connection that broke while opening


async def _run(settings: ImporterSettings, work: Work) -> int:
    task = asyncio.current_task()
    assert task is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    database = Database(settings.database_url, Outbox)
    await database.open()
    try:
        await _must_be_migrated(database)
        async with Workers(without_jobs(settings), database).running():
            code = await work(database)
            await _see_off(database)
        return code
    finally:
        await database.close()


async def _must_be_migrated(database: Database) -> None:
    try:
        async with database.unit_of_work() as session:
            for table in (Job, Batch, RowNote, Outbox):
                await session.exec(select(table).limit(0))
    except ProgrammingError as fault:
        raise Refused(
            400,
            "lo schema del database non è pronto: eseguire prima "
            "python -m services.importer migrate",
        ) from fault


async def _see_off(database: Database) -> None:
    """Lets the relay publish what was to be told; what is left waits for the next run."""
    for _ in range(FAREWELL_LOOKS):
        if not await _has_events(database):
            return
        await asyncio.sleep(0.05)


async def _has_events(database: Database) -> bool:
    async with database.unit_of_work() as session:
        return (await session.exec(select(Outbox.id).limit(1))).first() is not None
