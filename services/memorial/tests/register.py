"""A registry to ask, over real connections.

Memorial's copy is in step with it, as events keep it, but for what a test makes it say: it answers
from the records that the test put there. Like registry it tells nothing of who is not public.
"""

import asyncio
import json
import re
from typing import Any

import asyncpg

from services.kit.testing.stack import TestDatabase

_PERSON = re.compile(r"GET /api/public/deceased/(\d+)\?now HTTP/1\.1")
_KNOWN = """
with recursive up(id) as (
  select $1::int
  union
  select p.merged_into from up join memorial.person p on p.deceased_id = up.id
  where p.merged_into is not null
)
select p.deceased_id as id, p.tomb_id as "tombId", p.name, p.surname, p.nominative, p.birthdate,
  p.deathdate, p.picture, p.epitaph,
  coalesce(t.cemetery_name, '') as "cemeteryName"
from up join memorial.person p on p.deceased_id = up.id
left join memorial.tomb t on t.tomb_id = p.tomb_id and not t.removed
where p.merged_into is null and p.public and not p.removed
"""


class Register:
    """says: what it answers of an id whatever the copy holds, None for 404; asked: ids, in order;
    status, body: of every answer, when it is not well; seconds: how long it takes; connections: how
    many were ever made."""

    def __init__(self, database: TestDatabase) -> None:
        self._database = database
        self.says: dict[int, dict[str, Any] | None] = {}
        self.asked: list[int] = []
        self.status: int | None = None
        self.body: bytes | None = None
        self.seconds = 0.0
        self.connections = 0
        self._open: set[asyncio.StreamWriter] = set()

    async def start(self) -> None:
        self._copy = await self._database.connect("memorial")
        self._turn = asyncio.Lock()
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    async def stop(self) -> None:
        await self.go_away()
        await self._copy.close()

    async def go_away(self) -> None:
        """Nobody listens any more."""
        self._server.close()
        self.hang_up()

    def hang_up(self) -> None:
        """Ends the connections that wait for another question."""
        for writer in self._open:
            writer.close()

    async def knows(self, deceased_id: int, **other: Any) -> dict[str, Any]:
        """What it would answer of a person who is public by the copy, with other values."""
        row = await self._known(deceased_id)
        assert row is not None
        return dict(row) | other

    async def _known(self, deceased_id: int) -> asyncpg.Record | None:
        async with self._turn:
            return await self._copy.fetchrow(_KNOWN, deceased_id)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        self._open.add(writer)
        try:
            while True:
                head = (await reader.readuntil(b"\r\n\r\n")).decode()
                writer.write(await self._answer(head.partition("\r\n")[0]))
                await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            self._open.discard(writer)
            writer.close()

    async def _answer(self, line: str) -> bytes:
        asked = _PERSON.fullmatch(line)
        assert asked, line
        deceased_id = int(asked[1])
        self.asked.append(deceased_id)
        await asyncio.sleep(self.seconds)
        if self._copy.is_closed():
            raise ConnectionAbortedError
        if deceased_id in self.says:
            said = self.says[deceased_id]
        else:
            row = await self._known(deceased_id)
            said = None if row is None else dict(row)
        status = self.status or (404 if said is None else 200)
        body = self.body or json.dumps(said or {"message": "Memorial non trovato"}).encode()
        head = f"HTTP/1.1 {status} -\r\ncontent-type: application/json\r\n"
        return f"{head}content-length: {len(body)}\r\n\r\n".encode() + body
