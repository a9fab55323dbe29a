"""Landscapes of the hills: dusk, a chapel, pines, olives, a cloister."""

import random

from infra.dev.demo.art import scenery as s
from infra.dev.demo.art import stones, trees
from infra.dev.demo.art.canvas import (
    ellipse,
    line,
    move,
    path,
    points,
    rect,
    spots,
)
from infra.dev.demo.art.light import (
    AUTUMN,
    DUSK,
    MORNING,
    STORM,
    blend,
    finish,
    mist,
)
from infra.dev.demo.art.scenery import WIDTH


def hills_at_dusk(dice: random.Random) -> str:
    near = spots(
        "90 690 330, 150 700 380, 225 695 350, 320 690 300, 1290 690 300, 1370 700 "
        "400, 1450 695 350, 1530 700 320"
    )
    far = [
        (480 + dice.uniform(0, 620), 535 + dice.uniform(0, 30), dice.uniform(60, 110))
        for _ in range(9)
    ]
    return finish(
        DUSK,
        [
            s.clouds(dice, DUSK.glow, 7),
            s.hill(points("0 440, 330 350, 700 430, 1080 320, 1600 440"), DUSK.far, opacity=0.7),
            mist(360),
            s.hill(
                points("0 450, 300 470, 720 400, 1150 480, 1600 390"),
                "#66706a",
                opacity=0.85,
            ),
            mist(430),
            s.hill(points("0 500, 420 560, 900 500, 1240 540, 1600 480"), DUSK.middle),
            trees.cypresses(dice, far, "#2f3d35"),
            s.hill(points("0 610, 420 660, 820 668, 1200 640, 1600 600"), DUSK.near),
            trees.cypresses(dice, near, DUSK.tree),
        ],
    )


def chapel_on_the_hill(dice: random.Random) -> str:
    row = [(560 + 74 * k, 566 - 14 * k, 120 + 9 * k) for k in range(6)]
    road = path(
        (
            "M610 700C760 640 900 600 1020 560C1080 540 1120 520 1130 500"
            "C1136 520 1110 552 1060 572C940 622 850 660 800 700Z"
        ),
        fill="#d9c6a2",
        opacity=0.55,
    )
    return finish(
        MORNING,
        [
            s.clouds(dice, "#fff6e4", 8),
            s.hill(s.ridge(dice, 440, 110, 5), MORNING.far, opacity=0.8),
            mist(410),
            s.hill(points("0 560, 500 570, 900 500, 1150 470, 1600 540"), MORNING.middle),
            road,
            stones.chapel(1130, 490, 110, "#d8c9ae", "#8a5a45", "#3a2e26"),
            trees.cypresses(dice, row, MORNING.tree),
            trees.cypresses(dice, spots("1290 515 150, 1330 520 180, 1372 525 140"), MORNING.tree),
            s.hill(points("0 610, 350 640, 760 690, 1200 680, 1600 620"), MORNING.near),
        ],
        (0.3, 0.6),
    )


def avenue_of_pines(dice: random.Random) -> str:
    pines = []
    for k in range(6, 0, -1):
        spread, size = 70 + 620 / k, 130 + 480 / k
        foot = 500 + 180 / k
        shade = blend("#7d8576", AUTUMN.tree, 1 / k)
        pines += [
            trees.umbrella_pine(800 - spread, foot, size, shade),
            trees.umbrella_pine(800 + spread, foot, size, shade),
        ]
    road = path("M790 505L810 505L1130 700L470 700Z", fill="#d7c39a", opacity=0.75)
    shadows = [
        path(
            move(
                "M# #L# #L# #L# #Z",
                800 - 40 * k,
                510 + 12 * k * k * 0.4,
                800 + 46 * k,
                514 + 12 * k * k * 0.4,
                800 + 46 * k,
                520 + 13 * k * k * 0.4,
                800 - 40 * k,
                516 + 13 * k * k * 0.4,
            ),
            fill="#3a2f1e",
            opacity=0.28,
        )
        for k in range(1, 7)
    ]
    gate = (
        stones.wall(690, 470, 80, 40, AUTUMN.wall)
        + stones.wall(830, 470, 80, 40, AUTUMN.wall)
        + stones.chapel(800, 508, 46, "#cfc0a2", "#7a5a46", "#3a2e26")
    )
    return finish(
        AUTUMN,
        [
            s.clouds(dice, AUTUMN.glow, 6),
            s.hill(s.ridge(dice, 470, 50, 6), AUTUMN.far, opacity=0.7),
            s.hill(points("0 520, 800 504, 1600 520"), AUTUMN.middle),
            road,
            *shadows,
            gate,
            *pines,
        ],
        (0.5, 0.68),
    )


