"""However a register is cut into files and batches, it ends the same: as row by row."""

import random
from dataclasses import dataclass, field
from itertools import accumulate
from typing import Any

import pytest

from services.importer.findings import SKIPS
from services.importer.jobs import run
from services.importer.models import Why
from services.importer.parser import Register
from services.importer.payload import Payload
from services.importer.tests.cases import Told, told
from services.importer.tests.making import opened, table, written
from services.importer.tests.stage import Stage, connected
from services.importer.tests.test_following_events import notes
from services.kit.text import fold_identity

ROWS = 60
HALVES = [ROWS // 2, ROWS - ROWS // 2]
CEMETERIES = ("Cimitero della Pietà", "cimitero  della PIETA'", "Cimitero Øst", "CIMITERO øst")
SECTORS = ("Settore A", "settore a", "Straße", "STRASSE", "")
BLOCKS = ("Loculi d’Ognissanti", "LOCULI D'OGNISSANTI", "İzmir", "")
TOMBS = ("T-1", "t-1", "T 2", "T\u00a0 2", "Ǆ", "")
NAMES = ("Niccolò", "NICCOLO'", "Anna", "Ŋa", "")
SURNAMES = ("D'Angelo", "d´angelo", "Öz", "O\u0308Z", "Σίσυφος", "ΣΊΣΥΦΟΣ")
DATES = ("", "", "1900", "05/1900", "12/05/1900", "13/05/1900", "1901", "31/02/1900")
STORED = """
select c.name_key as c, s.name_key as s, b.name_key as b, t.reference_key as t, t.capacity,
  d.surname, d.name, d.birthdate, d.deathdate, d.public
from registry.cemetery c
left join registry.sector s on s.cemetery_id = c.id
left join registry.block b on b.sector_id = s.id
left join registry.tomb t on t.block_id = b.id
left join registry.deceased d on d.tomb_id = t.id
"""

Row = dict[str, str]
Found = tuple[list[int], list[Told], list[Told], list[str]]
Skips = dict[int, tuple[str, str]]


def invented(seed: int) -> list[Row]:
    """Rows that meet each other often: few places, few names, spelt in many ways."""
    luck = random.Random(seed)
    rows = []
    for _ in range(ROWS):
        row = {
            "Cemeteries_name": luck.choice(CEMETERIES),
            "Sectors_name": luck.choice(SECTORS if luck.random() < 0.3 else SECTORS[:4]),
            "Blocks_id": luck.choice(BLOCKS if luck.random() < 0.3 else BLOCKS[:3]),
            "entombment_id": luck.choice(TOMBS if luck.random() < 0.3 else TOMBS[:5]),
            "capacity": luck.choice(("1", "2", "", "3", "0")),
            "Sectors_enabled": luck.choice(("1", "1", "no")),
        }
        if luck.random() < 0.85:
            row |= {
                "Deceaseds_name": luck.choice(NAMES),
                "surname": luck.choice(SURNAMES),
                "birthdate": luck.choice(DATES),
                "deathdate": luck.choice(("", "", "1970", "11/1970", "03/12/1970")),
            }
        rows.append(row)
    return rows


def file(rows: list[Row]) -> bytes:
    return written(table(*rows)).encode()


@dataclass
class Oracle:
    """The rules of the import, one row after the other, in the plainest words. skipped: whom each
    such row tells of, and which rows it repeats."""

    made: dict[tuple[str, ...], int] = field(default_factory=dict)
    lying: dict[tuple[str, ...], list[Payload]] = field(default_factory=dict)
    skipped: dict[int, tuple[str, list[int]]] = field(default_factory=dict)
    odd: list[Told] = field(default_factory=list)

    def take(self, row: Payload, line: int) -> None:
        path = [fold_identity(n) for n in (row.cemetery, row.sector, row.block, row.tomb) if n]
        levels = [tuple(path[: depth + 1]) for depth in range(len(path))]
        is_new = levels[-1] not in self.made
        for level in levels:
            self.made.setdefault(level, row.capacity)
        if row.surname is None:
            if not is_new:
                named = (row.tomb, row.block, row.sector, row.cemetery)
                self.skipped[row.row] = (next(filter(None, named)), [])
            return
        tomb = self.lying.setdefault(levels[-1], [])
        namesakes = [other for other in tomb if name_of(other) == name_of(row)]
        if twins := [other.row for other in namesakes if not contradict(row, other)]:
            self.skipped[row.row] = (f"{row.surname} {row.name}", twins)
            return
        tomb.append(row)
        self.odd += [(row.row, line, "omonimo")] if namesakes else []
        self.odd += [(row.row, line, "capacity")] if len(tomb) > self.made[levels[-1]] else []

    def skips(self, files: list[int]) -> Skips:
        """Whom each skipped row tells of and why it was skipped, were the rows in files of so
        many each."""
        ends = list(accumulate(files))
        found = {}
        for row, (whom, twins) in self.skipped.items():
            start = max((end for end in ends if end < row), default=0)
            repeats = Why.REPEATED if all(twin > start for twin in twins) else Why.KNOWN
            found[row] = (whom, SKIPS[repeats if twins else Why.IDLE])
        return found


def name_of(row: Payload) -> tuple[str, str]:
    return fold_identity(row.surname or ""), fold_identity(row.name or "")


def contradict(one: Payload, other: Payload) -> bool:
    pairs = ((one.birthdate, other.birthdate), (one.deathdate, other.deathdate))
    return any(a and b and a[: len(b)] != b[: len(a)] for a, b in pairs)


def foreseen(register: Register) -> tuple[Oracle, list[Told]]:
    oracle = Oracle()
    errors: list[Told] = []
    for row in register:
        errors += [(row.row, row.line, error.about) for error in row.errors]
        if row.payload is not None:
            oracle.take(row.payload, row.line)
    return oracle, errors


@pytest.mark.parametrize("seed", range(4))
async def test_every_way_to_import_gives_what_the_rules_say(
    stage: Stage, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = invented(seed)
    oracle, errors = foreseen(opened(file(rows)))
    ways = []
    for batch, files in ((1000, [ROWS]), (7, [ROWS]), (1, [ROWS]), (1000, HALVES)):
        monkeypatch.setattr(run, "BATCH_ROWS", batch)
        way, skips = await imported(stage, rows, files)
        assert skips == oracle.skips(files)
        ways.append(way)

    skipped, found_errors, warnings, register = ways[0]
    assert skipped == [len(oracle.skipped)]
    assert sorted(found_errors) == sorted(errors)
    assert sorted(warnings) == sorted(oracle.odd)
    assert len(register) >= sum(len(tomb) for tomb in oracle.lying.values())
    for way in ways[1:]:
        assert sum(way[0]) == len(oracle.skipped)
        assert way[1:] == ways[0][1:]


async def imported(stage: Stage, rows: list[Row], parts: list[int]) -> tuple[Found, Skips]:
    """Imports the rows as files of so many rows each into an empty register."""
    await stage.empty_register()
    skipped, errors, warnings, start = [], [], [], 0
    skips: Skips = {}
    for part in parts:
        answer = await stage.upload(file(rows[start : start + part]))
        assert answer.status_code == 200
        told_here: dict[str, Any] = answer.json()
        skipped.append(told_here["skipped"])
        listed = await notes(stage.client, told_here["jobId"], kind="skipped", pageSize=200)
        skips |= {n["row"] + start: (n["whom"], n["reason"]) for n in listed["results"]}
        errors += moved(told(told_here["errors"]), start)
        warnings += moved(told(told_here["warnings"]), start)
        start += part
    async with connected(stage.database) as sql:
        register = sorted(str(tuple(row)) for row in await sql.fetch(STORED))
    return (skipped, errors, warnings, register), skips


def moved(entries: list[Told], rows: int) -> list[Told]:
    """The same rows, counted in the whole register."""
    return [((row or 0) + rows, (line or 0) + rows, about) for row, line, about in entries]
