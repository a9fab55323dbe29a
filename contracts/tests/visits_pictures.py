"""What the calls of pictures answer."""

import io

from PIL import Image

from contracts.tests.visit import ANY, Visit, Visits


def _png() -> bytes:
    file = io.BytesIO()
    Image.new("RGB", (8, 8), "navy").save(file, "PNG")
    return file.getvalue()


PICTURES: Visits = {
    ("POST", "/api/upload"): Visit({ANY: 200}, sent={"files": {"file": ("foto.png", _png())}}),
    ("GET", "/media/{picture}"): Visit({"nobody": 404}),
    ("HEAD", "/media/{picture}"): Visit({"nobody": 404}),
}
