"""QR codes as pictures and as the squares they are made of."""

import base64
import io
from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

import qrcode
from qrcode.constants import ERROR_CORRECT_Q
from qrcode.image.pil import PilImage

Format = Literal["png", "svg"]
Matrix = list[list[bool]]

QUIET = 4  # modules of white around a code, as the standard wants
PIXELS = 16  # a module's in a picture: sharp when a poster is made of it
KEPT = 1024


def address_of(public_url: str, deceased_id: int) -> str:
    """What a code says; ids never change, so it stays true on stone."""
    return f"{public_url.rstrip('/')}/memorial/{deceased_id}"


def _code(address: str) -> "qrcode.QRCode[PilImage]":
    """Readable with a quarter of it scratched or dirty (level Q)."""
    code = qrcode.QRCode(
        error_correction=ERROR_CORRECT_Q,
        border=QUIET,
        box_size=PIXELS,
        image_factory=PilImage,
    )
    code.add_data(address)
    code.make(fit=True)
    return code


def squares(address: str) -> Matrix:
    """The code without its quiet zone, row by row, True for black."""
    code = _code(address)
    code.border = 0
    return code.get_matrix()


def runs(matrix: Matrix) -> Iterator[tuple[int, int, int]]:
    """Black squares that lie side by side, as (column, row, how many)."""
    for y, row in enumerate(matrix):
        start = None
        for x, is_black in enumerate([*row, False]):
            if is_black and start is None:
                start = x
            elif not is_black and start is not None:
                yield start, y, x - start
                start = None


@lru_cache(maxsize=KEPT)
def picture(address: str, kind: Format) -> str:
    """A data URL of the code."""
    if kind == "svg":
        return _data_url("image/svg+xml", _svg(squares(address)).encode())
    drawn = io.BytesIO()
    _code(address).make_image().save(drawn, "PNG", optimize=True)
    return _data_url("image/png", drawn.getvalue())


def _svg(matrix: Matrix) -> str:
    side = len(matrix) + 2 * QUIET
    path = "".join(f"M{x + QUIET} {y + QUIET}h{n}v1h-{n}z" for x, y, n in runs(matrix))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}" '
        f'width="{side * PIXELS}" height="{side * PIXELS}" shape-rendering="crispEdges">'
        f'<path fill="#fff" d="M0 0h{side}v{side}H0z"/><path d="{path}"/></svg>'
    )


def _data_url(kind: str, content: bytes) -> str:
    return f"data:{kind};base64,{base64.b64encode(content).decode()}"
