"""Walls of niches, ossuaries and urns."""

import random
from dataclasses import dataclass

from infra.dev.demo.art import stones, trees
from infra.dev.demo.art.blocks import MARBLES, WIDTH, lamps, pavement, photo, words
from infra.dev.demo.art.canvas import (
    Point,
    blur,
    ellipse,
    line,
    move,
    path,
    rect,
    spots,
)


@dataclass(frozen=True)
class Grid:
    """A wall divided in equal slabs."""

    left: float
    top: float
    columns: int
    rows: int
    width: float
    height: float
    gap: float = 6


def _slabs(dice: random.Random, grid: Grid, *, portrait: bool = True) -> str:
    """Marble slabs with an oval, lines of carving, here and there a lamp and flowers."""
    plain = dict.fromkeys(MARBLES, "")
    ovals, carving = "", ""
    lights: list[Point] = []
    bunches: list[str] = []
    for row in range(grid.rows):
        for column in range(grid.columns):
            x = grid.left + column * (grid.width + grid.gap)
            y = grid.top + row * (grid.height + grid.gap)
            plain[dice.choice(MARBLES)] += move(
                "M# #h#v#h#Z", x, y, grid.width, grid.height, -grid.width
            )
            if dice.random() < 0.12:
                continue
            if portrait:
                ovals += move(
                    "M# #a9 12 0 1 0 18 0a9 12 0 1 0 -18 0Z",
                    x + grid.width / 2 - 9,
                    y + grid.height * 0.28,
                )
            carving += words(dice, x + grid.width / 2, y + grid.height * 0.52, grid.width * 0.5)
            if dice.random() < 0.33:
                lights.append((x + grid.width * 0.16, y + grid.height * 0.9))
            if dice.random() < 0.36:
                bunches.append(
                    stones.flowers(dice, x + grid.width * 0.83, y + grid.height * 0.96, 0.8)
                )
    marble = "".join(
        path(data, fill=fill) + path(data, fill="url(#slab)")
        for fill, data in plain.items()
        if data
    )
    faces = path(ovals, fill="#8b7d6b", stroke="#b49a5e", stroke_width=2.4) if portrait else ""
    return (
        marble
        + faces
        + line(carving, "#6b6152", 2.2, opacity=0.75)
        + lamps(lights)
        + "".join(bunches)
    )


def _tiles(top: float) -> str:
    """A strip of roof tiles with its shadow."""
    roof = rect(30, top, WIDTH - 60, 34, fill="#95604a") + rect(
        30, top + 34, WIDTH - 60, 12, fill="#4a382b", opacity=0.45
    )
    return roof + line(
        "".join(move("M# #v34", x, top) for x in range(44, WIDTH - 40, 20)),
        "#6a402f",
        3,
        opacity=0.6,
    )


def niches(dice: random.Random) -> str:
    """A wall of loculi with lamps and flowers."""
    grid = Grid(64, 176, 9, 4, 113, 118)
    back = trees.cypress(70, 330, 300, "#33452f") + trees.cypress(1130, 330, 280, "#33452f")
    plinth = rect(30, 672, WIDTH - 60, 26, fill="#8a7d6a")
    return photo(
        dice,
        [
            back,
            rect(40, 140, WIDTH - 80, 540, fill="url(#wall)"),
            _slabs(dice, grid),
            _tiles(118),
            plinth,
            pavement(698),
        ],
    )


def niche_gallery(dice: random.Random) -> str:
    """Loculi under a portico, seen between its columns."""
    grid = Grid(20, 200, 11, 4, 100, 112)
    columns = "".join(
        rect(x, 110, 44, 590, fill="#d9cdb8")
        + rect(x + 28, 110, 16, 590, fill="#6b5e4c", opacity=0.3)
        + rect(x - 10, 96, 64, 22, fill="#e4d9c5")
        + rect(x - 8, 690, 60, 22, fill="#c4b69e")
        for x in (60, 410, 750, 1100)
    )
    beam = rect(0, 40, WIDTH, 60, fill="#d2c5ae") + rect(
        0, 96, WIDTH, 8, fill="#6b5e4c", opacity=0.5
    )
    shade = rect(0, 100, WIDTH, 70, fill="#2a2118", opacity=0.3, filter=blur(24))
    return photo(
        dice,
        [
            rect(0, 90, WIDTH, 620, fill="url(#wall)"),
            _slabs(dice, grid),
            shade,
            pavement(690),
            beam,
            columns,
        ],
    )


def ossuary(dice: random.Random) -> str:
    """Small square cells in a low building."""
    grid = Grid(86, 230, 13, 5, 74, 80, 6)
    back = trees.cypresses(dice, spots("200 300 220, 600 300 250, 1000 300 220"), "#33452f")
    frame = rect(56, 186, WIDTH - 112, 480, fill="url(#wall)")
    mark = rect(540, 118, 120, 72, fill="#c2b49b") + stones.cross(600, 182, 56, "#6b5f4d")
    return photo(
        dice,
        [
            back,
            frame,
            mark,
            rect(40, 176, WIDTH - 80, 24, fill="#ded2bb"),
            _slabs(dice, grid, portrait=False),
            rect(40, 662, WIDTH - 80, 24, fill="#8a7d6a"),
            pavement(686),
        ],
    )


def urns(dice: random.Random) -> str:
    """A curved wall of urn niches by a garden."""
    grid = Grid(150, 250, 10, 4, 84, 92, 7)
    olive = "".join(
        ellipse(x, y, r, r * 0.7, fill=c)
        for x, y, r, c in (
            (70, 380, 90, "#66754f"),
            (20, 430, 80, "#566544"),
            (1150, 390, 100, "#66754f"),
            (1190, 450, 80, "#566544"),
        )
    )
    frame = path("M110 700V230Q600 120 1090 230V700Z", fill="url(#wall)") + line(
        "M100 232Q600 118 1100 232", "#e6dbc6", 22
    )
    lawn = rect(0, 680, WIDTH, 120, fill="url(#grass)") + path(
        "M430 700L770 700L900 800L300 800Z", fill="#cbbd9f"
    )
    beds = "".join(
        stones.flowers(dice, x, 712 + dice.uniform(0, 20), 1.3)
        for x in (140, 190, 240, 300, 360, 840, 900, 960, 1010, 1060)
    )
    return photo(
        dice,
        [
            olive,
            frame,
            stones.cross(600, 236, 56, "#6b5f4d"),
            _slabs(dice, grid, portrait=False),
            lawn,
            beds,
        ],
    )
