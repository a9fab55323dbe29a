"""How a caller's orders go: counted over all of them, however long their list is."""

from services.kit.auth import Principal
from services.kit.db import Connection
from services.shop.orders.rows import FIELDS, FROM, PLACED, own
from services.shop.orders.schemas import OrderRow, SummaryOut
from services.shop.states import OrderStatus

LAST = 5  # completed orders that are named
_COUNTS = f"""
select count(*) as total,
  count(*) filter (where o.status = '{OrderStatus.PAID}') as paid,
  count(*) filter (where o.status = '{OrderStatus.PROCESSING}') as processing,
  count(*) filter (where o.status = '{OrderStatus.COMPLETED}') as completed
from shop.customer_order o where {PLACED} and
"""  # noqa: S608  our own words
# what was done last comes first, however old the order is
_LAST = """
select {} {} where {} and o.status = '{}'
order by o.completed_at desc nulls last, o.id desc limit {}
"""


async def summarize(connection: Connection, who: Principal) -> SummaryOut:
    """Of the orders that the caller may see."""
    seen, arguments = own(who)
    counts = await connection.fetchrow(f"{_COUNTS} {seen}", *arguments)
    assert counts is not None
    last = _LAST.format(FIELDS, FROM, seen, OrderStatus.COMPLETED, LAST)
    rows = await connection.fetch(last, *arguments)
    return SummaryOut(**dict(counts), last_completed=[OrderRow(**dict(row)) for row in rows])
