"""Whoever keeps pictures is told when products are offered, or no more: by their category, their
supplier or their cemetery."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import pytest

from services.shop import consumers
from services.shop.tests.counter import ROSSI, SUPERADMIN, Counter
from services.shop.tests.making import BIANCHI, CANDLES, FLOWERS, HERE, add_product

SELLER = {
    "userId": ROSSI.user_id,
    "version": 2,
    "name": "Rosa",
    "surname": "Rossi",
    "email": "rossi@example.org",
    "businessName": "Fiori Rossi",
    "role": "fornitore",
    "cemeteryId": HERE,
    "enabled": True,
}
PLACE = {"cemeteryId": HERE, "version": 2, "name": "Maggiore", "enabled": True}
Change = Callable[[Counter], Awaitable[None]]


async def hear(counter: Counter, name: str, body: dict[str, Any]) -> None:
    """What shop does with an event."""
    handler = consumers.HANDLERS[name]
    async with counter.app.state.database.unit_of_work() as session:
        await handler.run(session, handler.reader.model_validate(body))


def seller(**change: Any) -> Change:
    event = {"items": [SELLER | change]}
    return lambda counter: hear(counter, "identity.user.changed.v1", event)


def seller_removed(counter: Counter) -> Awaitable[None]:
    return hear(counter, "identity.user.removed.v1", {"userId": ROSSI.user_id})


def place(**change: Any) -> Change:
    event = {"items": [PLACE | change]}
    return lambda counter: hear(counter, "registry.cemetery.changed.v1", event)


def place_removed(counter: Counter) -> Awaitable[None]:
    event = {"items": [{"id": HERE, "version": 9}]}
    return hear(counter, "registry.cemetery.removed.v1", event)


def category(**change: Any) -> Change:
    path = f"PUT /api/shop/categories/{FLOWERS}"
    return lambda counter: counter.done(SUPERADMIN, path, json=change)


async def told(counter: Counter) -> list[tuple[int, bool]]:
    """Products that the others were told of since the last look, and whether they are offered."""
    events = await counter.told("products.changed")
    await counter.shop.execute("delete from shop.outbox")
    return [(item["productId"], item["public"]) for event in events for item in event["items"]]


@pytest.mark.parametrize(
    ("off", "on"),
    [
        (category(enabled=0), category(enabled=1)),
        (seller(enabled=False), seller(version=3)),
        (seller(role="owner"), seller(version=3)),
        (place(enabled=False), place(version=3)),
    ],
)
async def test_what_is_switched_off_and_on_is_told(
    counter: Counter, off: Change, on: Change
) -> None:
    rose = await add_product(counter.shop, picture="/media/a.webp")
    hidden = await add_product(counter.shop, enabled=False)
    other = {"supplier_id": BIANCHI, "category_id": CANDLES, "cemetery_id": 2}
    await add_product(counter.shop, **other)
    await off(counter)
    assert await told(counter) == [(rose, False), (hidden, False)]
    await on(counter)
    assert await told(counter) == [(rose, True), (hidden, False)]


@pytest.mark.parametrize("change", [seller_removed, place_removed])
async def test_what_is_removed_is_told_once(counter: Counter, change: Change) -> None:
    rose = await add_product(counter.shop)
    await change(counter)
    assert await told(counter) == [(rose, False)]
    await change(counter)
    assert await told(counter) == []


@pytest.mark.parametrize(
    "change",
    [
        category(title="Fiori"),
        category(enabled=1),
        seller(name="Rosina"),
        seller(enabled=False, version=0),
        place(name="Minore"),
        place(enabled=False, version=0),
    ],
)
async def test_what_changes_nothing_of_it_is_not_told(counter: Counter, change: Change) -> None:
    await add_product(counter.shop)
    await change(counter)
    assert await told(counter) == []


@pytest.mark.parametrize("off", [category(enabled=0), seller(enabled=False)])
async def test_a_product_that_is_edited_meanwhile_stays_hidden(
    counter: Counter, off: Change
) -> None:
    rose = await add_product(counter.shop, enabled=False)
    await off(counter)
    await counter.done(SUPERADMIN, f"PUT /api/shop/products/{rose}", json={"enabled": 1})
    assert await told(counter) == [(rose, False)] * 2


async def versions(counter: Counter) -> Sequence[int]:
    events = await counter.told("products.changed")
    return [item["version"] for event in events for item in event["items"]]


async def test_each_time_with_a_higher_version(counter: Counter) -> None:
    for _ in range(3):
        await add_product(counter.shop)
    for enabled in (0, 1, 0):
        await category(enabled=enabled)(counter)
    found = await versions(counter)
    assert len(found) == 9
    assert list(found) == sorted(set(found))
