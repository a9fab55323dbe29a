"""Uploaded pictures: which are taken, and what is made of them."""

import asyncio
import io
import struct
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest
from PIL import Image, ImageCms

from services.registry.tests.pictures import (
    bytes_of,
    corners,
    encoded,
    files,
    kept,
    quarters,
    remove,
    rows,
    upload,
    uploaded,
)

pytestmark = pytest.mark.as_user("admin", cemetery=1)
UPRIGHT = ["red", "green", "blue", "white"]


def exif_of(orientation: int) -> bytes:
    """With the place where the photo was taken."""
    exif = Image.Exif()
    exif[0x0112] = orientation
    exif[0x010F] = "CAMERA-MAKER"
    exif.get_ifd(0x8825).update({1: "N", 2: (43.0, 46.0, 11.0), 3: "E", 4: (11.0, 15.0, 1.0)})
    return exif.tobytes()


KINDS: dict[str, tuple[str, str, dict[str, Any]]] = {
    "JPEG": ("RGB", "JPEG", {}),
    "progressive JPEG": ("RGB", "JPEG", {"progressive": True}),
    "grey JPEG": ("L", "JPEG", {}),
    "JPEG in CMYK": ("CMYK", "JPEG", {"quality": 95}),
    "PNG": ("RGB", "PNG", {}),
    "PNG with a palette": ("P", "PNG", {}),
    "PNG in black and white": ("1", "PNG", {}),
    "interlaced PNG with transparency": ("RGBA", "PNG", {}),
    "PNG in grey with transparency": ("LA", "PNG", {}),
    "GIF": ("P", "GIF", {}),
    "WebP": ("RGB", "WEBP", {}),
    "WebP without loss": ("RGBA", "WEBP", {"lossless": True}),
    "HEIC": ("RGB", "HEIF", {"quality": 90}),
    "HEIC with transparency": ("RGBA", "HEIF", {"quality": 90}),
    "phone's JPEG with two pictures": ("RGB", "MPO", {}),
}
COLORLESS = {"L", "1", "LA"}


@pytest.mark.parametrize("kind", KINDS)
async def test_a_picture_becomes_a_page_and_a_thumbnail(
    client: httpx.AsyncClient, folder: Path, kind: str
) -> None:
    mode, container, options = KINDS[kind]
    hash_ = await uploaded(client, encoded(quarters(2000, 1000, mode), container, **options))
    page, thumbnail = kept(folder, hash_), kept(folder, hash_, "-thumb")
    assert (page.format, page.mode, page.size) == ("WEBP", "RGB", (1600, 800))
    assert (thumbnail.format, thumbnail.size) == ("WEBP", (400, 200))
    if mode not in COLORLESS:
        assert corners(page) == corners(thumbnail) == UPRIGHT
    else:
        assert corners(page)[3] == "white"


async def test_a_small_picture_is_not_blown_up(client: httpx.AsyncClient, folder: Path) -> None:
    hash_ = await uploaded(client, encoded(quarters(40, 30), "PNG"))
    assert kept(folder, hash_).size == kept(folder, hash_, "-thumb").size == (40, 30)


@pytest.mark.parametrize("width", [1, 30_000])
async def test_a_line_is_a_picture(client: httpx.AsyncClient, folder: Path, width: int) -> None:
    hash_ = await uploaded(client, encoded(Image.new("RGB", (width, 1), "red"), "PNG"))
    assert kept(folder, hash_).size == (min(width, 1600), 1)


@pytest.mark.parametrize("container", ["JPEG", "HEIF", "WEBP", "PNG"])
async def test_a_picture_is_turned_upright_and_tells_no_place(
    client: httpx.AsyncClient, folder: Path, container: str
) -> None:
    lying = quarters(800, 600).transpose(Image.Transpose.ROTATE_90)  # 6: turn it clockwise
    sent = encoded(lying, container, exif=exif_of(6))
    assert b"CAMERA-MAKER" in sent
    hash_ = await uploaded(client, sent)
    for size in ("", "-thumb"):
        picture = kept(folder, hash_, size)
        assert corners(picture) == UPRIGHT
        assert picture.width > picture.height
        assert not picture.info.keys() & {"exif", "xmp", "icc_profile"}
        stored = (folder / f"{hash_}{size}.webp").read_bytes()
        assert not any(word in stored for word in (b"CAMERA", b"EXIF", b"XMP", b"ICCP"))


@pytest.mark.parametrize("orientation", range(1, 9))
async def test_every_way_of_holding_a_camera_is_put_right(
    client: httpx.AsyncClient, folder: Path, orientation: int
) -> None:
    turned = {
        2: Image.Transpose.FLIP_LEFT_RIGHT,
        3: Image.Transpose.ROTATE_180,
        4: Image.Transpose.FLIP_TOP_BOTTOM,
        5: Image.Transpose.TRANSPOSE,
        6: Image.Transpose.ROTATE_90,
        7: Image.Transpose.TRANSVERSE,
        8: Image.Transpose.ROTATE_270,
    }
    image = quarters()
    held = image.transpose(turned[orientation]) if orientation in turned else image
    hash_ = await uploaded(client, encoded(held, "JPEG", exif=exif_of(orientation)))
    assert corners(kept(folder, hash_)) == UPRIGHT


