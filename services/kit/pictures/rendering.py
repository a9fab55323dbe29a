"""Runs the program that renders pictures: few at a time, and none for long."""

import asyncio
import hashlib
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO

import orjson

from services.kit.errors import Invalid
from services.kit.log import logger

AT_ONCE = 2  # a gigabyte each at the very most
SECONDS = 60.0
NO_IMAGE = "Il file deve essere un'immagine"
REFUSALS = {
    "image": NO_IMAGE,
    "pixels": "L'immagine è troppo grande: può avere al massimo 50 megapixel",
}
_PROGRAM = (sys.executable, "-I", str(Path(__file__).with_name("render.py")))


@dataclass(frozen=True, slots=True)
class Rendered:
    """The two WebP files of a picture, and the size of the first one in pixels."""

    page: bytes
    thumbnail: bytes
    width: int
    height: int

    @property
    def hash(self) -> str:
        return hashlib.sha256(self.page).hexdigest()


class Renderer:
    """Renders pictures, each in a process of its own."""

    def __init__(self) -> None:
        self._places = asyncio.Semaphore(AT_ONCE)

    async def render(self, file: BinaryIO, *, field: str) -> Rendered:
        """Raises Invalid for whatever is no picture, is damaged, or has too many pixels.

        field: of the form in which it came.
        """
        async with self._places:
            answer = await _run(await asyncio.to_thread(file.read))
        head, _, files = answer.partition(b"\n")
        told: dict[str, Any] = orjson.loads(head) if head else {"refused": "image"}
        if "refused" in told:
            message = REFUSALS[told["refused"]]
            raise Invalid(message, {field: message})
        end = told["page"]
        return Rendered(files[:end], files[end:], told["width"], told["height"])


async def _run(data: bytes) -> bytes:
    """What the program answers; nothing when it crashed or took too long."""
    program = await asyncio.create_subprocess_exec(
        *_PROGRAM,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        env={},
    )
    try:
        async with asyncio.timeout(SECONDS):
            answer, _ = await program.communicate(data)
    except TimeoutError:
        answer = b""
    finally:
        if program.returncode is None:
            program.kill()
            await program.wait()
    if program.returncode == 0:
        return answer
    logger.warning("a picture could not be decoded", extra={"status": program.returncode})
    return b""
