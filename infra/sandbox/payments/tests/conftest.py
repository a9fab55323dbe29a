"""The stand-in and a shop's webhook, both over real HTTP on loopback."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
import stripe
import uvicorn
from fastapi import FastAPI, Request, Response

from infra.dev.process import free_port
from infra.sandbox.app import build

SECRET, PUBLIC = "sk_test_demo", "pk_test_demo"
GOOD, BAD = "4242424242424242", "4000000000000002"


@asynccontextmanager
async def served(app: FastAPI) -> AsyncIterator[str]:
    """The application's address while the block runs."""
    port = free_port()
    config = uvicorn.Config(app, port=port, log_level="critical", timeout_graceful_shutdown=1)
    server = uvicorn.Server(config)
    running = asyncio.create_task(server._serve())
    while not server.started:
        assert not running.done()
        await asyncio.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        await running


@dataclass
class Shop:
    """A webhook that keeps what arrives; answers after a pause with `statuses`, then with 200."""

    url: str = ""
    arrived: list[tuple[bytes, str]] = field(default_factory=list)
    statuses: list[int] = field(default_factory=list)
    pause: float = 0
    most_at_once: int = 0
    _at_once: int = 0

    def forget(self) -> None:
        self.arrived, self.statuses, self.pause, self.most_at_once = [], [], 0, 0

    def app(self) -> FastAPI:
        app = FastAPI()

        @app.post("/{path:path}")
        async def take(request: Request) -> Response:
            self._at_once += 1
            self.most_at_once = max(self.most_at_once, self._at_once)
            await asyncio.sleep(self.pause)
            self._at_once -= 1
            self.arrived.append((await request.body(), request.headers["stripe-signature"]))
            return Response(status_code=self.statuses.pop(0) if self.statuses else 200)

        return app

    async def wait_for(self, many: int) -> None:
        for _ in range(500):
            if len(self.arrived) >= many:
                return
            await asyncio.sleep(0.02)
        raise AssertionError(f"{len(self.arrived)} of {many} arrived")

    def events(self, secret: str) -> list[stripe.Event]:
        """What has arrived, as the SDK reads it: it refuses a wrong signature."""
        return [
            stripe.Webhook.construct_event(body, signature, secret)
            for body, signature in self.arrived
        ]


@dataclass
class Sandbox:
    """The stand-in's address, and how a shop, a browser and a test talk to it."""

    url: str
    http: httpx.AsyncClient
    sdk: Callable[..., stripe.StripeClient]

    async def control(self, method: str, path: str, /, **body: Any) -> Any:
        sent = None if method == "GET" else body
        reply = await self.http.request(method, f"{self.url}/_control{path}", json=sent)
        assert reply.is_success, reply.text
        return reply.json()

    async def browser(self, intent: stripe.PaymentIntent, path: str, **more: str) -> httpx.Response:
        """A POST as stripe.js sends it."""
        assert intent.client_secret
        form = {"key": PUBLIC, "client_secret": intent.client_secret} | more
        url = f"{self.url}/_fake-stripe/v1/payment_intents/{intent.id}/{path}"
        return await self.http.post(url, data=form)

    async def pay(self, intent: stripe.PaymentIntent, number: str = GOOD) -> httpx.Response:
        """With a card in the browser."""
        card = {"number": number, "exp_month": "12", "exp_year": "34", "cvc": "123"}
        form = {f"payment_method_data[card][{name}]": value for name, value in card.items()}
        return await self.browser(intent, "confirm", **{"payment_method_data[type]": "card"} | form)


@asynccontextmanager
async def standing(folder: Path | None = None) -> AsyncIterator[Sandbox]:
    """A stand-in with clients."""
    transports: dict[float, stripe.HTTPXClient] = {}
    async with served(build(0, folder)) as url, httpx.AsyncClient(trust_env=False) as http:

        def sdk(key: str = SECRET, *, retries: int = 0, timeout: float = 5) -> stripe.StripeClient:
            if timeout not in transports:
                transports[timeout] = stripe.HTTPXClient(timeout=timeout)
            return stripe.StripeClient(
                key,
                http_client=transports[timeout],
                base_addresses={"api": url},
                max_network_retries=retries,
            )

        yield Sandbox(url, http, sdk)
        for transport in transports.values():
            await transport.close_async()  # type: ignore[no-untyped-call]  # the SDK gives no types


@pytest.fixture(scope="session")
async def one_sandbox() -> AsyncIterator[Sandbox]:
    async with standing() as made:
        yield made


@pytest.fixture
async def sandbox(one_sandbox: Sandbox) -> Sandbox:
    """As if it had just been started."""
    await one_sandbox.control("POST", "/reset", data=True)
    return one_sandbox


@pytest.fixture(scope="session")
async def one_shop() -> AsyncIterator[Shop]:
    shop = Shop()
    async with served(shop.app()) as url:
        shop.url = url
        yield shop


@pytest.fixture
async def shop(one_shop: Shop) -> Shop:
    one_shop.forget()
    return one_shop


async def intent_of(
    sandbox: Sandbox, cents: int = 1250, key: str = SECRET, **more: Any
) -> stripe.PaymentIntent:
    """A new intent of a shop that takes cards."""
    how: Any = {"allowed_payment_method_types": ["card"]} | more
    params: Any = {"amount": cents, "currency": "eur"} | how
    return await sandbox.sdk(key).v1.payment_intents.create_async(params)
