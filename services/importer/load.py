"""`load FILE...` and `check FILE...`: the import as operators run it, and the trial of it; they
need only database, broker and registry."""

import argparse
import os
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from services.importer.console import (
    CUT_OFF,
    DONE,
    NOTHING_STORED,
    REFUSED,
    ROWS_IN_ERROR,
    at_terminal,
    shown,
)
from services.importer.jobs.notes import list_notes
from services.importer.jobs.run import JobRunner, accept
from services.importer.jobs.schemas import NoteFilter, Notes
from services.importer.jobs.store import Upload, count_warnings, report
from services.importer.looking import Mapped, look_at
from services.importer.mending import write_errors
from services.importer.parser import Register
from services.importer.progress import SHOWN, ProgressBar, Result, Terminal, tell
from services.importer.reading import PLAIN, Reading
from services.importer.refusal import Refused
from services.kit import clock
from services.kit.arguments import ItalianHelpAsWritten, reason_of
from services.kit.db import Database
from services.kit.errors import AppError

HELP = """\
Carica nel registro uno o più file CSV o .xlsx di qualsiasi dimensione.

Esce con 0 se tutto è registrato, 1 se qualche riga è in errore, 2 se un file è rifiutato,
3 se il caricamento si è interrotto (rilanciare lo stesso comando per finire), 130 con Ctrl-C.
"""
CHECK_HELP = """\
Prova uno o più file senza registrare nulla, e dice che cosa farebbe il caricamento.

Esce come load.
"""


def add_load_commands(parsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    loading = _command(parsers, "load", "carica un registro", HELP)
    loading.add_argument(
        "--dry-run", action="store_true", help="prova soltanto: non registra nulla"
    )
    checking = _command(parsers, "check", "prova un registro senza registrare nulla", CHECK_HELP)
    checking.set_defaults(dry_run=True)


def _command(
    parsers: "argparse._SubParsersAction[argparse.ArgumentParser]",
    name: str,
    does: str,
    description: str,
) -> argparse.ArgumentParser:
    command = parsers.add_parser(
        name,
        help=does,
        description=description,
        formatter_class=ItalianHelpAsWritten,
    )
    command.add_argument("files", type=Path, nargs="+", metavar="file", help="il file CSV o .xlsx")
    command.add_argument(
        "--errors-to",
        type=Path,
        metavar="FILE",
        help="scrive qui, in un file nuovo, le righe in errore con il motivo, pronte da "
        "correggere e ricaricare (di un file alla volta)",
    )
    command.add_argument(
        "--mapping",
        type=Path,
        metavar="FILE",
        help="abbinamento delle colonne, come JSON: columns, cemetery, sheet",
    )
    command.add_argument("--sheet", metavar="NOME", help="il foglio di un file .xlsx")
    command.set_defaults(run=load)
    return command


@dataclass(frozen=True, slots=True)
class Order:
    """What is to be done with each file. look: at the file, before it is taken in; is_only: there
    is no other one."""

    reading: Reading
    look: Callable[[Register], None]
    dry_run: bool
    errors_to: Path | None
    is_only: bool


def load(arguments: argparse.Namespace) -> int:
    """Runs the command; answers its exit code, of several files the gravest."""
    files: list[Path] = arguments.files

    async def work(database: Database) -> int:
        order = _order(arguments)
        codes = []
        for file in files:
            if len(files) > 1:
                Terminal().say(f"{shown(Path(file.name))}:")
            codes.append(await _load(database, file, order))
        return max(codes)

    return at_terminal(
        work,
        lambda: _must_be_files(files, arguments.errors_to),
        cut_off=NOTHING_STORED if arguments.dry_run else CUT_OFF,
    )


def _order(arguments: argparse.Namespace) -> Order:
    reading, mapped = PLAIN, Mapped()
    mapping: Path | None = arguments.mapping
    if mapping is not None:
        try:
            text = mapping.read_text(encoding="utf-8-sig")
        except (OSError, UnicodeError) as fault:
            raise Refused(400, f"{shown(mapping)}: non si può leggere") from fault
        reading, mapped = Reading.from_json(text), Mapped.of(text)
    if arguments.sheet:
        reading = replace(reading, sheet=arguments.sheet)
    return Order(
        reading=reading,
        look=partial(look_at, mapped=mapped, sheet=arguments.sheet),
        dry_run=arguments.dry_run,
        errors_to=arguments.errors_to,
        is_only=len(arguments.files) == 1,
    )


def _must_be_files(sources: list[Path], errors_to: Path | None) -> None:
    for source in sources:
        if not source.is_file() or not os.access(source, os.R_OK):
            raise Refused(400, f"{shown(source)}: non si può leggere")
    if errors_to is None:
        return
    if len(sources) > 1:
        raise Refused(400, "le righe in errore si scrivono per un file alla volta")
    if errors_to.resolve() == sources[0].resolve():
        raise Refused(400, "le righe in errore non possono finire nel file che si carica")
    if os.path.lexists(errors_to):
        raise Refused(400, f"{shown(errors_to)}: esiste già, e non viene sovrascritto")
    if not os.access(errors_to.parent, os.W_OK):
        raise Refused(400, f"{shown(errors_to)}: non si può scrivere")


async def _load(database: Database, file: Path, order: Order) -> int:
    """One file. A file that is refused does not keep the next one from being loaded."""
    try:
        result = await _import(database, file, order)
    except AppError as refused:
        if order.is_only:
            raise
        Terminal(stderr=True).say(f"Rifiutato: {refused.message}")
        return REFUSED
    if order.errors_to:
        _keep_errors(file, order.errors_to, order.reading)
    tell(Terminal(), result, dry_run=order.dry_run)
    return DONE if result.answer["success"] else ROWS_IN_ERROR


async def _import(database: Database, file: Path, order: Order) -> Result:
    upload = Upload(file, shown(Path(file.name)), reading=order.reading)
    job, notice = await accept(database, upload, dry_run=order.dry_run, look=order.look)
    if notice and job.user_id is not None:  # what the command itself has begun it goes on with
        Terminal(stderr=True).say(notice)
    with ProgressBar(Terminal(stderr=True), upload.name, upload.size) as progress:
        await JobRunner(database, file).run(job, progress)
    async with database.unit_of_work() as session:
        assert job.id is not None
        answer = await report(session, job)
        warned = len(job.file_warnings) + await count_warnings(session, job.id)
    async with database.reads.acquire() as connection:
        asked = Notes(kind=NoteFilter.SKIPPED, page_size=SHOWN)
        skipped = (await list_notes(connection, job.id, asked)).results
    return Result(answer, skipped, warned)


def _keep_errors(source: Path, target: Path, reading: Reading) -> None:
    try:
        write_errors(source, target, clock.today(), reading)
    except OSError as trouble:
        complaints = Terminal(stderr=True)
        complaints.say(f"{shown(target)}: non si può scrivere ({reason_of(trouble)})")
