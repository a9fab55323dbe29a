"""Shapes of pictures."""

from services.kit.wire import Out


class UploadOut(Out):
    """Addresses of the page size and of the thumbnail, to be stored with a record."""

    url: str
    thumbnail: str
