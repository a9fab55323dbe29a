"""Invented people: a life, a name, a fiscal code, an epitaph."""

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date

from infra.dev.demo import texts
from infra.dev.demo.dates import Pen
from infra.dev.demo.fiscal import fiscal_code
from infra.dev.demo.names import Names, letters, searchable
from infra.dev.demo.towns import Town, towns

FISCAL_CODES_SINCE = 1978
GROWN_UP_DAYS = 9_000
CHILD_DAYS = 4_000
OLD_DAYS = 12_000
PictureOf = Callable[["Life"], str]


@dataclass(frozen=True, slots=True)
class Life:
    """Birth and death as day numbers, and what follows from them."""

    woman: bool
    birth: int
    death: int
    death_year: int

    @property
    def days(self) -> int:
        return self.death - self.birth


@dataclass(slots=True)
class Grave:
    """What the people of one tomb share."""

    cemetery_id: str
    town: Town
    style: int
    family: str
    taken: set[str] = field(default_factory=set)


class People:
    """Makes the last 14 cells of a row; `None` in the second stands for the tomb's reference."""

    def __init__(self, luck: random.Random, names: Names, pen: Pen, picture: PictureOf) -> None:
        self._luck = luck
        self._names = names
        self._pen = pen
        self._picture = picture
        self._towns = towns()

    def person(self, death: int, grave: Grave) -> list[str] | None:
        """One person who died that day, or None if the tomb has somebody of that name."""
        rand = self._luck.random
        life = self.life(death)
        surname = grave.family if grave.family and rand() < 0.72 else self._surname()
        name = self._given(life)
        key = letters(surname) + letters(name)
        if key in grave.taken:
            return None
        grave.taken.add(key)
        nominative = self._nominative(surname, name, life, grave.family)
        code = self._code(surname, name, life, grave.town)
        return [
            grave.cemetery_id,
            "",
            name,
            surname,
            nominative,
            nominative.upper(),
            searchable(nominative),
            code,
            *self._dates(life, grave.style, known=bool(code)),
            self._epitaph(name, life),
            "0" if rand() < 0.9 else str(1 + int(rand() * 12)),
            self._picture(life),
            "0" if rand() < 0.01 else "1",
        ]

    def life(self, death: int) -> Life:
        rand = self._luck.random
        year = date.fromordinal(death).year
        infant = 0.16 if year < 1920 else 0.05 if year < 1955 else 0.008
        if rand() < infant:
            days = int(rand() ** 2 * 2200)
        else:
            mean = 58 if year < 1920 else 66 if year < 1960 else 74 if year < 1995 else 80
            days = int(min(max(self._luck.gauss(mean, 15), 3), 107) * 365.25)
        return Life(rand() < 0.5, death - days, death, year)

    def _surname(self) -> str:
        return self._names.surnames[int(self._luck.random() * len(self._names.surnames))]

    def _given(self, life: Life) -> str:
        rand = self._luck.random
        names = self._names.given(woman=life.woman, birth_year=date.fromordinal(life.birth).year)
        name = names[int(rand() * len(names))]
        if rand() < 0.05 and " " not in name:
            second = names[int(rand() * len(names))]
            if second != name and " " not in second:
                return f"{name} {second}"
        return name

    def _nominative(self, surname: str, name: str, life: Life, family: str) -> str:
        """The name as on the stone: widows and wives, titles, nicknames."""
        throw = self._luck.random()
        if life.woman and life.days > GROWN_UP_DAYS:
            if throw >= 0.62:
                return f"{surname} {name}"
            husband = family if family and family != surname else self._surname()
            return f"{surname} {name} {'ved.' if throw < 0.34 else 'in'} {husband}"
        if throw < 0.03 and life.days > GROWN_UP_DAYS:
            return texts.TITLES[int(throw / 0.03 * len(texts.TITLES))] + f"{surname} {name}"
        if throw < 0.042:
            return f'{surname} {name} detto "{self._given(life).split()[0]}"'
        return f"{surname} {name}"

    def _code(self, surname: str, name: str, life: Life, town: Town) -> str:
        rand = self._luck.random
        chance = 0.86 if life.death_year >= FISCAL_CODES_SINCE else 0.0
        if rand() >= chance:
            return ""
        if rand() >= 0.7:
            town = self._towns[int(rand() * len(self._towns))]
        birth = date.fromordinal(life.birth)
        return fiscal_code(surname, name, birth, woman=life.woman, town=town.cadastral_code)

    def _dates(self, life: Life, style: int, *, known: bool) -> tuple[str, str]:
        """Birth and death; whoever has a fiscal code has a full date of birth or none."""
        rand, pen = self._luck.random, self._pen
        missing = 0.10 if life.death_year < 1930 else 0.02
        write = pen.full if known else pen.old
        birth = "" if rand() < missing else write(life.birth, style)
        death = "" if rand() < missing / 5 else write(life.death, style)
        return birth, death

    def _epitaph(self, name: str, life: Life) -> str:
        throw = self._luck.random()
        if throw >= 0.32:
            return ""
        if throw < 0.02:
            return texts.EPITAPH_NAMED.format(name=name)
        chosen: tuple[str, ...] = texts.EPITAPHS
        if life.days < CHILD_DAYS:
            chosen = texts.EPITAPHS_CHILD
        elif throw < 0.07 and life.days > OLD_DAYS:
            chosen = texts.EPITAPHS_WOMAN if life.woman else texts.EPITAPHS_MAN
        return chosen[int(self._luck.random() * len(chosen))]
