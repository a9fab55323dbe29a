"""What is no picture is refused, leaves nothing behind and takes nobody along."""

import asyncio
import struct
import time
import zlib
from collections.abc import AsyncIterator
from pathlib import Path

import asyncpg
import httpx
import psutil
import pytest
from PIL import Image, PngImagePlugin

from services.kit.pictures.rendering import AT_ONCE
from services.kit.testing.stack import eventually
from services.kit.testing.tokens import mint
from services.registry.tests.pictures import (
    encoded,
    files,
    quarters,
    remove,
    rows,
    upload,
    uploaded,
)

pytestmark = pytest.mark.as_user("admin", cemetery=1)
NO_IMAGE = "Il file deve essere un'immagine"
TOO_MANY = "L'immagine è troppo grande: può avere al massimo 50 megapixel"
TOO_LARGE = "Il file non può essere più grande di 10MB"
MAX_BYTES = 10 * 2**20
SVG = b"""<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">
<script>alert(1)</script></svg>"""


@pytest.fixture(autouse=True)
async def unharmed(
    client: httpx.AsyncClient, registry: asyncpg.Connection, folder: Path
) -> AsyncIterator[None]:
    """After each test a picture is taken, and it is the only thing that is there."""
    before = files(folder), await rows(registry)
    yield
    assert (files(folder), await rows(registry)) == before
    hash_ = await uploaded(client, encoded(quarters(64, 64), "PNG"))
    assert files(folder) == {f"{hash_}.webp", f"{hash_}-thumb.webp"}


def noise(width: int, height: int) -> Image.Image:
    return Image.merge("RGB", [Image.effect_noise((width, height), 90) for _ in range(3)])


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def claimed_png(width: int, height: int) -> bytes:
    """A PNG that says to be of that size and holds next to nothing."""
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    pixels = zlib.compress(bytes(100))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", pixels)


