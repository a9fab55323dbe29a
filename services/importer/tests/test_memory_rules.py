"""A register of any size is read in the memory that a small one takes."""

import subprocess
import sys
from pathlib import Path

from infra.dev.demo.register import Options, Register
from infra.dev.demo.writing import write_register

MEASURED = """
import asyncio, datetime, resource, sys
from pathlib import Path
from services.importer.parser import parse

for name in sys.argv[1:]:
    for _ in range(2):  # as it is accepted, and as it is run
        reading = asyncio.to_thread(parse, Path(name), datetime.date(2026, 11, 2))
        assert next(iter(asyncio.run(reading))).payload is not None
    print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""


def written(file: Path, rows: int) -> str:
    write_register(file, ((row, None) for row in Register(Options(rows=rows, seed=9)).rows()))
    return str(file)


def test_a_file_a_hundred_times_as_large_takes_no_more_memory(tmp_path: Path) -> None:
    """Letters of one, two and more bytes in pieces of all lengths, which tear a heap to pieces."""
    files = [written(tmp_path / f"{rows}.csv", rows) for rows in (1_200, 120_000)]
    done = subprocess.run(
        [sys.executable, "-c", MEASURED, *files], capture_output=True, text=True, check=True
    )
    before, after = (int(line) for line in done.stdout.split())  # KiB
    assert after - before < 30_000, f"{before} KiB for a small file, {after} for a large one"
