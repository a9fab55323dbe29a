"""Prints sheets of labels, one at a time: a sheet keeps a core busy."""

import asyncio
from collections.abc import Sequence

from services.memorial.labels.finding import Labelled
from services.memorial.labels.sheet import draw


class Printer:
    """public_url: address of the site, which the codes lead to."""

    def __init__(self, public_url: str) -> None:
        self._public_url = public_url
        self._turn = asyncio.Semaphore(1)

    async def sheets(self, people: Sequence[Labelled]) -> bytes:
        """A PDF of their labels."""
        async with self._turn:
            return await asyncio.to_thread(draw, people, self._public_url)
