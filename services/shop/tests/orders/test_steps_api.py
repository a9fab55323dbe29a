"""The steps of an order that people take: which may be taken, by whom, and what they leave."""

import asyncio
from itertools import product

import pytest

from services.shop.orders.service import WORDS
from services.shop.states import OrderStatus
from services.shop.tests.counter import ADMIN, ROSSI, SELLERS, SUPERADMIN, Counter, Who
from services.shop.tests.making import add_order

ALLOWED = {
    (OrderStatus.PAID, OrderStatus.PROCESSING),
    (OrderStatus.PROCESSING, OrderStatus.COMPLETED),
    (OrderStatus.PENDING, OrderStatus.CANCELLED),
    (OrderStatus.PAID, OrderStatus.CANCELLED),
}
ILLEGAL = [pair for pair in product(OrderStatus, OrderStatus) if pair not in ALLOWED]


def put(order: int) -> str:
    return f"PUT /api/orders/{order}/status"


async def status(counter: Counter, order: int) -> str:
    row = await counter.row("customer_order", order)
    assert row is not None
    kept: str = row["status"]
    return kept


@pytest.mark.parametrize("who", SELLERS, ids=lambda who: who.role)
async def test_from_paid_to_completed(counter: Counter, who: Who) -> None:
    order = await add_order(counter.shop)
    begun = await counter.done(who, put(order), json={"status": "processing"})
    assert (begun["status"], begun["completedAt"]) == ("processing", None)
    assert await counter.shop.fetch("select * from shop.mail") == []
    done = await counter.done(who, put(order), json={"status": "completato"})
    assert done["status"] == "completed"
    assert done["completedAt"]
    steps = [(one["before"], one["after"], one["source"]) for one in done["changes"]]
    assert steps == [("paid", "processing", "staff"), ("processing", "completed", "staff")]
    for name in ("order.processing", "order.completed"):
        [told] = await counter.told(name)
        assert (told["orderId"], told["amountCents"]) == (order, 5100)
        assert "anna" not in str(told).lower()
    keys = await counter.shop.fetch("select dedupe_key from shop.mail")
    assert [row["dedupe_key"] for row in keys] == [f"done-{done['orderNumber']}"]
    number = done["orderNumber"]
    assert await counter.audits() == [(who.user_id, "updated", "order", number)] * 2


@pytest.mark.parametrize(("before", "after"), ILLEGAL)
async def test_no_other_step_is_taken(
    counter: Counter, before: OrderStatus, after: OrderStatus
) -> None:
    order = await add_order(counter.shop, before)
    reply = await counter.call(SUPERADMIN, put(order), json={"status": after})
    assert reply.status_code == 409
    told = f"Un ordine «{WORDS[before]}» non può diventare «{WORDS[after]}»"
    assert reply.json()["message"] == told
    assert await status(counter, order) == before
    assert await counter.audits() == []


@pytest.mark.parametrize("sent", [{"status": "perso"}, {"status": ""}, {"status": None}, {}])
async def test_an_unknown_status_is_refused(counter: Counter, sent: dict[str, str]) -> None:
    order = await add_order(counter.shop)
    reply = await counter.call(ROSSI, put(order), json=sent)
    assert (reply.status_code, list(reply.json()["fields"])) == (422, ["status"])


async def test_one_step_of_many_at_once_is_taken(counter: Counter) -> None:
    order = await add_order(counter.shop, "processing")
    replies = await asyncio.gather(
        *(
            counter.call(who, put(order), json={"status": "completed"})
            for who in (ADMIN, ROSSI, SUPERADMIN, ROSSI)
        )
    )
    assert sorted(reply.status_code for reply in replies) == [200, 409, 409, 409]
    assert len(await counter.told("order.completed")) == 1
    assert await counter.shop.fetchval("select count(*) from shop.mail") == 1


async def test_an_order_whose_payment_was_never_begun_is_given_up(counter: Counter) -> None:
    order = await add_order(counter.shop, "pending", payment_intent_id=None)
    told = await counter.done(ADMIN, put(order), json={"status": "cancelled"})
    assert (told["status"], told["refunds"]) == ("cancelled", [])
    assert await counter.shop.fetch("select * from shop.mail") == []
    assert len(await counter.told("order.cancelled")) == 1


async def test_there_is_nothing_to_give_back_again(counter: Counter) -> None:
    order = await add_order(counter.shop)
    reply = await counter.call(ROSSI, f"POST /api/orders/{order}/refund")
    assert reply.status_code == 409
    assert reply.json()["message"] == "Non c'è un rimborso fallito da ripetere"
