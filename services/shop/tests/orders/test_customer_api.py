"""What the customer's link shows, and what it does not."""

import pytest

from services.shop.tests.counter import Counter
from services.shop.tests.making import ROSSI, add, add_order

PATH = "/api/public/orders/by-token"


async def test_it_shows_the_order_and_nothing_of_the_customer(counter: Counter) -> None:
    await add_order(counter.shop, token="il-mio", number="CS-26K7-4QXM", notes="Domenica")
    reply = await counter.call(None, f"GET {PATH}/il-mio")
    told = reply.json()
    assert told.pop("createdAt")
    assert told == {
        "orderNumber": "CS-26K7-4QXM",
        "status": "paid",
        "paymentStatus": "succeeded",
        "isDemo": True,
        "totalAmount": 5100,
        "paidAt": None,
        "completedAt": None,
        "cancelledAt": None,
        "tomb": "Settore A, Loculi Nord, L-1",
        "cemeteryName": "Maggiore",
        "deceased": "Maria Rossi",
        "supplierName": "Fiori Rossi",
        "items": [{"title": "Rose", "quantity": 2, "price": 2550}],
        "feedback": None,
        "photos": [],
        "refundStatus": None,
        "isDisputed": False,
        "payableUntil": None,
        "isRefused": False,
    }
    assert reply.headers["cache-control"] == "private, no-store"
    assert reply.headers["x-robots-tag"] == "noindex"


@pytest.mark.parametrize("token", ["altro", "IL-MIO", "il-mi", "CS-26K7-4QXM", "1"])
async def test_nobody_else_finds_it(counter: Counter, token: str) -> None:
    await add_order(counter.shop, token="il-mio", number="CS-26K7-4QXM")
    reply = await counter.call(None, f"GET {PATH}/{token}")
    assert (reply.status_code, reply.json()["message"]) == (404, "Ordine non trovato")


@pytest.mark.parametrize(
    ("status", "feedback"), [("processing", None), ("completed", "Grazie!"), ("cancelled", None)]
)
async def test_the_supplier_s_words_come_with_the_completed_order(
    counter: Counter, status: str, feedback: str | None
) -> None:
    await add(counter.shop, "supplier_config", supplier_id=ROSSI, feedback=" Grazie! ")
    await add_order(counter.shop, status, token="il-mio")
    assert (await counter.done(None, f"GET {PATH}/il-mio"))["feedback"] == feedback


async def test_blank_words_are_none(counter: Counter) -> None:
    await add(counter.shop, "supplier_config", supplier_id=ROSSI, feedback="  ")
    await add_order(counter.shop, "completed", token="il-mio")
    assert (await counter.done(None, f"GET {PATH}/il-mio"))["feedback"] is None


async def test_a_refund_is_told(counter: Counter) -> None:
    order = await add_order(counter.shop, "cancelled", token="il-mio")
    for attempt, status in enumerate(("failed", "succeeded"), start=1):
        row = {"order_id": order, "attempt": attempt, "amount_cents": 5100, "status": status}
        await add(counter.shop, "refund", **row)
        assert (await counter.done(None, f"GET {PATH}/il-mio"))["refundStatus"] == status
