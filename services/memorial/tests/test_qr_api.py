"""QR codes lead to the memorial, and are made of what the public may see alone."""

import base64
import io
import xml.etree.ElementTree as ET

import asyncpg
import httpx
import pytest
import zxingcpp
from PIL import Image, ImageDraw

from services.memorial.qr.codes import QUIET, Matrix, runs, squares
from services.memorial.tests.persons import merge, put_person, put_tomb

PNG, SVG = "data:image/png;base64,", "data:image/svg+xml;base64,"
NOBODY = {"message": "Memorial non trovato"}
ADDRESS = "https://cimiteri.example/memorial/7"


async def ask(client: httpx.AsyncClient, deceased_id: object, query: str = "") -> httpx.Response:
    return await client.post(f"/api/deceased/{deceased_id}/qr-code{query}")


def decoded(drawn: Image.Image) -> list[str]:
    return [code.text for code in zxingcpp.read_barcodes(drawn)]


def picture(reply: httpx.Response) -> Image.Image:
    url = reply.json()["qrCode"]
    assert url.startswith(PNG)
    return Image.open(io.BytesIO(base64.b64decode(url.removeprefix(PNG))))


async def test_a_code_leads_to_the_memorial(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    await put_person(memorial, 7)
    for query in ("", "?format=png"):
        reply = await ask(client, 7, query)
        assert reply.status_code == 200
        assert decoded(picture(reply)) == [ADDRESS]


async def test_a_vector_code_says_the_same(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    await put_person(memorial, 7)
    url = (await ask(client, 7, "?format=svg")).json()["qrCode"]
    assert url.startswith(SVG)
    root = ET.fromstring(base64.b64decode(url.removeprefix(SVG)))
    matrix = squares(ADDRESS)
    side = len(matrix) + 2 * QUIET
    assert root.attrib["viewBox"] == f"0 0 {side} {side}"
    white, black = root
    assert (white.attrib["fill"], white.attrib["d"]) == ("#fff", f"M0 0h{side}v{side}H0z")
    strokes = [f"M{x + QUIET} {y + QUIET}h{n}v1h-{n}z" for x, y, n in runs(matrix)]
    assert black.attrib["d"] == "".join(strokes)


def drawn(matrix: Matrix, pixels: int = 4) -> Image.Image:
    """As the vector code and the label draw it: runs of black squares on white."""
    side = (len(matrix) + 2 * QUIET) * pixels
    image = Image.new("L", (side, side), 255)
    pen = ImageDraw.Draw(image)
    for x, y, n in runs(matrix):
        left, top = (x + QUIET) * pixels, (y + QUIET) * pixels
        pen.rectangle((left, top, left + n * pixels - 1, top + pixels - 1), fill=0)
    return image


def test_runs_of_squares_are_the_code() -> None:
    assert decoded(drawn(squares(ADDRESS))) == [ADDRESS]


async def test_a_code_has_its_quiet_zone_and_is_read_with_a_scratch(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    await put_person(memorial, 7)
    image = picture(await ask(client, 7)).convert("L")
    module = image.width // (len(squares(ADDRESS)) + 2 * QUIET)
    assert module >= 8
    around = QUIET * module
    for box in ((0, 0, image.width, around), (0, 0, around, image.height)):
        assert image.crop(box).getextrema() == (255, 255)
    middle, wide = image.width // 2, image.width // 6
    pen = ImageDraw.Draw(image)
    pen.rectangle((middle, middle, middle + wide, middle + wide), fill=255)
    assert decoded(image) == [ADDRESS]


async def test_a_merged_record_s_code_leads_to_the_kept_one(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    await put_person(memorial, 7)
    await merge(memorial, 6, into=7)
    await merge(memorial, 5, into=6)
    assert decoded(picture(await ask(client, 5))) == [ADDRESS]


@pytest.mark.parametrize("of", [8, 9, 99, "abc", "07", 2**31])
async def test_nobody_has_no_code(
    client: httpx.AsyncClient, memorial: asyncpg.Connection, of: object
) -> None:
    await put_tomb(memorial)
    await put_person(memorial, 8, public=False)
    await put_person(memorial, 9, removed=True)
    reply = await ask(client, of)
    assert reply.status_code == 404
    if isinstance(of, int) and of < 2**31:
        assert reply.json() == NOBODY


async def test_another_kind_of_picture_is_refused(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    await put_person(memorial, 7)
    assert (await ask(client, 7, "?format=gif")).status_code == 422