async def test_what_cannot_be_read_beside_the_picture_is_left_alone(
    client: httpx.AsyncClient, folder: Path
) -> None:
    odd = encoded(quarters(), "JPEG", exif=b"Exif\0\0II*\0\xff\xff\xff\xff", icc_profile=b"none")
    assert corners(kept(folder, await uploaded(client, odd))) == UPRIGHT


async def test_text_of_a_picture_is_left_out(client: httpx.AsyncClient, folder: Path) -> None:
    told = encoded(quarters(), "JPEG", comment=b"A-SECRET-COMMENT")
    hash_ = await uploaded(client, told)
    assert b"A-SECRET-COMMENT" not in (folder / f"{hash_}.webp").read_bytes()


def swapped_profile() -> bytes:
    """A profile whose red is green: to whoever leaves it out the picture looks wrong."""
    profile = bytearray(ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes())
    for number in range(struct.unpack(">I", profile[128:132])[0]):
        place = 132 + 12 * number
        tag = bytes(profile[place : place + 4])
        if tag in (b"rXYZ", b"gXYZ"):
            profile[place : place + 4] = b"gXYZ" if tag == b"rXYZ" else b"rXYZ"
    return bytes(profile)


@pytest.mark.parametrize("mode", ["RGB", "RGBA", "P"])
async def test_colours_are_read_by_their_profile(
    client: httpx.AsyncClient, folder: Path, mode: str
) -> None:
    image = quarters(mode=mode)
    hash_ = await uploaded(client, encoded(image, "PNG", icc_profile=swapped_profile()))
    assert corners(kept(folder, hash_))[2:] == ["blue", "white"]
    first, second = corners(kept(folder, hash_))[:2]
    assert (first, second) != ("red", "green")


async def test_sixteen_bits_are_not_cut_off(client: httpx.AsyncClient, folder: Path) -> None:
    image = Image.new("I;16", (256, 8))
    image.putdata([column * 257 for _ in range(8) for column in range(256)])
    hash_ = await uploaded(client, encoded(image, "PNG"))
    page = kept(folder, hash_).convert("L")
    shades = [page.getpixel((column, 4)) for column in (0, 64, 128, 192, 255)]
    wanted = (0, 64, 128, 192, 255)
    assert all(abs(a - b) < 8 for a, b in zip(shades, wanted, strict=True)), shades  # type: ignore[operator]


async def test_transparency_stays(client: httpx.AsyncClient, folder: Path) -> None:
    logo = Image.new("RGBA", (900, 900), (0, 0, 0, 0))
    logo.paste(Image.new("RGBA", (450, 900), (220, 20, 20, 255)))
    for sent in (encoded(logo, "PNG"), encoded(logo, "WEBP", lossless=True)):
        hash_ = await uploaded(client, sent)
        for size in ("", "-thumb"):
            picture = kept(folder, hash_, size)
            assert picture.mode == "RGBA"
            alpha = picture.getchannel("A")
            assert alpha.getpixel((10, 10)) == 255
            assert alpha.getpixel((picture.width - 10, 10)) == 0


@pytest.mark.parametrize("container", ["GIF", "WEBP", "PNG"])
async def test_of_an_animation_the_first_frame_is_kept(
    client: httpx.AsyncClient, folder: Path, container: str
) -> None:
    others = [Image.new("RGB", (800, 600), color) for color in ("black", "yellow")]
    hash_ = await uploaded(
        client, encoded(quarters(), container, save_all=True, append_images=others)
    )
    assert getattr(kept(folder, hash_), "n_frames", 1) == 1
    assert corners(kept(folder, hash_)) == UPRIGHT


async def test_the_name_and_the_announced_kind_decide_nothing(
    client: httpx.AsyncClient, folder: Path
) -> None:
    sent = {"file": ("../../nota.txt", encoded(quarters(), "PNG"), "text/html")}
    answer = await client.post("/api/upload", files=sent)
    assert answer.status_code == 200
    assert len(files(folder)) == 2


async def test_the_same_picture_is_stored_once(
    client: httpx.AsyncClient, registry: asyncpg.Connection, folder: Path
) -> None:
    sent = encoded(quarters(3000, 2000), "JPEG")
    answers = await asyncio.gather(*(uploaded(client, sent) for _ in range(5)))
    (hash_,) = set(answers)
    assert await rows(registry) == [hash_]
    assert files(folder) == {f"{hash_}.webp", f"{hash_}-thumb.webp"}
    row = await registry.fetchrow("select * from registry.picture")
    assert row is not None
    assert (row["width"], row["height"], row["uploaded_by"]) == (1600, 1067, 1)
    assert row["bytes"] == bytes_of(folder)


async def test_an_upload_mends_a_picture_whose_file_was_lost(
    client: httpx.AsyncClient, folder: Path
) -> None:
    sent = encoded(quarters(), "PNG")
    hash_ = await uploaded(client, sent)
    remove(folder, hash_)
    assert await uploaded(client, sent) == hash_
    assert kept(folder, hash_).size == (800, 600)


async def test_the_hash_is_of_what_is_stored(client: httpx.AsyncClient, folder: Path) -> None:
    hash_ = await uploaded(client, encoded(quarters(), "PNG"))
    again = await upload(client, (folder / f"{hash_}.webp").read_bytes())
    assert again.status_code == 200
    assert Image.open(io.BytesIO((folder / f"{hash_}.webp").read_bytes())).format == "WEBP"
