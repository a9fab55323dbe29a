"""What a service does every hour: forget what has expired."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit.db import Database, is_database_trouble, is_deadlock
from services.kit.log import logger

PERIOD_SECONDS = 3600.0

Chore = Callable[[AsyncSession], Awaitable[None]]


class Chores:
    """Runs each chore in a unit of work of its own, at the start and then every hour."""

    def __init__(self, database: Database, chores: Sequence[Chore]) -> None:
        self.database = database
        self.chores = chores

    async def run(self) -> None:
        """Runs until cancelled; what finds no database, or gives way to another writer, is tried
        again an hour later."""
        while True:
            for chore in self.chores:
                await self._do(chore)
            await asyncio.sleep(PERIOD_SECONDS)

    async def _do(self, chore: Chore) -> None:
        try:
            async with self.database.unit_of_work() as session:
                await chore(session)
        except Exception as fault:
            if not (is_database_trouble(fault) or is_deadlock(fault)):
                raise
            logger.warning("a chore waits", extra={"trouble": str(fault)})
