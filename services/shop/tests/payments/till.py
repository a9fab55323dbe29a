"""The shop over real HTTP beside the stand-in of the card provider, whose webhooks reach it."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import Any

import asyncpg
import httpx
import stripe
import uvicorn
from fastapi import FastAPI

from infra.dev.process import free_port
from infra.sandbox.payments.tests.conftest import Sandbox, standing
from services.kit.app import create_app
from services.kit.testing.conformance import Conformance
from services.kit.testing.stack import TestDatabase, eventually
from services.kit.testing.tokens import PUBLIC_KEY, SHOP_PRIVATE_KEY, VAULT_KEYS, mint
from services.shop.accounts.keys import Keys
from services.shop.accounts.service import replace_keys
from services.shop.accounts.trying import Verified
from services.shop.accounts.webhooks import set_up
from services.shop.app import service
from services.shop.payments.desk import Desk
from services.shop.payments.following import follow_payments
from services.shop.payments.paying_back import pay_back
from services.shop.settings import ShopSettings
from services.shop.tests.counter import NOBODY
from services.shop.tests.register import Register, answering

GOOD, FUNDS, ASKS = "4242424242424242", "4000000000009995", "4000002760003184"
TOMB, ROSSI, BIANCHI = 1, 11, 12
ROSES, CANDLE, FREE, LILIES = 1, 2, 3, 4
MADE = """
insert into shop.category (id, title) values (1, 'Fiori e Piante') on conflict do nothing;
insert into shop.cemetery (cemetery_id, version, name, enabled) values (1, 1, 'Maggiore', true);
insert into shop.tomb
  (tomb_id, version, cemetery_id, cemetery_name, sector_name, block_name, reference, public) values
  (1, 1, 1, 'Maggiore', 'Settore A', 'Loculi Nord', 'L-1', true),
  (2, 1, 1, 'Maggiore', 'Settore A', 'Loculi Nord', 'L-2', false),
  (3, 1, 2, 'Altrove', 'Settore B', 'Loculi Sud', 'L-3', true);
insert into shop.person (deceased_id, version, tomb_id, name, surname, public) values
  (1, 1, 1, 'Maria', 'Rossi', true), (2, 1, 1, 'Ugo', 'Celato', false);
insert into shop.seller
  (user_id, version, name, surname, email, business_name, role, cemetery_id, enabled) values
  (11, 1, 'Rosa', 'Rossi', 'rossi@example.org', 'Fiori Rossi', 'fornitore', 1, true),
  (12, 1, 'Bruno', 'Bianchi', 'bianchi@example.org', null, 'fornitore', 1, true);
insert into shop.product
  (id, title, description, price_cents, category_id, supplier_id, cemetery_id) values
  (1, 'Rose', 'Un mazzo', 2550, 1, 11, 1), (2, 'Lumino', 'Rosso', 399, 1, 11, 1),
  (3, 'Preghiera', 'In dono', 0, 1, 11, 1), (4, 'Gigli', 'Bianchi', 3000, 1, 12, 1);
