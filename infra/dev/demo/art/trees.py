"""Cypresses, pines and firs."""

import random
from collections.abc import Sequence

from infra.dev.demo.art.canvas import (
    Spot,
    ellipse,
    group,
    line,
    move,
    path,
)


def cypress(x: float, foot: float, height: float, fill: str) -> str:
    half = height * 0.085
    data = move(
        "M# #C# # # # # #C# # # # # #C# # # # # #C# # # # # #Z",
        *(x, foot - height),
        *(
            x + half * 0.7,
            foot - height * 0.75,
            x + half * 1.15,
            foot - height * 0.5,
            x + half,
            foot - height * 0.22,
        ),
        *(x + half * 0.9, foot - height * 0.08, x + half * 0.4, foot, x, foot),
        *(
            x - half * 0.4,
            foot,
            x - half * 0.9,
            foot - height * 0.08,
            x - half,
            foot - height * 0.22,
        ),
        *(
            x - half * 1.15,
            foot - height * 0.5,
            x - half * 0.7,
            foot - height * 0.75,
            x,
            foot - height,
        ),
    )
    light = line(
        move(
            "M# #Q# # # #",
            x - half * 0.25,
            foot - height * 0.85,
            x - half * 0.8,
            foot - height * 0.5,
            x - half * 0.5,
            foot - height * 0.15,
        ),
        "#fff",
        half * 0.3,
        opacity=0.05,
    )
    return path(data, fill=fill) + light


def cypresses(dice: random.Random, spots: Sequence[Spot], fill: str) -> str:
    return "".join(cypress(x, y, h * dice.uniform(0.9, 1.1), fill) for x, y, h in spots)


def umbrella_pine(x: float, foot: float, height: float, fill: str) -> str:
    top, wide = foot - height, height * 0.36
    trunk = path(
        move(
            "M# #Q# # # #L# #Q# # # #Z",
            x - height * 0.022,
            foot,
            x - 3,
            foot - height * 0.5,
            x - height * 0.02,
            top + height * 0.2,
            x + height * 0.02,
            top + height * 0.2,
            x + 4,
            foot - height * 0.5,
            x + height * 0.028,
            foot,
        )
    )
    arms = line(
        move(
            "M# #L# #M# #L# #",
            x,
            top + height * 0.4,
            x - wide * 0.6,
            top + height * 0.18,
            x,
            top + height * 0.36,
            x + wide * 0.6,
            top + height * 0.17,
        ),
        fill,
        height * 0.02,
    )
    crown = [
        (-0.62, 0.17, 0.42, 0.075),
        (0.62, 0.165, 0.42, 0.075),
        (-0.3, 0.1, 0.52, 0.09),
        (0.34, 0.1, 0.5, 0.09),
        (0, 0.075, 0.5, 0.085),
    ]
    parts = [ellipse(x + a * wide, top + b * height, c * wide, d * height) for a, b, c, d in crown]
    return group([trunk, *parts], fill=fill) + arms


def fir(x: float, foot: float, height: float) -> str:
    """Path data of a fir."""
    half = height * 0.2
    tiers = [(0.0, 0.0), (0.34, 0.5), (0.3, 0.28), (0.68, 0.8), (0.62, 0.5), (1.0, 1.0)]
    right = [(x + half * b, foot - height * (1 - a)) for a, b in tiers]
    left = [(2 * x - a, b) for a, b in reversed(right[1:])]
    return "M" + "L".join(move("# #", a, b) for a, b in right + left) + "Z"
