"""The answer of an import: counts, and what has to be told about rows and file."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import islice
from typing import TypedDict

from services.importer.findings import Finding, entry

LISTED = 1000


class Answer(TypedDict):
    success: bool
    totalRows: int
    imported: int
    skipped: int
    errors: list[str]
    warnings: list[str]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of one row: in error, skipped, or imported, perhaps with warnings."""

    row: int
    line: int
    errors: tuple[Finding, ...] = ()
    warnings: tuple[Finding, ...] = ()
    skipped: bool = False


@dataclass(slots=True)
class Tally:
    """Counts of rows, and the first entries of each list."""

    imported: int = 0
    skipped: int = 0
    failed: int = 0
    warned: int = 0
    errors: list[str] = field(default_factory=list)
    warnings: list[str] = field(default_factory=list)

    def add(self, outcome: Outcome) -> None:
        if outcome.errors:
            self.failed += 1
            self.errors.extend(error_entries(outcome)[: LISTED - len(self.errors)])
        elif outcome.skipped:
            self.skipped += 1
        else:
            self.imported += 1
            self.warned += len(outcome.warnings)
            self.warnings.extend(warning_entries(outcome)[: LISTED - len(self.warnings)])


def error_entries(outcome: Outcome) -> list[str]:
    """One entry for a row, however much is wrong with it."""
    return [entry(outcome.row, outcome.line, outcome.errors)] if outcome.errors else []


def warning_entries(outcome: Outcome) -> list[str]:
    """One entry for each warning; nothing is odd about a row that is not stored."""
    if outcome.errors or outcome.skipped:
        return []
    return [entry(outcome.row, outcome.line, [warning]) for warning in outcome.warnings]


def limited(entries: Iterable[str], total: int, more: str) -> list[str]:
    """The first entries; a last line tells how many are left off, as in 'Altri 12 errori'."""
    listed = list(islice(entries, LISTED))
    if total > len(listed):
        listed.append(f"... e altri {total - len(listed)} {more}")
    return listed


def answer(tally: Tally, file_warnings: Iterable[str]) -> Answer:
    return Answer(
        success=tally.failed == 0,
        totalRows=tally.imported + tally.skipped + tally.failed,
        imported=tally.imported,
        skipped=tally.skipped,
        errors=limited(tally.errors, tally.failed, "errori"),
        warnings=[*file_warnings, *limited(tally.warnings, tally.warned, "avvisi")],
    )


def summarize(outcomes: Iterable[Outcome], file_warnings: Iterable[str]) -> Answer:
    """The answer for the outcomes of all rows, in their order."""
    tally = Tally()
    for outcome in outcomes:
        tally.add(outcome)
    return answer(tally, file_warnings)
