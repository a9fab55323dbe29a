"""A good row as it travels to registry: one flat tuple, in the order of `PAYLOAD_COLUMNS`."""

from typing import NamedTuple


class Payload(NamedTuple):
    """Empty cells are None. A level is absent when its name, label or reference is None.

    What belongs to an absent level means nothing. Dates are ISO texts: those of persons as
    precise as they are known, the end of a concession a full day.
    """

    row: int
    cemetery: str
    address: str | None
    map: str | None
    sector: str | None
    sector_picture: str | None
    sector_coordinates: str | None
    sector_enabled: bool
    block: str | None
    tomb: str | None
    tomb_picture: str | None
    tomb_coordinates: str | None
    matterport_link: str | None
    external_link: str | None
    capacity: int
    permit_expiration_date: str | None
    tomb_enabled: bool
    import_owner: str | None
    name: str | None
    surname: str | None
    nominative: str | None
    import_name: str | None
    fiscal_code: str | None
    birthdate: str | None
    deathdate: str | None
    epitaph: str | None
    gifts: int | None
    picture: str | None
    enabled: bool
    cemetery_enabled: bool
    block_enabled: bool
    reserved: bool


PAYLOAD_COLUMNS = Payload._fields
