"""The trash: what it shows, and what has happened meanwhile to where things came from."""

from datetime import datetime, timedelta
from typing import Any

import asyncpg
import httpx
import pytest

from services.kit.testing.clock import Clock
from services.registry.tests.batches import apply, row
from services.registry.tests.making import Ground, add, change, hits
from services.registry.tests.office import (
    PATHS,
    add_owner,
    as_,
    audit,
    forget_events,
    ids,
    page,
    save,
    saved,
    told,
)

pytestmark = pytest.mark.as_user("superadmin")
PERSONS, TOMBS = "registry.deceased.changed.v1", "registry.tombs.changed.v1"


async def delete(client: httpx.AsyncClient, kind: str, record: int) -> int:
    """Throws a record away; the number of its entry in the trash."""
    answer = await client.delete(f"{PATHS[kind]}/{record}")
    assert answer.status_code == 204, answer.text
    entry: int = (await trash(client, kind=kind))[0]["id"]
    return entry


async def trash(
    client: httpx.AsyncClient, who: dict[str, str] | None = None, /, **asked: Any
) -> list[dict[str, Any]]:
    answer = await client.get("/api/trash", params=asked, headers=who)
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()["results"]
    return found


async def restore(
    client: httpx.AsyncClient, entry: int, who: dict[str, str] | None = None
) -> httpx.Response:
    return await client.post(f"/api/trash/{entry}/restore", headers=who)


async def test_an_entry_tells_what_when_and_who(
    client: httpx.AsyncClient, registry: asyncpg.Connection, stopped: Clock
) -> None:
    ground = await Ground.make(registry)
    person = await ground.bury("Rossi", nominative="Rossi Maria ved. Bianchi")
    await add_owner(registry, 42, ground.cemetery, role="admin")
    admin = as_("admin", ground.cemetery, 42)
    assert (await client.delete(f"/api/deceaseds/{person}", headers=admin)).is_success
    (entry,) = await trash(client)
    moments = [datetime.fromisoformat(entry.pop(name)) for name in ("deletedAt", "expiresAt")]
    assert moments == [stopped.time, stopped.time + timedelta(days=90)]
    assert entry == {
        "id": 1,
        "kind": "deceased",
        "record_id": person,
        "label": "Rossi Maria ved. Bianchi",
        "cemetery_id": ground.cemetery,
        "cemetery_name": "Cimitero Maggiore",
        "deleted_by": "Anna Verdi",
        "contents": {"sectors": 0, "blocks": 0, "tombs": 0, "deceased": 0},
    }
    assert (await restore(client, 1, admin)).is_success
    deleted, restored = await audit(registry)
    assert (deleted["action"], restored["action"]) == ("deleted", "restored")
    assert (restored["userId"], restored["recordId"]) == (42, person)
    assert restored["cemeteryId"] == ground.cemetery


async def test_the_list_of_the_trash(
    client: httpx.AsyncClient, registry: asyncpg.Connection, stopped: Clock
) -> None:
    one, other = await Ground.make(registry, "Uno"), await Ground.make(registry, "Due")
    for ground, surname in ((one, "D'Angelo"), (one, "Rossi"), (other, "Rossi 100%")):
        stopped.move(minutes=1)
        await delete(client, "deceased", await ground.bury(surname))
    stopped.move(minutes=1)
    await delete(client, "tomb", one.tomb)
    found: dict[str, dict[str, Any]] = {
        "4321": {},
        "4": {"kind": "tomb"},
        "1": {"search": "dangelo"},
        "32": {"search": "rossi"},
        "3": {"search": "%"},
        "421": {"cemeteryId": one.cemetery},
        "2": {"cemeteryId": one.cemetery, "kind": "deceased", "search": "ROSSI"},
        "": {"search": "-"},
    }
    for entries, asked in found.items():
        assert "".join(str(entry["id"]) for entry in await trash(client, **asked)) == entries
    blank = dict.fromkeys(("kind", "search", "cemeteryId", "page", "pageSize"), "")
    assert len(await trash(client, **blank)) == 4
    pages = [await trash(client, page=number, pageSize=3) for number in (1, 2, 3)]
    assert [[entry["id"] for entry in entries] for entries in pages] == [[4, 3, 2], [1], []]
    for asked in ({"kind": "user"}, {"page": 0}, {"pageSize": 201}, {"search": "a\0"}):
        assert (await client.get("/api/trash", params=asked)).status_code == 422
    assert len(await trash(client, as_("admin", other.cemetery))) == 1
    assert await trash(client, as_("admin", other.cemetery), cemeteryId=one.cemetery) == []
    assert await trash(client, as_("admin")) == []