def olive_terraces(dice: random.Random) -> str:
    rows = []
    for level in range(4):
        y = 480 + level * 58
        rows.append(
            s.hill(
                [(0, y + 20), (500, y), (1000, y + 24), (1600, y - 6)],
                blend("#8b8f72", "#2f3a28", level / 3),
            )
        )
        rows.append(
            line(
                move(
                    "M0 #C250 # 250 # 500 #S750 # 1000 #S1300 # 1600 #",
                    y + 22,
                    y + 22,
                    y + 2,
                    y + 2,
                    y + 26,
                    y + 26,
                    y - 4,
                    y - 4,
                ),
                "#cbbd9f",
                5 + level,
                opacity=0.5,
            )
        )
        rows.append(_olives(dice, y, level))
    return finish(
        STORM,
        [
            s.clouds(dice, "#e9e6da", 12),
            s.hill(s.ridge(dice, 420, 120, 5), STORM.far, opacity=0.8),
            mist(380),
            *rows,
            trees.cypresses(dice, spots("1240 560 230, 1290 570 270, 1345 565 220"), STORM.tree),
        ],
        (0.35, 0.55),
    )


def _olives(dice: random.Random, y: float, level: int) -> str:
    size, olives = 16 + level * 9, []
    for k in range(9 - level):
        x = k * (180 + level * 22) + dice.uniform(0, 80)
        olives.append(rect(x - 2, y - 2, 4 + level, size * 0.8, fill="#3b3427"))
        olives += [
            ellipse(x + a * size, y - size * b, size * 0.75, size * 0.55, fill=c)
            for a, b, c in ((-0.5, 0.2, "#5d6a50"), (0.5, 0.25, "#566349"), (0, 0.6, "#7b866a"))
        ]
    return "".join(olives)


def cloister(dice: random.Random) -> str:
    """An arcade that opens on a garden with one tall cypress."""
    garden = [
        s.hill(s.ridge(dice, 470, 60, 5), MORNING.far),
        s.hill(points("0 520, 800 530, 1600 515"), MORNING.middle),
        trees.cypresses(dice, spots("800 560 330, 560 548 220, 1050 548 230"), MORNING.tree),
    ]
    arches = "".join(
        move("M# 620V330A120 120 0 0 1 # 330V620Z", 80 + 300 * k, 320 + 300 * k) for k in range(5)
    )
    facade = path(f"M0 120H1600V700H0Z{arches}", fill="#b8a88e", fill_rule="evenodd")
    rims = line(arches, "#e0d3bb", 12) + line(arches, "#6a5d4a", 2.4, opacity=0.6)
    columns = [
        rect(42 + 300 * k, 330, 16, 290, fill="#d8cab0")
        + rect(34 + 300 * k, 318, 32, 16, fill="#e0d3bb")
        + rect(34 + 300 * k, 610, 32, 16, fill="#e0d3bb")
        for k in range(6)
    ]
    roof = rect(0, 96, WIDTH, 30, fill="#8b5f48") + line(
        "".join(f"M{x} 96v30" for x in range(8, 1600, 22)), "#5d3d2e", 3, opacity=0.6
    )
    low = rect(0, 620, WIDTH, 24, fill="#d0c2a8") + rect(0, 644, WIDTH, 56, fill="#8f806a")
    shade = path("M0 126H1600V150H0Z", fill="#2a2118", opacity=0.35)
    return finish(
        MORNING,
        [s.clouds(dice, "#fff6e4", 6), *garden, facade, shade, rims, *columns, low, roof],
        (0.4, 0.6),
    )
