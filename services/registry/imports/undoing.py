"""Takes an import back: removes what its job made, but for what somebody has built on since.

The importer asks for one level after the other, from the persons up, a page of records at a time;
each page is a transaction of its own. What goes leaves nothing in the trash: the file makes it
again. Other services hear of it as of what is deleted by hand.
"""

from collections.abc import Sequence

import asyncpg
from sqlalchemy.dialects.postgresql import insert
from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit.db import driver_connection
from services.kit.events import Reader
from services.kit.outbox import emit, mark_emitted
from services.registry.announce import announce_removed
from services.registry.events import KeptRecord, Level, LevelCounts, UndoApplied, UndoPlace
from services.registry.imports import undo_statements as statements
from services.registry.models import UndoAnswer
from services.registry.trash.deleting import counted

PAGE = 2000
_CALLED: dict[Level, str] = {
    "deceased": "Defunto",
    "tomb": "Tomba",
    "block": "Blocco",
    "sector": "Settore",
    "cemetery": "Cimitero",
}
_COUNTS: dict[Level, str] = {
    "deceased": "deceased",
    "tomb": "tombs",
    "block": "blocks",
    "sector": "sectors",
    "cemetery": "cemeteries",
}
_REASONS = {
    "merged": "La scheda è stata unita a un'altra",
    "trash": "Si trova nel cestino",
    "took_another": "Un'altra scheda è stata unita a questa",
    "changed": "Ha modifiche fatte dopo l'importazione",
    "remembered": "Ha ricordi dei visitatori o richieste dei familiari",
    "owned": "Ha un proprietario, assegnato dopo l'importazione",
    "ordered": "Ha ordini di servizi",
    "has_users": "Ha utenti assegnati",
    "has_products": "Ha prodotti nel negozio",
    "holds_trash": "Nel cestino c'è ancora qualcosa che vi si trovava",
}


class UndoRequested(Reader):
    """A step: the next records of a level that the job made, after an id."""

    job_id: int
    step: int
    level: Level
    after: int

    @property
    def place(self) -> tuple[int, Level, int]:
        return self.step, self.level, self.after


async def take_back(session: AsyncSession, asked: UndoRequested) -> None:
    """Removes a page of records and answers with what stays, why, and where to go on.

    A step that is asked for again is answered as it was: done again, it would go on with records
    of which its first answer knows nothing.
    """
    connection = await driver_connection(session)
    await connection.execute(statements.LOCKS[asked.level])
    last = await session.get(UndoAnswer, asked.job_id, populate_existing=True)
    if last is not None and (last.step, last.level, last.after) == asked.place:
        emit(session, UndoApplied.model_validate_json(last.answer))
        return
    applied = await _step(connection, asked)
    mark_emitted(session)
    emit(session, applied)
    step, level, after = asked.place
    told = {"step": step, "level": level, "after": after, "answer": applied.model_dump_json()}
    answer = insert(UndoAnswer).values(job_id=asked.job_id, **told)
    await session.exec(answer.on_conflict_do_update(index_elements=["job_id"], set_=told))


async def _step(connection: asyncpg.Connection, asked: UndoRequested) -> UndoApplied:
    page = (asked.job_id, asked.after, PAGE)
    await connection.execute(statements.LOCK_RECORDS[asked.level], *page)
    found = await connection.fetch(statements.LOOK[asked.level], *page)
    removed = [record["id"] for record in found if record["reason"] is None]
    await _remove(connection, asked.level, removed)
    counts = dict.fromkeys(_COUNTS.values(), 0) | {_COUNTS[asked.level]: len(removed)}
    return UndoApplied(
        job_id=asked.job_id,
        step=asked.step,
        removed=LevelCounts(**counts),
        kept=[_kept(asked.level, record) for record in found if record["reason"] is not None],
        next=_next(asked.level, found),
    )


async def _remove(connection: asyncpg.Connection, level: Level, ids: Sequence[int]) -> None:
    if not ids:
        return
    await connection.execute(statements.REMOVE[level], ids)
    await announce_removed(
        connection,
        cemetery_ids=ids if level == "cemetery" else (),
        tomb_ids=ids if level == "tomb" else (),
        deceased_ids=ids if level == "deceased" else (),
    )


def _kept(level: Level, record: asyncpg.Record) -> KeptRecord:
    reason = record["reason"]
    if reason == "holds":
        told = f"Contiene ancora {counted(statements.BELOW[level], record['inside'])}"
    else:
        told = _REASONS[reason]
    return KeptRecord(
        level=level, id=record["id"], label=_label(level, record["label"]), reason=told
    )


def _label(level: Level, name: str) -> str:
    """'Tomba A-12'; a sector that is called 'Settore A' is not called so twice."""
    called = _CALLED[level]
    return name if name.casefold().startswith(called.casefold()) else f"{called} {name}"


def _next(level: Level, found: Sequence[asyncpg.Record]) -> UndoPlace | None:
    if len(found) == PAGE:
        return UndoPlace(level=level, after=found[-1]["id"])
    above = statements.LEVELS.index(level) + 1
    if above == len(statements.LEVELS):
        return None
    return UndoPlace(level=statements.LEVELS[above], after=0)
