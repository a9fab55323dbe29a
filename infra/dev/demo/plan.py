"""A plan of the ground: blocks side by side in their sectors, sectors along the avenues.

All lengths are metres; x runs east and y north. A block is told by the references of its tombs.
"""

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass, field

METRES_PER_DEGREE = 111_320.0
PATH, AVENUE = 3.0, 8.0
SECTOR_WIDTH, GROUND_WIDTH = 34.0, 130.0
# how a block's label begins: distance of its columns and of its rows, and how many columns
PITCHES = {
    "Loculi": (0.9, 0.9, 0),
    "Colombario": (0.9, 0.9, 0),
    "Ossari": (0.7, 0.7, 0),
    "Cinerario": (0.7, 0.7, 15),
    "Riquadro": (1.6, 2.8, 10),
    "Tombe": (3.4, 4.2, 6),
    "Cappelle": (6.0, 7.0, 4),
}
NICHE = re.compile(r"(\d+)\D+(\d+)$")

Spot = tuple[float, float]


@dataclass(frozen=True)
class Rectangle:
    """Something with a size, and where its south-western corner lies in what holds it."""

    key: int
    width: float
    height: float
    x: float = 0.0
    y: float = 0.0


@dataclass(frozen=True)
class BlockPlan:
    """The tombs of a block, from its south-western corner."""

    id: int
    width: float
    height: float
    tombs: dict[int, Spot] = field(default_factory=dict)


def columns_of(name: str, references: Sequence[str | None]) -> int:
    """How many tombs stand side by side: for niches as their references say."""
    if fixed := PITCHES[_kind(name)][2]:
        return fixed
    places = [NICHE.search(reference or "") for reference in references]
    pairs = [(int(place[1]), int(place[2])) for place in places if place]
    if len(pairs) < 2:
        return 1
    runs = 0 if pairs[0][0] != pairs[1][0] else 1
    return max(pair[runs] for pair in pairs)


def _kind(name: str) -> str:
    return next((kind for kind in PITCHES if name.startswith(kind)), "Riquadro")


def plan_block(block_id: int, name: str, tombs: Sequence[tuple[int, str | None]]) -> BlockPlan:
    """tombs: id and reference, in the order of their places."""
    across, along, _ = PITCHES[_kind(name)]
    columns = columns_of(name, [reference for _, reference in tombs])
    rows = math.ceil(len(tombs) / columns)
    spots = {
        tomb: ((place % columns + 0.5) * across, (place // columns + 0.5) * along)
        for place, (tomb, _) in enumerate(tombs)
    }
    return BlockPlan(block_id, min(columns, len(tombs)) * across, rows * along, spots)


def shelve(boxes: Sequence[Rectangle], width: float, gap: float) -> list[Rectangle]:
    """Puts boxes side by side, in as many shelves as it takes; the tallest stand together."""
    placed: list[Rectangle] = []
    x = y = tallest = 0.0
    for box in sorted(boxes, key=lambda box: (-box.height, box.key)):
        if x and x + box.width > width:
            x, y, tallest = 0.0, y + tallest + gap, 0.0
        placed.append(Rectangle(box.key, box.width, box.height, x, y))
        x, tallest = x + box.width + gap, max(tallest, box.height)
    return placed


def extent(placed: Sequence[Rectangle]) -> Spot:
    """Width and height of what has been placed."""
    return (
        max(box.x + box.width for box in placed),
        max(box.y + box.height for box in placed),
    )


@dataclass(frozen=True)
class GroundPlan:
    """Spots from the middle of the cemetery, by id."""

    sectors: dict[int, Spot]
    blocks: dict[int, Spot]
    tombs: dict[int, Spot]


def plan_ground(sectors: dict[int, list[BlockPlan]]) -> GroundPlan:
    """sectors: the blocks of each, by its id."""
    inside = {
        sector: shelve([Rectangle(b.id, b.width, b.height) for b in blocks], SECTOR_WIDTH, PATH)
        for sector, blocks in sectors.items()
    }
    boxes = [Rectangle(sector, *extent(placed)) for sector, placed in inside.items()]
    ground = shelve(boxes, GROUND_WIDTH, AVENUE)
    middle = tuple(length / 2 for length in extent(ground))
    plan = GroundPlan({}, {}, {})
    for sector in ground:
        west, south = sector.x - middle[0], sector.y - middle[1]
        plan.sectors[sector.key] = _middle(sector, west, south)
        blocks = {block.id: block for block in sectors[sector.key]}
        for box in inside[sector.key]:
            x, y = west + box.x, south + box.y
            plan.blocks[box.key] = _middle(box, x, y)
            tombs = blocks[box.key].tombs
            plan.tombs.update(
                (tomb, (x + east, y + north)) for tomb, (east, north) in tombs.items()
            )
    return plan


def _middle(box: Rectangle, west: float, south: float) -> Spot:
    return west + box.width / 2, south + box.height / 2


def coordinates(spot: Spot, latitude: float, longitude: float) -> str:
    """`lat, lon` of a spot near a place, exact to a decimetre or two."""
    east = METRES_PER_DEGREE * math.cos(math.radians(latitude))
    north = latitude + spot[1] / METRES_PER_DEGREE
    return f"{north:.7f}, {longitude + spot[0] / east:.7f}"
