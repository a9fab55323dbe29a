import json
from pathlib import Path
from typing import Any

import pytest

from infra.dev.recap import of_interest, recap

RED = "\x1b[31m"
PLAIN = "\x1b[39m"


def _journey(title: str, status: str, *errors: str) -> dict[str, Any]:
    results = [{"errors": [{"message": error}]} for error in errors]
    test = {"projectName": "phone", "status": status, "results": results}
    return {"file": "shop.spec.ts", "line": 7, "title": title, "tests": [test]}


def _report(folder: Path, *specs: dict[str, Any], failed: int = 0, flaky: int = 0) -> Path:
    suite = {"specs": [], "suites": [{"specs": list(specs)}]}
    stats = {"expected": 3, "unexpected": failed, "flaky": flaky, "skipped": 1}
    path = folder / "report.json"
    path.write_text(json.dumps({"suites": [suite], "stats": stats, "errors": []}))
    return path


def test_a_green_run_is_one_line(tmp_path: Path) -> None:
    report = _report(tmp_path, _journey("buys a candle", "expected"))

    assert recap(report) == "journeys: 3 passed, 0 failed, 0 flaky, 1 skipped\n"


def test_what_failed_is_told_with_each_try_and_the_counts_come_last(tmp_path: Path) -> None:
    report = _report(
        tmp_path,
        _journey(
            "buys a candle", "unexpected", f"{RED}no button{PLAIN}\n\n  at line 3", "too late"
        ),
        _journey("pays", "flaky", "no focus"),
        failed=1,
        flaky=1,
    )

    assert recap(report).splitlines() == [
        "FAILED [phone] shop.spec.ts:7 buys a candle",
        "    no button",
        "      at line 3",
        "    too late",
        "FLAKY [phone] shop.spec.ts:7 pays",
        "    no focus",
        "journeys: 3 passed, 1 failed, 1 flaky, 1 skipped",
    ]


def test_a_run_that_wrote_no_report_has_nothing_to_tell(tmp_path: Path) -> None:
    assert recap(tmp_path / "report.json") == ""


@pytest.mark.parametrize(
    ("line", "is_of_interest"),
    [
        ('{"level":"info","message":"request","status":200}', False),
        ('{"level":"info","message":"request","status":409}', True),
        ('{"DownstreamStatus":304,"RequestPath":"/"}', False),
        ('{"DownstreamStatus":502,"level":"info"}', True),
        ('{"level":"info","message":"consuming"}', False),
        ('{"level":"warning","message":"no broker"}', True),
        ('{"level":"info","message":"order","status":"paid"}', False),
        ("404", True),
        ("Traceback (most recent call last):", True),
    ],
)
def test_what_went_well_is_left_out_of_a_log(line: str, is_of_interest: bool) -> None:
    assert of_interest(line) is is_of_interest
