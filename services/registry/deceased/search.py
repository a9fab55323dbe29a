"""Search over a million persons: index ranges first, dictionaries only when they are short.

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

# $1 surname keys, $2 given keys, $3 LAST, $4 cemetery. A person may come twice, under two
# surnames; `most` is how many rows the longest of the ranges gave
_BY_SURNAME = """
select array_agg(id order by longer, reading, other, given_rank, surname_key, name_key, id) as ids,
  max(seen) as most
from (
  select h.*, r.reading, h.surname_key <> r.surname as longer,
    case when h.name_key = r.given then 0 when h.name_key like r.given || '%' then 1 else 2 end
      as given_rank,
    count(*) over (partition by r.reading) as seen
  from unnest($1::text[], $2::text[]) with ordinality r(surname, given, reading)
  cross join lateral (
    select n.id, n.surname_key, n.name_key, n.other from registry.search_name n
    where {scope} n.surname_key >= r.surname and n.surname_key < r.surname || $3
      and n.name_key like '%' || r.given || '%'{public}
    order by n.surname_key, n.name_key, n.id limit 1001
  ) h
) hits
"""
_BY_GIVEN = """
select array_agg(id order by name_key <> $1, name_key, surname_key, id) as ids, count(*) as most
from (
  select d.id, d.name_key, d.surname_key from registry.deceased d
  where {scope} d.name_key >= $1 and d.name_key < $1 || $2{public}
  order by d.name_key, d.surname_key, d.id limit 1001
) hits
"""
_CONTAINING_SURNAME = """
select array_agg(id order by reading, surname_key, name_key, id) as ids, count(*) as most
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
    where {scope} n.surname_key = t.term and n.name_key like '%' || t.given || '%'{public}
    order by n.name_key, n.id limit 1001
  ) h
  limit 1001
) hits
"""
_CONTAINING_GIVEN = """
select array_agg(id order by name_key, surname_key, id) as ids, count(*) as most
from (
  select h.* from (
    select term from registry.given_term
    where term like '%' || $1 || '%' and not (term >= $1 and term < $1 || $2)
    order by term limit 5000
  ) t
  cross join lateral (
    select d.id, d.name_key, d.surname_key from registry.deceased d
    where {scope} d.name_key = t.term{public}
    order by d.surname_key, d.id limit 1001
  ) h
  limit 1001
) hits
"""
# a term near the text: one edit away, or one swap (two edits that share a deletion);
# levenshtein takes 255 characters at most
_NEAR_SURNAME = """
select array_agg(id order by distance, reading, surname_key, name_key, id) as ids,
  count(*) as most
from (
  select h.*, t.reading, t.distance from (
    select r.reading, r.given, d.term,
      public.levenshtein_less_equal(left(d.term, 255), r.surname, 2) as distance
    from unnest($1::text[], $2::text[]) with ordinality r(surname, given, reading)
    join registry.surname_term d on d.near && registry.near(r.surname)
    where length(r.surname) between 4 and 200
      and public.levenshtein_less_equal(left(d.term, 255), r.surname, 2) between 1 and 2
    order by distance, r.reading, d.term limit 60
  ) t
  cross join lateral (
    select n.id, n.surname_key, n.name_key from registry.search_name n
    where {scope} n.surname_key = t.term and n.name_key like '%' || t.given || '%'{public}
    order by n.name_key, n.id limit 1001
  ) h
  limit 1001
) hits
"""
_NEAR_GIVEN = """
select array_agg(id order by distance, reading, surname_key, name_key, id) as ids,
  count(*) as most
