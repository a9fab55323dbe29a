"""Public search over a million persons: index ranges first, dictionaries only when they are short.

1. surnames (or given names) that are or begin with the text: a range of an index whose order is
   the rank; at most 1001 are read.
2. when those are at most 1000: surnames that contain the text, out of the dictionary of surnames.
3. when both gave fewer than 10: surnames or given names one wrong letter away.
The page's 50 rows are then read by their ids. Measured in infra/bench.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from services.kit.db import Connection
from services.registry.deceased.query import Reading

PAGE_SIZE = 50
CAP = 1000
FEW = 10
MIN_INFIX = 3
MIN_FUZZY = 4
LAST = "\U0010ffff"  # after every letter in byte order: the end of a range of prefixes

# $1 surname keys, $2 given keys, $3 LAST, $4 cemetery; every id once, best first
_BY_SURNAME = """
select array_agg(id order by other_surname, reading, given_rank, surname_key, name_key, id)
from (
  select distinct on (h.id) h.*, r.reading, h.surname_key <> r.surname as other_surname,
    case when h.name_key = r.given then 0 when h.name_key like r.given || '%' then 1 else 2 end
      as given_rank
  from unnest($1::text[], $2::text[]) with ordinality r(surname, given, reading)
  cross join lateral (
    select n.id, n.surname_key, n.name_key from registry.search_name n
    where {scope} n.surname_key >= r.surname and n.surname_key < r.surname || $3
      and n.name_key like '%' || r.given || '%' and n.public
    order by n.surname_key, n.name_key, n.id limit 1001
  ) h
  order by h.id, h.surname_key <> r.surname, r.reading
) hits
"""
_BY_GIVEN = """
select array_agg(id order by name_key <> $1, name_key, surname_key, id)
from (
  select d.id, d.name_key, d.surname_key from registry.deceased d
  where {scope} d.name_key >= $1 and d.name_key < $1 || $2 and d.public
  order by d.name_key, d.surname_key, d.id limit 1001
) hits
"""
_CONTAINING_SURNAME = """
select array_agg(id order by reading, surname_key, name_key, id)
from (
  select h.*, t.reading from (
    select r.reading, r.surname, r.given, d.term
    from unnest($1::text[], $2::text[]) with ordinality r(surname, given, reading)
    join registry.surname_term d on d.term like '%' || r.surname || '%'
    where not (d.term >= r.surname and d.term < r.surname || $3)
    order by r.reading, d.term limit 5000
  ) t
  cross join lateral (
    select n.id, n.surname_key, n.name_key from registry.search_name n
    where {scope} n.surname_key = t.term and n.name_key like '%' || t.given || '%' and n.public
    order by n.name_key, n.id limit 1001
  ) h
  limit 1001
) hits
"""
_CONTAINING_GIVEN = """
select array_agg(id order by name_key, surname_key, id)
from (
  select h.* from (
    select term from registry.given_term
    where term like '%' || $1 || '%' and not (term >= $1 and term < $1 || $2)
    order by term limit 5000
  ) t
  cross join lateral (
    select d.id, d.name_key, d.surname_key from registry.deceased d
    where {scope} d.name_key = t.term and d.public
    order by d.surname_key, d.id limit 1001
  ) h
  limit 1001
) hits
"""
# a term near the text: one edit away, or one swap (two edits that share a deletion)
_NEAR_SURNAME = """
select array_agg(id order by distance, reading, surname_key, name_key, id)
from (
  select h.*, t.reading, t.distance from (
    select r.reading, r.given, d.term,
      public.levenshtein_less_equal(d.term, r.surname, 2) as distance
    from unnest($1::text[], $2::text[]) with ordinality r(surname, given, reading)
    join registry.surname_term d on d.near && registry.near(r.surname)
    where length(r.surname) between 4 and 200
      and public.levenshtein_less_equal(d.term, r.surname, 2) between 1 and 2
    order by distance, r.reading, d.term limit 60
  ) t
  cross join lateral (
    select n.id, n.surname_key, n.name_key from registry.search_name n
    where {scope} n.surname_key = t.term and n.name_key like '%' || t.given || '%' and n.public
    order by n.name_key, n.id limit 50
  ) h
) hits
"""
_NEAR_GIVEN = """
select array_agg(id order by distance, reading, surname_key, name_key, id)
from (
  select h.*, t.reading, t.distance from (
    select r.reading, r.surname, d.term,
      public.levenshtein_less_equal(d.term, r.given, 2) as distance
    from unnest($1::text[], $2::text[]) with ordinality r(surname, given, reading)
    join registry.given_term d on d.near && registry.near(r.given)
    where length(r.given) between 4 and 200
      and public.levenshtein_less_equal(d.term, r.given, 2) between 1 and 2
    order by distance, r.reading, d.term limit 60
  ) t
  cross join lateral (
    select n.id, n.surname_key, n.name_key from registry.search_name n
    where {scope} n.surname_key >= t.surname and n.surname_key < t.surname || $3
      and n.name_key = t.term and n.public
    order by n.surname_key, n.id limit 50
  ) h
) hits
"""
_ROWS = """
select coalesce(json_agg(json_build_object(
  'id', d.id, 'name', d.name, 'surname', d.surname, 'nominative', d.nominative,
  'birthdate', d.birthdate, 'deathdate', d.deathdate, 'epitaph', d.epitaph,
  'picture', d.picture, 'sectorName', s.name, 'blockName', b.name,
  'tombReference', t.reference, 'cemeteryName', c.name,
  'affectsCount', coalesce(a.count, 0), 'similar', p.place > $2) order by p.place), '[]')::text