"""


@dataclass
class Till:
    """How a test buys, pays, and looks at what came of it. Registry is away, and the copy has to
    do, until a test makes it say something."""

    url: str
    http: httpx.AsyncClient
    sandbox: Sandbox
    register: Register
    shop: asyncpg.Pool
    desk: Desk
    accounts: dict[int | None, int] = field(default_factory=dict)
    superadmin: dict[str, str] = field(
        default_factory=lambda: {"X-Internal-Token": mint("superadmin")}
    )

    async def begin(self, database: TestDatabase) -> None:
        """Two suppliers, the first paid with the demo's keys, the second with own ones."""
        await self.control("POST", "/reset", data=True)
        self.register.go_away()
        await database.empty("shop")
        await self.shop.execute(MADE)
        await self.open_account(None, "demo")
        await self.open_account(BIANCHI, "bianchi")

    async def open_account(self, supplier: int | None, name: str) -> int:
        """Keys of the stand-in's account of that name, with a webhook."""
        keys = Keys(f"pk_test_{name}", f"sk_test_{name}")
        async with self.desk.database.unit_of_work() as session:
            made = await replace_keys(session, self.desk.settings, supplier, Verified(keys, None))
        assert made.id is not None
        await set_up(self.desk.database, self.desk.provider, self.desk.settings, made.id)
        self.accounts[supplier] = made.id
        return made.id

    async def order(self, *items: tuple[int, int], **more: Any) -> httpx.Response:
        """A POST of create-order: (product, quantity), roses when nothing is told."""
        cart = [{"productId": one, "quantity": many} for one, many in items or [(ROSES, 1)]]
        headers = more.pop("headers", {})
        body: dict[str, Any] = {
            "tombId": TOMB,
            "customerEmail": "anna@example.org",
            "customerPhone": "0577 000000",
            "items": cart,
        }
        path = f"{self.url}/api/public/create-order"
        return await self.http.post(path, json=body | more, headers=headers)

    async def ordered(self, *items: tuple[int, int], **more: Any) -> dict[str, Any]:
        reply = await self.order(*items, **more)
        assert reply.status_code == 201, reply.text
        created: dict[str, Any] = reply.json()
        return created

    async def browser(self, created: dict[str, Any], path: str, **form: str) -> httpx.Response:
        """What the provider's script sends."""
        secret = created["clientSecret"]
        sent = {"key": created["stripePublicKey"], "client_secret": secret} | form
        url = f"{self.sandbox.url}/_fake-stripe/v1/payment_intents/{intent_of(created)}/{path}"
        return await self.sandbox.http.post(url, data=sent)

    async def pay(self, created: dict[str, Any], number: str = GOOD) -> httpx.Response:
        card = {"number": number, "exp_month": "12", "exp_year": "34", "cvc": "123"}
        form = {f"payment_method_data[card][{name}]": value for name, value in card.items()}
        return await self.browser(
            created, "confirm", **{"payment_method_data[type]": "card"} | form
        )

    async def ask(self, created: dict[str, Any], what: str = "refresh") -> httpx.Response:
        """The customer's page asks how the order goes, or gives it up."""
        path = f"{self.url}/api/public/orders/{created['orderNumber']}/{what}"
        return await self.http.post(path, json={"clientSecret": created["clientSecret"]})

    async def row(self, created: dict[str, Any]) -> asyncpg.Record:
        wanted = "select * from shop.customer_order where number = $1"
        row = await self.shop.fetchrow(wanted, created["orderNumber"])
        assert row is not None
        return row

    async def status(self, created: dict[str, Any]) -> str:
        status: str = (await self.row(created))["status"]
        return status

    async def wait(self, created: dict[str, Any], status: str) -> None:
        async def there() -> bool:
            return await self.status(created) == status

        await eventually(there)

    async def refunds(self, created: dict[str, Any]) -> list[asyncpg.Record]:
        wanted = "select * from shop.refund where order_id = $1 order by attempt"
        found: list[asyncpg.Record] = await self.shop.fetch(wanted, (await self.row(created))["id"])
        return found

    async def steps(self, created: dict[str, Any]) -> list[tuple[str | None, str, str]]:
        wanted = (
            "select before, after, source from shop.order_change where order_id = $1 order by id"
        )
        return [
            tuple(row) for row in await self.shop.fetch(wanted, (await self.row(created))["id"])
        ]

    async def mails(self) -> list[str]:
        """Their keys without the orders' numbers."""
        rows = await self.shop.fetch("select dedupe_key from shop.mail order by id")
        return [row["dedupe_key"].split("-CS-")[0] for row in rows]

    async def told(self, name: str) -> list[dict[str, Any]]:
        wanted = "select data from shop.outbox where name = $1 order by id"
        return [json.loads(row["data"]) for row in await self.shop.fetch(wanted, name)]

    async def staff(self, created: dict[str, Any], status: str) -> httpx.Response:
        order_id = (await self.row(created))["id"]
        path = f"{self.url}/api/orders/{order_id}/status"
        return await self.http.put(path, json={"status": status}, headers=self.superadmin)

    async def control(self, method: str, path: str, /, **body: Any) -> Any:
        return await self.sandbox.control(method, path, **body)

    async def events(self, created: dict[str, Any], kind: str = "") -> list[dict[str, Any]]:
        found = await self.control("GET", f"/events?payment_intent={intent_of(created)}")
        return [one for one in found if one["type"].startswith(kind)]

    async def deliver(self, event: dict[str, Any], copies: int = 1) -> None:
        await self.control("POST", f"/events/{event['id']}/deliver", copies=copies)

    async def settled(self, created: dict[str, Any], kind: str, many: int = 1) -> list[int | None]:
        """The answers to events of that type, once so many were delivered."""

        async def answers() -> list[int | None]:
            path = f"/deliveries?payment_intent={intent_of(created)}"
            found = await self.control("GET", path)
            return [one["status"] for one in found if one["type"].startswith(kind)]

        async def there() -> bool:
            return len(await answers()) >= many

        await eventually(there)
        return await answers()

    async def intent(self, created: dict[str, Any], name: str = "demo") -> stripe.PaymentIntent:
        """As the owner of the account sees it."""
        client = self.sandbox.sdk(f"sk_test_{name}")
        return await client.v1.payment_intents.retrieve_async(intent_of(created))

    async def follow(self) -> None:
        await follow_payments(self.desk)

    async def pay_back(self) -> None:
        await pay_back(self.desk)


def intent_of(created: dict[str, Any]) -> str:
    return str(created["clientSecret"].split("_secret_")[0])


@asynccontextmanager
async def served(app: FastAPI, port: int) -> AsyncIterator[None]:
    config = uvicorn.Config(app, port=port, log_level="critical", timeout_graceful_shutdown=1)
    server = uvicorn.Server(config)
    running = asyncio.create_task(server._serve())
    while not server.started:
        assert not running.done()
        await asyncio.sleep(0.01)
    try:
        yield
    finally:
        server.should_exit = True
        await running


def settings_for(database: TestDatabase, url: str, **more: Any) -> ShopSettings:
    told: dict[str, Any] = {
        "environment": "test",
        "database_url": database.url("shop"),
        "amqp_url": "amqp://nowhere.invalid",
        "token_public_key": PUBLIC_KEY,
        "registry_url": NOBODY,
        "private_key": SHOP_PRIVATE_KEY,
        "vault_keys": VAULT_KEYS,
        "orders_per_hour": 10,
        "public_url": url,
        "stripe_js_url": "/_fake-stripe/endive/stripe.js",
    }
    return ShopSettings(**(told | more))


@asynccontextmanager
async def opened(database: TestDatabase, shop: asyncpg.Pool) -> AsyncIterator[Till]:
    """The shop and the stand-in, running; `Till.begin` fills them."""
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    async with standing() as sandbox, answering() as (register, registry_url):
        told = {"stripe_api_base": sandbox.url, "registry_url": registry_url}
        settings = settings_for(database, url, **told)
        app = create_app(replace(service(settings), has_workers=False))
        checks = {"response": [Conformance(app).check]}
        async with (
            served(app, port),
            httpx.AsyncClient(event_hooks=checks, trust_env=False, timeout=60) as http,
        ):
            desk = Desk(app.state.database, app.state.provider, settings)
            yield Till(url, http, sandbox, register, shop, desk)
