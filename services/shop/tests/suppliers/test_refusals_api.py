"""What the provider answers about keys when it does not say yes, as its documentation shows it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import pytest
from fastapi import FastAPI, Request, Response
from fastapi.responses import JSONResponse

from infra.sandbox.payments.tests.conftest import served
from services.kit.testing.lines import Lines
from services.kit.testing.stack import TestDatabase
from services.shop.tests.suppliers.desk import NOTHING_SET, Desk, keys, opened, settings_for

UNKNOWN = {"error": {"type": "invalid_request_error", "message": "Invalid API Key: sk_test_*iori"}}
TRIAL = {"id": "pi_1", "object": "payment_intent", "client_secret": "pi_1_secret_2"}
FORBIDDEN = {"error": {"type": "invalid_request_error", "message": "The key 'rk_test_fiori' ..."}}


@asynccontextmanager
async def answered(
    database: TestDatabase,
    shop: asyncpg.Connection,
    status: int,
    body: Any,
    *,
    to: tuple[str, ...] = ("",),
) -> AsyncIterator[Desk]:
    """A shop whose provider gives this answer to the calls below these paths, or with keys that
    begin so; to others that all is well with a payment."""
    provider = FastAPI()

    @provider.api_route("/{path:path}", methods=["GET", "POST"])
    async def answer(path: str, request: Request) -> Response:
        key = request.headers["authorization"].removeprefix("Bearer ")
        if not (path.startswith(to) or key.startswith(to)):
            return JSONResponse({"id": "acct_1"} if path == "v1/account" else TRIAL)
        if isinstance(body, str):
            return Response(body, status_code=status, media_type="text/html")
        return JSONResponse(body, status, headers={"Request-Id": "req_1"})

    async with (
        served(provider) as url,
        opened(settings_for(database, stripe_api_base=url), shop) as desk,
    ):
        await desk.set_demo()
        yield desk


async def test_a_key_that_it_does_not_know(
    database: TestDatabase, shop: asyncpg.Connection, log: Lines
) -> None:
    async with answered(database, shop, 401, UNKNOWN) as desk:
        reply = await desk.put(**keys("fiori"))
        assert reply.status_code == 422
        assert list(reply.json()["fields"]) == ["stripeSecretKey"]
        assert "non riconosce questa chiave" in reply.json()["fields"]["stripeSecretKey"]
        assert await desk.shown() == NOTHING_SET
    [line] = log.about("the card provider did not do it")
    assert (line["fault"], line["provider_request"]) == ("AuthenticationError", "req_1")
    assert "iori" not in str(log.lines) + reply.text


async def test_a_restricted_key_that_may_not_ask_whose_it_is(
    database: TestDatabase, shop: asyncpg.Connection
) -> None:
    """It may be good for payments: its orders are asked about, for no webhook can be set up."""
    may_not = ("v1/account", "v1/webhook_endpoints")
    async with answered(database, shop, 403, FORBIDDEN, to=may_not) as desk:
        told = await desk.saved(stripePublicKey="pk_test_fiori", stripeSecretKey="rk_test_fiori")
        assert (told["hasSecretKey"], told["hasWebhook"]) == (True, False)
        [row] = await desk.accounts()
        assert row["provider_account"] is None


async def test_a_restricted_key_that_may_take_no_payment(
    database: TestDatabase, shop: asyncpg.Connection
) -> None:
    async with answered(database, shop, 403, FORBIDDEN, to=("v1/payment_intents",)) as desk:
        reply = await desk.put(stripePublicKey="pk_test_fiori", stripeSecretKey="rk_test_fiori")
        assert reply.status_code == 422
        assert reply.json()["fields"] == {
            "stripeSecretKey": "Questa chiave non ha i permessi per creare pagamenti"
        }
        assert await desk.shown() == NOTHING_SET


async def test_a_publishable_key_that_it_does_not_know(
    database: TestDatabase, shop: asyncpg.Connection
) -> None:
    async with answered(database, shop, 401, UNKNOWN, to=("pk_",)) as desk:
        reply = await desk.put(**keys("fiori"))
        assert reply.status_code == 422
        assert list(reply.json()["fields"]) == ["stripePublicKey"]
        assert "non riconosce questa chiave" in reply.json()["fields"]["stripePublicKey"]
        assert await desk.shown() == NOTHING_SET


@pytest.mark.parametrize(
    ("status", "body", "answer"),
    [
        (400, {"error": {"type": "invalid_request_error", "message": "testmode"}}, 502),
        (402, {"error": {"type": "card_error", "message": "no"}}, 502),
        (429, {"error": {"type": "rate_limit_error", "message": "slow"}}, 503),
        (500, {"error": {"type": "api_error", "message": "oops"}}, 503),
        (502, "<html>Bad gateway</html>", 503),
        (200, "<html>Welcome to the hotel</html>", 503),
    ],
)
async def test_other_answers_save_nothing(
    database: TestDatabase, shop: asyncpg.Connection, status: int, body: Any, answer: int
) -> None:
    async with answered(database, shop, status, body) as desk:
        reply = await desk.put(**keys("fiori"), orderFeedback="Grazie")
        assert reply.status_code == answer, reply.text
        assert "non è stato salvato nulla" in reply.json()["message"]
        assert await desk.shown() == NOTHING_SET


async def test_nobody_answers_at_all(database: TestDatabase, shop: asyncpg.Connection) -> None:
    settings = settings_for(database, stripe_api_base="http://127.0.0.1:9")
    async with opened(settings, shop) as desk:
        reply = await desk.put(**keys("fiori"))
        assert reply.status_code == 503
        assert reply.json()["message"].startswith("Il servizio di pagamento non risponde")
