"""Public shape of a block."""

from services.kit.wire import Out


class PublicBlock(Out):
    """What visitors see of a block: its name and its photos (addresses)."""

    id: int
    name: str
    photos: list[str]
