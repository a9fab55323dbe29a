"""Registry is told anew for which tombs something was bought."""

from datetime import UTC, datetime

from services.shop.__main__ import replay_all
from services.shop.tests.counter import Counter
from services.shop.tests.making import add_order


async def test_replay_tells_each_tomb_with_paid_orders_once(counter: Counter) -> None:
    paid_at = datetime(2026, 11, 2, 9, 30, tzinfo=UTC)
    for tomb, status, paid in (
        (40, "paid", paid_at),
        (12, "completed", paid_at),
        (12, "cancelled", paid_at),
        (13, "cancelled", None),
        (14, "pending", None),
    ):
        await add_order(counter.shop, status, tomb_id=tomb, paid_at=paid)
    assert await replay_all(counter.app.state.service.settings) == 2
    assert [event["tombIds"] for event in await counter.told("tombs.ordered")] == [[12, 40]]
