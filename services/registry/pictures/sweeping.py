"""Removes pictures that no record names, a day after they came."""

from collections.abc import Sequence

import asyncpg
from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit import clock
from services.kit.db import driver_connection
from services.kit.log import logger
from services.registry.pictures.media import FAULTS, Listed, Media
from services.registry.pictures.service import NAME, UNUSED_FOR
from services.registry.pictures.uses import KEPT, USES

# else one adopts the files that the other is removing
_TURN = "select pg_advisory_xact_lock(hashtext('registry.sweeping'))"
_LOCK_DUE = """
select hash from registry.picture where due_at <= $1
order by due_at limit 500 for update skip locked
"""
_UNUSED = f"""
select p.hash from unnest($1::text[]) p(hash)
where not exists ({USES.format(hash="p.hash")}) and not exists ({KEPT.format(hash="p.hash")})
"""  # noqa: S608  our own parts
_PUT_OFF = "update registry.picture set due_at = $2 where hash = any ($1::text[])"
_DELETE = "delete from registry.picture where hash = any ($1::text[])"
_ADOPT = """
insert into registry.picture (hash, bytes, due_at)
select hash, bytes, $3 from unnest($1::text[], $2::int[]) found(hash, bytes)
on conflict do nothing
"""


class Sweeper:
    """A chore. A picture in use is looked at again every day."""

    def __init__(self, media: Media) -> None:
        self.media = media

    async def __call__(self, session: AsyncSession) -> None:
        connection = await driver_connection(session)
        await connection.execute(_TURN)
        try:
            await self._adopt(connection)
        except FAULTS as fault:
            logger.warning("the store of pictures is away", extra={"trouble": str(fault)})
            return
        while await self._sweep(connection):
            pass

    async def _sweep(self, connection: asyncpg.Connection) -> bool:
        """Removes some of what is due; answers whether there was any.

        A save that names one of them waits for these locks and then finds it gone, or has been
        stored by the time that the second statement looks.
        """
        due = [row["hash"] for row in await connection.fetch(_LOCK_DUE, clock.now())]
        unused = [row["hash"] for row in await connection.fetch(_UNUSED, due)]
        removed = await self.media.remove_all(unused)
        await connection.execute(_DELETE, removed)
        await connection.execute(_PUT_OFF, due, clock.now() + UNUSED_FOR)
        return bool(due)

    async def _adopt(self, connection: asyncpg.Connection) -> None:
        """Files without a row, of an upload that broke off or of another state of the database,
        get one: so they have their day too before they go."""
        before = clock.now() - UNUSED_FOR
        await self.media.forget_halves(before)
        async for files in self.media.listed():
            old = [file for file in files if file.modified < before]
            await _adopt_all(connection, old)


async def _adopt_all(connection: asyncpg.Connection, files: Sequence[Listed]) -> None:
    sizes: dict[str, int] = {}
    for file in files:
        if named := NAME.fullmatch(file.name):
            sizes[named[1]] = sizes.get(named[1], 0) + file.size
    due = clock.now() + UNUSED_FOR
    await connection.execute(_ADOPT, list(sizes), list(sizes.values()), due)
