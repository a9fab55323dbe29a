"""How hair is drawn: a mass of tone, and strands that follow it."""

import random
from dataclasses import dataclass

from infra.dev.demo.art.canvas import (
    blur,
    clip,
    ellipse,
    group,
    line,
    move,
    path,
)

Guide = tuple[float, float, float, float, float, float, float, float]


CURVE = "M# #C# # # # # #"


@dataclass(frozen=True)
class Hair:
    """Three tones of one head of hair, and its own dice for the strands."""

    light: str
    mid: str
    dark: str
    dice: random.Random


@dataclass(frozen=True)
class Locks:
    """What lies behind the head and what lies before it."""

    back: str
    front: str


def strands(hair: Hair, first: Guide, last: Guide, count: int) -> str:
    """Thin curves that pass from one guide to another, now light, now dark."""
    drawn = {hair.light: "", hair.dark: ""}
    count = round(count * 0.8)
    for index in range(count):
        share = (index + hair.dice.uniform(-0.3, 0.3)) / max(1, count - 1)
        points = [
            round(a + (b - a) * share + hair.dice.uniform(-1, 1))
            for a, b in zip(first, last, strict=True)
        ]
        drawn[hair.light if hair.dice.random() < 0.45 else hair.dark] += move(CURVE, *points)
    return "".join(
        line(data, colour, 1.3, opacity=0.42, filter=blur(0.5)) for colour, data in drawn.items()
    )


def mirror(guide: Guide) -> Guide:
    x0, y0, x1, y1, x2, y2, x3, y3 = guide
    return (-x0, y0, -x1, y1, -x2, y2, -x3, y3)


def mass(name: str, data: str, inside: list[str], hair: Hair) -> str:
    """One closed shape of hair: tone, light from above left, strands, a soft edge."""
    glow = ellipse(-20, 92, 30, 13, fill=hair.light, opacity=0.55, filter=blur(6))
    dusk = ellipse(62, 150, 16, 60, fill=hair.dark, opacity=0.6, filter=blur(6))
    edge = path(data, fill="url(#hair)", filter=blur(0.8))
    return clip(name, path(data)) + edge + group([glow, dusk, *inside], clip_path=f"url(#{name})")
