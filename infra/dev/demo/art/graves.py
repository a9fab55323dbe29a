"""Graves in the ground, chapels, family tombs."""

import random

from infra.dev.demo.art import stones, trees
from infra.dev.demo.art.blocks import MARBLES, WIDTH, lamps, photo, words
from infra.dev.demo.art.canvas import (
    blur,
    ellipse,
    line,
    move,
    path,
    points,
    rect,
    spots,
)


def ground_graves(dice: random.Random) -> str:
    """Graves in the grass with cypresses behind."""
    tall = trees.cypresses(dice, [(60 + 96 * k, 372, 250) for k in range(13)], "#2f4230")
    field = rect(0, 360, WIDTH, 440, fill="url(#grass)")
    wall = stones.wall(0, 330, WIDTH, 40, "#b9aa92")
    rows = [
        _row(dice, foot, size, count)
        for foot, size, count in ((446, 62, 11), (560, 92, 8), (736, 138, 5))
    ]
    return photo(dice, [tall, wall, field, *rows])


def _row(dice: random.Random, foot: float, size: float, count: int) -> str:
    beds, parts, lights = "", [], []
    for k in range(count):
        x = WIDTH * (k + 0.5) / count + dice.uniform(-8, 8)
        bed = move(
            "M# #L# #L# #L# #Z",
            x - size * 0.42,
            foot,
            x + size * 0.42,
            foot,
            x + size * 0.54,
            foot + size * 0.36,
            x - size * 0.54,
            foot + size * 0.36,
        )
        beds += bed
        parts.append(
            stones.use(
                "stone", x, foot, size * dice.uniform(0.0095, 0.0108), fill=dice.choice(MARBLES)
            )
        )
        parts.append(stones.flowers(dice, x + size * 0.1, foot + size * 0.22, size / 80))
        if dice.random() < 0.5:
            lights.append((x - size * 0.26, foot + size * 0.2))
    ground = path(beds, fill="#bdb29f", stroke="#7d725f", stroke_width=2)
    return ground + "".join(parts) + lamps(lights)


def chapels(dice: random.Random) -> str:
    """A row of family chapels along a gravel path."""
    tall = trees.cypresses(
        dice, spots("40 650 520, 1160 650 540, 412 650 440, 788 650 440"), "#2f4230"
    )
    houses = "".join(
        _chapel(x, colour) for x, colour in ((220, "#d6c8b0"), (600, "#cfc6ba"), (980, "#d9c9ac"))
    )
    gravel = path("M0 640H1200V800H0Z", fill="#c2b496") + path("M0 640H1200V660H0Z", fill="#6f7d58")
    return photo(
        dice,
        [
            tall,
            houses,
            gravel,
            lamps(points("150 652, 668 652, 905 652, 1046 652")),
            stones.flowers(dice, 292, 656, 1.2),
            stones.flowers(dice, 530, 656, 1.2),
        ],
    )


def _chapel(x: float, colour: str) -> str:
    body = rect(x - 130, 340, 260, 306, fill=colour) + rect(
        x + 60, 340, 70, 306, fill="#000", opacity=0.1
    )
    gable = path(move("M# 342L# 232L# 342Z", x - 152, x, x + 152), fill=colour) + line(
        move("M# 344L# 230L# 344", x - 156, x, x + 156), "#8c7a62", 12
    )
    frieze = rect(x - 146, 336, 292, 20, fill="#e6dac4") + rect(
        x - 140, 356, 280, 8, fill="#000", opacity=0.2
    )
    columns = "".join(
        rect(x + dx, 364, 22, 268, fill="#e9dfcb")
        + rect(x + dx + 14, 364, 8, 268, fill="#000", opacity=0.16)
        for dx in (-118, -70, 48, 96)
    )
    door = path(move("M# 640V440A46 46 0 0 1 # 440V640Z", x - 46, x + 46), fill="#3a3a34")
    bars = line(
        "".join(move("M# 640V404", x + dx) for dx in (-30, -15, 0, 15, 30))
        + move("M# 470h92M# 560h92", x - 46, x - 46),
        "#8d8468",
        3,
        opacity=0.8,
    )
    glow = ellipse(x, 590, 26, 40, fill="#ffb460", opacity=0.35, filter=blur(9))
    steps = rect(x - 150, 632, 300, 12, fill="#c4b79f") + rect(
        x - 166, 644, 332, 14, fill="#aa9d86"
    )
    return (
        body
        + gable
        + frieze
        + columns
        + door
        + glow
        + bars
        + steps
        + stones.cross(x, 234, 60, "#6f634f")
        + stones.cross(x, 320, 44, "#8c7a62")
    )


def family_tombs(dice: random.Random) -> str:
    """Family tombs of dark granite along a hedge."""
    hedge = rect(0, 330, WIDTH, 80, fill="#44563a") + "".join(
        ellipse(x, 332, 34, 16, fill="#4f6343") for x in range(0, WIDTH + 30, 44)
    )
    tall = trees.cypresses(
        dice, spots("110 380 300, 330 372 260, 870 372 260, 1090 380 310"), "#2f4230"
    )
    tombs = "".join(
        _family(dice, x, colour)
        for x, colour in ((220, "#5d5a57"), (600, "#c8bfb0"), (980, "#6b5a52"))
    )
    return photo(
        dice,
        [
            tall,
            hedge,
            rect(0, 400, WIDTH, 400, fill="url(#grass)"),
            path("M0 700H1200V800H0Z", fill="#c5b798"),
            tombs,
        ],
    )


def _family(dice: random.Random, x: float, colour: str) -> str:
    back = (
        rect(x - 120, 330, 240, 220, fill=colour)
        + path(move("M# 332L# 296L# 332Z", x - 132, x, x + 132), fill=colour)
        + rect(x - 120, 330, 240, 220, fill="url(#slab)")
    )
    bed = path(move("M# 550H#L# 690H#Z", x - 130, x + 130, x + 160, x - 160), fill=colour) + path(
        move("M# 550H#L# 690H#Z", x - 130, x + 130, x + 160, x - 160), fill="url(#slab)"
    )
    front = path(move("M# 690H#V714H#Z", x - 160, x + 160, x - 160), fill="#000", opacity=0.45)
    ovals = "".join(
        ellipse(x + dx, 432, 15, 20, fill="#b7a78f", stroke="#b49a5e", stroke_width=2.4)
        for dx in (-66, 0, 66)
    )
    carving = line(
        "".join(words(dice, x + dx, 470, 50) for dx in (-66, 0, 66)), "#b49a5e", 2.2, opacity=0.8
    )
    return (
        back
        + stones.cross(x, 396, 62, "#b49a5e")
        + bed
        + front
        + ovals
        + carving
        + stones.flowers(dice, x - 80, 600, 1.7)
        + stones.flowers(dice, x + 84, 604, 1.7)
        + lamps([(x, 590)])
    )
