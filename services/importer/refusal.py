"""A file that is refused whole: nothing of it is stored."""

from services.kit.errors import AppError

MAX_UPLOAD_BYTES = 10 * 1024 * 1024


class Refused(AppError):
    """Carries the status of the answer: 400, or 413 for a file over the limit of an upload."""

    def __init__(self, status: int, message: str) -> None:
        super().__init__(message)
        self.status = status


def must_fit(size: int) -> None:
    """An upload holds at most 10 MB; the command line has no limit."""
    if size > MAX_UPLOAD_BYTES:
        raise Refused(413, "Il file supera il limite di 10 MB")
