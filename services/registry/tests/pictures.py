"""Pictures made for tests, and what became of them."""

import io
from pathlib import Path
from typing import Any

import asyncpg
import httpx
from PIL import Image
from pillow_heif import register_heif_opener

from services.kit.db import Database
from services.registry.models import Outbox
from services.registry.pictures.media import Media
from services.registry.pictures.sweeping import Sweeper
from services.registry.settings import RegistrySettings
from services.registry.tests.making import LEVELS, Ground, change

register_heif_opener()
RED, GREEN, BLUE, WHITE = (220, 20, 20), (20, 180, 40), (30, 40, 210), (255, 255, 255)


def quarters(width: int = 800, height: int = 600, mode: str = "RGB") -> Image.Image:
    """Red and green above, blue and white below."""
    image = Image.new("RGB", (width, height), WHITE)
    for color, place in ((RED, (0, 0)), (GREEN, (width // 2, 0)), (BLUE, (0, height // 2))):
        image.paste(Image.new("RGB", (width // 2, height // 2), color), place)
    return image.convert(mode)


def encoded(image: Image.Image, kind: str, **options: Any) -> bytes:
    file = io.BytesIO()
    image.save(file, kind, **options)
    return file.getvalue()


async def upload(
    client: httpx.AsyncClient,
    content: bytes,
    name: str = "foto.jpg",
    headers: dict[str, str] | None = None,
) -> httpx.Response:
    return await client.post("/api/upload", files={"file": (name, content)}, headers=headers)


async def uploaded(client: httpx.AsyncClient, content: bytes, name: str = "foto.jpg") -> str:
    """The hash of a picture that was taken."""
    answer = await upload(client, content, name)
    assert answer.status_code == 200, answer.text
    told = answer.json()
    hash_ = str(told["url"]).removeprefix("/media/").removesuffix(".webp")
    assert told == {"url": f"/media/{hash_}.webp", "thumbnail": f"/media/{hash_}-thumb.webp"}
    return hash_


def kept(folder: Path, hash_: str, size: str = "") -> Image.Image:
    """A stored file as a picture."""
    return Image.open(folder / f"{hash_}{size}.webp")


def corners(image: Image.Image) -> list[str]:
    """Names of the colours of the four quarters: above, then below."""
    plain = image.convert("RGB")
    across, down = plain.width // 4, plain.height // 4
    names = []
    for place in ((1, 1), (3, 1), (1, 3), (3, 3)):
        found = plain.getpixel((place[0] * across, place[1] * down))
        assert isinstance(found, tuple)
        known = {"red": RED, "green": GREEN, "blue": BLUE, "white": WHITE}
        near = {
            name: max(abs(a - b) for a, b in zip(found, color, strict=True))
            for name, color in known.items()
        }
        name = min(near, key=lambda each: near[each])
        names.append(name if near[name] < 30 else str(found))
    return names


async def rows(connection: asyncpg.Connection) -> list[str]:
    found = await connection.fetch("select hash from registry.picture order by hash")
    return [row["hash"] for row in found]


def files(folder: Path) -> set[str]:
    """What stands in the store, whole or half."""
    return {path.name for path in folder.iterdir()} if folder.exists() else set()


def remove(folder: Path, hash_: str) -> None:
    for path in folder.glob(f"{hash_}*"):
        path.unlink()


def bytes_of(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.iterdir())


async def sweep(settings: RegistrySettings) -> None:
    """As the service does it every hour."""
    database = Database(settings.database_url, Outbox)
    try:
        async with database.unit_of_work() as session:
            await Sweeper(Media(settings.media))(session)
    finally:
        await database.close()


async def one_of_each(registry: asyncpg.Connection) -> dict[str, int]:
    """A record of each level; ids."""
    ground = await Ground.make(registry)
    person = await ground.bury("Rossi")
    levels = (ground.cemetery, ground.sector, ground.block, ground.tomb, person)
    return dict(zip(LEVELS, levels, strict=True))


async def name(
    registry: asyncpg.Connection, ids: dict[str, int], picture: str, *, column: tuple[str, str]
) -> None:
    table, field = column
    url = f"/media/{picture}.webp"
    value = f'["{url}"]' if field == "photos" else url
    await change(registry, table, ids[table], **{field: value})


def is_there(folder: Path, picture: str) -> bool:
    left = files(folder)
    assert left in (set(), {f"{picture}.webp", f"{picture}-thumb.webp"})
    return bool(left)
