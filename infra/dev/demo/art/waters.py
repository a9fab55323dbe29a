"""Landscapes of sea, mountain, night and lake."""

import random
from collections.abc import Sequence

from infra.dev.demo.art import scenery as s
from infra.dev.demo.art import stones, trees
from infra.dev.demo.art.canvas import (
    Spot,
    blur,
    ellipse,
    group,
    line,
    move,
    path,
    points,
    rect,
    spots,
)
from infra.dev.demo.art.light import (
    NIGHT,
    ROSE,
    SEA,
    SNOW,
    blend,
    finish,
    mist,
)
from infra.dev.demo.art.scenery import HEIGHT, WIDTH, Light


def _water(dice: random.Random, light: Light, top: float) -> str:
    body = rect(0, top, WIDTH, HEIGHT - top, fill=light.sky[1]) + rect(
        0, top, WIDTH, 160, fill="url(#glow)", opacity=0.8
    )
    strokes = ""
    for _ in range(46):
        y = top + 4 + 170 * dice.random() ** 1.6
        strokes += move(
            "M# #h#", dice.gauss(1000, 230), y, dice.uniform(20, 90) * (0.4 + (y - top) / 120)
        )
    return body + line(strokes, light.glow, 2, opacity=0.4)


def sea_and_wall(dice: random.Random) -> str:
    cape = path(
        "M0 452C120 420 260 380 380 392C470 402 520 436 600 440L600 452Z", fill=SEA.far, opacity=0.9
    )
    boat = path(
        "M1180 452L1214 400L1216 452ZM1220 452L1218 412L1240 452Z", fill="#efe4d2", opacity=0.85
    ) + path("M1170 454H1250L1240 462H1182Z", fill="#3d444a")
    crosses = [
        stones.cross(x, 592, h, "#57544c")
        for x, h in ((230, 60), (330, 46), (1010, 52), (1120, 64), (1300, 48))
    ]
    slabs = [
        group([stones.headstone(x, 594, w, h)], fill="#a89c89")
        for x, w, h in ((280, 44, 60), (520, 50, 74), (640, 40, 56), (760, 48, 66), (900, 44, 58))
    ]
    return finish(
        SEA,
        [
            s.clouds(dice, SEA.glow, 9),
            ellipse(1010, 420, 44, 44, fill="#fff0d2", opacity=0.85, filter=blur(3)),
            cape,
            _water(dice, SEA, 452),
            boat,
            s.hill(points("0 575, 800 582, 1600 570"), SEA.middle),
            *crosses,
            *slabs,
            stones.wall(0, 612, 720, 100, SEA.wall),
            stones.wall(880, 612, 720, 100, SEA.wall),
            rect(720, 590, 26, 110, fill="#a99c88"),
            rect(854, 590, 26, 110, fill="#a99c88"),
            trees.cypresses(
                dice,
                spots(
                    "60 690 360, 130 700 420, 200 695 330, 1400 690 350, 1475 700 430, 1550 695 360"
                ),
                SEA.tree,
            ),
        ],
        (0.63, 0.6),
    )


def mountain_in_snow(dice: random.Random) -> str:
    far = points(
        "0 380, 150 260, 280 340, 430 180, 560 300, 690 150, 840 290, 960 210, 1110 "
        "330, 1270 170, 1420 310, 1520 240, 1600 320"
    )
    wood = "".join(
        trees.fir(x, 560 + dice.uniform(-12, 12), dice.uniform(60, 110)) for x in range(0, 520, 34)
    )
    wood += "".join(
        trees.fir(x, 556 + dice.uniform(-12, 12), dice.uniform(60, 120))
        for x in range(1090, 1620, 34)
    )
    near = "".join(
        trees.fir(x, 705, h)
        for x, h in ((40, 330), (130, 270), (220, 190), (1400, 200), (1480, 290), (1570, 340))
    )
    crosses = [
        stones.cross(x, 640, h, "#4d4740")
        for x, h in ((600, 46), (660, 52), (940, 48), (1010, 44), (1070, 52))
    ]
    return finish(
        SNOW,
        [
            s.clouds(dice, "#fff", 6, 180),
            s.peaks(far, SNOW.far, "#f2f2ee"),
            mist(330, 140),
            s.hill(s.ridge(dice, 520, 90, 4), "#93a2ab"),
            path(wood, fill="#4f6163"),
            s.hill(points("0 570, 500 590, 800 560, 1150 585, 1600 565"), "#c9d1d5"),
            stones.chapel(800, 596, 96, "#e6ddcc", "#5f5750", "#e9b768"),
            *crosses,
            s.hill(points("0 650, 420 640, 800 668, 1200 640, 1600 655"), SNOW.near),
            path(near, fill=SNOW.tree),
        ],
        (0.45, 0.55),
    )


