"""What a service does again and again: every hour it forgets what has expired; what somebody waits
for it does every minute."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit.db import Database, is_database_trouble, is_deadlock
from services.kit.log import logger

PERIOD_SECONDS = 3600.0
MINUTE_SECONDS = 60.0

Chore = Callable[[AsyncSession], Awaitable[None]]


class Chores:
    """Runs each chore in a unit of work of its own, at the start and then every hour.

    seconds: another period than an hour.
    """

    def __init__(
        self, database: Database, chores: Sequence[Chore], *, seconds: float | None = None
    ) -> None:
        self.database = database
        self.chores = chores
        self.seconds = seconds

    async def run(self) -> None:
        """Runs until cancelled; what finds no database, or gives way to another writer, is tried
        again the next time."""
        while True:
            for chore in self.chores:
                await self._do(chore)
            await asyncio.sleep(self.seconds or PERIOD_SECONDS)

    async def _do(self, chore: Chore) -> None:
        try:
            async with self.database.unit_of_work() as session:
                await chore(session)
        except Exception as fault:
            if not (is_database_trouble(fault) or is_deadlock(fault)):
                raise
            logger.warning("a chore waits", extra={"trouble": str(fault)})
