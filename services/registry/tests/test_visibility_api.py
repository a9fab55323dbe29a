"""Public is who is enabled, with every level above; for all others the answer is: nobody."""

import asyncpg
import httpx
import pytest

from services.registry.tests.making import LEVELS, Ground, add, change, hits, search

NOMINATIVE = "Rossi Maria ved. Bianchi"


@pytest.fixture
async def ground(registry: asyncpg.Connection) -> Ground:
    """One more cemetery stands beside it, in which all is public."""
    other = await Ground.make(registry, "Altrove")
    await other.bury("Verdi", "Anna")
    return await Ground.make(registry)


def record(ground: Ground, level: str, person: int) -> int:
    return person if level == "deceased" else int(getattr(ground, level))


async def seen(client: httpx.AsyncClient, ground: Ground, person: int) -> set[str]:
    """Where the person, the block and the cemetery can be seen."""
    found = {
        "surname": bool(await hits(client, q="rossi")),
        "married": bool(await hits(client, q="bianchi")),
        "prefix": bool(await hits(client, surname="ros")),
        "infix": bool(await hits(client, surname="ossi")),
        "given": bool(await hits(client, name="maria")),
        "given infix": bool(await hits(client, name="aria")),
        "similar": bool(await hits(client, q="rosssi")),
        "similar name": bool(await hits(client, surname="rossi", name="mariaa")),
        "here": bool(await hits(client, q="rossi", cemeteryId=ground.cemetery)),
    }
    for name, path in (
        ("memorial", f"/api/public/deceased/{person}"),
        ("block", f"/api/blocks/{ground.block}"),
    ):
        status = (await client.get(path)).status_code
        assert status in (200, 404)
        found[name] = status == 200
    cemeteries = (await client.get("/api/public/cemeteries")).json()
    found["cemetery"] = ground.cemetery in [each["id"] for each in cemeteries]
    return {where for where, is_seen in found.items() if is_seen}


EVERYWHERE = {"surname", "married", "prefix", "infix", "given", "given infix", "similar"}
EVERYWHERE |= {"similar name", "here", "memorial", "block", "cemetery"}
STILL_SEEN = {
    "cemetery": set[str](),
    "sector": {"cemetery"},
    "block": {"cemetery"},
    "tomb": {"cemetery", "block"},
    "deceased": {"cemetery", "block"},
}


@pytest.mark.parametrize("level", LEVELS)
async def test_a_disabled_level_hides_all_below_and_shows_it_again(
    client: httpx.AsyncClient, ground: Ground, level: str
) -> None:
    person = await ground.bury("Rossi", nominative=NOMINATIVE)
    assert await seen(client, ground, person) == EVERYWHERE
    await change(ground.connection, level, record(ground, level, person), enabled=False)
    assert await seen(client, ground, person) == STILL_SEEN[level]
    assert await hits(client, q="verdi") == ["Verdi, Anna"]
    await change(ground.connection, level, record(ground, level, person), enabled=True)
    assert await seen(client, ground, person) == EVERYWHERE


@pytest.mark.parametrize("level", LEVELS)
async def test_who_is_registered_below_a_disabled_level_is_hidden(
    client: httpx.AsyncClient, ground: Ground, level: str
) -> None:
    if level != "deceased":
        await change(ground.connection, level, record(ground, level, 0), enabled=False)
    person = await ground.bury("Rossi", nominative=NOMINATIVE, enabled=level != "deceased")
    assert await seen(client, ground, person) == STILL_SEEN[level]


@pytest.mark.parametrize("level", LEVELS[:-1])
async def test_enabling_one_level_does_not_show_who_is_hidden_by_another(
    client: httpx.AsyncClient, ground: Ground, level: str
) -> None:
    person = await ground.bury("Rossi", nominative=NOMINATIVE)
    for each in (level, "deceased"):
        await change(ground.connection, each, record(ground, each, person), enabled=False)
    await change(ground.connection, level, record(ground, level, person), enabled=True)
    assert await hits(client, q="rossi") == []
    await change(ground.connection, level, record(ground, level, person), enabled=False)
    await change(ground.connection, "deceased", person, enabled=True)
    assert await hits(client, q="rossi") == []
    assert await hits(client, q="bianchi") == []


