"""Married women are found under either surname, the own one first."""

import random
from string import ascii_lowercase

import asyncpg
import httpx
import pytest

from services.registry.tests.making import Ground, change, hits

NOMINATIVES = [
    "Rossi Maria ved. Bianchi",
    "Rossi Maria ved.Bianchi",
    "Rossi Maria ved Bianchi",
    "ROSSI MARIA VED. BIANCHI",
    "Rossi Maria (ved. Bianchi)",
    "Rossi Maria, ved. Bianchi",
    "Rossi Maria vedova Bianchi",
    "Rossi Maria v.va Bianchi",
    "Rossi Maria in Bianchi",
    "Rossi Maria con. Bianchi",
    "Rossi Maria coniugata Bianchi",
    "Rossi Maria moglie di Bianchi",
    "Rossi (in Bianchi) Maria",
    "Rossi Maria/ved. Bianchi",
    "Rossi Maria nata Bianchi",
    "Rossi ved. Bianchi Maria",
    "Rossi in Bianchi Maria",
    "Rossi Maria\u00a0ved.\u00a0Bianchi",
]


@pytest.fixture
async def ground(registry: asyncpg.Connection) -> Ground:
    return await Ground.make(registry)


@pytest.mark.parametrize("nominative", NOMINATIVES)
async def test_both_surnames_of_a_nominative_find_her(
    client: httpx.AsyncClient, ground: Ground, nominative: str
) -> None:
    await ground.bury("Rossi", "Maria", nominative=nominative)
    for wanted in ("rossi", "bianchi", "Bianchi Maria", "maria bianchi", "rossi maria", "ianchi"):
        assert await hits(client, q=wanted) == ["Rossi, Maria"], wanted
    assert await hits(client, surname="bianchi", name="maria") == ["Rossi, Maria"]


async def test_all_surnames_of_a_nominative_find_her(
    client: httpx.AsyncClient, ground: Ground
) -> None:
    await ground.bury("Rossi", nominative="Rossi Maria ved. D’Angelo in Lo Presti")
    for surname in ("rossi", "dangelo", "lopresti"):
        assert await hits(client, q=surname) == ["Rossi, Maria"]


async def test_the_own_surname_comes_before_the_husband_s(
    client: httpx.AsyncClient, ground: Ground
) -> None:
    await ground.bury("Arici", "Anna", nominative="Arici Anna ved. Bianchi")
    await ground.bury("Bianchi", "Zita")
    await ground.bury("Bianchini", "Ada")
    await ground.bury("Colli", "Rosa", nominative="Colli Rosa in Bianchini")
    assert await hits(client, q="bianchi") == [
        "Bianchi, Zita",
        "Arici, Anna",
        "Bianchini, Ada",
        "Colli, Rosa",
    ]


async def test_a_person_with_two_like_surnames_is_one_hit(
    client: httpx.AsyncClient, ground: Ground
) -> None:
    await ground.bury("Bianchi", nominative="Bianchi Maria ved. Bianchini in Bianchi")
    assert await hits(client, q="bianchi") == ["Bianchi, Maria"]


@pytest.mark.parametrize(
    "nominative",
    ["Rossi Maria", "Rossi Maria Vedetta", "Rossi Inda Maria", "Rossi Natale", "Rossi Maria ved."],
)
async def test_a_word_that_only_begins_alike_names_no_surname(
    client: httpx.AsyncClient, ground: Ground, nominative: str
) -> None:
    await ground.bury("Rossi", nominative=nominative)
    assert await ground.connection.fetchval("select count(*) from registry.other_surname") == 0


async def test_a_changed_nominative_changes_what_finds_her(
    client: httpx.AsyncClient, ground: Ground
) -> None:
    person = await ground.bury("Rossi", nominative="Rossi Maria ved. Bianchi")
    await change(ground.connection, "deceased", person, nominative="Rossi Maria ved. Verdi")
    assert await hits(client, q="bianchi") == []
    assert await hits(client, q="verdi") == ["Rossi, Maria"]
    await change(ground.connection, "deceased", person, nominative=None)
    assert await hits(client, q="verdi") == []
    assert await hits(client, q="rossi") == ["Rossi, Maria"]


async def test_a_changed_name_changes_what_finds_her(
    client: httpx.AsyncClient, ground: Ground
) -> None:
    person = await ground.bury("Rossi", nominative="Rossi Maria ved. Bianchi")
    await change(ground.connection, "deceased", person, name="Zaira", surname="Quartapelle")
    assert await hits(client, q="rossi") == []
    assert await hits(client, q="bianchi maria") == []
    for wanted in ("quartapelle", "zaira", "bianchi", "bianchi zaira", "artapel", "qartapelle"):
        assert [hit.lstrip("~") for hit in await hits(client, q=wanted)] == ["Quartapelle, Zaira"]


async def test_another_change_leaves_both_surnames(
    client: httpx.AsyncClient, ground: Ground
) -> None:
    person = await ground.bury("Rossi", nominative="Rossi Maria ved. Bianchi")
    await change(ground.connection, "deceased", person, epitaph="Per sempre")
    assert await hits(client, q="bianchi") == ["Rossi, Maria"]


async def test_a_deleted_person_is_found_by_neither(
    client: httpx.AsyncClient, ground: Ground
) -> None:
    person = await ground.bury("Rossi", nominative="Rossi Maria ved. Bianchi")
    await ground.connection.execute("delete from registry.deceased where id = $1", person)
    assert await hits(client, q="rossi") == await hits(client, q="bianchi") == []


async def test_a_nominative_of_any_length_is_kept(
    client: httpx.AsyncClient, ground: Ground
) -> None:
    endless = "".join(random.Random(7).choices(ascii_lowercase, k=20_000))
    await ground.bury("Rossi", nominative=f"Rossi Maria ved. Bianchi{endless}")
    assert await hits(client, q="bianchi") == ["Rossi, Maria"]
