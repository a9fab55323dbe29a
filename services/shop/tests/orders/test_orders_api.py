"""Orders as the office and suppliers find them: whose, in which order, and what is told."""

from datetime import UTC, datetime
from typing import Any

import pytest

from services.shop.orders.wanted import MOST
from services.shop.payments.steps import DISPUTED
from services.shop.tests.counter import ADMIN, AWAY, BIANCHI, OWNER, ROSSI, SUPERADMIN, Counter, Who
from services.shop.tests.making import ELSEWHERE, TOMB_AWAY, add, add_order

PATH = "/api/orders"
EVERYBODY = (SUPERADMIN, ADMIN, ROSSI, BIANCHI, AWAY)
MANY = """
insert into shop.customer_order (number, token, payment_account_id, is_live, supplier_id, tomb_id,
  tomb_label, cemetery_id, cemetery_name, customer_email, customer_phone, amount_cents)
select 'CS-' || n, 'di-' || n, 1, false, 11, 1, 'L-1', 1, 'Maggiore', 'a@example.org', '0', 100
from generate_series(1, $1::int) n
"""


async def ids(counter: Counter, who: Who, wanted: str = "") -> list[int]:
    return [one["id"] for one in await counter.done(who, f"GET {PATH}{wanted}")]


async def test_each_sees_own_ones_the_newest_first(counter: Counter) -> None:
    rossi = [await add_order(counter.shop), await add_order(counter.shop, "pending")]
    bianchi = await add_order(counter.shop, supplier_id=BIANCHI.user_id)
    elsewhere = await add_order(
        counter.shop, supplier_id=AWAY.user_id, cemetery_id=ELSEWHERE, tomb_id=TOMB_AWAY
    )
    assert {who.user_id: await ids(counter, who) for who in EVERYBODY} == {
        SUPERADMIN.user_id: [elsewhere, bianchi, *reversed(rossi)],
        ADMIN.user_id: [bianchi, *reversed(rossi)],
        ROSSI.user_id: [*reversed(rossi)],
        BIANCHI.user_id: [bianchi],
        AWAY.user_id: [elsewhere],
    }


async def test_a_row_tells_what_the_list_shows(counter: Counter) -> None:
    order = await add_order(counter.shop, alarm="Da verificare", number="CS-26K7-4QXM")
    await add(counter.shop, "refund", order_id=order, attempt=1, amount_cents=1, status="failed")
    await add(counter.shop, "refund", order_id=order, attempt=2, amount_cents=1, status="pending")
    [row] = await counter.done(ADMIN, f"GET {PATH}")
    created = row.pop("createdAt")
    assert created.endswith("Z")
    assert row.pop("completedAt") is None
    assert row == {
        "id": order,
        "orderNumber": "CS-26K7-4QXM",
        "customerName": "Anna Verdi",
        "customerEmail": "anna@example.org",
        "customerPhone": "0577 000000",
        "tombId": 1,
        "tomb": "Settore A, Loculi Nord, L-1",
        "deceased": "Maria Rossi",
        "totalAmount": 5100,
        "status": "paid",
        "paymentStatus": "succeeded",
        "cemeteryId": 1,
        "cemeteryName": "Maggiore",
        "supplierId": ROSSI.user_id,
        "supplierName": "Fiori Rossi",
        "isDemo": True,
        "alarm": "Da verificare",
        "isDisputed": False,
        "refundStatus": "pending",
    }


@pytest.mark.parametrize("is_disputed", [True, False])
async def test_a_dispute_is_known_by_itself_and_not_by_the_alarm(
    counter: Counter, is_disputed: bool
) -> None:
    alarm = None if is_disputed else DISPUTED
    await add_order(counter.shop, is_disputed=is_disputed, alarm=alarm)
    [row] = await counter.done(ADMIN, f"GET {PATH}")
    assert (row["isDisputed"], row["alarm"]) == (is_disputed, alarm)


async def test_a_row_tells_when_the_service_was_done(counter: Counter) -> None:
    done = datetime(2026, 11, 2, 9, 30, tzinfo=UTC)
    await add_order(counter.shop, "completed", completed_at=done)
    [row] = await counter.done(ADMIN, f"GET {PATH}")
    assert row["completedAt"] == "2026-11-02T09:30:00Z"


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("paid", "paid"),
        ("confermato", "paid"),
        ("pending", "pending"),
        ("in_attesa", "pending"),
        ("completed", "completed"),
        ("completato", "completed"),
        ("processing", "processing"),
        ("cancelled", "cancelled"),
    ],
)
async def test_the_list_is_filtered_by_status(counter: Counter, wanted: str, found: str) -> None:
    made = {
        status: await add_order(counter.shop, status)
        for status in ("pending", "paid", "processing", "completed", "cancelled")
    }
    assert await ids(counter, ROSSI, f"?status={wanted}") == [made[found]]
    assert await ids(counter, ROSSI, "?status=") == [*reversed(made.values())]