async def test_a_hidden_person_does_not_count(client: httpx.AsyncClient, ground: Ground) -> None:
    persons = [await ground.bury("Rossi", f"Maria {number}") for number in range(12)]
    for person in persons[:4]:
        await change(ground.connection, "deceased", person, enabled=False)
    found = await search(client, q="rossi")
    assert (found["total"], len(found["results"])) == (8, 8)


async def test_a_single_record_without_cemetery_is_placed_and_public(
    client: httpx.AsyncClient, ground: Ground
) -> None:
    person = await ground.bury("Rossi")
    placed = await ground.connection.fetchrow(
        "select cemetery_id, public from registry.deceased where id = $1", person
    )
    assert placed is not None
    assert tuple(placed) == (ground.cemetery, True)


async def where_found(client: httpx.AsyncClient, grounds: list[Ground]) -> list[str]:
    found = []
    for ground in grounds:
        for hit in (await search(client, q="rossi", cemeteryId=ground.cemetery))["results"]:
            found.append(f"{hit['cemeteryName']}/{hit['sectorName']}/{hit['blockName']}")
    married = [await hits(client, q="bianchi", cemeteryId=g.cemetery) for g in grounds]
    assert sorted(married) == [[], ["Rossi, Maria"]]
    return found


MOVES = {
    "deceased": ("tomb_id", "tomb"),
    "tomb": ("block_id", "block"),
    "block": ("sector_id", "sector"),
    "sector": ("cemetery_id", "cemetery"),
}


@pytest.mark.parametrize("level", MOVES)
async def test_what_moves_to_another_cemetery_is_found_there(
    client: httpx.AsyncClient, ground: Ground, level: str
) -> None:
    person = await ground.bury("Rossi", nominative=NOMINATIVE)
    other = await Ground.make(ground.connection, "Cimitero di Valdora")
    for table, name in (("sector", "Settore Z"), ("block", "Blocco Z"), ("tomb", "Z")):
        column = "reference" if table == "tomb" else "name"
        await change(ground.connection, table, getattr(ground, table), **{column: name})
    assert await where_found(client, [ground, other]) == ["Cimitero Maggiore/Settore Z/Blocco Z"]
    column, target = MOVES[level]
    moved = {column: getattr(other, target)}
    await change(ground.connection, level, record(ground, level, person), **moved)
    (place,) = await where_found(client, [ground, other])
    assert place.startswith("Cimitero di Valdora/")
    memorial = (await client.get(f"/api/public/deceased/{person}")).json()
    assert memorial["cemeteryName"] == "Cimitero di Valdora"


@pytest.mark.parametrize("level", MOVES)
async def test_what_moves_under_a_disabled_level_is_hidden(
    client: httpx.AsyncClient, ground: Ground, level: str
) -> None:
    person = await ground.bury("Rossi", nominative=NOMINATIVE)
    other = await Ground.make(ground.connection, "Chiuso", enabled=False)
    for table, column in (("sector", "name"), ("block", "name"), ("tomb", "reference")):
        await change(ground.connection, table, getattr(ground, table), **{column: "Z"})
    column, target = MOVES[level]
    await change(
        ground.connection,
        level,
        record(ground, level, person),
        **{column: getattr(other, target)},
    )
    assert await hits(client, q="rossi") == await hits(client, q="bianchi") == []
    assert (await client.get(f"/api/public/deceased/{person}")).status_code == 404


async def test_a_move_inside_the_cemetery_changes_the_place_alone(
    client: httpx.AsyncClient, ground: Ground
) -> None:
    person = await ground.bury("Rossi", nominative=NOMINATIVE)
    block = await add(ground.connection, "block", sector_id=ground.sector, name="Campo 2")
    await change(ground.connection, "tomb", ground.tomb, block_id=block)
    assert await seen(client, ground, person) == EVERYWHERE
    assert (await client.get(f"/api/public/deceased/{person}")).json()["blockName"] == "Campo 2"
