"""`load FILE`: the import as operators run it; it needs only database, broker and registry."""

import argparse
import asyncio
import csv
import logging
import time
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from sqlalchemy.exc import SQLAlchemyError

from services.importer.app import service
from services.importer.findings import entry
from services.importer.jobs.run import JobRunner
from services.importer.jobs.store import Counts, Upload
from services.importer.models import Outbox
from services.importer.parser import Register, parse
from services.importer.report import Answer
from services.importer.settings import ImporterSettings
from services.kit import clock
from services.kit.app import Workers
from services.kit.db import Database
from services.kit.errors import AppError

ALL_STORED, ROWS_IN_ERROR, REFUSED, CUT_SHORT, INTERRUPTED = 0, 1, 2, 3, 130
SHOWN = 20
PATIENCE_SECONDS = 3.0
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
    logging.disable(logging.WARNING)  # what is waited for shows in the progress bar
    console = Console(highlight=False, soft_wrap=True)
    complaints = Console(stderr=True, highlight=False, soft_wrap=True)
    try:
        return asyncio.run(_load(arguments, console))
    except AppError as refused:
        complaints.print(f"Rifiutato: {refused.message}", markup=False)
        return REFUSED
    except KeyboardInterrupt:
        complaints.print(
            "Interrotto. Le righe già inviate restano registrate; "
            "rilancia lo stesso comando per caricare il resto."
        )
        return INTERRUPTED
    except (OSError, SQLAlchemyError) as trouble:
        if isinstance(trouble, FileNotFoundError | IsADirectoryError | PermissionError):
            complaints.print(f"Rifiutato: {arguments.file}: non si può leggere", markup=False)
            return REFUSED
        complaints.print(
            "Il database non risponde: rilancia lo stesso comando per caricare il resto. "
            f"({type(trouble).__name__})",
            markup=False,
        )
        return CUT_SHORT


async def _load(arguments: argparse.Namespace, console: Console) -> int:
    settings = ImporterSettings()
    if arguments.errors_to and arguments.errors_to.resolve() == arguments.file.resolve():
        raise AppError("le righe in errore non possono finire nel file che si carica")
    upload = Upload(arguments.file, arguments.file.name)
    database = Database(settings.database_url, Outbox)
    await database.open()
    try:
        async with Workers(service(settings), database).running():
            runner = JobRunner(database, upload, dry_run=arguments.dry_run)
            with _ProgressBar(console, upload) as progress:
                _, answer = await runner.run(progress)
    finally:
        await database.close()
    if arguments.errors_to:
        _write_errors(arguments.file, arguments.errors_to)
    _tell(console, answer, dry_run=arguments.dry_run)
    return ALL_STORED if answer["success"] else ROWS_IN_ERROR


class _ProgressBar:
    """Shows how much of the file has been stored, as registry confirms it."""

    def __init__(self, console: Console, upload: Upload) -> None:
        self._bar = Progress(
            TextColumn("{task.description}", markup=False),
            BarColumn(),
            TaskProgressColumn(),
            TextColumn("{task.fields[rows]} righe"),
            TimeRemainingColumn(),
            console=console,
        )
        self._name = upload.name
        self._task = self._bar.add_task(upload.name, total=max(upload.size, 1), rows="0")
        self._last: Counts | None = None
        self._moved_at = time.monotonic()

    def __enter__(self) -> "_ProgressBar":
        self._bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._bar.stop()

    def __call__(self, counts: Counts) -> None:
        if counts != self._last:
            self._last, self._moved_at = counts, time.monotonic()
        is_stuck = time.monotonic() - self._moved_at > PATIENCE_SECONDS
        rows = counts.imported + counts.skipped + counts.failed
        self._bar.update(
            self._task,
            description=f"{self._name} (in attesa del registro)" if is_stuck else self._name,
            completed=counts.position,
            rows=f"{rows:,}".replace(",", "."),
        )


def _tell(console: Console, answer: Answer, *, dry_run: bool) -> None:
    verb = "da registrare" if dry_run else "registrate"
    console.print(
        f"Righe: {answer['totalRows']}  {verb}: {answer['imported']}  "
        f"saltate: {answer['skipped']}  in errore: "
        f"{answer['totalRows'] - answer['imported'] - answer['skipped']}"
    )
    for title, entries in (("Errori", answer["errors"]), ("Avvisi", answer["warnings"])):
        if not entries:
            continue
        console.print(f"{title}:")
        for line in entries[:SHOWN]:
            console.print(f"  {line}", markup=False)
        if len(entries) > SHOWN:
            console.print(f"  ... e altri {len(entries) - SHOWN}")
    if dry_run:
        console.print("Prova: nulla è stato registrato.")


def _write_errors(source: Path, target: Path) -> None:
    """The rows in error as they were, with a first column that tells why; it is ignored when
    the mended file is loaded."""
    register = parse(source, clock.today())
    with target.open("w", encoding="utf-8-sig", newline="") as file:
        writer = csv.writer(file, delimiter=";", lineterminator="\r\n")
        writer.writerow(["errore", *register.header])
        writer.writerows(_rows_in_error(register))


def _rows_in_error(register: Register) -> Iterator[list[str]]:
    for raw, row in register.with_raw():
        if row.errors:
            yield [entry(row.row, row.line, row.errors), *raw.cells]
