"""What other services are told of products: the whole state, each time with a higher version."""

import asyncio
from typing import Any

from services.shop.__main__ import replay_all
from services.shop.tests.counter import ROSSI, SUPERADMIN, Counter
from services.shop.tests.making import FLOWERS, add_product

PATH = "/api/shop/products"
FORM = {"title": "Rose", "description": "Un mazzo", "price": 25.5, "categoryId": FLOWERS}


async def states(counter: Counter) -> list[dict[str, Any]]:
    return [item for told in await counter.told("products.changed") for item in told["items"]]


async def test_each_change_is_told_with_a_higher_version(counter: Counter) -> None:
    made = await counter.done(ROSSI, f"POST {PATH}", json={**FORM, "picture": "/media/a.webp"})
    path = f"{PATH}/{made['id']}"
    await counter.done(ROSSI, f"PUT {path}", json={"enabled": 0})
    await counter.done(ROSSI, f"PUT {path}", json={"picture": "", "enabled": 1})
    await counter.done(ROSSI, f"DELETE {path}")
    told = await states(counter)
    state = {"productId": made["id"], "supplierId": ROSSI.user_id, "cemeteryId": 1}
    assert [{**one, "version": 0} for one in told] == [
        {**state, "version": 0, "picture": "/media/a.webp", "public": True},
        {**state, "version": 0, "picture": "/media/a.webp", "public": False},
        {**state, "version": 0, "picture": None, "public": True},
    ]
    [removed] = await counter.told("products.removed")
    versions = [one["version"] for one in [*told, *removed["items"]]]
    assert versions == sorted(set(versions))
    assert removed["items"][0]["id"] == made["id"]


async def test_the_newest_of_many_at_once_is_what_is_stored(counter: Counter) -> None:
    product = await add_product(counter.shop)
    pictures = [f"/media/{number}.webp" for number in range(8)]
    await asyncio.gather(
        *(
            counter.done(SUPERADMIN, f"PUT {PATH}/{product}", json={"picture": picture})
            for picture in pictures
        )
    )
    told = await states(counter)
    assert len({one["version"] for one in told}) == len(pictures)
    newest = max(told, key=lambda one: int(one["version"]))
    row = await counter.row("product", product)
    assert row is not None
    assert newest["picture"] == row["picture"]


async def test_what_changes_nothing_leaves_no_trace(counter: Counter) -> None:
    product = await add_product(counter.shop)
    before = await counter.row("product", product)
    await counter.done(SUPERADMIN, f"PUT {PATH}/{product}", json={"title": "Rose", "enabled": 1})
    assert await counter.row("product", product) == before
    assert await counter.audits() == []
    assert await states(counter) == []


async def test_all_is_told_again_with_higher_versions(counter: Counter) -> None:
    made = [
        (await counter.done(ROSSI, f"POST {PATH}", json={**FORM, "picture": picture}))["id"]
        for picture in ("/media/a.webp", "/media/b.webp", None)
    ]
    await counter.done(ROSSI, f"PUT {PATH}/{made[1]}", json={"enabled": 0})
    before = max(one["version"] for one in await states(counter))
    await counter.shop.execute("delete from shop.outbox")
    assert await replay_all(counter.app.state.service.settings) == 3
    told = await states(counter)
    assert [(one["productId"], one["picture"], one["public"]) for one in told] == [
        (made[0], "/media/a.webp", True),
        (made[1], "/media/b.webp", False),
        (made[2], None, True),
    ]
    assert min(one["version"] for one in told) > before


async def test_without_products_there_is_nothing_to_tell(counter: Counter) -> None:
    assert await replay_all(counter.app.state.service.settings) == 0
    assert await states(counter) == []
