"""What a browser run came to, in few lines: a log that is cut short keeps its last ones.

Reads the report that Playwright's json reporter writes
(https://playwright.dev/docs/test-reporters#json-reporter).
"""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

_ERROR_LINES = 8
_TROUBLES = 20
_COLOURS = re.compile(r"\x1b\[[0-9;]*m")
_TOLD = {"unexpected": "FAILED", "flaky": "FLAKY"}


@dataclass(frozen=True, slots=True)
class Trouble:
    """A journey that failed, or passed only when tried again; `errors` has one text per failed
    try."""

    outcome: str
    name: str
    errors: tuple[str, ...]


def recap(report: Path) -> str:
    """Journeys that failed or were flaky with the beginnings of their errors, the counts last;
    empty if the run ended before it wrote a report."""
    if not report.exists():
        return ""
    run = json.loads(report.read_text())
    found = [trouble for suite in run["suites"] for trouble in _troubles(suite)]
    lines = [line for trouble in found[:_TROUBLES] for line in _lines(trouble)]
    lines += [_begin(error["message"]) for error in run.get("errors", [])]
    counts = run["stats"]
    lines.append(
        f"journeys: {counts['expected']} passed, {counts['unexpected']} failed,"
        f" {counts['flaky']} flaky, {counts['skipped']} skipped"
    )
    return "\n".join(lines) + "\n"


def of_interest(line: str) -> bool:
    """Whether a line of a service's log may say what went wrong: not that a request went well."""
    try:
        entry = json.loads(line)
    except ValueError:
        return True
    if not isinstance(entry, dict):
        return True
    status = entry.get("status", entry.get("DownstreamStatus"))
    return status >= 400 if isinstance(status, int) else entry.get("level") != "info"


def _troubles(suite: dict[str, Any]) -> Iterator[Trouble]:
    for inner in suite.get("suites", []):
        yield from _troubles(inner)
    for spec in suite.get("specs", []):
        for test in spec["tests"]:
            if told := _TOLD.get(test["status"]):
                name = f"[{test['projectName']}] {spec['file']}:{spec['line']} {spec['title']}"
                yield Trouble(told, name, tuple(_errors(test["results"])))


def _errors(results: list[dict[str, Any]]) -> Iterator[str]:
    for result in results:
        for error in result.get("errors", [])[:1]:
            yield _begin(error.get("message", "no message"))


def _begin(message: str) -> str:
    lines = [line for line in _COLOURS.sub("", message).splitlines() if line.strip()]
    return "\n".join(f"    {line}" for line in lines[:_ERROR_LINES])


def _lines(trouble: Trouble) -> list[str]:
    return [f"{trouble.outcome} {trouble.name}", *trouble.errors]
