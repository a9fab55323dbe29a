"""Finds who may be registered twice, and keeps the pairs until somebody changes.

A person is compared with those of the own cemetery: by surname and year, by given names and day,
by name and surname swapped, within the tomb; by a good fiscal code with everybody. Years that
contradict each other tell two persons. More than twelve of one name and year are no name but a
word for nobody known ('Ignoto'), and are left out. So are given names with a day, and surnames with
a year, that a crowd shares: such a day stands for one that nobody knows ('01/01/1900').
"""

from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit.db import driver_connection

_MANY = 12
_CROWD = 300  # as many pairs as persons squared would be compared
# $1 the cemetery, $2 the persons to compare, null for all of them
_PERSONS = """
  select id, tomb_id, cemetery_id, surname_key, name_key, replace(name_key, ' ', '') as given,
    birthdate, deathdate, left(birthdate, 4) as born, left(deathdate, 4) as died{more}
  from registry.deceased where cemetery_id = $1
"""
_NAMESAKES = """, count(*) over (
      partition by surname_key, name_key, left(coalesce(deathdate, birthdate), 4)) as namesakes,
    count(*) over (partition by surname_key, left(deathdate, 4)) as of_died,
    count(*) over (partition by surname_key, left(birthdate, 4)) as of_born,
    count(*) over (partition by name_key, deathdate) as of_deathdate,
    count(*) over (partition by name_key, birthdate) as of_birthdate"""
_ALL = """
  person as materialized (select * from ({persons}) counted where namesakes <= {many}),
  a as not materialized (select * from person)
"""
_SOME = """
  person as not materialized ({persons}),
  a as materialized (
    select * from person p
    where id = any ($2::int[]) and {many} >= (
      select count(*) from person n
      where n.surname_key = p.surname_key and n.name_key = p.name_key
        and coalesce(n.died, n.born) is not distinct from coalesce(p.died, p.born))
  )
"""
_ALIKE = """
        and (a.born = b.born or a.born is null or b.born is null)
        and (a.died = b.died or a.died is null or b.died is null)"""
_PAIRS = """
  pair as (
    select a.id, b.id as other from a
      join person b on b.surname_key = a.surname_key and b.died = a.died and {once}
      where {few[of_died]}registry.near_given(a.name_key, b.name_key) {alike}
    union
    select a.id, b.id from a
      join person b on b.surname_key = a.surname_key and b.born = a.born and {once}
      where {few[of_born]}registry.near_given(a.name_key, b.name_key) {alike}
    union
    select a.id, b.id from a
      join person b on b.name_key = a.name_key and b.deathdate = a.deathdate and {once}
      where {few[of_deathdate]}length(a.deathdate) = 10
        and registry.near_surname(a.surname_key, b.surname_key) {alike}
    union
    select a.id, b.id from a
      join person b on b.name_key = a.name_key and b.birthdate = a.birthdate and {once}
      where {few[of_birthdate]}length(a.birthdate) = 10
        and registry.near_surname(a.surname_key, b.surname_key) {alike}
    union
    select a.id, b.id from a
      join person b on b.surname_key = a.given and b.given = a.surname_key and {once}
      where (a.born = b.born or a.died = b.died) {alike}
    union
    select a.id, b.id from a
      join person b on b.tomb_id = a.tomb_id and b.surname_key = a.surname_key
        and b.name_key = a.name_key and {once}
      where true {alike}
    union
    select c.id, d.id from registry.deceased c
      cross join lateral (
        select id from registry.deceased
        where upper(fiscal_code) = upper(c.fiscal_code) and fiscal_code is not null and id <> c.id
        limit 13) d
      where c.cemetery_id = $1 and ($2::int[] is null or c.id = any ($2::int[]))
        and not registry.fiscal_code_fault(c.fiscal_code)
  )
"""
_STRENGTH = """
  case when not registry.fiscal_code_fault(f.fiscal_code)
    and upper(f.fiscal_code) = upper(s.fiscal_code) then 8 else 0 end
  + case when (f.surname_key, f.name_key) = (s.surname_key, s.name_key) then 4
    when f.surname_key = replace(s.name_key, ' ', '') then 3 else 2 end
  + case when f.birthdate = s.birthdate then 2
    when left(f.birthdate, 4) = left(s.birthdate, 4) then 1 else 0 end
  + case when f.deathdate = s.deathdate then 2
    when left(f.deathdate, 4) = left(s.deathdate, 4) then 1 else 0 end
  + case when f.tomb_id = s.tomb_id then 1 else 0 end
"""
_KEEP = """
with {persons}, {pairs},
ordered as (
  select distinct least(id, other) as first_id, greatest(id, other) as second_id from (
    select id, other, count(*) over (partition by id) as partners from pair) counted
  where partners <= {many}
)
insert into registry.duplicate_pair
  (first_id, second_id, cemetery_id, other_cemetery_id, strength)
  select o.first_id, o.second_id, f.cemetery_id, s.cemetery_id, {strength}
  from ordered o
  join registry.deceased f on f.id = o.first_id
  join registry.deceased s on s.id = o.second_id
on conflict (first_id, second_id) do update
  set cemetery_id = excluded.cemetery_id, other_cemetery_id = excluded.other_cemetery_id,
    strength = excluded.strength
"""


