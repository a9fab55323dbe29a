"""What visitors are offered for a tomb, and what they are not."""

from typing import Any

import pytest

from services.shop.tests.counter import Counter
from services.shop.tests.making import (
    AWAY,
    BIANCHI,
    ELSEWHERE,
    HIDDEN,
    ROSSI,
    TOMB,
    TOMB_AWAY,
    add_product,
)

OFFERS = ["/api/public/tomb/{}/products", "/api/public/shop/products/{}"]
OWN_ACCOUNT = (
    "insert into shop.payment_account (supplier_id, version, publishable_key, secret_key,"
    " secret_mask, is_live, active) values ($1, 1, 'pk_test_own', 'closed', 'sk', false, true)"
)


async def offered(counter: Counter, tomb: int = TOMB) -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = await counter.done(None, f"GET {OFFERS[0].format(tomb)}")
    return told


@pytest.mark.parametrize("path", OFFERS)
async def test_a_tomb_s_products_are_told_by_both_calls(counter: Counter, path: str) -> None:
    await add_product(counter.shop, price_cents=1999, picture="/demo/prodotti/1.svg")
    reply = await counter.call(None, f"GET {path.format(TOMB)}")
    assert reply.json() == [
        {
            "id": 1,
            "title": "Rose",
            "description": "Un mazzo",
            "price": 19.99,
            "picture": "/demo/prodotti/1.svg",
            "category_id": 1,
            "categoryId": 1,
            "categoryTitle": "Fiori e Piante",
            "merchant_id": ROSSI,
            "merchantName": "Rosa",
            "merchantSurname": "Rossi",
            "merchantBusinessName": "Fiori Rossi",
        }
    ]
    assert reply.headers["cache-control"] == "no-cache"


async def test_prices_are_exact(counter: Counter) -> None:
    for cents in (1999, 829, 777, 29, 0, 9_999_999):
        await add_product(counter.shop, price_cents=cents)
    reply = await counter.call(None, f"GET {OFFERS[0].format(TOMB)}")
    assert [one["price"] for one in reply.json()] == [19.99, 8.29, 7.77, 0.29, 0, 99999.99]
    assert '"price":19.99' in reply.text
    assert '"price":0.29' in reply.text


async def test_they_come_by_category(counter: Counter) -> None:
    later = await add_product(counter.shop, category_id=2)
    first = await add_product(counter.shop)
    assert [one["id"] for one in await offered(counter)] == [first, later]


@pytest.mark.parametrize(
    "change",
    [
        "product set enabled = false",
        "category set enabled = false",
        "seller set enabled = false",
        "seller set removed = true",
        "seller set role = 'owner'",
        "payment_account set active = false",
    ],
)
async def test_what_cannot_be_bought_is_not_told(counter: Counter, change: str) -> None:
    await add_product(counter.shop)
    assert len(await offered(counter)) == 1
    await counter.shop.execute(f"update shop.{change}")
    assert await offered(counter) == []


async def test_without_the_demo_s_keys_only_who_has_own_ones_sells(counter: Counter) -> None:
    await counter.shop.execute("update shop.payment_account set active = false")
    await counter.shop.execute(OWN_ACCOUNT, BIANCHI)
    await add_product(counter.shop)
    own = await add_product(counter.shop, supplier_id=BIANCHI)
    assert [one["id"] for one in await offered(counter)] == [own]


async def test_another_cemetery_s_are_not_told(counter: Counter) -> None:
    here = await add_product(counter.shop)
    away = await add_product(counter.shop, supplier_id=AWAY, cemetery_id=ELSEWHERE)
    assert [one["id"] for one in await offered(counter)] == [here]
    assert [one["id"] for one in await offered(counter, TOMB_AWAY)] == [away]


@pytest.mark.parametrize("path", OFFERS)
async def test_a_tomb_that_is_not_public_is_not_found(counter: Counter, path: str) -> None:
    await counter.shop.execute("update shop.tomb set removed = true where tomb_id = 3")
    for tomb in (HIDDEN, TOMB_AWAY, 99):
        reply = await counter.call(None, f"GET {path.format(tomb)}")
        assert (reply.status_code, reply.json()["message"]) == (404, "Tomba non trovata")
