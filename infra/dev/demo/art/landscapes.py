"""The wide quiet landscapes that stand behind a name."""

import random
from collections.abc import Callable

from infra.dev.demo.art.country import (
    avenue_of_pines,
    chapel_on_the_hill,
    cloister,
    hills_at_dusk,
    olive_terraces,
)
from infra.dev.demo.art.waters import lake_at_dawn, lamps_at_night, mountain_in_snow, sea_and_wall
from infra.dev.demo.dice import dice

LANDSCAPES: tuple[Callable[[random.Random], str], ...] = (
    hills_at_dusk,
    sea_and_wall,
    mountain_in_snow,
    chapel_on_the_hill,
    avenue_of_pines,
    lamps_at_night,
    olive_terraces,
    lake_at_dawn,
    cloister,
)


def landscape(index: int) -> str:
    """The picture with that place in the list (0-based)."""
    return LANDSCAPES[index](dice(f"luogo-{index}"))
