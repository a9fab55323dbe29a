"""What the command line tells of an import: the first lines, and how many there are in truth."""

import pytest

from services.importer.findings import Finding
from services.importer.progress import SHOWN, Result, Terminal, tell
from services.importer.report import LISTED, Outcome, summarize

WRONG = (Finding("surname", "manca"),)
MANY = LISTED + 500


def told(rows: list[Outcome], capsys: pytest.CaptureFixture[str], warned: int = 0) -> list[str]:
    answer = summarize(rows, ["Il file è in UTF-16"] if warned else [])
    tell(Terminal(), Result(answer, [], warned), dry_run=False)
    return capsys.readouterr().out.splitlines()


@pytest.mark.parametrize("count", [SHOWN + 1, LISTED, LISTED + 1, MANY])
def test_all_errors_are_counted(count: int, capsys: pytest.CaptureFixture[str]) -> None:
    lines = told([Outcome(n, n + 1, errors=WRONG) for n in range(1, count + 1)], capsys)
    assert lines[0] == f"Righe: {count}  registrate: 0  saltate: 0  in errore: {count}"
    assert lines[-1] == f"  ... e altri {count - SHOWN}"


def test_all_warnings_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    rows = [Outcome(n, n + 1, warnings=WRONG * 2) for n in range(1, MANY + 1)]
    lines = told(rows, capsys, warned=1 + 2 * MANY)
    assert lines[1:3] == ["Avvisi:", "  Il file è in UTF-16"]
    assert lines[-1] == f"  ... e altri {1 + 2 * MANY - SHOWN}"


def test_a_few_are_all_told(capsys: pytest.CaptureFixture[str]) -> None:
    lines = told([Outcome(n, n + 1, errors=WRONG) for n in range(1, SHOWN + 1)], capsys)
    assert len(lines) == 2 + SHOWN
