"""A small HTTP load client: keep-alive connections that ask again as soon as they are answered."""

import asyncio
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from infra.bench.measure import percentile

CONNECTIONS = 16
PATIENCE = 30.0  # how long an answer that was asked for in time may take
_LENGTH = b"content-length: "


@dataclass(slots=True)
class Load:
    """What one run gave; milliseconds a request."""

    seconds: float = 0.0
    bad: int = 0
    waits: list[float] = field(default_factory=list)

    @property
    def rate(self) -> float:
        return len(self.waits) / self.seconds

    def wait(self, share: float) -> float:
        return percentile(self.waits, share) * 1000


def request(path: str, headers: str = "") -> bytes:
    return f"GET {path} HTTP/1.1\r\nHost: bench.example\r\n{headers}\r\n".encode()


class _Caller(asyncio.Protocol):
    """One connection: a request at a time until the time is up."""

    def __init__(
        self, requests: Iterator[bytes], until: float, load: Load, pause: float = 0.0
    ) -> None:
        self.requests = requests
        self.until = until
        self.load = load
        self.pause = pause
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._buffer = b""
        self._sent = 0.0

    def connection_made(self, transport: Any) -> None:
        self._transport = transport  # uvloop's is no asyncio.Transport
        self._ask()

    def data_received(self, data: bytes) -> None:
        self._buffer = self._buffer + data if self._buffer else data
        if not is_whole(self._buffer):
            return
        now = time.perf_counter()
        self.load.waits.append(now - self._sent)
        self.load.bad += self._buffer[9:12] not in (b"200", b"304")
        self._buffer = b""
        if now >= self.until:
            self._transport.close()
        elif self.pause:
            asyncio.get_running_loop().call_later(self.pause, self._ask)
        else:
            self._ask()

    def connection_lost(self, error: Exception | None) -> None:
        if self.done.done():
            return
        if error or time.perf_counter() < self.until:
            self.done.set_exception(error or ConnectionError("closed in the middle of a run"))
        else:
            self.done.set_result(None)

    def _ask(self) -> None:
        self._sent = time.perf_counter()
        self._transport.write(next(self.requests))


def is_whole(answer: bytes) -> bool:
    end = answer.find(b"\r\n\r\n")
    if end < 0:
        return False
    head = answer[:end].lower()
    if head[9:12] == b"304":
        return True
    at = head.find(_LENGTH)
    if at < 0:
        return answer.endswith(b"0\r\n\r\n")  # in chunks
    length = head[at + len(_LENGTH) :].partition(b"\r")[0]
    return len(answer) >= end + 4 + int(length)


async def run(
    port: int,
    requests: Iterator[bytes],
    seconds: float,
    *,
    connections: int = CONNECTIONS,
    pause: float = 0.0,
) -> Load:
    """Asks for `seconds`; the requests are dealt out over all connections. pause: seconds between
    an answer and the next request of a connection."""
    loop, load = asyncio.get_running_loop(), Load()
    start = time.perf_counter()
    callers = []
    for _ in range(connections):
        _, caller = await loop.create_connection(
            lambda: _Caller(requests, start + seconds, load, pause), "127.0.0.1", port
        )
        callers.append(caller)
    async with asyncio.timeout(seconds + PATIENCE):
        await asyncio.gather(*(caller.done for caller in callers))
    load.seconds = time.perf_counter() - start
    return load


async def fetch(port: int, path: str) -> bytes:
    """One whole answer, head and body."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(request(path, "Connection: close\r\n"))
    answer = await reader.read()
    writer.close()
    return answer
