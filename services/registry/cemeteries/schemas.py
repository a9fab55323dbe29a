"""Public shape of a cemetery."""

from services.kit.wire import Out


class PublicCemetery(Out):
    id: int
    name: str
    address: str | None
    logo: str | None
    link1: str | None
    link1_label: str | None
    link2: str | None
    link2_label: str | None
