"""`load FILE`: the import as operators run it; it needs only database, broker and registry."""

import argparse
import asyncio
import logging
import os
import signal
import warnings
from pathlib import Path

import asyncpg
from pydantic import ValidationError
from sqlalchemy.exc import ProgrammingError, SQLAlchemyError
from sqlmodel import select

from services.importer.app import without_jobs
from services.importer.jobs.run import JobRunner, accept
from services.importer.jobs.store import Upload, report
from services.importer.mending import write_errors
from services.importer.models import Batch, Job, Outbox, RowNote
from services.importer.progress import ProgressBar, Terminal, tell
from services.importer.refusal import Refused
from services.importer.report import Answer
from services.importer.settings import ImporterSettings
from services.kit import clock
from services.kit.app import Workers
from services.kit.db import Database
from services.kit.errors import AppError
from services.kit.text import clean_label

ALL_STORED, ROWS_IN_ERROR, REFUSED, CUT_SHORT, INTERRUPTED = 0, 1, 2, 3, 130
FAREWELL_LOOKS = 100
HELP = """\
Carica nel registro un file CSV di qualsiasi dimensione.

Esce con 0 se tutto è registrato, 1 se qualche riga è in errore, 2 se il file è rifiutato,
3 se il caricamento si è interrotto (rilanciare lo stesso comando per finire), 130 con Ctrl-C.
"""


def add_load_command(parsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    loading = parsers.add_parser(
        "load",
        help="carica un registro CSV",
        description=HELP,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    loading.add_argument("file", type=Path, help="il file CSV")
    loading.add_argument(
        "--dry-run", action="store_true", help="prova soltanto: non registra nulla"
    )
    loading.add_argument(
        "--errors-to",
        type=Path,
        metavar="FILE",
        help="scrive qui le righe in errore, con il motivo, pronte da correggere e ricaricare",
    )
    loading.set_defaults(run=load)


def load(arguments: argparse.Namespace) -> int:
    """Runs the command; answers its exit code."""
    _keep_the_terminal_clean()
    complaints = Terminal(stderr=True)
    try:
        settings = _settings()
        _must_be_files(arguments.file, arguments.errors_to)
        answer = asyncio.run(_load(settings, arguments.file, arguments.dry_run))
    except AppError as refused:
        complaints.say(f"Rifiutato: {refused.message}")
        return REFUSED
    except (KeyboardInterrupt, asyncio.CancelledError) as end:
        complaints.say(
            "Interrotto. Le righe già inviate restano registrate; "
            "rilancia lo stesso comando per caricare il resto."
        )
        return INTERRUPTED if isinstance(end, KeyboardInterrupt) else CUT_SHORT
    except (OSError, SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError) as trouble:
        complaints.say(
            "Il database non risponde: rilancia lo stesso comando per caricare il resto. "
            f"({type(trouble).__name__})"
        )
        return CUT_SHORT
    if arguments.errors_to:
        _keep_errors(arguments.file, arguments.errors_to, complaints)
    tell(Terminal(), answer, dry_run=arguments.dry_run)
    return ALL_STORED if answer["success"] else ROWS_IN_ERROR


def _settings() -> ImporterSettings:
    try:
        return ImporterSettings()
    except ValidationError as fault:
        prefix = str(ImporterSettings.model_config["env_prefix"])
        named = (".".join(str(part) for part in error["loc"]) for error in fault.errors())
        names = ", ".join(sorted({prefix + name.upper() for name in named if name}))
        raise Refused(400, f"impostazioni mancanti o errate: {names or fault}") from fault


def _must_be_files(source: Path, errors_to: Path | None) -> None:
    if not source.is_file() or not os.access(source, os.R_OK):
        raise Refused(400, f"{_shown(source)}: non si può leggere")
    if errors_to is None:
        return
    if errors_to.resolve() == source.resolve():
        raise Refused(400, "le righe in errore non possono finire nel file che si carica")
    if errors_to.is_dir() or not os.access(errors_to.parent, os.W_OK):
        raise Refused(400, f"{_shown(errors_to)}: non si può scrivere")


def _shown(path: Path) -> str:
    """A name as text, though its bytes may be none."""
    return clean_label(str(path).encode(errors="replace").decode())


def _keep_the_terminal_clean() -> None:
    """What is waited for shows in the progress bar, not in the libraries' own words."""
    logging.disable(logging.WARNING)
    for library in ("aiormq", "aio_pika", "asyncio"):
        logging.getLogger(library).setLevel(logging.CRITICAL)
    warnings.simplefilter("ignore", RuntimeWarning)  # of a connection that broke while opening


async def _load(settings: ImporterSettings, file: Path, dry_run: bool) -> Answer:
    task = asyncio.current_task()
    assert task is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    database = Database(settings.database_url, Outbox)
    await database.open()
    try:
        await _must_be_migrated(database)
        upload = Upload(file, _shown(Path(file.name)))
        async with Workers(without_jobs(settings), database).running():
            job = await accept(database, upload, dry_run=dry_run)
            with ProgressBar(Terminal(stderr=True), upload.name, upload.size) as progress:
                await JobRunner(database, file).run(job, progress)
            async with database.unit_of_work() as session:
                answer = await report(session, job)
            await _see_off(database)
        return answer
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
    """Lets the relay publish what this job had to tell; what is left waits for the next run."""
    for _ in range(FAREWELL_LOOKS):
        if not await _has_events(database):
            return
        await asyncio.sleep(0.05)


async def _has_events(database: Database) -> bool:
    async with database.unit_of_work() as session:
        return (await session.exec(select(Outbox.id).limit(1))).first() is not None


def _keep_errors(source: Path, target: Path, complaints: Terminal) -> None:
    try:
        write_errors(source, target, clock.today())
    except OSError as trouble:
        complaints.say(f"{_shown(target)}: non si può scrivere ({trouble.strerror})")
