"""Lists of the office: one statement for a page, one for the total, both on the read pool.

Ids come first, out of an index; names of the levels are joined to the rows of the page alone. Pages
in the second half are read from the other end.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import orjson

from services.kit.db import Connection
from services.kit.errors import Invalid


@dataclass(frozen=True, slots=True)
class Sort:
    """Expressions of an order; the id is always the last. nulls_last: whichever way it runs."""

    expressions: tuple[str, ...]
    nulls_last: bool = False


@dataclass(frozen=True, slots=True)
class Listing:
    """SQL of a resource. fields, joins: of a row as it is told; conditions and sorts use `alias`.

    counted: its rows are counted by triggers (`record_count`).
    """

    table: str
    alias: str
    fields: str
    joins: str
    sorts: Mapping[str, Sort]
    default_sort: str
    counted: bool = False


@dataclass
class Selection:
    """The rows of a list that are asked for, in an order.

    ids: the very rows, best first, when a search has found them; capped: it found more.
    most: rows are counted up to here alone; what a picker shows needs no more.
    """

    listing: Listing
    sort: str | None = None
    conditions: list[str] = field(default_factory=list)
    arguments: list[Any] = field(default_factory=list)
    cemetery_id: int | None = None
    ids: list[int] | None = None
    capped: bool = False
    most: int | None = None

    def where(self, condition: str, *values: Any) -> None:
        """Adds a condition, with `{}` for each value."""
        places = []
        for value in values:
            self.arguments.append(value)
            places.append(f"${len(self.arguments)}")
        self.conditions.append(condition.format(*places))

    def of_cemetery(self, cemetery_id: int, condition: str) -> None:
        """Like `where`, for the condition that names the cemetery."""
        if self.cemetery_id is None and not self.conditions:
            self.cemetery_id = cemetery_id
        self.where(condition, cemetery_id)

    def found(self, ids: list[int], *, capped: bool) -> None:
        """Keeps these rows alone, in this order unless another is asked for."""
        self.ids = ids
        self.capped = capped
        self.where(f"{self.listing.alias}.id = any ({{}}::int[])", ids)

    @property
    def filter(self) -> str:
        return " and ".join(self.conditions) or "true"

    def order(self, *, backwards: bool = False) -> str:
        """The `order by` list.

        Raises:
            Invalid: no such order.
        """
        listing = self.listing
        if self.sort is None and self.ids is not None:
            place = f"array_position(${self._place_of_ids()}::int[], {listing.alias}.id)"
            return f"{place} desc" if backwards else place
        name = self.sort or listing.default_sort
        falls = name.startswith("-")
        sort = listing.sorts.get(name.removeprefix("-"))
        if sort is None:
            raise Invalid("Ordinamento non valido", {"sort": "Ordinamento non valido"})
        way = "desc" if falls != backwards else "asc"
        nulls = (" nulls first" if backwards else " nulls last") if sort.nulls_last else ""
        last = f"{listing.alias}.id {way}"
        return ", ".join([*(f"{one} {way}{nulls}" for one in sort.expressions), last])

    def _place_of_ids(self) -> int:
        return next(n for n, value in enumerate(self.arguments, 1) if value is self.ids)

    def is_whole(self) -> bool:
        """Whether nothing but a cemetery is asked for."""
        return len(self.conditions) == (self.cemetery_id is not None)


async def count(connection: Connection, selection: Selection) -> int:
    """How many rows there are."""
    listing = selection.listing
    if listing.counted and selection.is_whole():
        scope = "" if selection.cemetery_id is None else "and cemetery_id = $1"
        counted = (
            "select coalesce(sum(delta), 0)::int from registry.record_count"  # noqa: S608
            f" where kind = '{listing.table}' {scope}"
        )
        total: int = await connection.fetchval(counted, *selection.arguments)
        return total
    table = f"registry.{listing.table} {listing.alias}"
    counted = f"select count(*) from {table} where {selection.filter}"  # noqa: S608
    if selection.most is not None:
        rows = f"select from {table} where {selection.filter} limit {selection.most + 1}"
        counted = f"select count(*) from ({rows}) r"  # noqa: S608
    total = await connection.fetchval(counted, *selection.arguments)
    if selection.most is not None and total > selection.most:
        selection.capped = True
        return selection.most
    return total


async def page_json(
    connection: Connection, selection: Selection, *, page: int, page_size: int
) -> str:
    """JSON of a page: `{results, total, page, totalPages, capped}`.

    Raises:
        Invalid: no such order.
    """
    selection.order()  # a wrong one is told even where there is nothing to order
    total = await count(connection, selection)
    first = (page - 1) * page_size
    left = min(page_size, max(0, total - first))
    backwards = first > total // 2 and not selection.capped
    rows = "[]"
    if left:
        offset = total - first - left if backwards else first
        rows = await connection.fetchval(
            _page_statement(selection, left, offset, backwards=backwards), *selection.arguments
        )
    capped = "true" if selection.capped else "false"
    return (
        f'{{"results":{rows},"total":{total},"page":{page},'
        f'"totalPages":{-(-total // page_size)},"capped":{capped}}}'
    )


def _page_statement(selection: Selection, limit: int, offset: int, *, backwards: bool) -> str:
    listing = selection.listing
    order = selection.order(backwards=backwards)
    return f"""
select coalesce(json_agg(r), '[]')::text from (
  select {listing.fields}
  from unnest(array(
    select {listing.alias}.id from registry.{listing.table} {listing.alias}
    where {selection.filter} order by {order} limit {limit} offset {offset}
  )) with ordinality p(row_id, place)
  join registry.{listing.table} {listing.alias} on {listing.alias}.id = p.row_id
  {listing.joins}
  order by p.place {"desc" if backwards else ""}
) r"""  # noqa: S608  the SQL of our own listings; values are arguments


def holds(column: str) -> str:
    """The condition that a text, folded as by every search box, stands in `column`; a text of which
    folding leaves nothing (a hyphen alone) stands nowhere."""
    wanted = "registry.like_text(nullif(registry.fold_surname({}), ''))"
    return f"registry.fold_surname({column}) like '%' || {wanted} || '%'"


def rows_statement(selection: Selection, fields: str, joins: str = "") -> str:
    """Every row of a selection in its order, for a cursor; `fields` instead of the list's own."""
    listing = selection.listing
    return f"""
select {fields} from registry.{listing.table} {listing.alias} {listing.joins} {joins}
where {selection.filter} order by {selection.order()}"""  # noqa: S608


async def list_json(connection: Connection, selection: Selection) -> str:
    """JSON array of every row."""
    listing = selection.listing
    rows: str = await connection.fetchval(
        f"select coalesce(json_agg(r), '[]')::text from"  # noqa: S608
        f" ({rows_statement(selection, listing.fields)}) r",
        *selection.arguments,
    )
    return rows


async def row_json(connection: Connection, listing: Listing, record_id: int) -> dict[str, Any]:
    """One row, as the transaction of `connection` sees it."""
    selection = Selection(listing)
    selection.where(f"{listing.alias}.id = {{}}", record_id)
    rows = orjson.loads(await list_json(connection, selection))
    row: dict[str, Any] = rows[0]
    return row
