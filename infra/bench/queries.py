"""Twelve classes of searches over the persons of the register, seeded."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import asyncpg

LETTERS = "abcdefghilmnoprstuvz"
SAMPLE = 3000


@dataclass(frozen=True, slots=True)
class Person:
    id: int
    surname: str
    name: str
    cemetery_id: int

    @property
    def first_name(self) -> str:
        return self.name.split()[0]

    @property
    def is_plain(self) -> bool:
        """Long enough to be cut, one word of bare letters."""
        return len(self.surname) > 5 and self.surname.isascii() and self.surname.isalpha()


@dataclass(frozen=True, slots=True)
class Query:
    """What somebody types, and whom it was taken from."""

    kind: str
    surname: str
    name: str
    person: Person


def typo(luck: random.Random, word: str) -> str:
    """One letter lost, added, changed or swapped with the one before; never the first."""
    at, kind, letter = luck.randrange(1, len(word)), luck.randrange(4), luck.choice(LETTERS)
    if kind == 0:
        return word[:at] + word[at + 1 :]
    if kind == 1:
        return word[:at] + letter + word[at:]
    if kind == 2:
        other = luck.choice(LETTERS.replace(word[at], ""))
        return word[:at] + other + word[at + 1 :]
    at = max(2, at)
    return word[: at - 1] + word[at] + word[at - 1] + word[at + 1 :]


async def persons(connection: asyncpg.Connection, luck: random.Random) -> list[Person]:
    rows = await connection.fetch(
        "select id, surname, name, cemetery_id from registry.deceased where public "
        "order by hashint4(id) limit $1",
        SAMPLE,
    )
    found = [Person(**dict(row)) for row in rows]
    luck.shuffle(found)
    return found


async def classes(
    connection: asyncpg.Connection, luck: random.Random, size: int
) -> dict[str, list[Query]]:
    """`size` searches of each class."""
    people = await persons(connection, luck)
    plain = [person for person in people if person.is_plain]
    found = {kind: _of(people, kind, size, cut) for kind, cut in _whole().items()}
    found |= {kind: _of(plain, kind, size, cut) for kind, cut in _cut(luck).items()}
    found |= {kind: _of(people, kind, size, cut) for kind, cut in _odd(luck).items()}
    found["rare"] = _of(await _bearers(connection, common=False), "rare", size, _surname)
    found["common"] = _of(await _bearers(connection, common=True), "common", size, _surname)
    return found


Cut = Callable[[Person], tuple[str, str]]


def _surname(person: Person) -> tuple[str, str]:
    return person.surname, ""


def _whole() -> dict[str, Cut]:
    return {
        "surname": _surname,
        "surname and name": lambda p: (p.surname, p.first_name),
        "name alone": lambda p: ("", p.first_name),
    }


def _cut(luck: random.Random) -> dict[str, Cut]:
    return {
        "four first letters": lambda p: (p.surname[:4], ""),
        "four or five inner letters": lambda p: (p.surname[2 : 6 + luck.randrange(2)], ""),
        "parts of both": lambda p: (p.surname[:4], p.first_name[:3]),
        "typo": lambda p: (typo(luck, p.surname), ""),
        "typo and name": lambda p: (typo(luck, p.surname), p.first_name),
    }


def _odd(luck: random.Random) -> dict[str, Cut]:
    return {
        "three inner letters": lambda _: (luck.choice(("ett", "oss", "ari", "and", "ell")), ""),
        "nobody": lambda _: ("".join(luck.choices("qwxyzkjh", k=5)), ""),
    }


def _of(people: list[Person], kind: str, size: int, cut: Cut) -> list[Query]:
    def queries() -> Iterator[Query]:
        for person in people[:size]:
            yield Query(kind, *cut(person), person)

    return list(queries())


async def _bearers(connection: asyncpg.Connection, *, common: bool) -> list[Person]:
    """One bearer each of the surnames borne by most, or by at most a dozen."""
    rows = await connection.fetch(
        "select min(id) as id, min(surname) as surname, min(name) as name, "
        "min(cemetery_id) as cemetery_id, count(*) as bearers "
        "from registry.deceased where public group by surname_key order by bearers desc"
    )
    chosen = [row for row in rows[:12] if common] or [row for row in rows if row["bearers"] <= 12]
    return [Person(r["id"], r["surname"], r["name"], r["cemetery_id"]) for r in chosen]
