"""Memorials answered before routing: nothing is read more often, and a known id needs no more."""

import re

from starlette.types import ASGIApp, Receive, Scope, Send

from services.kit.db import Database
from services.kit.wire import MAX_ID
from services.registry.deceased.memorial import answer_memorial, read_memorial
from services.registry.deceased.routes import memorial_route

MEMORIAL = re.compile(r"/api/public/deceased/([1-9]\d{0,9})")


class MemorialShortcut:
    """Answers memorials that are there; for all else the application says what it is."""

    def __init__(self, app: ASGIApp, database: Database) -> None:
        self.app = app
        self.database = database

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked = scope["type"] == "http" and MEMORIAL.fullmatch(scope["path"])
        if not asked or scope["method"] != "GET" or int(asked[1]) > MAX_ID:
            await self.app(scope, receive, send)
            return
        found = await read_memorial(self.database.reads, int(asked[1]))
        if found is None:
            await self.app(scope, receive, send)
            return
        scope["route"] = memorial_route
        await answer_memorial(found)(scope, receive, send)
