"""One order through the whole shop, on a database of its own: made, paid, told of, given back."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any

import httpx
import stripe

from services.kit.app import create_app
from services.kit.testing.stack import TestDatabase, serving
from services.kit.testing.tokens import PUBLIC_KEY, SHOP_PRIVATE_KEY, VAULT_KEYS, mint
from services.shop.accounts.service import close_webhook_secret, ensure_demo, own_account
from services.shop.app import service
from services.shop.payments.desk import Desk
from services.shop.settings import ShopSettings

SIGNED_WITH = "whsec_smoke_of_payments"
SUPPLIER, TOMB, PRODUCT, CENTS = 11, 1, 1, 1999
EVENT_TRIES, EVENT_PAUSE = 20, 1.0
GROUND = f"""
insert into shop.tomb
  (tomb_id, version, cemetery_id, cemetery_name, sector_name, block_name, reference, public)
  values ({TOMB}, 1, 1, 'Prova', 'A', 'B', 'L-1', true);
insert into shop.seller (user_id, version, name, surname, email, role, enabled)
  values ({SUPPLIER}, 1, 'Rosa', 'Rossi', 'rossi@example.org', 'fornitore', true);
insert into shop.product
  (id, title, description, price_cents, category_id, supplier_id, cemetery_id)
  values ({PRODUCT}, 'Rose', 'Prova', {CENTS}, 1, {SUPPLIER}, 1);
"""  # noqa: S608  our own numbers

Seen = dict[str, dict[str, Any]]


@dataclass(frozen=True, slots=True)
class Where:
    """The provider: its test keys, and the address of a stand-in, if it is one."""

    secret: str
    publishable: str
    base: str | None = None


async def travel(database: TestDatabase, where: Where) -> Seen:
    """The provider's objects that were met, by kind.

    Raises:
        AssertionError: the shop and the provider do not get along; says at which step.
    """
    async with _opened(database, where) as (desk, shop):
        client = desk.provider.client(where.secret)
        created = _said(await shop.post("/api/public/create-order", json=_cart()), 201)
        intent_id = created["clientSecret"].split("_secret_")[0]
        paid = await client.v1.payment_intents.confirm_async(
            intent_id, {"payment_method": "pm_card_visa"}
        )
        assert paid.status == "succeeded", f"the payment is {paid.status}"
        event = await _event(client, intent_id)
        await _tell(desk, shop, event)
        order = f"/api/public/orders/{created['orderNumber']}/refresh"
        state = _said(await shop.post(order, json={"clientSecret": created["clientSecret"]}), 200)
        assert state["status"] == "paid", f"the webhook left the order {state['status']}"
        [row] = _said(await shop.get("/api/orders"), 200)
        cancel = await shop.put(f"/api/orders/{row['id']}/status", json={"status": "cancelled"})
        assert _said(cancel, 200)["refundStatus"] in ("succeeded", "pending"), cancel.text
        refunds = await client.v1.refunds.list_async({"payment_intent": intent_id})
        assert [refund.amount for refund in refunds.data] == [CENTS], "not one whole refund"
        return {
            "payment_intent": paid.to_dict(for_json=True),
            "event": event,
            "refund": refunds.data[0].to_dict(for_json=True),
        }


def _cart() -> dict[str, Any]:
    return {
        "tombId": TOMB,
        "customerEmail": "prova@example.org",
        "customerPhone": "0577 000000",
        "items": [{"productId": PRODUCT, "quantity": 1}],
    }


def _said(reply: httpx.Response, status: int) -> Any:
    assert reply.status_code == status, f"{reply.request.url.path}: {reply.text}"
    return reply.json()


async def _event(client: stripe.StripeClient, intent_id: str) -> dict[str, Any]:
    """The event of the payment; the provider needs a moment for it."""
    for _ in range(EVENT_TRIES):
        found = await client.v1.events.list_async({"type": "payment_intent.succeeded", "limit": 20})
        for event in found.data:
            told: dict[str, Any] = event.to_dict(for_json=True)
            if told["data"]["object"]["id"] == intent_id:
                return told
        await asyncio.sleep(EVENT_PAUSE)
    raise AssertionError("the provider tells no event of the payment")


async def _tell(desk: Desk, shop: httpx.AsyncClient, event: dict[str, Any]) -> None:
    """Brings the event as the provider's webhook would: it cannot reach this machine."""
    async with desk.database.unit_of_work() as session:
        account = await own_account(session, None)
        assert account is not None
        vault = desk.settings.vault
        account.webhook_secret = close_webhook_secret(vault, account, SIGNED_WITH)
        session.add(account)
    body = json.dumps(event, indent=2)
    header = stripe.WebhookSignature.generate_signature_header(body, SIGNED_WITH)
    place = f"/api/webhooks/stripe/{account.id}"
    _said(await shop.post(place, content=body, headers={"Stripe-Signature": header}), 200)


@asynccontextmanager
async def _opened(
    database: TestDatabase, where: Where
) -> AsyncIterator[tuple[Desk, httpx.AsyncClient]]:
    connection = await database.connect("shop")
    await connection.execute(GROUND)
    await connection.close()
    settings = ShopSettings(
        environment="test",
        database_url=database.url("shop"),
        amqp_url="amqp://nowhere.invalid",
        token_public_key=PUBLIC_KEY,
        registry_url="http://127.0.0.1:1",  # nobody answers: the copy has to do
        private_key=SHOP_PRIVATE_KEY,
        vault_keys=VAULT_KEYS,
        public_url="https://smoke.example",
        demo_secret_key=where.secret,
        demo_publishable_key=where.publishable,
        stripe_api_base=where.base,
        stripe_js_url=where.base and "/_fake-stripe/endive/stripe.js",
    )
    app = create_app(replace(service(settings), has_workers=False))
    async with serving(app, {"X-Internal-Token": mint("superadmin")}) as shop:
        async with app.state.database.unit_of_work() as session:
            await ensure_demo(session, settings=settings)
        yield Desk(app.state.database, app.state.provider, settings), shop
