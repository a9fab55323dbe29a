"""Shapes of maps and walls."""

from typing import Literal

from services.kit.wire import Out

Status = Literal["free", "occupied", "full", "expiring", "expired"]
Permit = Literal["expiring", "expired"]


class Point(Out):
    """coordinates: longitude and latitude, as GeoJSON has it."""

    type: Literal["Point"]
    coordinates: tuple[float, float]


class TombOnMap(Out):
    """status: what is most urgent (the concession before the places); permit: null while it holds
    for more than a year, or when none is known."""

    id: int
    reference: str | None
    block_id: int
    block_name: str
    status: Status
    permit: Permit | None
    capacity: int
    deceasedCount: int


class TombFeature(Out):
    type: Literal["Feature"]
    id: int
    geometry: Point
    properties: TombOnMap


class Counts(Out):
    """How many tombs of a place have each status, those that cannot be drawn among them."""

    free: int
    occupied: int
    full: int
    expiring: int
    expired: int


class TombMap(Out):
    """GeoJSON; without_coordinates: how many tombs are left out because nobody knows where they
    lie; counts: of all."""

    type: Literal["FeatureCollection"]
    features: list[TombFeature]
    without_coordinates: int
    counts: Counts


class Niche(Out):
    id: int
    reference: str | None
    row: str
    column: str
    status: Status
    permit: Permit | None
    capacity: int
    deceasedCount: int


class Grid(Out):
    """A wall of niches as one stands before it: rows from the top (the first is the lowest),
    columns from the left. All are empty when most references carry no place; unplaced: how many
    tombs of the block have none; counts: of all."""

    rows: list[str]
    columns: list[str]
    cells: list[Niche]
    unplaced: int
    counts: Counts