async def test_a_refusal_counts_in_italian(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground = await Ground.make(registry)
    path = f"/api/cemeteries/{ground.cemetery}"
    held = "Il cimitero contiene ancora 1 settore, 1 blocco e 1 tomba"
    assert (await client.delete(path)).json() == {"message": held}
    await client.delete(f"/api/tombs/{ground.tomb}")
    await add(registry, "sector", cemetery_id=ground.cemetery, name="Altro")
    held = "Il cimitero contiene ancora 2 settori e 1 blocco"
    assert (await client.delete(path)).json() == {"message": held}
    await client.delete(f"/api/blocks/{ground.block}")
    held = "Il cimitero contiene ancora 2 settori"
    assert (await client.delete(path)).json() == {"message": held}
    for name in ("", " ", "Maggiore"):
        refused = await client.delete(path, params={"cascade": True, "name": name})
        message = "Il nome digitato non è quello del cimitero"
        assert (refused.status_code, refused.json()["fields"]) == (422, {"name": message})
    unconfirmed = await client.delete(path, params={"name": "Cimitero Maggiore"})
    assert unconfirmed.status_code == 409
    stale = await client.delete(
        path, params={"cascade": True, "name": "cimitero maggiore", "version": 7}
    )
    assert stale.status_code == 409
    admin = as_("admin", ground.cemetery)
    forbidden = await client.delete(path, params={"cascade": True, "name": "x"}, headers=admin)
    assert forbidden.status_code == 403


async def test_what_went_before_does_not_come_back_along(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    """Each deletion is an entry of its own; the later one brings back its own rows alone."""
    ground = await Ground.make(registry, "Uno")
    first = await ground.bury("Rossi")
    second = await ground.bury("Verdi")
    await delete(client, "deceased", first)
    done = await client.delete("/api/cemeteries/1", params={"cascade": True, "name": "Uno"})
    assert done.status_code == 204
    (entry,) = await trash(client, kind="cemetery")
    assert entry["contents"] == {"sectors": 1, "blocks": 1, "tombs": 1, "deceased": 1}
    assert (await restore(client, 1)).status_code == 409
    assert (await restore(client, entry["id"])).is_success
    assert await ids(client, "deceased") == [second]
    assert (await restore(client, 1)).status_code == 409  # the tomb has one place
    await saved(client, "tomb", ground.tomb, capacity=2)
    assert (await restore(client, 1)).is_success
    assert sorted(await ids(client, "deceased")) == [first, second]


async def test_an_old_form_meets_a_newer_version_after_a_restore(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground = await Ground.make(registry)
    person = await ground.bury("Rossi")
    await forget_events(registry)
    assert (await restore(client, await delete(client, "deceased", person))).is_success
    assert (await save(client, "deceased", person, epitaph="x", version=1)).status_code == 409
    assert (await save(client, "deceased", person, epitaph="x", version=2)).status_code == 200
    (removed,) = await told(registry, "registry.deceased.removed.v1")
    back, _ = await told(registry, PERSONS)
    assert removed["items"][0]["version"] < back["items"][0]["version"]
    assert removed["items"][0]["mergedInto"] is None


async def test_what_comes_back_under_something_offline_is_hidden(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground = await Ground.make(registry)
    person = await ground.bury("Rossi", nominative="Rossi Maria ved. Bianchi")
    entry = await delete(client, "deceased", person)
    await saved(client, "sector", ground.sector, enabled=False)
    assert (await restore(client, entry)).is_success
    assert (await client.get(f"/api/public/deceased/{person}")).status_code == 404
    assert await hits(client, q="rossi") == await hits(client, q="bianchi") == []
    assert [e["items"][0]["public"] for e in await told(registry, PERSONS)] == [False]
    await saved(client, "sector", ground.sector, enabled=True)
    assert await hits(client, q="bianchi") == ["Rossi, Maria"]


async def test_a_place_that_is_anothers_by_now_is_the_superadmins_to_fill(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    one, other = await Ground.make(registry, "Uno"), await Ground.make(registry, "Due")
    await change(registry, "sector", other.sector, name="Altro")
    person = await one.bury("Rossi")
    entry = await delete(client, "deceased", person)
    await saved(client, "sector", one.sector, cemeteryId=other.cemetery)
    refused = await restore(client, entry, as_("admin", one.cemetery))
    message = "Il suo posto è passato a un altro cimitero: può ripristinarlo un Super Admin"
    assert (refused.status_code, refused.json()) == (409, {"message": message})
    assert (await restore(client, entry, as_("admin", other.cemetery))).status_code == 404
    assert await ids(client, "deceased") == []
    assert (await restore(client, entry)).is_success
    assert await ids(client, "deceased", as_("admin", other.cemetery)) == [person]
    assert (await audit(registry))[-1]["cemeteryId"] == other.cemetery


async def test_a_tomb_comes_back_without_an_owner_who_is_gone(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground = await Ground.make(registry)
    owners = [await add_owner(registry, number, ground.cemetery) for number in (7, 8)]
    tombs = [
        await add(registry, "tomb", block_id=ground.block, reference=f"T{owner}", user_id=owner)
        for owner in owners
    ]
    entries = [await delete(client, "tomb", tomb) for tomb in tombs]
    await registry.execute("update registry.user_name set role = '' where user_id = 7")
    for entry in entries:
        assert (await restore(client, entry)).is_success
    shown = {row["id"]: row["user_id"] for row in (await page(client, "tomb"))["results"]}
    assert [shown[tomb] for tomb in tombs] == [None, 8]
    events = await told(registry, TOMBS)
    assert [event["items"][0]["userId"] for event in events] == [None, 8]


async def test_an_import_makes_anew_what_lies_in_the_trash(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    rows = [row(n, f"Rossi N{n}", tomb="L-1") for n in range(2)]
    await apply(registry, *rows)
    assert (await apply(registry, *rows, job=2)).skipped == [0, 1]
    persons = await ids(client, "deceased", sort="id")
    entry = await delete(client, "deceased", persons[0])
    assert (await apply(registry, *rows, job=3)).skipped == [1]
    assert (await ids(client, "deceased", sort="id"))[0] == persons[1]
    assert (await restore(client, entry)).is_success  # both are there: a possible duplicate
    assert len(await ids(client, "deceased")) == 3
    for person in await ids(client, "deceased"):
        await delete(client, "deceased", person)
    tomb = await delete(client, "tomb", 1)
    assert (await apply(registry, *rows, job=4)).skipped == []
    taken = await restore(client, tomb)
    assert taken.json()["message"].startswith("Il blocco ha già una tomba con questo riferimento")


async def test_what_is_older_than_ninety_days_is_not_there_before_the_chore_either(
    client: httpx.AsyncClient, registry: asyncpg.Connection, stopped: Clock
) -> None:
    ground = await Ground.make(registry)
    entry = await delete(client, "deceased", await ground.bury("Rossi"))
    stopped.move(days=90)
    assert len(await trash(client)) == 1
    stopped.move(seconds=1)
    assert await trash(client) == []
    assert (await restore(client, entry, as_("superadmin"))).status_code == 404


async def test_a_cemetery_of_many_comes_back_whole(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    rows = [row(n, f"Rossi N{n}", tomb=f"T{n % 600}") for n in range(1201)]
    await apply(registry, *rows)
    await forget_events(registry)
    confirmed = "cascade=true&name=cimitero%20maggiore"
    assert (await client.delete(f"/api/cemeteries/1?{confirmed}")).is_success
    sizes = [len(e["items"]) for e in await told(registry, "registry.deceased.removed.v1")]
    assert sizes == [500, 500, 201]
    sizes = [len(e["items"]) for e in await told(registry, "registry.tombs.removed.v1")]
    assert sizes == [500, 100]
    assert [entry["kind"] for entry in await audit(registry)] == ["cemetery"]
    assert (await restore(client, 1)).is_success
    sizes = [len(e["items"]) for e in await told(registry, PERSONS)]
    assert sizes == [500, 500, 201]
    assert (await page(client, "deceased"))["total"] == 1201
    assert (await hits(client, q="rossi n1200"))[0] == "Rossi, N1200"
    made = await saved(client, "tomb", blockId=1, reference="Nuova")
    assert made["id"] == 601  # no number is given twice
