"""Answers with the page of a memorial."""

from hashlib import blake2b

import asyncpg
from fastapi import Response

from services.kit.cache import names_etag
from services.kit.peer import Peer
from services.memorial.pages import head
from services.memorial.pages.finding import find
from services.memorial.pages.front import Front
from services.memorial.settings import MemorialSettings


class Pages:
    """The page of the web part with what is known of a person in its head."""

    def __init__(self, settings: MemorialSettings, registry: Peer) -> None:
        self.settings = settings
        self._registry = registry
        self._front = Front(settings.web_url)

    async def answer(self, reads: asyncpg.Pool, spelling: str, known: str) -> Response:
        """200 with a public person's page, or 404 with nobody's; known: the caller's ETags.

        Nothing is kept of a person: what was hidden a moment ago is not told any more.
        """
        page = await self._front.page()
        person = await find(reads, self._registry, spelling)
        if person is None:
            return _html(head.of_nobody(page), status=404)
        settings = self.settings
        told = head.of_person(page, person, settings.public_url, is_indexed=settings.is_indexed)
        etag = f'"{blake2b(told.encode(), digest_size=12).hexdigest()}"'
        if names_etag(known, etag):
            return Response(status_code=304, headers={**_FRESH, "ETag": etag})
        return _html(told, etag=etag)


_FRESH = {"Cache-Control": "no-cache"}


def _html(page: str, *, status: int = 200, etag: str | None = None) -> Response:
    headers = _FRESH | ({"ETag": etag} if etag else {})
    return Response(page, status_code=status, media_type="text/html", headers=headers)
