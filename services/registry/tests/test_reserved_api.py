"""Who is reserved is hidden from everything public at once, and nothing shows them by accident."""

from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import asyncpg
import httpx
import pytest

from services.kit.app import create_app
from services.kit.cache import MicroCache
from services.kit.testing.stack import serving
from services.registry.app import service
from services.registry.deceased.shortcut import MEMORIAL
from services.registry.settings import RegistrySettings
from services.registry.tests.making import LEVELS, Ground, add, change, hits, search
from services.registry.tests.merges import merge, two, undo
from services.registry.tests.office import as_, audit, forget_events, ids, save, saved, told
from services.registry.tests.pictures import encoded, quarters, uploaded

NOMINATIVE = "Rossi Maria ved. Bianchi"
CHANGED = "registry.deceased.changed.v1"
VISITOR = {"X-Internal-Token": ""}
SEARCHES: list[dict[str, Any]] = [
    {"q": "rossi"},
    {"q": "bianchi"},
    {"surname": "ros"},
    {"surname": "ossi"},
    {"name": "maria"},
    {"name": "aria"},
    {"q": "rosssi"},
    {"surname": "rossi", "name": "mariaa"},
    {"q": "rossi", "cemeteryId": 1},
]

pytestmark = pytest.mark.as_user("superadmin")


@pytest.fixture
async def cached(
    settings: RegistrySettings, registry: asyncpg.Connection, caller: dict[str, str]
) -> AsyncIterator[httpx.AsyncClient]:
    """The app as it is served: memorials are kept for a while."""
    app = create_app(replace(service(settings), has_workers=False))
    async with serving(MicroCache(app, paths=MEMORIAL, ttl=60.0), caller) as client:
        yield client


async def public_flag(registry: asyncpg.Connection, person: int) -> bool:
    shown: bool = await registry.fetchval(
        "select public from registry.deceased where id = $1", person
    )
    return shown


async def status(client: httpx.AsyncClient, path: str) -> int:
    return (await client.get(path, headers=VISITOR)).status_code