def lamps_at_night(dice: random.Random) -> str:
    slabs, lamps = [], []
    for row, (foot, step, size) in enumerate(((520, 88, 38), (586, 120, 54), (672, 168, 80))):
        outlines = ""
        for k in range(int(WIDTH / step) + 1):
            x = k * step + dice.uniform(-10, 10) + row * 30
            outlines += stones.stone_outline(x, foot, size * 0.72, size * dice.uniform(0.8, 1.1))
            if dice.random() < 0.5:
                lamps.append((x + size * 0.3, foot, 0.5 + row * 0.3))
        slabs.append(path(outlines, fill=blend("#3b444e", "#1e2429", row / 2)))
    cypresses = trees.cypresses(dice, _both_sides(480), NIGHT.tree)
    moon = ellipse(1240, 130, 34, 34, fill="#e9e4d4", opacity=0.9)
    halo = ellipse(1240, 130, 90, 90, fill="#cfd6e2", opacity=0.16, filter=blur(24))
    return finish(
        NIGHT,
        [
            s.stars(dice, 70),
            moon,
            halo,
            s.hill(s.ridge(dice, 430, 90, 5), NIGHT.far),
            stones.chapel(800, 492, 100, "#39414b", "#232a32", "#f0b25c"),
            s.hill(points("0 480, 800 486, 1600 476"), NIGHT.middle),
            *slabs,
            _lights(lamps),
            cypresses,
        ],
        (0.5, 0.6),
    )


def _lights(lamps: Sequence[Spot]) -> str:
    glow = group(
        [ellipse(x, y - 4, 24 * z, 22 * z) for x, y, z in lamps],
        fill="#ff9d45",
        opacity=0.45,
        filter=blur(9),
    )
    glass = group([rect(x - 4 * z, y - 9 * z, 8 * z, 11 * z) for x, y, z in lamps], fill="#a5302c")
    flame = group([ellipse(x, y - 5 * z, 2 * z, 3 * z) for x, y, z in lamps], fill="#ffd98a")
    return glow + glass + flame


def _both_sides(height: float) -> Sequence[Spot]:
    """Three tall trees at either edge of the picture."""
    left: list[Spot] = [(40, 700, height), (120, 700, height * 0.84), (205, 690, height * 0.62)]
    return left + [(WIDTH - x, foot, tall) for x, foot, tall in left]


def lake_at_dawn(dice: random.Random) -> str:
    far = points("0 400, 220 300, 420 380, 640 270, 860 370, 1080 290, 1300 380, 1600 300")
    island = path("M560 470Q680 432 800 438Q960 436 1060 470Z", fill="#39443f") + stones.chapel(
        800, 452, 54, "#cdb9a8", "#6d4c48", "#f2c583"
    )
    grove = trees.cypresses(
        dice,
        spots("640 462 70, 668 458 86, 700 456 74, 900 455 84, 930 457 98, 964 460 70"),
        "#222b29",
    )
    mirror = group(
        [
            path("M560 474Q680 506 800 502Q960 504 1060 474Z", fill="#2c3436"),
            rect(776, 474, 60, 44, fill="#b9a49a", opacity=0.5),
        ],
        opacity=0.5,
        filter=blur(3),
    )
    reeds = "".join(
        move(
            "M# 705q# # # #",
            x,
            dice.uniform(-6, 6),
            -40,
            dice.uniform(-16, 16),
            -dice.uniform(60, 130),
        )
        for x in [*range(0, 330, 9), *range(1280, 1600, 9)]
    )
    return finish(
        ROSE,
        [
            s.clouds(dice, ROSE.glow, 9),
            s.hill(far, ROSE.far, opacity=0.85),
            mist(360, 112),
            rect(0, 470, WIDTH, 230, fill="#8f8292"),
            rect(0, 470, WIDTH, 230, fill="url(#glow)"),
            mirror,
            island,
            grove,
            line(
                "".join(
                    move(
                        "M# #h#",
                        dice.uniform(0, 1500),
                        482 + 180 * dice.random(),
                        dice.uniform(30, 120),
                    )
                    for _ in range(40)
                ),
                ROSE.glow,
                2,
                opacity=0.28,
            ),
            line(reeds, ROSE.tree, 3),
        ],
        (0.5, 0.62),
    )