_GROUPS = ("of_died", "of_born", "of_deathdate", "of_birthdate")
_FEW = {group: f"a.{group} <= {_CROWD} and " for group in _GROUPS}
_ANY_NUMBER = dict.fromkeys(_GROUPS, "")  # each of some is compared with one crowd alone


def _keep(persons: str, more: str, once: str, few: dict[str, str]) -> str:
    return _KEEP.format(
        persons=persons.format(persons=_PERSONS.format(more=more), many=_MANY),
        pairs=_PAIRS.format(once=once, alike=_ALIKE, few=few),
        strength=_STRENGTH,
        many=_MANY,
    )


_KEEP_ALL = _keep(_ALL, _NAMESAKES, "b.id > a.id", _FEW)
_KEEP_SOME = _keep(_SOME, "", "b.id <> a.id", _ANY_NUMBER)
_FORGET_ALL = """
delete from registry.duplicate_pair where cemetery_id = $1 or other_cemetery_id = $1
"""
_FORGET_SOME = """
delete from registry.duplicate_pair
where first_id = any ($1::int[]) or second_id = any ($1::int[])
"""
# one at a time: two who look at the same persons would wait for each other's rows
_TURN = "select pg_advisory_xact_lock(hashtext('registry.duplicates'))"
_IS_DUE = (
    "select exists (select from registry.duplicate_due where $1::int is null or cemetery_id = $1)"
)
_TAKE = """
with taken as (
  delete from registry.duplicate_due where $1::int is null or cemetery_id = $1
  returning cemetery_id, deceased_id
)
select cemetery_id, bool_or(deceased_id is null) as whole,
  array_agg(distinct deceased_id) filter (where deceased_id is not null) as ids
from taken group by cemetery_id order by cemetery_id
"""


async def look(session: AsyncSession, cemetery_id: int | None) -> None:
    """Compares whoever is new or was changed since the last look; cemetery_id None: everywhere."""
    connection = await driver_connection(session)
    if not await connection.fetchval(_IS_DUE, cemetery_id):
        return
    await connection.execute("set local jit = off; set local work_mem = '64MB'")
    await connection.execute(_TURN)
    for due in await connection.fetch(_TAKE, cemetery_id):
        if due["whole"]:
            await connection.execute(_FORGET_ALL, due["cemetery_id"])
            await connection.execute(_KEEP_ALL, due["cemetery_id"], None)
        else:
            await connection.execute(_FORGET_SOME, due["ids"])
            await connection.execute(_KEEP_SOME, due["cemetery_id"], due["ids"])


async def look_everywhere(session: AsyncSession) -> None:
    """A chore: after an import nobody has to wait."""
    await look(session, None)
