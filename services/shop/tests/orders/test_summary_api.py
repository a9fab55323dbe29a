"""How the own orders go is counted over all of them."""

from datetime import UTC, datetime, timedelta

from services.shop.orders.wanted import MOST
from services.shop.tests.counter import ADMIN, AWAY, BIANCHI, OWNER, ROSSI, SUPERADMIN, Counter
from services.shop.tests.making import ELSEWHERE, TOMB_AWAY, add_order

PATH = "/api/orders/summary"
DONE = datetime(2026, 11, 2, 9, 30, tzinfo=UTC)
# each status a fifth; the first were completed last
MANY = """
insert into shop.customer_order (number, token, payment_account_id, is_live, supplier_id, tomb_id,
  tomb_label, cemetery_id, cemetery_name, customer_email, customer_phone, amount_cents, status,
  completed_at, payment_intent_id)
select 'CS-' || n, 'di-' || n, 1, false, 11, 1, 'L-1', 1, 'Maggiore', 'a@example.org', '0', 100 + n,
  (array['pending', 'paid', 'processing', 'completed', 'cancelled'])[1 + n % 5],
  case when n % 5 = 3 then $2::timestamptz - n * interval '1 day' end, 'pi_' || n
from generate_series(1, $1::int) n
"""


async def test_orders_that_no_list_tells_of_are_counted_too(counter: Counter) -> None:
    await counter.shop.execute(MANY, MOST + 500, DONE)
    told = await counter.done(ROSSI, f"GET {PATH}")
    last = told.pop("lastCompleted")
    each = (MOST + 500) // 5
    assert told == {"total": MOST + 500, "paid": each, "processing": each, "completed": each}
    assert [one["orderNumber"] for one in last] == ["CS-3", "CS-8", "CS-13", "CS-18", "CS-23"]
    assert [one["totalAmount"] for one in last] == [103, 108, 113, 118, 123]
    assert last[0]["completedAt"] == (DONE - timedelta(days=3)).isoformat().replace("+00:00", "Z")


async def test_ones_own_are_counted_alone(counter: Counter) -> None:
    await add_order(counter.shop, "completed", completed_at=DONE)
    await add_order(counter.shop, supplier_id=BIANCHI.user_id)
    await add_order(
        counter.shop, supplier_id=AWAY.user_id, cemetery_id=ELSEWHERE, tomb_id=TOMB_AWAY
    )
    counts = {}
    for who in (SUPERADMIN, ADMIN, ROSSI, BIANCHI, AWAY):
        told = await counter.done(who, f"GET {PATH}")
        counts[who.user_id] = (told["total"], told["paid"], len(told["lastCompleted"]))
    assert counts == {
        SUPERADMIN.user_id: (3, 2, 1),
        ADMIN.user_id: (2, 1, 1),
        ROSSI.user_id: (1, 0, 1),
        BIANCHI.user_id: (1, 1, 0),
        AWAY.user_id: (1, 1, 0),
    }
    assert (await counter.call(OWNER, f"GET {PATH}")).status_code == 403


async def test_an_order_that_was_never_placed_is_not_counted(counter: Counter) -> None:
    await add_order(counter.shop, "cancelled", payment_intent_id=None)
    reply = await counter.call(ROSSI, f"GET {PATH}")
    assert reply.json()["total"] == 0
    assert reply.headers["Cache-Control"] == "no-store"
