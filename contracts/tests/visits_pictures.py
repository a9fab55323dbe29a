"""What the calls of pictures answer."""

import io

from PIL import Image

from contracts.tests.visit import ANY, Visit, Visits


def _png() -> bytes:
    file = io.BytesIO()
    Image.new("RGB", (8, 8), "navy").save(file, "PNG")
    return file.getvalue()


PNG = _png()

PICTURES: Visits = {
    ("POST", "/api/upload"): Visit({ANY: 200}, sent={"files": {"file": ("foto.png", PNG)}}),
    ("GET", "/media/{picture}"): Visit({"nobody": 404}),
    ("HEAD", "/media/{picture}"): Visit({"nobody": 404}),
}