async def test_an_unknown_status_is_refused(counter: Counter) -> None:
    reply = await counter.call(ADMIN, f"GET {PATH}?status=perso")
    assert (reply.status_code, reply.json()["fields"]) == (422, {"status": "Stato non valido"})


async def test_the_list_ends_with_the_newest_thousand(counter: Counter) -> None:
    await counter.shop.execute(MANY, MOST + 1)
    found = await ids(counter, ADMIN)
    assert (len(found), found[0], found[-1]) == (MOST, MOST + 1, 2)


@pytest.mark.parametrize(
    ("method", "below", "sent"),
    [
        ("GET", "", None),
        ("PUT", "/status", {"status": "processing"}),
        ("PUT", "/status", {"status": "cancelled"}),
        ("POST", "/refund", None),
    ],
)
async def test_another_ones_is_not_found(
    counter: Counter, method: str, below: str, sent: dict[str, str] | None
) -> None:
    order = await add_order(counter.shop, supplier_id=AWAY.user_id, cemetery_id=ELSEWHERE)
    for who, wanted in ((ADMIN, order), (ROSSI, order), (SUPERADMIN, 99)):
        reply = await counter.call(who, f"{method} {PATH}/{wanted}{below}", json=sent)
        assert (reply.status_code, reply.json()["message"]) == (404, "Ordine non trovato")
    assert await counter.audits() == []
    row = await counter.row("customer_order", order)
    assert row is not None
    assert row["status"] == "paid"


async def test_owners_and_strangers_have_no_business_here(counter: Counter) -> None:
    order = await add_order(counter.shop)
    for call in (f"GET {PATH}", f"GET {PATH}/{order}", f"PUT {PATH}/{order}/status"):
        sent = {"status": "processing"}
        assert (await counter.call(OWNER, call, json=sent)).status_code == 403
        assert (await counter.call(None, call, json=sent)).status_code == 401


async def test_an_order_is_told_with_all_that_belongs_to_it(counter: Counter) -> None:
    order = await add_order(counter.shop, notes="Domenica, <b>per favore</b>")
    step: dict[str, Any] = {"order_id": order, "after": "pending", "source": "customer"}
    await add(counter.shop, "order_change", **step)
    step |= {"before": "pending", "after": "paid", "source": "staff", "user_id": ROSSI.user_id}
    await add(counter.shop, "order_change", **step, note="Rimborso fallito")
    await add(counter.shop, "refund", order_id=order, attempt=1, amount_cents=5100)
    told = await counter.done(ROSSI, f"GET {PATH}/{order}")
    assert told["notes"] == "Domenica, <b>per favore</b>"
    assert told["items"] == [{"title": "Rose", "quantity": 2, "price": 2550}]
    assert (told["photos"], told["paidAt"]) == ([], None)
    steps = [(one["before"], one["after"], one["userName"]) for one in told["changes"]]
    assert steps == [(None, "pending", None), ("pending", "paid", "Rosa Rossi")]
    assert told["changes"][1]["note"] == "Rimborso fallito"
    [refund] = told["refunds"]
    assert (refund["attempt"], refund["amount"], refund["status"]) == (1, 5100, "pending")


@pytest.mark.parametrize(
    ("fields", "is_listed"),
    [
        ({"status": "cancelled"}, True),
        ({"status": "cancelled", "payment_intent_id": None}, False),
        ({"status": "cancelled", "payment_intent_id": None, "alarm": "Verificare"}, True),
        ({"status": "pending", "payment_intent_id": None}, True),
    ],
)
async def test_what_could_not_even_be_begun_to_pay_is_nobody_s_order(
    counter: Counter, fields: dict[str, Any], is_listed: bool
) -> None:
    order = await add_order(counter.shop, **fields)
    told = await counter.done(SUPERADMIN, "GET /api/orders")
    assert [one["id"] for one in told] == [order] * is_listed
    shown = await counter.done(SUPERADMIN, f"GET /api/orders/{order}")
    assert shown["status"] == fields["status"]
