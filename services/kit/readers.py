"""Keeps the newest state of foreign records, in whatever order they are told of.

A table of this kind has the record's id as its first column, `version` and `removed`. A record that
is gone keeps its row: what is told late must not bring it back.
"""

from collections.abc import Collection, Sequence
from typing import Any

from pydantic import BaseModel
from pydantic_core import to_json
from sqlalchemy import (
    Column,
    Table,
    TableValuedAlias,
    Text,
    cast,
    column,
    func,
    literal,
    select,
)
from sqlalchemy.dialects.postgresql import JSONB, insert
from sqlmodel import SQLModel
from sqlmodel.ext.asyncio.session import AsyncSession


async def keep(
    session: AsyncSession, table: type[SQLModel], states: Sequence[BaseModel], **more: Any
) -> None:
    """The newest states of records; `more`: columns alike in all."""
    rows = [state.model_dump() | {"removed": False} | more for state in states]
    await _store(session, table, rows, list(rows[0])[1:] if rows else ())


async def remove(
    session: AsyncSession, table: type[SQLModel], rows: Sequence[dict[str, Any]], **unknown: Any
) -> None:
    """Records that are gone, also those that nobody has told of. rows: id, version and what else is
    known; `unknown`: stands in the columns of the latter."""
    gone = [row | {"removed": True} for row in rows]
    told = list(gone[0])[1:] if gone else ()
    await _store(session, table, [row | unknown for row in gone], told)


async def _store(
    session: AsyncSession,
    table: type[SQLModel],
    rows: Sequence[dict[str, Any]],
    told: Collection[str],
) -> None:
    """Inserts rows; of those that are known, `told` becomes new when the version is newer.

    Of two states of one record the newer one counts.
    """
    if not rows:
        return
    key = next(iter(rows[0]))
    newest = {row[key]: row for row in sorted(rows, key=lambda row: row["version"])}
    kept: Table = table.__table__  # type: ignore[attr-defined]  # tables of SQLModel have it
    given = _records([kept.c[name] for name in rows[0]], [newest[id_] for id_ in sorted(newest)])
    new = insert(kept).from_select(list(rows[0]), select(given))
    await session.exec(
        new.on_conflict_do_update(
            index_elements=[key],
            set_={name: new.excluded[name] for name in told},
            where=kept.c.version < new.excluded.version,
        )
    )


def _records(columns: Sequence[Column[Any]], rows: Sequence[dict[str, Any]]) -> TableValuedAlias:
    """Any number of rows as one parameter: the statement is planned once, where one with a
    parameter for each value would be put together anew for each event."""
    items = cast(literal(to_json(rows).decode(), Text), JSONB)
    typed = [column(one.name, one.type) for one in columns]
    told = func.jsonb_to_recordset(items).table_valued(*typed)
    return told.render_derived(name="told", with_types=True)
