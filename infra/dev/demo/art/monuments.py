"""The drawn photos of blocks."""

import random
from collections.abc import Callable

from infra.dev.demo.art.graves import chapels, family_tombs, ground_graves
from infra.dev.demo.art.walls import niche_gallery, niches, ossuary, urns
from infra.dev.demo.dice import dice

MONUMENTS: tuple[Callable[[random.Random], str], ...] = (
    niches,
    ground_graves,
    chapels,
    ossuary,
    urns,
    niche_gallery,
    family_tombs,
)


def monument(index: int) -> str:
    """The picture with that place in the list (0-based)."""
    return MONUMENTS[index](dice(f"blocco-{index}"))