from (
  select h.*, t.reading, t.distance from (
    select r.reading, r.surname, d.term,
      public.levenshtein_less_equal(left(d.term, 255), r.given, 2) as distance
    from unnest($1::text[], $2::text[]) with ordinality r(surname, given, reading)
    join registry.given_term d on d.near && registry.near(r.given)
    where length(r.given) between 4 and 200
      and public.levenshtein_less_equal(left(d.term, 255), r.given, 2) between 1 and 2
    order by distance, r.reading, d.term limit 60
  ) t
  cross join lateral (
    select n.id, n.surname_key, n.name_key from registry.search_name n
    where {scope} n.surname_key >= t.surname and n.surname_key < t.surname || $3
      and n.name_key = t.term{public}
    order by n.surname_key, n.id limit 1001
  ) h
  limit 1001
) hits
"""
_ROWS = """
select coalesce(json_agg(hit), '[]')::text
from (
  select d.id, d.name, d.surname, d.nominative, d.birthdate, d.deathdate, d.epitaph, d.picture,
    s.name as "sectorName", b.name as "blockName", t.reference as "tombReference",
    c.name as "cemeteryName", coalesce(a.count, 0) as "affectsCount", p.place > $2 as similar
  from unnest($1::int[]) with ordinality p(id, place)
  join registry.deceased d on d.id = p.id
  join registry.tomb t on t.id = d.tomb_id
  join registry.block b on b.id = t.block_id
  join registry.sector s on s.id = b.sector_id
  join registry.cemetery c on c.id = s.cemetery_id
  left join registry.affects_count a on a.deceased_id = d.id
  order by p.place
) hit
"""


@dataclass(frozen=True, slots=True)
class Found:
    """Ids of the hits, best first; those from place `exact` on have one wrong letter.

    capped: more persons match than are told here.
    """

    ids: list[int]
    exact: int
    capped: bool


class _Search:
    """The hits of one search so far, and the statements that find more."""

    def __init__(
        self,
        connection: Connection,
        readings: Sequence[Reading],
        cemetery_id: int | None,
        *,
        only_public: bool,
    ) -> None:
        self.connection = connection
        self.readings = readings
        self.by_surname = [reading for reading in readings if reading.surname]
        self.given = next((r.given for r in readings if not r.surname), "")
        self.cemetery = () if cemetery_id is None else (cemetery_id,)
        self.only_public = only_public
        self.ids: list[int] = []
        self.capped = False

    async def beginning(self) -> None:
        """Surnames or given names that begin with the text; the exact ones come first."""
        if self.by_surname:
            await self._add(_BY_SURNAME, "n", *_columns(self.by_surname), LAST)
        if self.given:
            await self._add(_BY_GIVEN, "d", self.given, LAST)

    async def containing(self) -> None:
        """Surnames or given names that hold the text further on."""
        long = [reading for reading in self.by_surname if len(reading.surname) >= MIN_INFIX]
        if long:
            await self._add(_CONTAINING_SURNAME, "n", *_columns(long), LAST)
        if len(self.given) >= MIN_INFIX:
            await self._add(_CONTAINING_GIVEN, "d", self.given, LAST)

    async def near(self) -> None:
        """Surnames or given names with one wrong letter."""
        if any(len(reading.surname) >= MIN_FUZZY for reading in self.readings):
            await self._add(_NEAR_SURNAME, "n", *_columns(self.readings))
        if any(len(reading.given) >= MIN_FUZZY for reading in self.readings):
            await self._add(_NEAR_GIVEN, "n", *_columns(self.readings), LAST)

    async def _add(self, statement: str, table: str, *arguments: object) -> None:
        place = f"${len(arguments) + 1}"
        scope = f"{table}.cemetery_id = {place} and" if self.cemetery else ""
        public = f" and {table}.public" if self.only_public else ""
        found = await self.connection.fetchrow(
            statement.format(scope=scope, public=public), *arguments, *self.cemetery
        )
        assert found is not None
        self.ids = list(dict.fromkeys([*self.ids, *(found["ids"] or [])]))
        self.capped = self.capped or (found["most"] or 0) > CAP or len(self.ids) > CAP


async def find(
    connection: Connection,
    readings: Sequence[Reading],
    cemetery_id: int | None,
    *,
    only_public: bool = True,
) -> Found:
    """The persons that match, at most 1000 of them, best first; the office sees all of them."""
    search = _Search(connection, readings, cemetery_id, only_public=only_public)
    await search.beginning()
    if not search.capped:
        await search.containing()
    exact = min(len(search.ids), CAP)
    if exact < FEW:
        await search.near()
    return Found(search.ids[:CAP], exact, search.capped)


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
