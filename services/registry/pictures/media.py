"""The store of pictures: a folder, or S3, through obstore."""

import asyncio
import os
from collections.abc import AsyncIterator, Iterable
from datetime import datetime, timedelta
from functools import cached_property
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

import obstore
from obstore.exceptions import BaseError
from obstore.store import ObjectStore, S3Store, from_url

from services.kit.log import logger
from services.registry.settings import MediaSettings

FAULTS = (BaseError, OSError)  # the store is away, full or not ours
_REMOVALS_AT_ONCE = 16


def page_name(hash_: str) -> str:
    return f"{hash_}.webp"


def thumbnail_name(hash_: str) -> str:
    return f"{hash_}-thumb.webp"


class Listed(NamedTuple):
    """A file of the store."""

    name: str
    size: int
    modified: datetime


class Media:
    """Files by name; nothing is made or asked before it is needed."""

    def __init__(self, settings: MediaSettings) -> None:
        self._settings = settings

    @cached_property
    def _store(self) -> ObjectStore:
        told = self._settings
        if not told.url.startswith("s3:"):
            return from_url(told.url, mkdir=True) if self._folder else from_url(told.url)
        return S3Store.from_url(
            told.url,
            **told.model_dump(exclude={"url"}, exclude_none=True),
            client_options={"allow_http": True, "timeout": "20s"},
            retry_config={"max_retries": 3, "retry_timeout": timedelta(seconds=20)},
        )

    @property
    def _folder(self) -> Path | None:
        """Where the files are on this machine, if they are."""
        parts = urlsplit(self._settings.url)
        return Path(unquote(parts.path)) if parts.scheme == "file" else None

    async def put(self, name: str, data: bytes) -> None:
        """Keeps a file; nobody ever sees half of it, and it survives a power cut."""
        await obstore.put_async(self._store, name, data, use_multipart=False)
        if self._folder:
            await asyncio.to_thread(_sync, self._folder / name, self._folder)

    async def get(self, name: str) -> bytes | None:
        try:
            found = await obstore.get_async(self._store, name)
            return bytes(await found.bytes_async())
        except FileNotFoundError:
            return None

    async def remove(self, hash_: str) -> None:
        """Removes both files of a picture, whichever are there."""
        for name in (thumbnail_name(hash_), page_name(hash_)):
            try:
                await obstore.delete_async(self._store, name)
            except FileNotFoundError:
                continue

    async def remove_all(self, hashes: Iterable[str]) -> list[str]:
        """Removes pictures, several at a time; answers those that are gone."""
        places = asyncio.Semaphore(_REMOVALS_AT_ONCE)

        async def gone(hash_: str) -> str | None:
            async with places:
                try:
                    await self.remove(hash_)
                except FAULTS as fault:
                    logger.warning("a picture could not be removed", extra={"trouble": str(fault)})
                    return None
                return hash_

        removed = await asyncio.gather(*map(gone, hashes))
        return [hash_ for hash_ in removed if hash_]

    async def listed(self) -> AsyncIterator[list[Listed]]:
        """What there is, a thousand files at a time."""
        async for files in obstore.list(self._store, chunk_size=1000):
            yield [Listed(file["path"], file["size"], file["last_modified"]) for file in files]

    async def forget_halves(self, before: datetime) -> None:
        """Removes what a process that was killed left half-written in a folder."""
        if self._folder:
            await asyncio.to_thread(_forget_halves, self._folder, before.timestamp())


def _sync(*paths: Path) -> None:
    for path in paths:
        file = os.open(path, os.O_RDONLY)
        try:
            os.fsync(file)
        finally:
            os.close(file)


def _forget_halves(folder: Path, before: float) -> None:
    for path in folder.glob("*#*"):  # obstore's own name for what is not whole yet
        if path.stat().st_mtime < before:
            path.unlink(missing_ok=True)
