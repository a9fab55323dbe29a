"""Shop and registry on one broker: a supplier's picture is public while the product is offered."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from contracts.tests.visits_pictures import PNG
from infra.dev.rabbit import Node
from services.kit.auth import HEADER
from services.kit.db import Database
from services.kit.testing.conformance import fastapi_under
from services.kit.testing.stack import TestDatabase, eventually, serving
from services.kit.testing.tokens import PUBLIC_KEY, SHOP_PRIVATE_KEY, VAULT_KEYS, mint
from services.registry.app import build as build_registry
from services.registry.settings import MediaSettings, RegistrySettings
from services.shop.app import build as build_shop
from services.shop.consumers import UsersChanged, keep_users
from services.shop.settings import ShopSettings
from services.shop.tests.making import FLOWERS, HEARD, HERE, ROSSI

STAFF = {HEADER: mint("superadmin")}
SELLER = {HEADER: mint("fornitore", user_id=ROSSI, cemetery=HERE)}
NEIGHBOUR = {HEADER: mint("fornitore", user_id=ROSSI + 1, cemetery=HERE)}
VISITOR: dict[str, str] = {}
FORM = {"title": "Rose", "description": "Un mazzo", "price": "25,50", "categoryId": FLOWERS}


class Market:
    """A supplier at the shop, and whoever looks at pictures in registry."""

    def __init__(
        self, registry: httpx.AsyncClient, shop: httpx.AsyncClient, database: Database
    ) -> None:
        self.registry = registry
        self.shop = shop
        self.database = database

    async def upload(self) -> str:
        """The address of a picture."""
        sent = {"file": ("rose.png", PNG)}
        answer = await self.registry.post("/api/upload", files=sent, headers=SELLER)
        assert answer.status_code == 200, answer.text
        return str(answer.json()["url"])

    async def sell(self, call: str, **body: Any) -> Any:
        method, path = call.split(" ")
        answer = await self.shop.request(method, path, json=body or None, headers=SELLER)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    async def switch_category(self, *, enabled: bool) -> None:
        path = f"/api/shop/categories/{FLOWERS}"
        answer = await self.shop.put(path, json={"enabled": enabled}, headers=STAFF)
        assert answer.status_code == 200, answer.text

    async def switch_seller(self, version: int, *, enabled: bool) -> None:
        """As identity tells of it; version: higher each time."""
        about: dict[str, Any] = {"name": "Rosa", "surname": "Rossi", "email": "rossi@example.org"}
        about |= {"businessName": None, "role": "fornitore"}
        state = {"userId": ROSSI, "version": version, "cemeteryId": HERE, "enabled": enabled}
        changed = UsersChanged.model_validate({"items": [about | state]})
        async with self.database.unit_of_work() as session:
            await keep_users(session, changed)

    async def sees(self, who: dict[str, str], picture: str) -> bool:
        answer = await self.registry.get(picture, headers=who)
        assert answer.status_code in (200, 404)
        return answer.is_success

    async def until_public(self, picture: str, *, is_public: bool) -> None:
        async def is_told() -> bool:
            return await self.sees(VISITOR, picture) is is_public

        await eventually(is_told)


@pytest.fixture
async def market(database: TestDatabase, broker: Node, tmp_path: Path) -> AsyncIterator[Market]:
    for schema in ("registry", "shop"):
        await database.empty(schema)
    connection = await database.connect("shop")
    await connection.execute(HEARD)
    await connection.close()
    common: dict[str, Any] = {
        "environment": "test",
        "amqp_url": broker.url,
        "token_public_key": PUBLIC_KEY,
    }
    pictures = MediaSettings(url=tmp_path.as_uri())
    registry = build_registry(
        RegistrySettings(database_url=database.url("registry"), media=pictures, **common)
    )
    shop = build_shop(
        ShopSettings(
            database_url=database.url("shop"),
            public_url="https://cimiteri.example",
            registry_url="http://127.0.0.1:1",  # nobody answers: the copy has to do
            private_key=SHOP_PRIVATE_KEY,
            vault_keys=VAULT_KEYS,
            **common,
        )
    )
    async with AsyncExitStack() as stack:
        office = await stack.enter_async_context(serving(registry, {}))
        seller = await stack.enter_async_context(serving(shop, {}))
        for app in (fastapi_under(registry), shop):
            await asyncio.wait_for(app.state.workers.bus.connected.wait(), 20)
        yield Market(office, seller, shop.state.database)


async def test_a_picture_is_public_while_its_product_is(market: Market) -> None:
    picture = await market.upload()
    assert await market.sees(SELLER, picture)
    assert not await market.sees(VISITOR, picture)
    made = await market.sell("POST /api/shop/products", **FORM, picture=picture)
    path = f"/api/shop/products/{made['id']}"
    await market.until_public(picture, is_public=True)
    await market.sell(f"PUT {path}", enabled=0)
    await market.until_public(picture, is_public=False)
    assert await market.sees(SELLER, picture)
    assert not await market.sees(NEIGHBOUR, picture)
    await market.sell(f"PUT {path}", enabled=1)
    await market.until_public(picture, is_public=True)
    await market.sell(f"DELETE {path}")
    await market.until_public(picture, is_public=False)


async def test_a_product_that_changes_its_picture_leaves_the_old_one(market: Market) -> None:
    picture = await market.upload()
    made = await market.sell("POST /api/shop/products", **FORM, picture=picture)
    await market.until_public(picture, is_public=True)
    elsewhere = "https://example.org/rose.jpg"
    await market.sell(f"PUT /api/shop/products/{made['id']}", picture=elsewhere)
    await market.until_public(picture, is_public=False)


@pytest.mark.parametrize("switch", ["category", "supplier"])
async def test_a_picture_goes_with_whatever_its_product_hangs_on(
    market: Market, switch: str
) -> None:
    """The seller sees it all the same."""
    picture = await market.upload()
    await market.sell("POST /api/shop/products", **FORM, picture=picture)
    for version, enabled in enumerate((True, False, True), start=2):
        if switch == "category":
            await market.switch_category(enabled=enabled)
        else:
            await market.switch_seller(version, enabled=enabled)
        await market.until_public(picture, is_public=enabled)
        assert await market.sees(SELLER, picture)
