"""The register of the bench: invented rows with a long tail of surnames and unequal cemeteries."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import accumulate, islice
from pathlib import Path

import asyncpg

from infra.dev.demo.columns import AT
from infra.dev.demo.dice import dice
from infra.dev.demo.faults import Row, with_no_fault
from infra.dev.demo.places import Site, invented_sites
from infra.dev.demo.register import Options, Register
from infra.dev.demo.writing import write_register
from services.importer.jobs.run import BATCH_ROWS
from services.importer.parser import parse
from services.importer.payload import Payload
from services.kit import clock
from services.registry.announce import announce
from services.registry.imports.apply import apply_batch

ROWS_PER_CEMETERY = 10_000
TAIL = 40_000  # distinct surnames that nobody has heard of; four persons in ten bear one
TAIL_SHARE = 0.4
STARTS = "b br c ch d f fr g gr l m n p pr r s sc sp st t tr v z gi"
VOWELS = "aeiou"
MIDDLES = "l ll m mm n nn r rr s ss t tt v z zz nd nt rd rn st lt mp lb rb cc gl gn"
ENDS = "ini etti oni ucci elli ano ese aro otti ato isi ardi aldi olo azzi ieri era asco"
PREFIXES = ("De ", "Di ", "Lo ", "La ", "Del ")


def write_csv(path: Path, rows: int, seed: int) -> None:
    """A file in the import format; the k-th cemetery has k^-0.8 of the rows of the first."""
    luck = dice(f"bench-{seed}")
    register = Register(Options(rows, seed), sites=_sites(luck, rows))
    write_register(path, with_no_fault(_with_rare_surnames(register.rows(), luck)))


def _sites(luck: random.Random, rows: int) -> list[Site]:
    many = min(100, max(3, rows // ROWS_PER_CEMETERY))
    sites = invented_sites(luck, rows)[:many]
    return [replace(site, share=place**-0.8) for place, site in enumerate(sites, 1)]


def _with_rare_surnames(rows: Iterator[Row], luck: random.Random) -> Iterator[Row]:
    surnames = _tail(luck)
    weights = list(accumulate(place**-0.5 for place in range(1, len(surnames) + 1)))
    for row in rows:
        if row[AT["surname"]] and luck.random() < TAIL_SHARE:
            rare = luck.choices(surnames, cum_weights=weights)[0]
            row[AT["surname"]] = rare
            row[AT["nominative"]] = f"{rare} {row[AT['Deceaseds_name']]}"
            row[AT["fiscal_code"]] = ""
        yield row


def _tail(luck: random.Random) -> list[str]:
    starts, middles, ends = STARTS.split(), MIDDLES.split(), ENDS.split()
    made: dict[str, None] = {}
    while len(made) < TAIL:
        stem = luck.choice(starts) + luck.choice(VOWELS) + luck.choice(middles)
        if luck.random() < 0.45:
            stem += luck.choice(VOWELS) + luck.choice(middles)
        surname = (stem + luck.choice(ends)).capitalize()
        if luck.random() < 0.04:
            surname = luck.choice(PREFIXES) + surname
        made[surname] = None
    return list(made)


@dataclass(slots=True)
class Applied:
    """What an import did."""

    rows: int = 0
    refused: int = 0
    stored: int = 0


def batches(path: Path) -> Iterator[list[Payload | None]]:
    """The rows as the importer reads them; None is a row with errors."""
    rows = (row.payload for row in parse(path, clock.today()))
    while batch := list(islice(rows, BATCH_ROWS)):
        yield batch


async def import_csv(connection: asyncpg.Connection, path: Path, *, tell: bool = True) -> Applied:
    """Reads and applies a file as importer and registry do, without the broker between them.

    tell: the change events go into the outbox, too.
    """
    done = Applied()
    for batch in batches(path):
        good = [row for row in batch if row is not None]
        async with connection.transaction():
            outcome = await apply_batch(connection, 1, good)
            if tell:
                await announce(
                    connection,
                    cemetery_ids=outcome.cemetery_ids,
                    tomb_ids=outcome.tomb_ids,
                    deceased_ids=outcome.deceased_ids,
                )
        done.rows += len(batch)
        done.refused += len(batch) - len(good)
        done.stored += len(outcome.deceased_ids)
    return done
