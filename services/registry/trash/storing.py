"""Moves rows between the registry's tables and the trash, as they are."""

from collections.abc import Mapping, Sequence
from typing import Any

import asyncpg

from services.registry.models import Block, Cemetery, Deceased, Sector, Tomb

LEVELS: Mapping[str, type[Any]] = {
    "cemetery": Cemetery,
    "sector": Sector,
    "block": Block,
    "tomb": Tomb,
    "deceased": Deceased,
}
# kept by triggers: left out when a row comes back, so that they are made anew
_PLACED = frozenset({"public"})
_PLACED_BY_TRIGGER = {"tomb": {"cemetery_id"}, "deceased": {"cemetery_id"}}


async def keep(
    connection: asyncpg.Connection, trash_id: int, kind: str, ids: Sequence[int]
) -> None:
    """Takes rows out of their table into the trash."""
    table = f"registry.{kind}"
    await connection.execute(
        "insert into registry.trash_record (trash_id, kind, record_id, data)"  # noqa: S608
        f" select $1, '{kind}', r.id, to_jsonb(r) from {table} r where r.id = any ($2::int[])",
        trash_id,
        ids,
    )
    await connection.execute(f"delete from {table} where id = any ($1::int[])", ids)  # noqa: S608


async def put_back(connection: asyncpg.Connection, trash_id: int, kind: str) -> list[int]:
    """Brings the rows of a level back under their old ids; answers these.

    Raises:
        asyncpg.ForeignKeyViolationError: what they belong to is not there.
        asyncpg.UniqueViolationError: another record has taken the name.
    """
    columns = await _columns(connection, trash_id, kind)
    if not columns:
        return []
    names = ", ".join(f'"{name}"' for name in columns)
    values = ", ".join("r.version + 1" if name == "version" else f'r."{name}"' for name in columns)
    restored = await connection.fetch(
        f"insert into registry.{kind} ({names}) select {values}"  # noqa: S608
        " from registry.trash_record x"
        f" cross join jsonb_populate_record(null::registry.{kind}, x.data) r"
        f" where x.trash_id = $1 and x.kind = '{kind}' order by x.record_id returning id",
        trash_id,
    )
    return [row["id"] for row in restored]


async def _columns(connection: asyncpg.Connection, trash_id: int, kind: str) -> list[str]:
    """The columns that the rows bring: those that came later keep their defaults."""
    kept = await connection.fetch(
        "select jsonb_object_keys(data) as name from ("
        " select data from registry.trash_record where trash_id = $1 and kind = $2 limit 1) x",
        trash_id,
        kind,
    )
    left_out = _PLACED | _PLACED_BY_TRIGGER.get(kind, set())
    known = {column.name for column in LEVELS[kind].__table__.columns if column.computed is None}
    return [row["name"] for row in kept if row["name"] in known - left_out]
