"""Makes the page size and the thumbnail of a picture: `python -I render.py < picture`.

A program of its own, without the service's packages, secrets or memory: a decoder that crashes or
swells takes nobody along. The answer is a line of JSON, then the two WebP files one after another.
"""

import io
import json
import os
import resource
import sys
import warnings
from typing import Any

import pillow_heif
from PIL import Image, ImageCms, ImageOps

MAX_PIXELS = 50_000_000
PAGE, THUMBNAIL = 1600, 400  # the longer edge
MEMORY_BYTES = 1024**3
CPU_SECONDS = 30
FORMATS = ("JPEG", "PNG", "WEBP", "GIF", "HEIF")
DIRECT = frozenset({"L", "RGB", "RGBA", "CMYK"})  # scaled as they are


class RefusedError(Exception):
    """The argument is a key of `rendering.REFUSALS`."""


def opened(data: bytes) -> Image.Image:
    """The picture with nothing but its head read."""
    try:
        image = Image.open(io.BytesIO(data), formats=FORMATS)
    except (Image.DecompressionBombWarning, Image.DecompressionBombError) as fault:
        raise RefusedError("pixels") from fault
    if image.width * image.height > MAX_PIXELS:
        raise RefusedError("pixels")
    return image


def scaled(image: Image.Image) -> Image.Image:
    """The first frame, not longer than a page; scaled first, so that all else is cheap."""
    if image.has_transparency_data and image.mode != "RGBA":
        image = image.convert("RGBA")
    elif image.mode.startswith("I"):
        image = image.point(lambda value: value * (1 / 256)).convert("L")  # 16 bits
    elif image.mode not in DIRECT:
        image = image.convert("RGB")
    image.thumbnail((PAGE, PAGE), Image.Resampling.LANCZOS, reducing_gap=3.0)
    return image


def upright(image: Image.Image) -> Image.Image:
    """Turned as its EXIF says; what cannot be read says nothing."""
    try:
        return ImageOps.exif_transpose(image)
    except Exception:
        return image


def in_srgb(image: Image.Image, profile: bytes | None) -> Image.Image:
    """Its colours as every screen reads them; transparency only where there is some."""
    alpha = image.getchannel("A") if image.mode == "RGBA" else None
    colors = image.convert("RGB") if alpha else image
    if profile:
        try:
            source = ImageCms.ImageCmsProfile(io.BytesIO(profile))
            srgb = ImageCms.createProfile("sRGB")
            colors = ImageCms.profileToProfile(colors, source, srgb, outputMode="RGB") or colors
        except (ImageCms.PyCMSError, OSError, ValueError):
            pass  # a profile of another kind of picture, or none at all
    colors = colors.convert("RGB")
    if alpha and alpha.getextrema()[0] != 255:
        colors.putalpha(alpha)
    return colors


def encoded(image: Image.Image) -> bytes:
    """WebP of the bare pixels."""
    bare = Image.new(image.mode, image.size)
    bare.paste(image)
    file = io.BytesIO()
    bare.save(file, "WEBP", quality=82, method=4)
    return file.getvalue()


def rendered(data: bytes) -> tuple[dict[str, Any], bytes]:
    """What the answer tells, and the two files."""
    image = opened(data)
    profile = image.info.get("icc_profile")
    page = in_srgb(upright(scaled(image)), profile)
    small = page.copy()
    small.thumbnail((THUMBNAIL, THUMBNAIL), Image.Resampling.LANCZOS)
    files = [encoded(page), encoded(small)]
    told = {"width": page.width, "height": page.height, "page": len(files[0])}
    return told, b"".join(files)


def bind() -> None:
    """What this process may use up; it gives way to the service beside it."""
    os.nice(5)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))
    resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
    Image.MAX_IMAGE_PIXELS = MAX_PIXELS
    warnings.simplefilter("error", Image.DecompressionBombWarning)
    pillow_heif.register_heif_opener(
        thumbnails=False, depth_images=False, aux_images=False, decode_threads=1
    )


def main() -> None:
    bind()
    try:
        told, files = rendered(sys.stdin.buffer.read())
    except RefusedError as fault:
        told, files = {"refused": str(fault)}, b""
    except Exception:  # the edge of the process: decoders raise what they like
        told, files = {"refused": "image"}, b""
    sys.stdout.buffer.write(json.dumps(told).encode() + b"\n" + files)


if __name__ == "__main__":
    main()
