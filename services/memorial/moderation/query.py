"""Reads what visitors left, as moderators see it."""

from collections.abc import Sequence

from services.kit.auth import Principal, Role
from services.kit.db import Connection
from services.memorial.moderation.schemas import Approved, Counts, Moderation, Scope, TributeOut
from services.memorial.naming import shown_name
from services.memorial.people import PEOPLE, ROOTS
from services.memorial.policy import Conditions, sees_addresses

_KINDS = {"prayers": "prayer", "messages": "message"}

# a person in the trash takes the texts along, and brings them back
_FROM = f"from memorial.tribute t {PEOPLE.format(of='t')}"

# an owner has few persons: their texts are found by these, and not by reading everybody's
_OWNED = """
select p.deceased_id from memorial.tomb b join memorial.person p on p.tomb_id = b.tomb_id
where b.user_id = {0}
union all
select root.id from memorial.tomb b join memorial.person p on p.tomb_id = b.tomb_id
join root on root.root = p.deceased_id where b.user_id = {0}
"""

# what a moderator is to read: it was never approved, or it was reported since
_WAITS = "(not t.enabled or t.reported_at is not null)"

_FEW = f"""{ROOTS}
select count(*) filter (where {_WAITS}) as pending, count(*) filter (where t.enabled) as approved,
  count(*) as "all"
{_FROM}"""
_MANY = """
select coalesce(sum(t.waiting), 0) as pending, coalesce(sum(t.published), 0) as approved,
  coalesce(sum(t.total), 0) as "all"
from memorial.tribute_count t"""

_FIELDS = """
t.id, t.name as friend_name, t.text as phrase, t.created_at, p.deceased_id,
p.name as deceased_name, p.surname as deceased_surname, p.nominative as deceased_nominative,
b.reference as tomb_reference, b.block_name,
p.cemetery_id, coalesce(c.name, b.cemetery_name, '') as cemetery_name, t.enabled::int as enabled,
t.kind = 'message' as is_visitor_message, t.email as visitor_email,
host(t.ip_address) as ip_address, t.reported_at,
case when t.reported_at is null then array[]::text[] else array(
  select r.reason from memorial.report r
  where r.tribute_id = t.id and r.reason is not null
    and r.created_at >= coalesce(t.approved_at, '-infinity')
  order by r.id) end as report_reasons
"""


def _scope(who: Principal, wanted: Scope) -> Conditions:
    """Of texts `t`, and of their counts."""
    conditions = Conditions()
    conditions.where("t.cemetery_id is not null")
    conditions.narrow(who, cemetery="t.cemetery_id", owner="b.user_id")
    if who.role is Role.OWNER:
        conditions.where(f"t.deceased_id = any (array({_OWNED}))", who.id)
    if wanted.type != "all":
        conditions.where("t.kind = {}", _KINDS[wanted.type])
    if wanted.cemetery_id is not None:
        conditions.where("t.cemetery_id = {}", wanted.cemetery_id)
    return conditions


async def list_tributes(
    connection: Connection, who: Principal, wanted: Moderation
) -> list[TributeOut]:
    """A page of what the caller moderates, the newest first."""
    conditions = _scope(who, wanted)
    if wanted.filter != "all":
        conditions.where("t.enabled" if wanted.filter == "approved" else _WAITS)
    if wanted.before is not None:
        conditions.where("t.id < {}", wanted.before)
    return await _read(connection, who, conditions, wanted.limit)


def approved(wanted: Approved) -> Moderation:
    """The list of what is published."""
    return Moderation(**wanted.model_dump(), filter="approved")


async def show_tribute(connection: Connection, who: Principal, tribute_id: int) -> TributeOut:
    """One that the caller may see."""
    conditions = Conditions()
    conditions.where("t.id = {}", tribute_id)
    (tribute,) = await _read(connection, who, conditions, 1)
    return tribute


async def count_tributes(connection: Connection, who: Principal, wanted: Scope) -> Counts:
    """How many each filter of the list leaves. An owner has few texts; those of a cemetery are
    too many to be counted each time."""
    conditions = _scope(who, wanted)
    counts = _FEW if who.role is Role.OWNER else _MANY
    row = await connection.fetchrow(f"{counts} where {conditions.sql}", *conditions.arguments)
    assert row is not None
    return Counts(**dict(row))


async def _read(
    connection: Connection, who: Principal, conditions: Conditions, limit: int
) -> list[TributeOut]:
    rows = await connection.fetch(
        f"{ROOTS} select {_FIELDS} {_FROM} where {conditions.sql} order by t.id desc limit {limit}",
        *conditions.arguments,
    )
    hidden = {} if sees_addresses(who) else {"ip_address": None}
    return [TributeOut(**{**row, **hidden}) for row in rows]


LOCKED = f"""{ROOTS}
select t.id, t.kind, t.deceased_id, t.name, t.text, t.email, host(t.ip_address) as ip_address,
  t.enabled, t.created_at, t.reported_at is not null as is_reported,
  p.name as person_name, p.surname, p.nominative, p.cemetery_id, b.user_id as owner_id
{_FROM} where t.id = any ($1::int[]) and not p.removed order by t.id for update of t"""


async def lock_rows(connection: Connection, ids: Sequence[int]) -> list[dict[str, object]]:
    """The rows of these ids, kept from other moderators until the transaction ends."""
    rows = [dict(row) for row in await connection.fetch(LOCKED, sorted(set(ids)))]
    for row in rows:
        named = (row.pop(part) for part in ("person_name", "surname", "nominative"))
        row["person"] = shown_name(*named)
    return rows
