"""The importer reads the invented registers as they promise to be read."""

import io
from datetime import date
from pathlib import Path

from infra.dev.demo.__main__ import demo_register
from infra.dev.demo.faults import Outcome, spoil, with_no_fault
from infra.dev.demo.register import Options, Register
from infra.dev.demo.writing import write_register
from services.importer.parser import parse
from services.importer.rows import ParsedRow

TODAY = date(2026, 1, 1)


def test_importer_finds_nothing_to_say_about_a_register_without_faults(tmp_path: Path) -> None:
    file = tmp_path / "clean.csv"
    for rows in (demo_register(3000, 1)[0], Register(Options(rows=6000, seed=9)).rows()):
        write_register(file, with_no_fault(rows))
        parsed = parse(io.BytesIO(file.read_bytes()), TODAY)
        assert [(row.row, row.errors, row.warnings) for row in parsed if _odd(row)] == []


def _odd(row: ParsedRow) -> bool:
    return bool(row.errors or row.warnings)


def test_importer_takes_every_fault_as_the_list_of_faults_says(tmp_path: Path) -> None:
    file = tmp_path / "odd.csv"
    faults = write_register(file, spoil(Register(Options(rows=6000, seed=8)).rows(), 0.3, 8))
    expected = {place.row: place for place in faults}
    for row in parse(io.BytesIO(file.read_bytes()), TODAY):
        place = expected.get(row.row)
        found = Outcome.ERROR if row.errors else Outcome.WARNING if row.warnings else Outcome.OK
        if place is None:
            assert found is Outcome.OK, row
        else:
            wanted = place.fault.expect
            assert found is (Outcome.OK if wanted is Outcome.SKIP else wanted), place
            assert row.line == place.line
