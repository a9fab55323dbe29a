"""The shop under test, without a card provider: who calls it, and what is stored and told."""

import io
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Any

import asyncpg
import httpx
from fastapi import FastAPI
from PIL import Image

from services.kit import clock
from services.kit.app import create_app
from services.kit.testing.stack import TestDatabase, serving
from services.kit.testing.tokens import PUBLIC_KEY, SHOP_PRIVATE_KEY, VAULT_KEYS, mint
from services.shop.app import service
from services.shop.settings import ShopSettings
from services.shop.tests import making

SITE = "https://cimiteri.example"
NOBODY = "http://127.0.0.1:1"  # where no registry answers: the copy has to do


@dataclass(frozen=True, slots=True)
class Who:
    """Somebody who calls."""

    role: str
    user_id: int
    cemetery: int | None = None

    def headers(self) -> dict[str, str]:
        end = clock.now() + timedelta(hours=6)
        token = mint(self.role, user_id=self.user_id, cemetery=self.cemetery, exp=end)
        return {"X-Internal-Token": token}


SUPERADMIN = Who("superadmin", making.SUPERADMIN)
ADMIN = Who("admin", making.ADMIN, making.HERE)
OWNER = Who("owner", 3, making.HERE)
ROSSI = Who("fornitore", making.ROSSI, making.HERE)
BIANCHI = Who("fornitore", making.BIANCHI, making.HERE)
AWAY = Who("fornitore", making.AWAY, making.ELSEWHERE)
SELLERS = (SUPERADMIN, ADMIN, ROSSI)


@dataclass
class Counter:
    """The application with its client, and a connection of the service's own role."""

    app: FastAPI
    client: httpx.AsyncClient
    shop: asyncpg.Connection

    async def call(self, who: Who | None, call: str, **sent: Any) -> httpx.Response:
        """`await counter.call(ADMIN, "PUT /api/shop/products/1", json={"enabled": 0})`."""
        method, path = call.split(" ")
        headers = who.headers() if who else {}
        return await self.client.request(method, path, headers=headers, **sent)

    async def done(self, who: Who | None, call: str, **sent: Any) -> Any:
        """What a call answers that must succeed."""
        reply = await self.call(who, call, **sent)
        assert reply.is_success, reply.text
        return reply.json() if reply.content else None

    async def row(self, table: str, id_: int) -> asyncpg.Record | None:
        return await self.shop.fetchrow(f"select * from shop.{table} where id = $1", id_)

    async def told(self, name: str) -> list[dict[str, Any]]:
        """Bodies of the waiting events `shop.<name>.v1`, oldest first."""
        rows = await self.shop.fetch(
            "select data from shop.outbox where name = $1 order by id", f"shop.{name}.v1"
        )
        return [json.loads(row["data"]) for row in rows]

    async def audits(self) -> list[tuple[int | None, str, str, str]]:
        """Who did what to what, oldest first."""
        return [
            (one["userId"], one["action"], one["kind"], one["recordLabel"])
            for one in await self.told("audit.recorded")
        ]


@asynccontextmanager
async def opened(database: TestDatabase, registry_url: str = NOBODY) -> AsyncIterator[Counter]:
    await database.empty("shop")
    shop = await database.connect("shop")
    await shop.execute(making.HEARD)
    settings = ShopSettings(
        environment="test",
        database_url=database.url("shop"),
        amqp_url="amqp://nowhere.invalid",
        token_public_key=PUBLIC_KEY,
        public_url=SITE,
        registry_url=registry_url,
        private_key=SHOP_PRIVATE_KEY,
        vault_keys=VAULT_KEYS,
    )
    app = create_app(replace(service(settings), has_workers=False))
    async with serving(app, {}) as client:
        yield Counter(app, client, shop)
    await shop.close()


def png(color: str = "navy") -> bytes:
    file = io.BytesIO()
    Image.new("RGB", (8, 8), color).save(file, "PNG")
    return file.getvalue()
