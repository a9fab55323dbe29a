"""The page of the web part, as the web server has it at the moment."""

import asyncio
import time

import httpx

from services.kit.errors import MESSAGES, Unavailable
from services.kit.log import logger

FRESH = 5.0  # seconds; a new version of the web part is asked for with its old page no longer
PATIENCE = 5.0
AGAIN = 1.0  # while there is no page at all


class Front:
    """Fetches the page and keeps it; after `FRESH` seconds one request asks whether it changed.

    While the web server is away the last page known is good.
    """

    def __init__(self, web_url: str) -> None:
        self._url = f"{web_url.rstrip('/')}/index.html"
        self._page: str | None = None
        self._etag: str | None = None
        self._until = 0.0
        self._asking = asyncio.Lock()

    async def page(self) -> str:
        """The page.

        Raises:
            Unavailable: the web server is away, and has been since this process began.
        """
        if self._is_due() and not (self._page and self._asking.locked()):
            async with self._asking:
                if self._is_due():
                    await self._ask()
        if self._page is None:
            raise Unavailable(MESSAGES[503])
        return self._page

    def _is_due(self) -> bool:
        return time.monotonic() >= self._until

    async def _ask(self) -> None:
        known = {"If-None-Match": self._etag} if self._etag and self._page else {}
        try:
            async with httpx.AsyncClient(trust_env=False, timeout=PATIENCE) as client:
                reply = await client.get(self._url, headers=known)
            if reply.status_code != httpx.codes.NOT_MODIFIED:
                reply.raise_for_status()
                self._page, self._etag = reply.text, reply.headers.get("etag")
        except httpx.HTTPError as fault:
            logger.warning("the web server does not answer", extra={"trouble": repr(fault)})
        self._until = time.monotonic() + (FRESH if self._page else AGAIN)
