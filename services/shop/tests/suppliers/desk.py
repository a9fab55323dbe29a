"""A supplier's configuration under test: the application, the stand-in of the card provider, and
what is stored."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any
from uuid import uuid4

import asyncpg
import httpx
import stripe
from fastapi import FastAPI

from infra.sandbox.payments.tests.conftest import Sandbox
from services.identity.events import SupplierConfigured
from services.kit.app import create_app
from services.kit.db import Database
from services.kit.sealed import seal
from services.kit.testing.stack import TestDatabase, serving
from services.kit.testing.tokens import (
    PUBLIC_KEY,
    SHOP_PRIVATE_KEY,
    SHOP_PUBLIC_KEY,
    VAULT_KEYS,
    mint,
)
from services.shop.accounts.service import ensure_demo
from services.shop.accounts.webhooks import tend
from services.shop.app import service
from services.shop.provider.client import Provider
from services.shop.settings import ShopSettings
from services.shop.suppliers.entered import apply_entered

PATH = "/api/supplier-config"
SITE = "https://cimiteri.example"
FIORI, MARMI = 9, 10  # suppliers
NOTHING_SET = {
    "stripePublicKey": "",
    "stripeSecretKey": "",
    "hasSecretKey": False,
    "isDemo": True,
    "isLive": False,
    "hasWebhook": False,
    "webhookUrl": None,
    "keysNotice": None,
    "orderNotificationEmail": "",
    "orderFeedback": "",
}


def settings_for(database: TestDatabase, **more: Any) -> ShopSettings:
    """Those of a shop with the stand-in at `stripe_api_base`, if that is told."""
    told: dict[str, Any] = {
        "environment": "test",
        "database_url": database.url("shop"),
        "amqp_url": "amqp://nowhere.invalid",
        "token_public_key": PUBLIC_KEY,
        "public_url": SITE,
        "registry_url": "http://127.0.0.1:1",  # nobody answers: the copy has to do
        "private_key": SHOP_PRIVATE_KEY,
        "vault_keys": VAULT_KEYS,
    }
    if more.get("stripe_api_base"):
        told |= {
            "stripe_js_url": "/_fake-stripe/endive/stripe.js",
            "demo_secret_key": "sk_test_demo",
            "demo_publishable_key": "pk_test_demo",
        }
    return ShopSettings(**(told | more))


@dataclass
class Desk:
    """The application with its client, and what chores and other services do."""

    app: FastAPI
    client: httpx.AsyncClient
    settings: ShopSettings
    shop: asyncpg.Connection

    @property
    def database(self) -> Database:
        database: Database = self.app.state.database
        return database

    @property
    def provider(self) -> Provider:
        provider: Provider = self.app.state.provider
        return provider

    async def put(self, supplier: int = FIORI, /, **sent: Any) -> httpx.Response:
        return await self.client.put(PATH, json=sent, headers=token(supplier))

    async def saved(self, supplier: int = FIORI, /, **sent: Any) -> dict[str, Any]:
        reply = await self.put(supplier, **sent)
        assert reply.status_code == 200, reply.text
        told: dict[str, Any] = reply.json()
        return told

    async def shown(self, supplier: int = FIORI) -> dict[str, Any]:
        reply = await self.client.get(PATH, headers=token(supplier))
        assert reply.status_code == 200, reply.text
        told: dict[str, Any] = reply.json()
        return told

    async def accounts(self, supplier: int | None = FIORI) -> list[asyncpg.Record]:
        """Every version of a supplier's keys, oldest first."""
        query = (
            "select * from shop.payment_account where supplier_id is not distinct from $1"
            " order by version"
        )
        return list(await self.shop.fetch(query, supplier))

    async def set_demo(self) -> None:
        async with self.database.unit_of_work() as session:
            await ensure_demo(session, settings=self.settings)

    async def tend(self) -> None:
        """A round of the chore that looks after webhooks."""
        async with self.database.unit_of_work() as session:
            await tend(session, provider=self.provider, settings=self.settings)

    async def apply(self) -> None:
        """A round of the chore that tries the office's keys."""
        async with self.database.unit_of_work() as session:
            await apply_entered(session, provider=self.provider, settings=self.settings)

    async def tell(self, name: str, data: dict[str, Any], event_id: str | None = None) -> None:
        """An event of another service, as its consumer gets it from the broker."""
        body = {"id": event_id or str(uuid4()), "type": name, "requestid": None, "data": data}
        await self.app.state.workers.consumer.handle("shop", json.dumps(body).encode())

    async def enter(
        self, at: datetime, supplier: int = FIORI, /, event_id: str | None = None, **entered: str
    ) -> None:
        """What the office has entered with the operator, as identity tells it."""
        sealed = seal(SHOP_PUBLIC_KEY, json.dumps(entered), SupplierConfigured.about(supplier))
        event = SupplierConfigured(user_id=supplier, at=at, sealed=sealed)
        await self.tell(event.name, event.model_dump(mode="json", by_alias=True), event_id)

    async def audited(self) -> list[dict[str, Any]]:
        rows = await self.shop.fetch(
            "select data from shop.outbox where name = 'shop.audit.recorded.v1' order by id"
        )
        return [json.loads(row["data"]) for row in rows]


def token(supplier: int, role: str = "fornitore") -> dict[str, str]:
    return {"X-Internal-Token": mint(role, user_id=supplier, cemetery=1)}


@asynccontextmanager
async def opened(settings: ShopSettings, shop: asyncpg.Connection) -> AsyncIterator[Desk]:
    app = create_app(replace(service(settings), has_workers=False))
    async with serving(app, {}) as client:
        yield Desk(app, client, settings, shop)


async def endpoints(sandbox: Sandbox, name: str) -> list[stripe.WebhookEndpoint]:
    """The webhooks that the stand-in's account of that name has."""
    found = await sandbox.sdk(f"sk_test_{name}").v1.webhook_endpoints.list_async()
    return found.data


def keys(name: str) -> dict[str, str]:
    return {"stripePublicKey": f"pk_test_{name}", "stripeSecretKey": f"sk_test_{name}"}


async def at_once(*work: Any) -> list[Any]:
    return list(await asyncio.gather(*work))
