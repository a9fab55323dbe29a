"""An invented register of any size in the import format.

    python -m infra.dev.demo.register --rows 100000 --seed 7 --out big.csv --summary big.json
    python -m infra.dev.demo.register --rows 5000 --dirty 0.05 --out odd.csv --faults odd.jsonl

Same arguments, same bytes. A file without faults is imported whole, without errors or warnings,
and skipped whole the second time. No row describes a real person.
"""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from infra.dev.demo.columns import AT, PERSON_COLUMNS
from infra.dev.demo.dates import LAST_DEATH, STYLES, Pen, house_style, year_start
from infra.dev.demo.dice import dice
from infra.dev.demo.faults import Row, spoil, with_no_fault
from infra.dev.demo.gallery import Gallery, OldSystem
from infra.dev.demo.names import italian
from infra.dev.demo.people import Grave, People
from infra.dev.demo.places import (
    Block,
    Site,
    invented_sites,
    label,
    open_block,
    quotas,
    sector_quotas,
)
from infra.dev.demo.texts import SECTORS
from infra.dev.demo.writing import write_faults, write_register, write_summary

REFERENCE = AT["entombment_id"]
NOBODY = [""] * PERSON_COLUMNS
TRIES = 20


@dataclass(frozen=True)
class Options:
    """What a register is asked to be; shares lie between 0 and 1."""

    rows: int
    seed: int
    empty_tombs: float = 0.02
    hidden_sectors: float = 0.03
    partial_dates: float = 0.0
    date_style: str | None = None
    owners: int = 0


@dataclass
class Desk:
    """The office of one cemetery while its rows are written."""

    number: int
    site: Site
    style: int
    tombs: int = 0


