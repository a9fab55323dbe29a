"""Links to pictures: of an old system that nobody can reach, or drawn by this package."""

import random
from typing import Protocol

from infra.dev.demo.art.portraits import SITTERS
from infra.dev.demo.people import Life

FOLDERS = {
    "portraits": "ritratti",
    "places": "luoghi",
    "blocks": "blocchi",
    "crests": "loghi",
    "products": "prodotti",
}
KEEPSAKE = "ricordo"
ADULT_DAYS = 18 * 365
DEMO_PORTRAITS, DEMO_TOMBS = 0.35, 0.6


def drawn(kind: str, name: int | str) -> str:
    """Address of a drawn picture; numbers begin at 1."""
    return f"/demo/{FOLDERS[kind]}/{name}.svg"


class Gallery(Protocol):
    """Where a register takes the pictures of its sectors, tombs and people from."""

    def sector(self, cemetery: int, sector: int) -> str: ...

    def tomb(self, cemetery: int, tomb: int) -> str: ...

    def person(self, life: Life) -> str: ...


class OldSystem:
    """Links as an old system would have exported them, on a domain for examples."""

    def __init__(self, luck: random.Random) -> None:
        self._luck = luck
        self._people = 0

    def sector(self, cemetery: int, sector: int) -> str:
        if self._luck.random() >= 0.2:
            return ""
        return f"https://foto.example.org/settori/{cemetery}-{sector}.jpg"

    def tomb(self, cemetery: int, tomb: int) -> str:
        if self._luck.random() >= 0.25:
            return ""
        return f"https://foto.example.org/tombe/{cemetery}-{tomb}.jpg"

    def person(self, life: Life) -> str:
        self._people += 1
        if self._luck.random() >= 0.2:
            return ""
        return f"https://foto.example.org/defunti/{life.death_year}-{self._people}.jpg"


# the family that a newcomer meets first: nobody else wears their faces
FAMILY = frozenset({4, 7, 8, 9, 10, 17})


class Drawn:
    """Pictures of the demo: a portrait fits the person, a landscape fits the cemetery."""

    def __init__(self, luck: random.Random, places: tuple[tuple[int, ...], ...]) -> None:
        self._luck = luck
        self._places = places

    def sector(self, cemetery: int, sector: int) -> str:
        numbers = self._places[cemetery - 1]
        return drawn("places", numbers[sector % len(numbers)])

    def tomb(self, cemetery: int, tomb: int) -> str:
        if self._luck.random() >= DEMO_TOMBS:
            return ""
        numbers = self._places[cemetery - 1]
        return drawn("places", numbers[tomb % len(numbers)])

    def person(self, life: Life) -> str:
        if life.days < ADULT_DAYS or self._luck.random() >= DEMO_PORTRAITS:
            return ""
        free = (at for at in range(len(SITTERS)) if at + 1 not in FAMILY)
        likely = sorted(free, key=lambda at: _distance(at, life))[:4]
        if _distance(likely[0], life) > 60:
            return ""
        return drawn("portraits", self._luck.choice(likely) + 1)


def _distance(at: int, life: Life) -> float:
    """How ill a portrait suits a person: another sex never, age and period by years."""
    sitter = SITTERS[at]
    if sitter.woman is not life.woman:
        return 1000
    age = life.days / 365.25
    return abs(sitter.age - age) * 1.5 + abs(sitter.period - life.death_year) * 0.6
