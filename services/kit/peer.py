"""Asks another of our services what it knows at this moment: straight, not through the gateway."""

from typing import Any, Final

import httpx

from services.kit.log import logger, request_id

PATIENCE = 1.0  # seconds; a visitor waits
IDLE = 4.0  # shorter than the 5 s after which uvicorn closes: never ask on a closing connection
MOST = 40  # questions at once; who comes then waits within PATIENCE
TRIES = 2  # an idle connection may have been closed just now


class Away(Exception):
    """The other service gave no answer that says anything; it was logged."""


class Peer:
    """One other service, over connections that are kept. A `Resource` of the application.

    name: for the log; url: where it listens inside.
    """

    def __init__(self, name: str, url: str) -> None:
        self.name: Final = name
        self._url = url.rstrip("/")
        self._client: httpx.AsyncClient | None = None

    async def open(self) -> None:
        self._client = httpx.AsyncClient(
            base_url=self._url,
            trust_env=False,
            timeout=PATIENCE,
            limits=httpx.Limits(
                max_connections=MOST, max_keepalive_connections=MOST, keepalive_expiry=IDLE
            ),
        )

    async def close(self) -> None:
        if self._client is not None:
            await self._client.aclose()

    async def get(self, path: str) -> Any | None:
        """The JSON at a path; None for a 404, which is an answer like any other.

        Raises:
            Away: it cannot be reached, takes too long, or answers anything else.
        """
        try:
            reply = await self._ask(path)
            if reply.status_code == httpx.codes.NOT_FOUND:
                return None
            reply.raise_for_status()
            return reply.json()
        except (httpx.HTTPError, ValueError) as fault:
            logger.warning(
                "another service does not answer",
                extra={"asked": self.name, "path": path, "trouble": repr(fault)},
            )
            raise Away(self.name) from fault

    async def _ask(self, path: str) -> httpx.Response:
        assert self._client is not None, "the peer is not open"
        headers = {"X-Request-Id": asked_by} if (asked_by := request_id.get()) else {}
        for _ in range(TRIES - 1):
            try:
                return await self._client.get(path, headers=headers)
            except (httpx.NetworkError, httpx.RemoteProtocolError):
                continue
        return await self._client.get(path, headers=headers)
