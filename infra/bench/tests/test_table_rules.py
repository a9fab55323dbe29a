"""What passes, and how it is shown."""

import json
from pathlib import Path

import pytest

from infra.bench.table import Line, keep, number, rendered


@pytest.mark.parametrize(
    ("measured", "lower_is_better", "verdict"),
    [(4.0, True, "pass"), (4.1, True, "MISS"), (4.0, False, "pass"), (3.9, False, "MISS")],
)
def test_a_goal_may_be_met_exactly(measured: float, lower_is_better: bool, verdict: str) -> None:
    line = Line(1, "search", "rows", measured, limit=4.0, lower_is_better=lower_is_better)
    assert line.verdict == verdict


def test_a_line_without_goal_only_informs() -> None:
    line = Line(0, "search over HTTP", "", 3.2, "ms")
    assert line.verdict == ""
    assert line.cells() == ("-", "search over HTTP", "", "3.20 ms", "", "")


@pytest.mark.parametrize(
    ("value", "text"), [(0.5123, "0.512"), (4.051, "4.05"), (38.24, "38.2"), (1204.4, "1,204")]
)
def test_numbers_show_the_digits_that_count(value: float, text: str) -> None:
    assert number(value) == text


def test_the_columns_are_aligned() -> None:
    lines = [Line(1, "a", "b", 1.0), Line(12, "a longer one", "b", 100.0, limit=4.0)]
    table = rendered(lines).splitlines()
    assert len(table) == 4
    assert len({len(row) for row in table}) == 1


def test_a_run_is_kept_with_its_verdicts(tmp_path: Path) -> None:
    keep([Line(1, "a", "b", 1.0, limit=4.0)], tmp_path / "last.json", rows=7)
    kept = json.loads((tmp_path / "last.json").read_text())
    assert kept["rows"] == 7
    assert kept["lines"][0]["verdict"] == "MISS"
