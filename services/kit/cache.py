"""A micro-cache in front of a service's busiest public reads.

Pure ASGI, so that a hit costs little more than an empty answer. It keeps the bytes of a 200 for a
few seconds, gives them a strong ETag, and lets one request at a time fill an entry. The lock of an
entry lives as long as somebody fills it or waits for it.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import blake2b
from re import Pattern
from weakref import WeakValueDictionary

from starlette.types import ASGIApp, Message, Receive, Scope, Send

Header = tuple[bytes, bytes]
READS = frozenset({"GET", "HEAD"})


@dataclass(slots=True)
class Entry:
    headers: list[Header]
    body: bytes
    etag: bytes
    until: float


class MicroCache:
    """Caches GET answers of paths that match `paths`, without query.

    A write that comes by here and succeeds forgets every answer before its caller hears of it.

    ttl: seconds an answer may be old; size: answers kept, the least used go first.
    on_hit: called for each request that the application does not see, nor its log.
    """

    def __init__(
        self,
        app: ASGIApp,
        *,
        paths: Pattern[str],
        ttl: float = 5.0,
        size: int = 4096,
        on_hit: Callable[[], None] = lambda: None,
    ) -> None:
        self.app = app
        self.on_hit = on_hit
        self.paths = paths
        self.ttl = ttl
        self.size = size
        self._entries: OrderedDict[str, Entry] = OrderedDict()
        self._writes = 0
        self._filling: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] not in READS:
            await self.app(scope, receive, self._forgetting(send))
            return
        if (
            scope["type"] != "http"
            or scope["query_string"]
            or not self.paths.fullmatch(scope["path"])
        ):
            await self.app(scope, receive, send)
            return
        path = scope["path"]
        entry = self._fresh(path)
        if entry is None:
            lock = self._filling.setdefault(path, asyncio.Lock())
            async with lock:
                entry = self._fresh(path) or await self._fill(scope, receive, send)
            if entry is None:
                return
        else:
            self.on_hit()
        await _answer(entry, scope, send)

    def _forgetting(self, send: Send) -> Send:
        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] < 400:
                self._writes += 1
                self._entries.clear()
            await send(message)

        return answer

    def _fresh(self, path: str) -> Entry | None:
        entry = self._entries.get(path)
        if entry is None or entry.until < time.monotonic():
            return None
        self._entries.move_to_end(path)
        return entry

    async def _fill(self, scope: Scope, receive: Receive, send: Send) -> Entry | None:
        """Asks the application; anything but a 200 goes straight to the caller and is not kept."""
        writes = self._writes
        start: Message = {}
        chunks: list[bytes] = []

        async def collect(message: Message) -> None:
            nonlocal start
            if message["type"] == "http.response.start":
                start = message
            if message["type"] == "http.response.start" and message["status"] == 200:
                return
            if start["status"] != 200:
                await send(message)
                return
            chunks.append(message.get("body", b""))

        await self.app({**scope, "method": "GET"}, receive, collect)
        if start["status"] != 200:
            return None
        body = b"".join(chunks)
        etag = b'"' + blake2b(body, digest_size=12).hexdigest().encode() + b'"'
        headers = [h for h in start["headers"] if h[0] not in (b"etag", b"x-request-id")]
        entry = Entry([*headers, (b"etag", etag)], body, etag, time.monotonic() + self.ttl)
        if writes == self._writes:  # else it may tell what was before
            self._entries[scope["path"]] = entry
        if len(self._entries) > self.size:
            self._entries.popitem(last=False)
        return entry


async def _answer(entry: Entry, scope: Scope, send: Send) -> None:
    for name, value in scope["headers"]:
        if name == b"if-none-match" and names_etag(value.decode("latin-1"), entry.etag.decode()):
            kept = [h for h in entry.headers if h[0] not in (b"content-length", b"content-type")]
            await send({"type": "http.response.start", "status": 304, "headers": kept})
            await send({"type": "http.response.body", "body": b""})
            return
    await send({"type": "http.response.start", "status": 200, "headers": entry.headers})
    body = b"" if scope["method"] == "HEAD" else entry.body
    await send({"type": "http.response.body", "body": body})


def names_etag(header: str, etag: str) -> bool:
    """Whether an If-None-Match header names this ETag (weakly: a compressing proxy marks it W/)."""
    if header.strip() == "*":
        return True
    return etag in (candidate.strip().removeprefix("W/") for candidate in header.split(","))
