"""Shop beside registry itself: for what the office hides nothing is offered, without any event."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, replace
from typing import Any

import httpx
import pytest

from contracts.tests.both import STAFF
from services.kit.app import create_app
from services.kit.testing.stack import TestDatabase, listening, serving
from services.kit.testing.tokens import PUBLIC_KEY, SHOP_PRIVATE_KEY, VAULT_KEYS
from services.registry.app import service as registry_service
from services.registry.settings import MediaSettings, RegistrySettings
from services.registry.tests.making import Ground
from services.shop.app import service as shop_service
from services.shop.settings import ShopSettings


@dataclass(frozen=True, slots=True)
class Visit:
    """The office at registry, and a visitor of the shop who comes from the page of a tomb."""

    office: httpx.AsyncClient
    visitor: httpx.AsyncClient
    ground: Ground

    async def save(self, level: str, record: int, **values: Any) -> None:
        method = "PUT" if level == "tombs" else "PATCH"
        path = f"/api/{level}/{record}"
        answer = await self.office.request(method, path, json=values, headers=STAFF)
        assert answer.status_code == 200, answer.text

    async def offered(self) -> int:
        path = f"/api/public/shop/products/{self.ground.tomb}"
        return (await self.visitor.get(path)).status_code

    async def ordered(self) -> tuple[int, str]:
        sent = {
            "tombId": self.ground.tomb,
            "customerEmail": "anna@example.org",
            "customerPhone": "0577 000000",
            "items": [{"productId": 77, "quantity": 1}],
        }
        answer = await self.visitor.post("/api/public/create-order", json=sent)
        return answer.status_code, answer.json()["message"]


@pytest.fixture
async def visit(database: TestDatabase) -> AsyncIterator[Visit]:
    """Neither service tells the other anything: shop has never heard of the tomb."""
    for schema in ("registry", "shop"):
        await database.empty(schema)
    common: dict[str, Any] = {
        "environment": "test",
        "amqp_url": "amqp://nowhere.invalid",
        "token_public_key": PUBLIC_KEY,
    }
    settings = RegistrySettings(
        database_url=database.url("registry"), media=MediaSettings(url="memory:///"), **common
    )
    async with AsyncExitStack() as stack:
        registry = create_app(replace(registry_service(settings), has_workers=False))
        office = await stack.enter_async_context(serving(registry, {}))
        asking = ShopSettings(
            database_url=database.url("shop"),
            registry_url=await stack.enter_async_context(listening(registry)),
            private_key=SHOP_PRIVATE_KEY,
            vault_keys=VAULT_KEYS,
            **common,
        )
        shop = create_app(replace(shop_service(asking), has_workers=False))
        visitor = await stack.enter_async_context(serving(shop, {}))
        connection = await database.connect("registry")
        yield Visit(office, visitor, await Ground.make(connection))
        await connection.close()


@pytest.mark.parametrize("level", ["tomb", "block"])
async def test_a_tomb_takes_orders_while_registry_shows_it(visit: Visit, level: str) -> None:
    record = getattr(visit.ground, level)
    gone = (409, "Un prodotto del carrello non è più disponibile")
    hidden = (404, "Tomba non trovata")
    for enabled in (True, False, True):
        await visit.save(f"{level}s", record, enabled=enabled)
        assert await visit.offered() == (200 if enabled else 404)
        assert await visit.ordered() == (gone if enabled else hidden)
