"""The lines of the table, what makes one pass, and how they are printed and kept."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

HEAD = ("goal", "operation", "reference", "measured", "goal", "")


@dataclass(frozen=True, slots=True)
class Line:
    """One measured ratio. goal: its number among the performance goals, 0 for an extra.

    limit: the goal itself; without one the line only informs.
    """

    goal: int
    operation: str
    reference: str
    measured: float
    unit: str = "x"
    limit: float | None = None
    lower_is_better: bool = False

    @property
    def verdict(self) -> str:
        if self.limit is None:
            return ""
        good = self.measured <= self.limit if self.lower_is_better else self.measured >= self.limit
        return "pass" if good else "MISS"

    def cells(self) -> tuple[str, ...]:
        sign = "<=" if self.lower_is_better else ">="
        return (
            str(self.goal) if self.goal else "-",
            self.operation,
            self.reference,
            f"{number(self.measured)} {self.unit}",
            f"{sign} {number(self.limit)}" if self.limit is not None else "",
            self.verdict,
        )


def number(value: float) -> str:
    """Three digits that count: 0.512, 4.05, 38.2, 1,204."""
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}" if value >= 1 else f"{value:.3f}"


def rendered(lines: Sequence[Line]) -> str:
    """The table in Markdown, its columns aligned for a terminal."""
    rows = [HEAD, *(line.cells() for line in lines)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEAD))]
    texts = [
        "| " + " | ".join(cell.ljust(w) for cell, w in zip(row, widths, strict=True)) + " |"
        for row in rows
    ]
    rule = "|" + "|".join("-" * (width + 2) for width in widths) + "|"
    return "\n".join([texts[0], rule, *texts[1:]])


def keep(lines: Sequence[Line], path: Path, **about: object) -> None:
    """Writes the lines as JSON, with what is to be known about the run."""
    found = [asdict(line) | {"verdict": line.verdict} for line in lines]
    path.write_text(json.dumps(about | {"lines": found}, indent=2, ensure_ascii=False) + "\n")
