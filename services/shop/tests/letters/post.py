"""An order of which letters tell, and the letters that then wait."""

from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg

from services.shop.letters import service as letters
from services.shop.models import CustomerOrder
from services.shop.tests.counter import Counter
from services.shop.tests.making import add_order

Told = Callable[..., Awaitable[None]]
NUMBER, TOKEN = "CS-26K7-4QXM", "il-mio-collegamento"
ALL: tuple[Told, ...] = (letters.order_paid, letters.order_completed, letters.order_cancelled)


async def order(counter: Counter, **fields: Any) -> int:
    """A paid order of real money."""
    given: dict[str, Any] = {"number": NUMBER, "token": TOKEN, "is_live": True, **fields}
    made = await add_order(counter.shop, **given)
    paid = "update shop.customer_order set paid_at = now() where id = $1"
    await counter.shop.execute(paid, made)
    return made


async def tell(counter: Counter, order_id: int, *told: Told) -> list[asyncpg.Record]:
    """The mails that wait afterwards."""
    settings = counter.app.state.service.settings
    for one in told or ALL:
        async with counter.app.state.database.unit_of_work() as session:
            await one(session, settings, await session.get_one(CustomerOrder, order_id))
    mails: list[asyncpg.Record] = await counter.shop.fetch("select * from shop.mail order by id")
    return mails
