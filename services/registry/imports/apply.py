"""Applies one batch of rows to the registry, inside the transaction of the caller."""

import asyncio
from collections.abc import AsyncIterator, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import asyncpg

from services.kit.text import row_called
from services.registry.imports import statements
from services.registry.imports.rows import COLUMNS, KEYS, with_keys

# one import, or one that is taken back, at a time over all replicas
IMPORTING = f"select pg_advisory_xact_lock({0x43616D70})"
# and no level shown, hidden or moved meanwhile
LOCKS = f"{IMPORTING}, pg_advisory_xact_lock_shared(hashtext('registry.placing'))"

CALLED = [
    COLUMNS.index(name) for name in ("surname", "name", "tomb", "block", "sector", "cemetery")
]
SURNAME = CALLED[0]
ROWS_AT_ONCE = 50


@dataclass(slots=True)
class Outcome:
    """What became of a batch; rows are ordinals in the file.

    repeated, idle: of the skipped rows, those that repeat an earlier one of the file, and those
    without a person whose places were all there; the others tell of somebody who was in the
    register before. over_capacity: (row, persons in the tomb with this one, capacity). called:
    whom or what the rows tell of that are named here.
    """

    skipped: list[int] = field(default_factory=list)
    repeated: list[int] = field(default_factory=list)
    idle: list[int] = field(default_factory=list)
    called: dict[int, str] = field(default_factory=dict)
    homonyms: list[int] = field(default_factory=list)
    over_capacity: list[tuple[int, int, int]] = field(default_factory=list)
    cemetery_ids: list[int] = field(default_factory=list)
    sector_ids: list[int] = field(default_factory=list)
    block_ids: list[int] = field(default_factory=list)
    tomb_ids: list[int] = field(default_factory=list)
    deceased_ids: list[int] = field(default_factory=list)


async def apply_batch(
    connection: asyncpg.Connection, job_id: int, rows: Sequence[Sequence[Any]]
) -> Outcome:
    """Stores what is new in `rows` (see `rows.COLUMNS`) and says what became of each."""
    await connection.execute(LOCKS)
    await connection.execute(statements.STAGE)
    await connection.copy_records_to_table(
        "import_row", records=_by_and_by(with_keys(rows)), columns=[*COLUMNS, *KEYS]
    )
    await connection.execute(statements.PLACES)
    outcome = Outcome()
    creators = await _make_places(connection, job_id, outcome)
    await connection.execute(statements.PERSONS)
    await connection.execute(statements.LOCK_TOMBS)
    while await connection.fetchval(statements.UNDECIDED):
        await connection.execute(statements.SKIP_KNOWN, job_id)
        _, ids = await _make(connection, statements.STORE_FIRST, job_id)
        outcome.deceased_ids += ids
    await _note_outcome(connection, outcome, rows, creators)
    return outcome


async def _by_and_by(rows: Iterable[tuple[Any, ...]]) -> AsyncIterator[tuple[Any, ...]]:
    """A batch takes many milliseconds to prepare, in which visitors would wait for the process."""
    for number, row in enumerate(rows):
        if number % ROWS_AT_ONCE == 0:
            await asyncio.sleep(0)
        yield row


async def _make_places(connection: asyncpg.Connection, job_id: int, outcome: Outcome) -> set[int]:
    """Makes the missing cemeteries, sectors, blocks and tombs; answers the rows that did."""
    creators: set[int] = set()
    for ids, make, find in (
        (outcome.cemetery_ids, statements.NEW_CEMETERIES, statements.FIND_CEMETERIES),
        (outcome.sector_ids, statements.NEW_SECTORS, statements.FIND_SECTORS),
        (outcome.block_ids, statements.NEW_BLOCKS, statements.FIND_BLOCKS),
        (outcome.tomb_ids, statements.NEW_TOMBS, None),
    ):
        rows, made = await _make(connection, make, job_id)
        creators.update(rows)
        ids += made
        if find is not None:
            await connection.execute(find)
    return creators


async def _make(
    connection: asyncpg.Connection, statement: str, job_id: int
) -> tuple[list[int], list[int]]:
    made = await connection.fetchrow(statement, job_id)
    assert made is not None
    return made["rows"] or [], made["ids"] or []


async def _note_outcome(
    connection: asyncpg.Connection,
    outcome: Outcome,
    rows: Sequence[Sequence[Any]],
    creators: set[int],
) -> None:
    outcome.idle = [row[0] for row in rows if not row[SURNAME] and row[0] not in creators]
    known = await connection.fetchrow(statements.SKIPPED)
    assert known is not None
    outcome.skipped = sorted([*outcome.idle, *(known["rows"] or [])])
    outcome.repeated = known["repeated"] or []
    outcome.homonyms = await connection.fetchval(statements.HOMONYMS) or []
    over = await connection.fetch(statements.OVER_CAPACITY)
    outcome.over_capacity = [(r["row"], r["persons"], r["capacity"]) for r in over]
    outcome.called = _called(outcome, rows)


def _called(outcome: Outcome, rows: Sequence[Sequence[Any]]) -> dict[int, str]:
    """Of the rows that are named alone: most of a register is stored and nothing is told of it."""
    over = (row for row, _, _ in outcome.over_capacity)
    named = {*outcome.skipped, *outcome.homonyms, *over}
    return {
        row[0]: row_called(*(row[place] for place in CALLED)) for row in rows if row[0] in named
    }
