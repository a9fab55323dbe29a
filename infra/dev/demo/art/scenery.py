"""The wide things of a landscape: light, sky, hills, mountains."""

import random
from dataclasses import dataclass
from itertools import pairwise

from infra.dev.demo.art.canvas import (
    Point,
    blur,
    ellipse,
    group,
    line,
    linear,
    move,
    path,
    radial,
    rect,
)

WIDTH, HEIGHT = 1600, 700


@dataclass(frozen=True)
class Light:
    """The hour of a picture: sky from top to horizon, the glow, the far and near ground."""

    sky: tuple[str, str, str]
    glow: str
    far: str
    middle: str
    near: str
    tree: str
    wall: str = "#8c8276"


def light_defs(light: Light, *, sun: tuple[float, float] = (0.5, 0.7)) -> list[str]:
    top, mid, low = light.sky
    return [
        linear("sky", (0, top), (0.5, mid), (0.85, low)),
        radial(
            "glow",
            sun[0],
            sun[1],
            0.55,
            (0, light.glow, 0.85),
            (0.5, light.glow, 0.25),
            (1, light.glow, 0),
        ),
        linear("mist", (0, light.glow, 0), (0.5, light.glow, 0.4), (1, light.glow, 0)),
        linear("veil", (0, "#0d1014", 0.28), (0.5, "#0d1014", 0), (1, "#0d1014", 0.28)),
    ]


def sky() -> str:
    return rect(0, 0, WIDTH, HEIGHT, fill="url(#sky)") + rect(
        0, 0, WIDTH, HEIGHT, fill="url(#glow)"
    )


def veil() -> str:
    """Darkens the top, where white words stand, and the foot."""
    return rect(0, 0, WIDTH, HEIGHT, fill="url(#veil)")


def clouds(dice: random.Random, colour: str, count: int, low: float = 260) -> str:
    bands = []
    for _ in range(count):
        x, y = dice.uniform(0, WIDTH), dice.uniform(40, low)
        bands.append(ellipse(x, y, dice.uniform(140, 380), dice.uniform(5, 16)))
    return group(bands, fill=colour, opacity=0.3, filter=blur(9))


def stars(dice: random.Random, count: int) -> str:
    dots = "".join(
        move("M# #h.1", dice.uniform(0, WIDTH), dice.uniform(10, 300)) for _ in range(count)
    )
    return line(dots, "#fff", 2, opacity=0.55, stroke_linecap="round")


def hill(points: list[Point], fill: str, *, opacity: float = 1) -> str:
    """Rounded ground through the points, down to the foot of the picture."""
    data = move("M0 #", points[0][1])
    for (x0, y0), (x1, y1) in pairwise(points):
        middle = (x0 + x1) / 2
        data += move("C# # # # # #", middle, y0, middle, y1, x1, y1)
    return path(data + f"V{HEIGHT}H0Z", fill=fill, opacity=opacity)


def ridge(dice: random.Random, base: float, rise: float, steps: int) -> list[Point]:
    """Points of a soft ridge from side to side."""
    return [(WIDTH * k / steps, base - dice.uniform(0, rise)) for k in range(steps + 1)]


def peaks(points: list[Point], fill: str, snow: str) -> str:
    """Sharp mountains with snow on the side of the light."""
    data = move("M0 #", points[0][1]) + "".join(move("L# #", x, y) for x, y in points[1:])
    caps = ""
    for before, top, after in zip(points, points[1:], points[2:], strict=False):
        if top[1] < before[1] and top[1] < after[1]:
            caps += _cap(before, top, after)
    return path(data + f"V{HEIGHT}H0Z", fill=fill) + path(caps, fill=snow, opacity=0.85)


def _cap(before: tuple[float, float], top: tuple[float, float], after: tuple[float, float]) -> str:
    def down(end: tuple[float, float], share: float) -> tuple[float, float]:
        return top[0] + (end[0] - top[0]) * share, top[1] + (end[1] - top[1]) * share

    left, right = down(before, 0.55), down(after, 0.4)
    x, y = top
    middle = [
        x - 6,
        y + (left[1] - y) * 0.6,
        x + 8,
        y + (left[1] - y) * 0.95,
        x + 16,
        y + (right[1] - y) * 0.55,
    ]
    return move("M# #L# #L# #L# #L# #L# #Z", x, y, *left, *middle, *right)
