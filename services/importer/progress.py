"""What the command line shows: a progress bar, a summary, complaints."""

import os
import time
from dataclasses import dataclass
from types import TracebackType
from typing import Self

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from services.importer.jobs.schemas import NoteOut
from services.importer.jobs.telling import Counts
from services.importer.report import Answer

SHOWN = 20
PATIENCE_SECONDS = 3.0
WAITING = "in attesa del registro"


class Terminal(Console):
    """A stream of the command; when nobody reads it any more the import goes on in silence."""

    def __init__(self, *, stderr: bool = False) -> None:
        super().__init__(stderr=stderr, highlight=False, soft_wrap=True, emoji=False)

    def on_broken_pipe(self) -> None:
        self.quiet = True
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, self.file.fileno())
        os.close(nowhere)

    def say(self, text: str) -> None:
        """Prints a line as it is: names and cells are no markup."""
        self.print(text, markup=False)


class ProgressBar:
    """Shows how much of the file has been stored, as registry confirms it; without a terminal
    only that it has to wait."""

    def __init__(self, terminal: Terminal, name: str, size: int) -> None:
        self._terminal = terminal
        self._bar = Progress(
            TextColumn("{task.description}", markup=False),
            BarColumn(),
            TaskProgressColumn(),
            TextColumn("{task.fields[rows]} righe"),
            TimeRemainingColumn(),
            console=terminal,
            disable=not terminal.is_terminal,
        )
        self._name = name
        self._task = self._bar.add_task(name, total=max(size, 1), rows="0")
        self._last: Counts | None = None
        self._moved_at = time.monotonic()
        self._is_stuck = False

    def __enter__(self) -> Self:
        self._bar.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._bar.stop()

    def __call__(self, counts: Counts) -> None:
        if counts != self._last:
            self._last, self._moved_at = counts, time.monotonic()
        was_stuck = self._is_stuck
        self._is_stuck = time.monotonic() - self._moved_at > PATIENCE_SECONDS
        if self._is_stuck and not was_stuck and not self._terminal.is_terminal:
            self._terminal.say(f"{self._name}: {WAITING}")
        rows = counts.imported + counts.skipped + counts.failed
        self._bar.update(
            self._task,
            description=f"{self._name} ({WAITING})" if self._is_stuck else self._name,
            completed=counts.position,
            rows=f"{rows:,}".replace(",", "."),
        )


@dataclass(frozen=True, slots=True)
class Result:
    """What an import came to. skipped: the first rows of which nothing was stored; warned: how many
    warnings there are, of which the answer lists the first alone."""

    answer: Answer
    skipped: list[NoteOut]
    warned: int


def tell(terminal: Terminal, result: Result, *, dry_run: bool) -> None:
    """Prints the result of an import."""
    answer = result.answer
    failed = answer["totalRows"] - answer["imported"] - answer["skipped"]
    verb = "da registrare" if dry_run else "registrate"
    terminal.say(
        f"Righe: {answer['totalRows']}  {verb}: {answer['imported']}  "
        f"saltate: {answer['skipped']}  in errore: {failed}"
    )
    _list(terminal, "Errori", answer["errors"], failed)
    _list(terminal, "Avvisi", answer["warnings"], result.warned)
    lines = [f"Riga {n.row} (linea {n.line}), {n.whom or '-'}: {n.reason}" for n in result.skipped]
    _list(terminal, "Saltate", lines, answer["skipped"])
    if dry_run:
        terminal.say("Prova: nulla è stato registrato.")


def _list(terminal: Terminal, title: str, lines: list[str], total: int) -> None:
    if not lines:
        return
    terminal.say(f"{title}:")
    for line in lines[:SHOWN]:
        terminal.say(f"  {line}")
    if total > SHOWN:
        terminal.say(f"  ... e altri {total - SHOWN}")
