"""What the other services are told of a tomb at this moment."""

import asyncpg
import httpx
import pytest

from services.registry.tests.making import Ground, change


@pytest.fixture
async def ground(registry: asyncpg.Connection) -> Ground:
    return await Ground.make(registry)


def path(ground: Ground) -> str:
    return f"/internal/tombs/{ground.tomb}"


async def test_a_tomb_is_told_with_those_whom_visitors_are_shown(
    client: httpx.AsyncClient, ground: Ground
) -> None:
    await ground.bury("Celato", enabled=False)
    await ground.bury("Riservato", reserved=True)
    await ground.bury("Rossi", "Maria", nominative="Rossi Maria ved. Bianchi")
    answer = await client.get(path(ground))
    assert answer.json() == {
        "tombId": ground.tomb,
        "cemeteryId": ground.cemetery,
        "cemeteryName": "Cimitero Maggiore",
        "sectorName": "Settore A",
        "blockName": "Loculi Nord 1",
        "reference": "L-1-1",
        "persons": 1,
        "firstPersons": [
            {"name": "Maria", "surname": "Rossi", "nominative": "Rossi Maria ved. Bianchi"}
        ],
        "named": None,
    }
    assert answer.headers["cache-control"] == "no-store"


async def test_of_many_the_first_are_named(client: httpx.AsyncClient, ground: Ground) -> None:
    for surname in ("Uno", "Due", "Tre", "Quattro", "Cinque"):
        await ground.bury(surname)
    told = (await client.get(path(ground))).json()
    assert told["persons"] == 5
    assert [one["surname"] for one in told["firstPersons"]] == ["Uno", "Due", "Tre"]


async def test_a_person_who_is_asked_about_is_told_while_visitors_are_shown_them(
    client: httpx.AsyncClient, registry: asyncpg.Connection, ground: Ground
) -> None:
    other = await Ground.make(registry, "Altrove")
    for place in (ground, other):
        person = await place.bury("Rossi")
        asked = {"deceased": person}
        told = (await client.get(path(ground), params=asked)).json()["named"]
        assert told == {
            "deceasedId": person,
            "tombId": place.tomb,
            "name": "Maria",
            "surname": "Rossi",
            "nominative": None,
        }
        await change(registry, "deceased", person, reserved=True)
        assert (await client.get(path(ground), params=asked)).json()["named"] is None


async def test_an_empty_tomb_is_told_too(client: httpx.AsyncClient, ground: Ground) -> None:
    told = (await client.get(path(ground))).json()
    assert (told["persons"], told["firstPersons"]) == (0, [])


@pytest.mark.parametrize("level", ["cemetery", "sector", "block", "tomb"])
async def test_a_tomb_that_visitors_are_not_shown_is_not_told(
    client: httpx.AsyncClient, ground: Ground, level: str
) -> None:
    await change(ground.connection, level, getattr(ground, level), enabled=False)
    answer = await client.get(path(ground))
    assert (answer.status_code, answer.json()["message"]) == (404, "Tomba non trovata")
    await change(ground.connection, level, getattr(ground, level), enabled=True)
    assert (await client.get(path(ground))).status_code == 200


async def test_no_such_tomb_is_told(client: httpx.AsyncClient) -> None:
    assert (await client.get("/internal/tombs/77")).status_code == 404