class Register:
    """Makes the rows one by one and counts what it makes."""

    def __init__(
        self,
        options: Options,
        gallery: Gallery | None = None,
        sites: Sequence[Site] | None = None,
    ) -> None:
        self._options = options
        self._luck = dice(f"registro-{options.seed}")
        self._sites = sites or invented_sites(self._luck, options.rows)
        self._gallery = gallery or OldSystem(self._luck)
        self._names = italian()
        self._pen = Pen(self._luck, options.date_style, options.partial_dates)
        self._people = People(self._luck, self._names, self._pen, self._gallery.person)
        kinds = "rows cemeteries sectors blocks tombs deceased empty_tombs"
        self.counts = dict.fromkeys(kinds.split(), 0)

    def rows(self) -> Iterator[Row]:
        shares = quotas(self._sites, self._options.rows)
        for number, (site, quota) in enumerate(zip(self._sites, shares, strict=False), 1):
            self.counts["cemeteries"] += 1
            desk = Desk(number, site, house_style(self._luck))
            taken: set[str] = set()
            for sector, part in enumerate(sector_quotas(self._luck, quota), 1):
                yield from self._sector(desk, sector, part, taken)

    def _sector(self, desk: Desk, number: int, left: int, taken: set[str]) -> Iterator[Row]:
        rand, site = self._luck.random, desk.site
        self.counts["sectors"] += 1
        name = label(self._luck, SECTORS[int(rand() * len(SECTORS))], taken)
        latitude = site.latitude + (rand() - 0.5) * 0.003
        longitude = site.longitude + (rand() - 0.5) * 0.004
        head = [
            str(desk.number),
            site.name,
            site.address,
            str(desk.number),
            name,
            self._gallery.sector(desk.number, number),
            site.map,
            f"{latitude:.6f}, {longitude:.6f}",
            "0" if rand() < self._options.hidden_sectors else "1",
        ]
        blocks: set[str] = set()
        while left > 0:
            block = open_block(self._luck, latitude, longitude, blocks)
            self.counts["blocks"] += 1
            for place in range(min(block.tombs, left)):
                rows = self._tomb(desk, head, block, place, left)
                yield from rows
                left -= len(rows)
                if left <= 0:
                    break

    def _tomb(self, desk: Desk, head: Row, block: Block, place: int, left: int) -> list[Row]:
        """All rows of one tomb: one for each person in it, or one if it is empty."""
        rand, counts = self._luck.random, self.counts
        desk.tombs += 1
        capacity = block.capacities[int(rand() * len(block.capacities))]
        first = year_start(min(block.opened + int(rand() * block.span), 2024)) + int(rand() * 365)
        wanted = 0 if rand() < self._options.empty_tombs else 1 + int(rand() * capacity)
        people = self._buried(desk, block, capacity > 1, first, min(wanted, left))
        tail = self._tomb_cells(desk, block, place, first)
        tail[4], tail[5] = str(capacity), str(len(people))
        counts["tombs"] += 1
        counts["rows"] += max(1, len(people))
        counts["deceased"] += len(people)
        counts["empty_tombs"] += not people
        reference = block.reference(place)
        rows = [head + tail + person for person in people or (NOBODY,)]
        for row in rows:
            row[REFERENCE] = reference
        return rows

    def _tomb_cells(self, desk: Desk, block: Block, place: int, first: int) -> list[str]:
        """From Blocks_id to Tombs_enabled; capacity and filled come later."""
        rand, options, tomb = self._luck.random, self._options, desk.tombs
        years = block.kind.concession_years
        term = years[int(rand() * len(years))]
        expires = term and rand() < 0.9
        return [
            block.label,
            str(1 + int(rand() * options.owners)) if options.owners and rand() < 0.14 else "",
            self._pen.full(first + int(term * 365.25), desk.style) if expires else "",
            self._gallery.tomb(desk.number, tomb),
            "",
            "",
            block.coordinates(place) if rand() < 0.75 else "",
            f"https://tour.example.org/t/{desk.number}-{tomb}" if rand() < 0.01 else "",
            f"https://comune.example.org/atti/{desk.number}-{tomb}" if rand() < 0.02 else "",
            "0" if rand() < 0.02 else "1",
        ]

    def _buried(self, desk: Desk, block: Block, shared: bool, first: int, wanted: int) -> list[Row]:
        """The people of one tomb, in the order of their deaths."""
        rand = self._luck.random
        surnames = self._names.surnames
        family = surnames[int(rand() * len(surnames))] if shared else ""
        grave = Grave(str(desk.number), desk.site.town, desk.style, family)
        pause = 4_000 if block.kind.name in ("niche", "urn") else 9_000
        people: list[Row] = []
        when = first
        for _ in range(wanted + TRIES):
            if len(people) >= wanted or when > LAST_DEATH:
                break
            person = self._people.person(when, grave)
            if person is not None:
                people.append(person)
                when += int(rand() * pause)
        return people


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Invented Italian cemetery register.")
    parser.add_argument("--rows", type=int, default=1000, help="rows, header not counted")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True, help="the CSV file")
    parser.add_argument("--summary", type=Path, help="counts that an import must give, as JSON")
    parser.add_argument("--dirty", type=float, default=0.0, help="share of rows with a fault")
    parser.add_argument("--faults", type=Path, help="list of the faults, one JSON object a line")
    parser.add_argument("--empty-tombs", type=float, default=0.02, help="share of empty tombs")
    parser.add_argument("--partial-dates", type=float, default=0.0, help="share of partial dates")
    parser.add_argument("--date-style", choices=STYLES, help="all dates in one style")
    parser.add_argument(
        "--owners", type=int, default=0, help="fill user_id with 1..N on some tombs"
    )
    parser.add_argument("--shuffle", action="store_true", help="mix the rows")
    asked = parser.parse_args()
    if asked.rows < 1 or not all(0 <= x <= 1 for x in (asked.dirty, asked.empty_tombs)):
        parser.error("--rows is at least 1; shares lie between 0 and 1")
    return asked


def main() -> None:
    asked = arguments()
    options = Options(
        rows=asked.rows,
        seed=asked.seed,
        empty_tombs=asked.empty_tombs,
        partial_dates=asked.partial_dates,
        date_style=asked.date_style,
        owners=asked.owners,
    )
    register = Register(options)
    rows: Iterator[Row] = register.rows()
    if asked.shuffle:
        mixed = list(rows)
        dice(f"mescola-{asked.seed}").shuffle(mixed)
        rows = iter(mixed)
    spoiled = spoil(rows, asked.dirty, asked.seed) if asked.dirty else with_no_fault(rows)
    faults = write_register(asked.out, spoiled)
    if asked.faults:
        write_faults(asked.faults, faults)
    if asked.summary:
        write_summary(asked.summary, register.counts, faults)


if __name__ == "__main__":
    main()
