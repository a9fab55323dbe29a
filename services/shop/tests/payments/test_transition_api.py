"""The one transition: whatever is told, in any order and at once, it goes forward and once."""

import asyncio
from collections.abc import Iterable
from itertools import permutations
from typing import Any

import pytest

from services.shop.models import CustomerOrder
from services.shop.payments.intents import Intent
from services.shop.payments.steps import Source
from services.shop.payments.transition import apply_payment_intent
from services.shop.tests.payments.till import Till, intent_of

TOLD = ("requires_payment_method", "processing", "succeeded")
AGAIN = """
update shop.customer_order set status = 'pending', payment_status = 'open', paid_at = null;
delete from shop.order_change; delete from shop.outbox; delete from shop.mail;
delete from shop.bank_wait;
"""


def intent(created: dict[str, Any], status: str, **more: Any) -> Intent:
    given: dict[str, Any] = {
        "id": intent_of(created),
        "status": status,
        "amount_received": created["totalAmount"] if status == "succeeded" else 0,
        "currency": "eur",
        "client_secret": None,
        "metadata": {},
    }
    return Intent(**given | more)


async def tell(till: Till, created: dict[str, Any], told: Intent, **by: Any) -> None:
    """In a unit of work of its own, as each of those who tell has."""
    order_id = (await till.row(created))["id"]
    async with till.desk.database.unit_of_work() as session:
        order = await session.get_one(CustomerOrder, order_id)
        await apply_payment_intent(session, till.desk.settings, order, told, **by)


async def tell_all(till: Till, created: dict[str, Any], statuses: Iterable[str]) -> None:
    for status in statuses:
        await tell(till, created, intent(created, status))


async def test_every_order_of_news_ends_paid_once(till: Till) -> None:
    created = await till.ordered()
    for order in {*permutations(TOLD * 2, 4)}:
        if "succeeded" not in order:
            continue
        await till.shop.execute(AGAIN)
        await tell_all(till, created, order)
        row = await till.row(created)
        assert (row["status"], row["payment_status"]) == ("paid", "succeeded"), order
        told = [one for one in await till.mails() if one != "unpaid"]
        assert told == ["paid-supplier", "paid-customer"], order
        assert len(await till.told("shop.order.paid.v1")) == 1, order


async def test_thirty_who_tell_at_once_make_one_step(till: Till) -> None:
    created = await till.ordered()
    await asyncio.gather(*(tell(till, created, intent(created, one)) for one in TOLD * 10))
    assert await till.status(created) == "paid"
    paid = ("pending", "paid", "payment")
    assert (await till.steps(created)).count(paid) == 1
    told = [one for one in await till.mails() if one != "unpaid"]
    assert told == ["paid-supplier", "paid-customer"]


@pytest.mark.parametrize("status", ["paid", "processing", "completed"])
@pytest.mark.parametrize("news", [*TOLD, "canceled", "requires_action"])
async def test_news_never_take_an_order_back(till: Till, status: str, news: str) -> None:
    created = await till.ordered()
    await tell(till, created, intent(created, "succeeded"))
    await till.shop.execute("update shop.customer_order set status = $1", status)
    await tell(till, created, intent(created, news))
    row = await till.row(created)
    assert (row["status"], row["payment_status"]) == (status, "succeeded")
    assert await till.refunds(created) == []


async def test_a_payment_called_off_elsewhere_cancels(till: Till) -> None:
    created = await till.ordered()
    await tell(till, created, intent(created, "canceled"))
    await tell(till, created, intent(created, "canceled"), source=Source.CUSTOMER)
    await tell_all(till, created, TOLD[:2])
    row = await till.row(created)
    assert (row["status"], row["payment_status"]) == ("cancelled", "canceled")
    assert len(await till.told("shop.order.cancelled.v1")) == 1
    assert (await till.steps(created))[1:] == [("pending", "cancelled", "payment")]


async def test_money_for_a_cancelled_order_is_owed_once(till: Till) -> None:
    created = await till.ordered()
    await till.shop.execute("update shop.customer_order set status = 'cancelled'")
    told = intent(created, "succeeded")
    await asyncio.gather(*(tell(till, created, told) for _ in range(8)))
    [refund] = await till.refunds(created)
    assert (refund["status"], refund["amount_cents"]) == ("pending", 2550)
    assert await till.mails() == ["cancelled"]
    assert await till.status(created) == "cancelled"


@pytest.mark.parametrize("wrong", [{"amount_received": 50}, {"currency": "usd"}, {"id": "pi_x"}])
async def test_other_money_is_not_this_orders(till: Till, wrong: dict[str, Any]) -> None:
    created = await till.ordered()
    await tell(till, created, intent(created, "succeeded", **wrong))
    assert await till.status(created) == "pending"
    assert await till.mails() == []