def halved(content: bytes) -> bytes:
    return content[: len(content) // 2]


NO_PICTURES = {
    "an SVG": SVG,
    "nothing": b"",
    "text": b"Nel mezzo del cammin di nostra vita",
    "a page": b"<!doctype html><script>alert(1)</script>",
    "a PDF": b"%PDF-1.7\n1 0 obj\n<<>>\nendobj\n",
    "a BMP": encoded(quarters(), "BMP"),
    "a TIFF": encoded(quarters(), "TIFF"),
    "an icon": encoded(quarters(64, 64), "ICO"),
    "JPEG 2000": encoded(quarters(), "JPEG2000"),
    "AVIF": encoded(quarters(), "AVIF"),
    "an EPS": encoded(quarters(), "EPS"),
    "the head of a JPEG": b"\xff\xd8\xff\xe0\x00\x10JFIF\x00",
    "a ZIP that begins like a picture": b"\x89PNG\r\n\x1a\nPK\x03\x04" + bytes(200),
    "a PNG without pixels": claimed_png(100, 100),
    "half a JPEG": halved(encoded(noise(800, 600), "JPEG")),
    "half a progressive JPEG": halved(encoded(noise(800, 600), "JPEG", progressive=True)),
    "half a PNG": halved(encoded(noise(800, 600), "PNG")),
    "half a GIF": halved(encoded(noise(800, 600), "GIF")),
    "half a WebP": halved(encoded(noise(800, 600), "WEBP")),
    "half a HEIC": halved(encoded(noise(800, 600), "HEIF")),
}


@pytest.mark.parametrize("what", NO_PICTURES)
async def test_what_is_no_whole_picture_is_refused(client: httpx.AsyncClient, what: str) -> None:
    answer = await upload(client, NO_PICTURES[what], "foto.jpg")
    assert answer.status_code == 422
    assert answer.json() == {"message": NO_IMAGE, "fields": {"file": NO_IMAGE}}


@pytest.mark.parametrize(
    "content",
    [
        encoded(Image.new("1", (30_000, 30_000)), "PNG"),
        claimed_png(30_000, 30_000),
        claimed_png(2**31 - 1, 2**31 - 1),
        encoded(Image.new("L", (7072, 7071)), "PNG"),
        encoded(Image.new("P", (10_000, 5001)), "GIF"),
        encoded(Image.new("L", (10_000, 5001)), "JPEG"),
        encoded(Image.new("RGB", (10_000, 5001)), "WEBP"),
    ],
    ids=["30000", "claims 30000", "claims the most", "one more", "GIF", "JPEG", "WebP"],
)
async def test_too_many_pixels_are_refused_before_any_is_read(
    client: httpx.AsyncClient, content: bytes
) -> None:
    started = time.monotonic()
    answer = await upload(client, content, "foto.png")
    assert answer.status_code == 422
    assert answer.json() == {"message": TOO_MANY, "fields": {"file": TOO_MANY}}
    assert time.monotonic() - started < 3


async def test_fifty_megapixels_of_nothing_are_a_picture(
    client: httpx.AsyncClient, folder: Path, registry: asyncpg.Connection
) -> None:
    content = encoded(Image.new("RGBA", (10_000, 5_000), (9, 9, 9, 128)), "PNG")
    assert len(content) < 300_000
    hash_ = await uploaded(client, content)
    await forget(registry, folder, hash_)


async def forget(registry: asyncpg.Connection, folder: Path, hash_: str) -> None:
    await registry.execute("delete from registry.picture")
    remove(folder, hash_)


@pytest.mark.parametrize("kind", ["text", "profile"])
async def test_what_swells_beside_the_pixels_does_no_harm(
    client: httpx.AsyncClient, folder: Path, registry: asyncpg.Connection, kind: str
) -> None:
    swollen = bytes(200 * 2**20)
    info = PngImagePlugin.PngInfo()
    if kind == "text":
        info.add(b"zTXt", b"Comment\0\0" + zlib.compress(swollen))
    else:
        info.add(b"iCCP", b"icc\0\0" + zlib.compress(swollen))
    content = encoded(quarters(), "PNG", pnginfo=info)
    assert len(content) < 300_000
    answer = await upload(client, content)
    assert answer.status_code in (200, 422)
    for name in files(folder):
        await forget(registry, folder, name[:64])


async def test_one_byte_over_ten_megabytes_is_too_large(client: httpx.AsyncClient) -> None:
    picture = encoded(quarters(), "JPEG")
    answer = await upload(client, picture + bytes(MAX_BYTES + 1 - len(picture)))
    assert answer.status_code == 413
    assert answer.json() == {"message": TOO_LARGE}


async def test_ten_megabytes_are_not(
    client: httpx.AsyncClient, folder: Path, registry: asyncpg.Connection
) -> None:
    picture = encoded(quarters(), "JPEG")
    hash_ = await uploaded(client, picture + bytes(MAX_BYTES - len(picture)))
    await forget(registry, folder, hash_)


async def test_a_body_that_hides_its_size_is_counted(client: httpx.AsyncClient) -> None:
    sent = 0

    async def pieces() -> AsyncIterator[bytes]:
        nonlocal sent
        yield b'--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n'
        while sent < 10 * MAX_BYTES:
            sent += 2**20
            yield bytes(2**20)

    kind = {"content-type": "multipart/form-data; boundary=x"}
    answer = await client.post("/api/upload", content=pieces(), headers=kind)
    assert answer.status_code == 413
    assert sent < 2 * MAX_BYTES


async def test_a_form_without_a_file_is_told_so(client: httpx.AsyncClient) -> None:
    message = "Scegli l'immagine da caricare"
    for form in ({"files": {"foto": ("a.jpg", b"x")}}, {"data": {"file": "testo"}}, {}):
        answer = await client.post("/api/upload", **form)
        assert answer.status_code == 422
        assert answer.json() == {"message": message, "fields": {"file": message}}


@pytest.mark.parametrize(("role", "status"), [(None, 401), ("fornitore", 200), ("owner", 200)])
async def test_whoever_has_signed_in_may_upload(
    client: httpx.AsyncClient, folder: Path, registry: asyncpg.Connection, role: str, status: int
) -> None:
    token = mint(role, cemetery=1) if role else ""
    answer = await upload(client, encoded(quarters(), "PNG"), headers={"X-Internal-Token": token})
    assert answer.status_code == status
    for name in files(folder):
        await forget(registry, folder, name[:64])


def renderers() -> list[psutil.Process]:
    found = []
    for child in psutil.Process().children():
        try:
            if any("render.py" in part for part in child.cmdline()):
                found.append(child)
        except psutil.NoSuchProcess:
            continue
    return found


async def started() -> bool:
    return bool(renderers())


async def test_a_decoder_that_dies_takes_nobody_along(client: httpx.AsyncClient) -> None:
    sending = asyncio.create_task(upload(client, encoded(noise(2500, 2500), "PNG")[:MAX_BYTES]))
    await eventually(started)
    for renderer in renderers():
        renderer.kill()
    assert (await sending).status_code == 422


async def test_only_a_few_are_decoded_at_a_time_and_the_service_goes_on_answering(
    client: httpx.AsyncClient, folder: Path, registry: asyncpg.Connection
) -> None:
    content = encoded(Image.new("RGB", (5000, 5000)), "PNG")
    sending = asyncio.gather(*(upload(client, content) for _ in range(6)))
    most, slowest = 0, 0.0
    while not sending.done():
        started = time.monotonic()
        assert (await client.get("/api/public/cemeteries")).status_code == 200
        slowest = max(slowest, time.monotonic() - started)
        most = max(most, len(renderers()))
        await asyncio.sleep(0.02)
    answers = await sending
    assert {answer.status_code for answer in answers} == {200}
    assert 1 <= most <= AT_ONCE
    assert slowest < 1
    await forget(registry, folder, answers[0].json()["url"][7:71])


async def test_a_store_that_fails_midway_keeps_no_half(
    client: httpx.AsyncClient, folder: Path, registry: asyncpg.Connection
) -> None:
    content = encoded(quarters(), "PNG")
    hash_ = await uploaded(client, content)
    await forget(registry, folder, hash_)
    in_the_way = folder / f"{hash_}.webp"
    in_the_way.mkdir()
    answer = await upload(client, content)
    assert answer.status_code == 503
    assert answer.json()["message"].startswith("L'archivio delle immagini non è disponibile")
    assert files(folder) == {in_the_way.name}
    in_the_way.rmdir()
