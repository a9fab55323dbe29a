"""The list of orders: which a caller may see and has asked for, the newest first.

One statement finds the ids of the page and how many there are, a second one reads the rows; the
first reads each match once, whatever the planner thinks of how rare a word is.
"""

from dataclasses import dataclass, field
from datetime import date, datetime, time, timedelta

from services.kit.auth import Principal
from services.kit.clock import ROME
from services.kit.db import Connection
from services.shop.orders.rows import FIELDS, FROM, PLACED, own
from services.shop.orders.schemas import OrderRow
from services.shop.orders.wanted import Wanted, words_of

_FOUND = """
with found as materialized (select o.id from shop.customer_order o where {})
select (select count(*) from found) as total,
  array(select id from found order by id desc limit {} offset {}) as ids
"""
_ROWS = f"select {FIELDS} {FROM} where o.id = any($1::int[]) order by o.id desc"


@dataclass(frozen=True, slots=True)
class Listed:
    """A page, and how many orders all pages have."""

    rows: list[OrderRow]
    total: int


@dataclass
class _Question:
    conditions: list[str]
    arguments: list[object] = field(default_factory=list)

    def place(self, value: object) -> str:
        self.arguments.append(value)
        return f"${len(self.arguments)}"

    def where(self, condition: str, value: object) -> None:
        self.conditions.append(condition.format(self.place(value)))


async def list_orders(connection: Connection, who: Principal, wanted: Wanted) -> Listed:
    """The orders that the caller may see and that were asked for."""
    question = _asked(who, wanted)
    where = " and ".join(question.conditions)
    limit, offset = question.place(wanted.size), question.place(wanted.offset)
    found = await connection.fetchrow(_FOUND.format(where, limit, offset), *question.arguments)
    assert found is not None
    rows = await connection.fetch(_ROWS, found["ids"])
    return Listed([OrderRow(**dict(row)) for row in rows], found["total"])


def _asked(who: Principal, wanted: Wanted) -> _Question:
    seen, arguments = own(who)
    question = _Question([seen, PLACED], [*arguments])
    if wanted.status is not None:
        question.where("o.status = {}", str(wanted.status))
    if wanted.from_ is not None:
        question.where("o.created_at >= {}", _midnight(wanted.from_))
    if wanted.to is not None:
        question.where("o.created_at < {}", _midnight(wanted.to + timedelta(days=1)))
    for word in words_of(wanted.search):
        if word:
            question.where("o.search_key like {}", f"%{_literal(word)}%")
        else:  # a hyphen alone stands nowhere, as in every list
            question.conditions.append("false")
    return question


def _literal(word: str) -> str:
    """As a pattern that matches nothing but itself."""
    return word.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")


def _midnight(day: date) -> datetime:
    return datetime.combine(day, time(), ROME)
