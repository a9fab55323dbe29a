"""What the drawn photos of blocks share: sky, floor, lamps, carved words."""

import random

from infra.dev.demo.art import stones
from infra.dev.demo.art.canvas import (
    blur,
    blurs,
    ellipse,
    group,
    line,
    linear,
    move,
    picture,
    radial,
    rect,
)

WIDTH, HEIGHT = 1200, 800


MARBLES = ("#e2dccf", "#d8d0c2", "#cfc6b6", "#c9c4bb", "#dcd2bf")


def photo(
    dice: random.Random,
    parts: list[str],
    *,
    day: tuple[str, str, str] = ("#7f97a6", "#b9c4c4", "#e6dcc8"),
) -> str:
    defs = [
        blurs(3, 9, 24),
        stones.bunches(),
        linear("sky", (0, day[0]), (0.6, day[1]), (1, day[2])),
        linear("wall", (0, "#cdbfa8"), (1, "#a89a84")),
        linear("floor", (0, "#a79a87"), (1, "#7c7162")),
        linear("grass", (0, "#7f8b66"), (1, "#47573a")),
        linear("slab", (0, "#fff", 0.22), (0.5, "#fff", 0), (1, "#3a3024", 0.2)),
        radial("edge", 0.5, 0.45, 0.75, (0.6, "#1d150d", 0), (1, "#1d150d", 0.42)),
    ]
    sky = rect(0, 0, WIDTH, HEIGHT, fill="url(#sky)") + _clouds(dice)
    edge = rect(0, 0, WIDTH, HEIGHT, fill="url(#edge)")
    return picture(WIDTH, HEIGHT, "Blocco", defs, [sky, *parts, edge])


def _clouds(dice: random.Random) -> str:
    puffs = [
        ellipse(
            dice.uniform(0, WIDTH),
            dice.uniform(20, 160),
            dice.uniform(90, 240),
            dice.uniform(8, 20),
        )
        for _ in range(6)
    ]
    return group(puffs, fill="#fff", opacity=0.35, filter=blur(9))


def words(dice: random.Random, x: float, y: float, wide: float) -> str:
    """Carved letters seen from afar: a long line and a short one."""
    long, short = round(wide * dice.uniform(0.7, 1)), round(wide * dice.uniform(0.4, 0.7))
    return move("M# #h#m# 11h#", round(x - long / 2), round(y), long, -(long + short) // 2, short)


def lamps(spots: list[tuple[float, float]]) -> str:
    return "".join(stones.use("lamp", x, y) for x, y in spots)


def pavement(top: float) -> str:
    joints = "".join(
        move("M# #L# #", 600 + (k - 8) * 60, top, 600 + (k - 8) * 190, HEIGHT) for k in range(17)
    )
    return rect(0, top, WIDTH, HEIGHT - top, fill="url(#floor)") + line(
        joints, "#5d5447", 1.6, opacity=0.4
    )