from unnest($1::int[]) with ordinality p(id, place)
join registry.deceased d on d.id = p.id
join registry.tomb t on t.id = d.tomb_id
join registry.block b on b.id = t.block_id
join registry.sector s on s.id = b.sector_id
join registry.cemetery c on c.id = s.cemetery_id
left join registry.affects_count a on a.deceased_id = d.id
"""


@dataclass(frozen=True, slots=True)
class Found:
    """Ids of all hits, best first; those from place `exact` on have one wrong letter."""

    ids: list[int]
    exact: int
    capped: bool


class _Search:
    """The statements of one search over one connection."""

    def __init__(self, connection: Connection, cemetery_id: int | None) -> None:
        self.connection = connection
        self.cemetery = () if cemetery_id is None else (cemetery_id,)

    async def ids(self, statement: str, table: str, *arguments: object) -> list[int]:
        place = f"${len(arguments) + 1}"
        scope = f"{table}.cemetery_id = {place} and" if self.cemetery else ""
        found = await self.connection.fetchval(
            statement.format(scope=scope), *arguments, *self.cemetery
        )
        return found or []

    async def beginning(self, by_surname: Sequence[Reading], given: str | None) -> list[int]:
        ids = []
        if by_surname:
            ids += await self.ids(_BY_SURNAME, "n", *_columns(by_surname), LAST)
        if given:
            ids += await self.ids(_BY_GIVEN, "d", given, LAST)
        return ids

    async def containing(self, by_surname: Sequence[Reading], given: str | None) -> list[int]:
        ids = []
        long = [reading for reading in by_surname if len(reading.surname) >= MIN_INFIX]
        if long:
            ids += await self.ids(_CONTAINING_SURNAME, "n", *_columns(long), LAST)
        if given and len(given) >= MIN_INFIX:
            ids += await self.ids(_CONTAINING_GIVEN, "d", given, LAST)
        return ids

    async def near(self, readings: Sequence[Reading]) -> list[int]:
        ids = []
        if any(len(reading.surname) >= MIN_FUZZY for reading in readings):
            ids += await self.ids(_NEAR_SURNAME, "n", *_columns(readings), LAST)
        if any(len(reading.given) >= MIN_FUZZY for reading in readings):
            ids += await self.ids(_NEAR_GIVEN, "n", *_columns(readings), LAST)
        return ids


async def find(
    connection: Connection, readings: Sequence[Reading], cemetery_id: int | None
) -> Found:
    """All public persons that match, at most 1000 of them, best first."""
    search = _Search(connection, cemetery_id)
    by_surname = [reading for reading in readings if reading.surname]
    given = next((reading.given for reading in readings if not reading.surname), None)
    ids = list(dict.fromkeys(await search.beginning(by_surname, given)))
    if len(ids) <= CAP:
        ids = list(dict.fromkeys([*ids, *await search.containing(by_surname, given)]))
    exact = min(len(ids), CAP)
    if exact < FEW:
        ids = list(dict.fromkeys([*ids, *await search.near(readings)]))
    return Found(ids[:CAP], exact, capped=len(ids) > CAP)


async def page_rows(connection: Connection, found: Found, page: int) -> str:
    """JSON list of the hits of a page (from 1), in their order."""
    first = (page - 1) * PAGE_SIZE
    ids = found.ids[first : first + PAGE_SIZE]
    if not ids:
        return "[]"
    rows: str = await connection.fetchval(_ROWS, ids, found.exact - first)
    return rows


def _columns(readings: Sequence[Reading]) -> tuple[list[str], list[str]]:
    return [reading.surname for reading in readings], [reading.given for reading in readings]
