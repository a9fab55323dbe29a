"""The pairs that wait for somebody to decide, and the merges that were made."""

from typing import Any

import orjson

from services.kit.auth import Principal, Role
from services.kit.db import Connection
from services.registry import policy
from services.registry.deceased.listing import DECEASED
from services.registry.deceased.schemas import DeceasedOut
from services.registry.duplicates.reasons import reasons
from services.registry.duplicates.schemas import DuplicatePage, DuplicatePairOut, PagedOfCemetery
from services.registry.records.listing import Listing, Selection, Sort, list_json

MERGES = Listing(
    table="merge",
    alias="m",
    fields="""m.id, m.kept_id, m.kept_label, m.merged_id, m.merged_label, m.cemetery_id,
    m.cemetery_name, m.merged_at as "mergedAt",
    nullif(u.name || ' ' || u.surname, ' ') as merged_by, m.undone_at as "undoneAt",
    nullif(v.name || ' ' || v.surname, ' ') as undone_by""",
    joins="""left join registry.user_name u on u.user_id = m.merged_by
  left join registry.user_name v on v.user_id = m.undone_by""",
    sorts={"id": Sort(())},
    default_sort="-id",
)
# a pair of which one is gone by now is none
_OPEN = """
from registry.duplicate_pair p
join registry.deceased f on f.id = p.first_id
join registry.deceased s on s.id = p.second_id
where not exists (
    select from registry.not_duplicate n
    where n.first_id = p.first_id and n.second_id = p.second_id)
  and {scope}
"""
# alike by their names alone: no year in common, no code (which alone is worth 8)
_FAINT = """(p.strength < 8 and not coalesce(
  left(f.birthdate, 4) = left(s.birthdate, 4) or left(f.deathdate, 4) = left(s.deathdate, 4),
  false))"""
_ANY = "true"
_TOUCHING = "(p.cemetery_id = $1 or p.other_cemetery_id = $1)"
_INSIDE = "p.cemetery_id = $1 and p.other_cemetery_id = $1"


async def count_pairs(connection: Connection, who: Principal, cemetery_id: int | None) -> int:
    """How many pairs wait for the caller."""
    scope, arguments = _scope(who, cemetery_id)
    statement = f"select count(*) {_OPEN.format(scope=scope)}"
    total: int = await connection.fetchval(statement, *arguments)
    return total


async def page_of_pairs(
    connection: Connection, who: Principal, asked: PagedOfCemetery
) -> DuplicatePage:
    """The surest pairs first, those of a name alone last."""
    total = await count_pairs(connection, who, asked.cemetery_id)
    scope, arguments = _scope(who, asked.cemetery_id)
    first = (asked.page - 1) * asked.page_size
    pairs = await connection.fetch(
        f"select p.first_id, p.second_id {_OPEN.format(scope=scope)}"
        f" order by {_FAINT}, p.strength desc, p.first_id, p.second_id"
        f" limit {asked.page_size} offset {first}",
        *arguments,
    )
    persons = await _persons(connection, {id_ for pair in pairs for id_ in pair})
    results = [
        DuplicatePairOut(first=one, second=other, reasons=reasons(one, other))
        for one, other in (map(persons.__getitem__, pair) for pair in pairs)
    ]
    return DuplicatePage(
        results=results,
        total=total,
        page=asked.page,
        totalPages=-(-total // asked.page_size),
        capped=False,
    )


def scope_of(who: Principal, cemetery_id: int | None) -> int | None:
    """The cemetery to look at: an admin's own, whatever is asked for; None for all."""
    return cemetery_id if who.role is Role.SUPERADMIN else who.cemetery_id or 0


def _scope(who: Principal, cemetery_id: int | None) -> tuple[str, tuple[Any, ...]]:
    """An admin sees pairs of the own cemetery alone; those of two cemeteries are a superadmin's."""
    if who.role is not Role.SUPERADMIN:
        own = who.cemetery_id or 0
        return ("false", ()) if cemetery_id not in (None, own) else (_INSIDE, (own,))
    return (_ANY, ()) if cemetery_id is None else (_TOUCHING, (cemetery_id,))


async def _persons(connection: Connection, ids: set[int]) -> dict[int, DeceasedOut]:
    selection = Selection(DECEASED, "id")
    selection.where("d.id = any ({}::int[])", sorted(ids))
    rows = orjson.loads(await list_json(connection, selection))
    return {row["id"]: DeceasedOut.model_validate(row) for row in rows}


def select_merges(who: Principal, asked: PagedOfCemetery) -> Selection:
    """All for a superadmin, those of the own cemetery for an admin."""
    selection = Selection(MERGES)
    policy.narrow(selection, who, cemetery="m.cemetery_id = {}", owned=None)
    if asked.cemetery_id is not None:
        selection.where("m.cemetery_id = {}", asked.cemetery_id)
    return selection
