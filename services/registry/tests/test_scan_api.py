"""The search against a plain scan: over a generated register it finds the same persons."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

import asyncpg
import httpx
import pytest

from services.kit.text import fold_given, fold_surname
from services.registry.deceased.query import Reading, readings
from services.registry.tests.making import Ground, search

SURNAMES = """
Rossi Russo Ferrari Esposito Bianchi Romano Colombo Ricci Marino Greco Bruno Gallo Conti Costa
Giordano Mancini Rizzo Lombardi Moretti Barbieri Fontana Santoro Mariani Rinaldi Caruso Ferrara
Galli Martini Leone Longo Gentile Martinelli Vitale Lombardo Serra Coppola Marchetti Parisi Villa
Conte Ferraro Ferri Fabbri Bianco Marini Grasso Valentini Messina Sala Gatti Rossini Rossetti
Rossetto Derossi Rosso Bianchini Bianchetti Ferrarini Deferrari Ferrarese De_Luca D'Angelo D’Amico
Lo_Presti De_Rosa Di_Stefano Dell'Orto
"""
GIVEN = """
Maria Anna Giuseppina Rosa Angela Giovanna Teresa Lucia Carmela Caterina Francesca Antonia Carla
Elena Giuseppe Antonio Giovanni Mario Luigi Francesco Angelo Vincenzo Pietro Salvatore Carlo Franco
Domenico Bruno Paolo Niccolò Nicolò Andrea Annamaria Mariano Marianna Martino Maria_Grazia
Anna_Maria Gian-Luca Maria_Teresa Rosa_Anna
"""
CAP, FEW, PERSONS, QUERIES, WALKS = 1000, 10, 2000, 200, 25


@dataclass(frozen=True)
class Person:
    id: int
    cemetery: int
    surname: str
    name: str
    husband: str | None
    is_public: bool

    @property
    def surnames(self) -> tuple[str, ...]:
        keys = (fold_surname(self.surname), fold_surname(self.husband or ""))
        return tuple(key for key in keys if key)

    def matches(self, reading: Reading) -> bool:
        """Whether this is a hit without a wrong letter."""
        given = fold_given(self.name)
        if not reading.surname:
            return holds(given, reading.given)
        return reading.given in given and any(holds(s, reading.surname) for s in self.surnames)

    def resembles(self, reading: Reading) -> bool:
        """Whether this is a hit with one wrong letter, in the surname or in the given names."""
        given = fold_given(self.name)
        if reading.given in given and any(near(s, reading.surname) for s in self.surnames):
            return True
        begins = any(s.startswith(reading.surname) for s in self.surnames)
        return begins and near(given, reading.given)


def holds(key: str, text: str) -> bool:
    return key.startswith(text) or (len(text) >= 3 and text in key)


def near(key: str, text: str) -> bool:
    """One letter missing, too many, another or swapped: some deletion of both is the same."""
    return len(text) >= 4 and key != text and bool(shortened(key) & shortened(text))


def shortened(key: str) -> set[str]:
    return {key, *(key[:place] + key[place + 1 :] for place in range(len(key)))}


@dataclass
class Crowd:
    connection: asyncpg.Connection
    persons: list[Person]
    cemeteries: list[int]

    def expected(self, wanted: dict[str, str | int]) -> tuple[set[int], set[int]]:
        """Ids of the exact hits, and of those with a wrong letter."""
        q, surname, name = (str(wanted.get(key, "")) for key in ("q", "surname", "name"))
        read = readings(q, surname, name)
        inside = [
            p
            for p in self.persons
            if p.is_public and wanted.get("cemeteryId", p.cemetery) == p.cemetery
        ]
        exact = {p.id for p in inside if any(p.matches(r) for r in read)}
        if len(exact) >= FEW:
            return exact, set()
        return exact, {p.id for p in inside if any(p.resembles(r) for r in read)} - exact


def listed(names: str) -> list[str]:
    return [name.replace("_", " ") for name in names.split()]


@pytest.fixture
async def crowd(registry: asyncpg.Connection, dice: random.Random) -> Crowd:
    """Two thousand persons in three cemeteries, one in ten of them hidden, some married."""
    grounds = [await Ground.make(registry, name) for name in ("Uno", "Due", "Tre")]
    surnames, names = listed(SURNAMES), listed(GIVEN)
    rows = []
    for _ in range(PERSONS):
        surname = dice.choice(surnames[:3] if dice.random() < 0.4 else surnames)
        name, husband = dice.choice(names), dice.choice(surnames) if dice.random() < 0.2 else None
        nominative = f"{surname} {name} ved. {husband}" if husband else None
        rows.append((dice.choice(grounds), surname, name, nominative, husband, dice.random() < 0.9))
    ids = await registry.fetch(
        "insert into registry.deceased (tomb_id, surname, name, nominative, enabled) "
        "select * from unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::bool[]) "
        "returning id",
        *([row[0].tomb for row in rows], *([row[i] for row in rows] for i in (1, 2, 3, 5))),
    )
    await registry.execute("analyze registry.deceased, registry.surname_term, registry.given_term")
    persons = [
        Person(made["id"], ground.cemetery, surname, name, husband, is_public)
        for made, (ground, surname, name, _, husband, is_public) in zip(ids, rows, strict=True)
    ]
    return Crowd(registry, persons, [ground.cemetery for ground in grounds])


@pytest.fixture
def dice() -> random.Random:
    return random.Random(20251102)


def misspelt(word: str, dice: random.Random) -> str:
    """A word with one letter missing, doubled, changed or swapped with the next."""
    at = dice.randrange(len(word) - 1)
    head, letter, tail = word[:at], word[at], word[at + 1 :]
    return dice.choice(
        [
            head + tail,
            head + letter * 2 + tail,
            f"{head}k{tail}",
            head + tail[0] + letter + tail[1:],
        ]
    )


def questions(crowd: Crowd, dice: random.Random) -> Iterator[dict[str, str | int]]:
    """Searches as visitors make them, for persons who are there."""
    for number in range(QUERIES):
        person = dice.choice(crowd.persons)
        surname, name = person.husband or person.surname, person.name
        start = dice.randrange(max(1, len(surname) - 3))
        wanted: dict[str, str | int] = dice.choice(
            [
                {"q": surname},
                {"q": surname[: dice.randint(1, 5)]},
                {"q": surname[start : start + 4]},
                {"q": f"{surname} {name}"},
                {"q": f"{name} {surname}"},
                {"q": name},
                {"q": name[: dice.randint(1, 4)]},
                {"q": misspelt(surname, dice)},
                {"q": f"{misspelt(surname, dice)} {name}"},
                {"surname": surname, "name": misspelt(name, dice)},
                {"surname": surname[:4], "name": name[:3]},
                {"name": name[1:]},
                {"surname": surname, "name": name.upper()},
            ]
        )
        if number % 3 == 0:
            wanted["cemeteryId"] = dice.choice(crowd.cemeteries)
        yield wanted


async def all_pages(
    client: httpx.AsyncClient, wanted: dict[str, str | int]
) -> tuple[list[int], list[int]]:
    """Ids of the exact hits and of those with a wrong letter, over all pages in their order."""
    first = await search(client, **wanted)
    found = list(first["results"])
    for page in range(2, first["totalPages"] + 1):
        found += (await search(client, **wanted, page=page))["results"]
    beyond = await search(client, **wanted, page=first["totalPages"] + 1)
    assert (beyond["results"], beyond["total"]) == ([], first["total"])
    assert len(found) == first["total"]
    similar = [hit["similar"] for hit in found]
    assert similar == sorted(similar)
    exact = [hit["id"] for hit in found if not hit["similar"]]
    return exact, [hit["id"] for hit in found if hit["similar"]]


async def test_totals_are_those_of_a_scan(
    client: httpx.AsyncClient, crowd: Crowd, dice: random.Random
) -> None:
    seen = {"none": 0, "similar": 0, "exact": 0, "capped": 0}
    for wanted in questions(crowd, dice):
        exact, similar = crowd.expected(wanted)
        found = await search(client, **wanted)
        told = (found["total"], found["capped"])
        assert told == (min(len(exact) + len(similar), CAP), len(exact) > CAP), wanted
        kind = "capped" if len(exact) > CAP else "exact" if exact else "similar"
        seen[kind if exact or similar else "none"] += 1
    assert min(seen["similar"], seen["exact"]) > 10


async def test_over_all_pages_nobody_is_missed_or_comes_twice(
    client: httpx.AsyncClient, crowd: Crowd, dice: random.Random
) -> None:
    for wanted in list(questions(crowd, dice))[:WALKS]:
        exact, similar = crowd.expected(wanted)
        found = await all_pages(client, wanted)
        assert (sorted(found[0]), sorted(found[1])) == (sorted(exact), sorted(similar)), wanted


async def test_more_than_a_thousand_hits_are_told_as_a_thousand(
    client: httpx.AsyncClient, crowd: Crowd
) -> None:
    exact, _ = crowd.expected({"name": "a"})
    assert len(exact) < CAP
    await crowd.connection.execute("update registry.deceased set name = 'A' || name")
    found = await search(client, name="a")
    assert (found["total"], found["totalPages"], found["capped"]) == (CAP, 20, True)
    lengths = [len((await search(client, name="a", page=page))["results"]) for page in (20, 21)]
    assert lengths == [50, 0]
