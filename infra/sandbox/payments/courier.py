"""Brings events to the webhooks: signed, in their order, again when the answer is not 2xx."""

import asyncio
import hashlib
import hmac
import json
import time
from dataclasses import dataclass, field
from typing import Any

import httpx
from pydantic import BaseModel, ConfigDict, Field

from infra.sandbox.payments.store import Doc, Store

ATTEMPTS = 8
PATIENCE = 10.0
HEADERS = {
    "Content-Type": "application/json; charset=utf-8",
    "User-Agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
}


class Delivering(BaseModel):
    """What the control plane may change. hold: nothing leaves until `release`. copies: of each
    event. delay: seconds before each. drop: types that get lost, `*` for all. backoff: seconds
    before the second attempt; each later one waits twice as long."""

    model_config = ConfigDict(extra="forbid")

    hold: bool = False
    copies: int = Field(1, ge=1, le=100)
    delay: float = Field(0, ge=0, le=600)
    drop: list[str] = []
    backoff: float = Field(0.5, ge=0, le=600)


@dataclass(frozen=True, slots=True)
class Parcel:
    """An event on its way to one endpoint; its copies arrive at once."""

    endpoint_id: str
    event: Doc
    copies: int = 1


@dataclass(slots=True)
class Courier:
    """deliveries: every attempt; held: by account, what waits for `release`."""

    store: Store
    delivering: Delivering = field(default_factory=Delivering)
    deliveries: list[dict[str, Any]] = field(default_factory=list)
    held: list[tuple[str, Doc]] = field(default_factory=list)
    _queues: dict[str, asyncio.Queue[Parcel]] = field(default_factory=dict)
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)
    _client: httpx.AsyncClient | None = None

    def endpoints(self, account: str, kind: str) -> list[Doc]:
        """The account's webhooks that want events of this type."""
        return [
            endpoint
            for endpoint in reversed(self.store.all("webhook_endpoint", account))
            if endpoint["status"] == "enabled" and {kind, "*"} & set(endpoint["enabled_events"])
        ]

    def listeners(self, account: str, kind: str) -> int:
        return len(self.endpoints(account, kind))

    def take(self, account: str, event: Doc) -> None:
        """Brings an event, or keeps or loses it as told."""
        if {event["type"], "*"} & set(self.delivering.drop):
            return
        if self.delivering.hold:
            self.held.append((account, event))
        else:
            self.bring(account, event, self.delivering.copies)

    def bring(self, account: str, event: Doc, copies: int = 1) -> None:
        """Sends an event on its way, whatever was told."""
        for endpoint in self.endpoints(account, event["type"]):
            self._queue(endpoint["id"]).put_nowait(Parcel(endpoint["id"], event, copies))

    def release(self, *, is_reversed: bool) -> int:
        """Lets go what was held; answers how many events."""
        going, self.held = self.held, []
        for account, event in reversed(going) if is_reversed else going:
            self.bring(account, event, self.delivering.copies)
        return len(going)

    def reset(self) -> None:
        """Forgets what is under way and what was delivered."""
        for task in self._tasks:
            task.cancel()
        self._queues.clear()
        self.held.clear()
        self.deliveries.clear()
        self.delivering = Delivering()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._client is not None:
            await self._client.aclose()

    def _queue(self, endpoint_id: str) -> asyncio.Queue[Parcel]:
        if endpoint_id not in self._queues:
            queue = self._queues[endpoint_id] = asyncio.Queue()
            self._run(self._serve(queue))
        return self._queues[endpoint_id]

    def _run(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve(self, queue: asyncio.Queue[Parcel]) -> None:
        """First attempts one after the other; a repeated one holds up nobody."""
        while True:
            parcel = await queue.get()
            await asyncio.sleep(self.delivering.delay)
            attempts = (self._attempt(parcel, 1) for _ in range(parcel.copies))
            for is_done in await asyncio.gather(*attempts):
                if not is_done:
                    self._run(self._repeat(parcel))

    async def _repeat(self, parcel: Parcel) -> None:
        for attempt in range(2, ATTEMPTS + 1):
            await asyncio.sleep(self.delivering.backoff * 2 ** (attempt - 2))
            if await self._attempt(parcel, attempt):
                return

    async def _attempt(self, parcel: Parcel, attempt: int) -> bool:
        """Whether there is nothing more to do."""
        endpoint = self.store.find("webhook_endpoint", parcel.endpoint_id)
        if endpoint is None or endpoint["status"] != "enabled":
            return True
        event = parcel.event | {"api_version": endpoint["api_version"]}
        payload = json.dumps(event, indent=2, ensure_ascii=False).encode()
        answer = await self._post(endpoint, payload)
        thing = event["data"]["object"]
        self.deliveries.append(
            {
                "event": event["id"],
                "type": event["type"],
                "object": thing["id"],
                "payment_intent": thing.get("payment_intent") or thing["id"],
                "endpoint": endpoint["id"],
                "url": endpoint["url"],
                "attempt": attempt,
                "at": time.time(),
            }
            | answer
        )
        return 200 <= (answer["status"] or 0) < 300

    async def _post(self, endpoint: Doc, payload: bytes) -> dict[str, Any]:
        if self._client is None:
            self._client = httpx.AsyncClient(timeout=PATIENCE, trust_env=False)
        headers = HEADERS | {"Stripe-Signature": signature(payload, endpoint["_secret"])}
        try:
            reply = await self._client.post(endpoint["url"], content=payload, headers=headers)
        except (httpx.HTTPError, httpx.InvalidURL) as problem:
            return {"status": None, "error": type(problem).__name__, "answer": None}
        return {"status": reply.status_code, "error": None, "answer": reply.text[:500]}


def signature(payload: bytes, secret: str, at: int | None = None) -> str:
    """The header `Stripe-Signature`; at: when it was signed, now if not told."""
    moment = int(time.time()) if at is None else at
    signed = hmac.new(secret.encode(), f"{moment}.".encode() + payload, hashlib.sha256)
    return f"t={moment},v1={signed.hexdigest()}"