async def test_a_reserved_person_is_gone_at_once_and_back_at_once(
    cached: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground = await Ground.make(registry)
    hash_ = await uploaded(cached, encoded(quarters(), "PNG"))
    picture = f"/media/{hash_}.webp"
    person = await ground.bury("Rossi", nominative=NOMINATIVE, picture=picture)
    memorial = f"/api/public/deceased/{person}"
    for reserved in (False, True, False, True):
        told_now = await saved(cached, "deceased", person, reserved=reserved)
        assert (told_now["reserved"], told_now["enabled"]) == (reserved, True)
        for path in (memorial, memorial, f"{memorial}?x=1", picture):
            assert await status(cached, path) == (404 if reserved else 200)
        for wanted in SEARCHES:
            assert len(await hits(cached, **wanted)) == (not reserved), wanted
    refused = await cached.get(memorial)
    assert refused.json()["message"] == "Memorial non trovato"


async def test_a_memorial_is_asked_for_again_each_time(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    """A browser that kept it would show what is hidden by now."""
    person = await (await Ground.make(registry)).bury("Rossi")
    answer = await client.get(f"/api/public/deceased/{person}")
    assert answer.headers["cache-control"] == "no-cache"


async def test_a_reserved_person_does_not_count(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground = await Ground.make(registry)
    for number in range(12):
        await ground.bury("Rossi", f"Maria {number}", reserved=number < 4)
    found = await search(client, q="rossi")
    assert (found["total"], len(found["results"])) == (8, 8)


@pytest.mark.parametrize("level", LEVELS)
async def test_enabling_a_level_shows_nobody_who_is_reserved(
    client: httpx.AsyncClient, registry: asyncpg.Connection, level: str
) -> None:
    ground = await Ground.make(registry)
    person = await ground.bury("Rossi", nominative=NOMINATIVE, reserved=True)
    assert not await public_flag(registry, person)
    record = person if level == "deceased" else getattr(ground, level)
    for enabled in (False, True):
        await change(registry, level, record, enabled=enabled)
        assert not await public_flag(registry, person)
    assert await hits(client, q="rossi") == await hits(client, q="bianchi") == []
    assert await status(client, f"/api/public/deceased/{person}") == 404
    await change(registry, "deceased", person, reserved=False)
    assert await hits(client, q="bianchi") == ["Rossi, Maria"]


async def test_no_move_shows_who_is_reserved(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground = await Ground.make(registry)
    other = await add(registry, "tomb", block_id=ground.block, reference="L-2")
    person = await ground.bury("Rossi", reserved=True)
    await saved(client, "deceased", person, tombId=other)
    assert not await public_flag(registry, person)


async def test_others_and_the_log_are_told(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground = await Ground.make(registry)
    made = await saved(
        client, "deceased", None, name="Ugo", surname="Neri", tombId=ground.tomb, reserved=True
    )
    await saved(client, "deceased", made["id"], reserved=False)
    shown = [event["items"][0]["public"] for event in await told(registry, CHANGED)]
    assert shown == [False, True]
    (created, updated) = await audit(registry)
    assert {"field": "reserved", "before": None, "after": True} in created["changes"]
    assert updated["changes"] == [{"field": "reserved", "before": True, "after": False}]


async def test_an_owner_reads_it_and_does_not_change_it(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground = await Ground.make(registry)
    await change(registry, "tomb", ground.tomb, user_id=7)
    owner = as_("owner", ground.cemetery, 7)
    for reserved in (False, True):
        person = await ground.bury("Rossi", reserved=reserved)
        kept = await saved(client, "deceased", person, owner, epitaph="R", reserved=reserved)
        assert (kept["reserved"], kept["epitaph"]) == (reserved, "R")
        refused = await save(client, "deceased", person, owner, epitaph="no", reserved=not reserved)
        words = "Solo il cimitero può cambiare la riservatezza di un defunto"
        assert (refused.status_code, refused.json()["message"]) == (403, words)
        row = await registry.fetchrow("select * from registry.deceased where id = $1", person)
        assert row is not None
        assert (row["reserved"], row["epitaph"]) == (reserved, "R")


async def test_an_admin_reserves_in_the_own_cemetery_alone(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground = await Ground.make(registry)
    person = await ground.bury("Rossi")
    mine, other = as_("admin", ground.cemetery), as_("admin", 99)
    assert (await save(client, "deceased", person, other, reserved=True)).status_code == 404
    assert (await saved(client, "deceased", person, mine, reserved=True))["reserved"]


async def test_the_list_and_its_file_are_filtered(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground = await Ground.make(registry)
    await registry.execute(
        "insert into registry.deceased (tomb_id, name, surname)"
        " select $1, 'A', 'Rossi' from generate_series(1, 1100)",
        ground.tomb,
    )
    hidden = await ground.bury("Rossi", "Zita", reserved=True)
    admin = as_("admin", ground.cemetery)
    for asked in ({}, {"search": "rossi"}, {"search": "zita"}, {"cemeteryId": ground.cemetery}):
        for who in (None, admin):
            assert await ids(client, "deceased", who, reserved="true", **asked) == [hidden]
    assert hidden not in await ids(client, "deceased", reserved="false", sort="-id")
    assert hidden in await ids(client, "deceased", sort="-id")
    file = await client.get("/api/export/deceaseds", params={"reserved": True})
    assert file.text.count("\r\n") == 2


async def test_the_trash_gives_back_who_is_reserved_as_reserved(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    person = await (await Ground.make(registry)).bury("Rossi", reserved=True)
    await client.delete(f"/api/deceaseds/{person}")
    assert (await client.post("/api/trash/1/restore")).is_success
    row = await registry.fetchrow("select reserved, public from registry.deceased")
    assert row is not None
    assert tuple(row) == (True, False)


async def test_what_the_trash_kept_before_there_were_reserved_persons_comes_back(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    person = await (await Ground.make(registry)).bury("Rossi")
    await client.delete(f"/api/deceaseds/{person}")
    await registry.execute("update registry.trash_record set data = data - 'reserved'")
    assert (await client.post("/api/trash/1/restore")).is_success
    assert await public_flag(registry, person)


@pytest.mark.parametrize("side", ["kept", "merged"])
async def test_a_merge_shows_nobody_who_was_reserved(
    client: httpx.AsyncClient, registry: asyncpg.Connection, side: str
) -> None:
    _, kept, merged, _ = await two(registry)
    await change(registry, "deceased", {"kept": kept, "merged": merged}[side], reserved=True)
    done = await merge(client, kept, merged, fields={"name": "merge"})
    assert done["kept"]["reserved"]
    for address in (kept, merged):
        assert await status(client, f"/api/public/deceased/{address}") == 404
    assert await hits(client, q="rossi") == []
    back = await undo(client, done["mergeId"])
    assert back["kept"]["reserved"] == (side == "kept")
    assert back["restored"]["reserved"] == (side == "merged")


async def test_a_choice_decides_who_is_reserved_after_a_merge(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    _, kept, merged, _ = await two(registry)
    await change(registry, "deceased", merged, reserved=True)
    done = await merge(client, kept, merged, fields={"reserved": "keep"})
    assert not done["kept"]["reserved"]
    assert await status(client, f"/api/public/deceased/{merged}") == 200
    await undo(client, done["mergeId"])
    await forget_events(registry)
    done = await merge(client, kept, merged, fields={"reserved": "merge"})
    assert done["kept"]["reserved"]
    (changed,) = await told(registry, CHANGED)
    assert [item["public"] for item in changed["items"]] == [False]
