"""Dice that fall the same way each time they are taken up under the same name."""

import random


def dice(name: str) -> random.Random:
    return random.Random(name)  # noqa: S311  (pictures and invented people, no secrets)
