"""Registers, lists of faults and summaries as files."""

import csv
import io
import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from infra.dev.demo.columns import COLUMNS
from infra.dev.demo.faults import Changed, Fault, Row

CHUNK = 4_000


@dataclass(frozen=True)
class PlacedFault:
    """A fault with the row (from 1) and the line of the file (header 1) where the row begins."""

    row: int
    line: int
    fault: Fault


def _quoted(row: Row) -> str:
    buffer = io.StringIO()
    csv.writer(buffer, delimiter=";", lineterminator="\n").writerow(row)
    return buffer.getvalue().removesuffix("\n")


def write_register(file: Path, rows: Iterable[Changed]) -> list[PlacedFault]:
    """UTF-8, semicolons, quotes only where needed; tells where the faults came to stand."""
    placed: list[PlacedFault] = []
    line, chunk = 2, [";".join(COLUMNS)]
    with file.open("w", encoding="utf-8", newline="") as out:
        for number, (row, fault) in enumerate(rows, 1):
            text = ";".join(row)
            if fault is not None:
                placed.append(PlacedFault(number, line, fault))
            if '"' in text or "\n" in text or text.count(";") != len(row) - 1:
                text = _quoted(row)
                line += text.count("\n")
            line += 1
            chunk.append(text)
            if len(chunk) >= CHUNK:
                out.write("\n".join(chunk) + "\n")
                chunk = []
        out.write("".join(f"{text}\n" for text in chunk))
    return placed


def write_faults(file: Path, faults: Sequence[PlacedFault]) -> None:
    with file.open("w", encoding="utf-8", newline="") as out:
        for place in faults:
            entry = {
                "row": place.row,
                "line": place.line,
                "fault": place.fault.kind,
                "column": place.fault.column,
                "expect": place.fault.expect.value,
            }
            out.write(json.dumps(entry) + "\n")


def write_summary(file: Path, counts: Mapping[str, int], faults: Sequence[PlacedFault]) -> None:
    """Counts of the file before its faults; without faults an import gives exactly these."""
    kinds = Counter(place.fault.kind for place in faults)
    summary = {**counts, "faults": dict(sorted(kinds.items()))}
    file.write_text(json.dumps(summary, indent=1) + "\n", encoding="utf-8")
