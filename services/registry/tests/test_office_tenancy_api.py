"""Who sees and changes what: superadmin, admin of a cemetery, owner of tombs, supplier."""

from typing import Any

import asyncpg
import httpx
import pytest

from services.registry.tests.making import LEVELS, Ground, add, change
from services.registry.tests.office import (
    PATHS,
    PUT,
    add_owner,
    add_tombs,
    as_,
    audit,
    ids,
    page,
    save,
    saved,
)

SUPER = as_("superadmin")
OWNER = as_("owner", 1, 7)
HERE, ELSEWHERE, NOWHERE = as_("admin", 1), as_("admin", 2), as_("admin")


@pytest.fixture
async def grounds(registry: asyncpg.Connection) -> tuple[Ground, Ground]:
    """Two cemeteries with a person each; user 7 owns the tomb of the first."""
    one, other = await Ground.make(registry, "Uno"), await Ground.make(registry, "Due")
    for ground in (one, other):
        await ground.bury("Rossi")
    await change(registry, "tomb", one.tomb, user_id=await add_owner(registry, 7, one.cemetery))
    return one, other


def methods(kind: str) -> tuple[tuple[str, str], ...]:
    path = PATHS[kind]
    return (
        ("GET", path),
        ("POST", path),
        ("PUT" if kind in PUT else "PATCH", f"{path}/1"),
        ("DELETE", f"{path}/1"),
    )


@pytest.mark.parametrize("kind", LEVELS)
async def test_nobody_and_suppliers_are_kept_out(
    client: httpx.AsyncClient, grounds: tuple[Ground, Ground], kind: str
) -> None:
    for method, path in methods(kind):
        anonymous = await client.request(method, path, json={})
        assert anonymous.status_code == 401, (method, path)
        supplier = await client.request(method, path, json={}, headers=as_("merchant", 1))
        free = kind == "cemetery" and method == "GET"
        assert supplier.status_code == (200 if free else 403), (method, path)
        assert not free or [row["id"] for row in supplier.json()] == [1]
    for path in ("/api/trash", "/api/stats"):
        assert (await client.get(path)).status_code == 401
        for role in ("fornitore", "owner"):
            assert (await client.get(path, headers=as_(role, 1))).status_code == 403


@pytest.mark.parametrize("kind", LEVELS)
async def test_each_sees_the_own(
    client: httpx.AsyncClient, grounds: tuple[Ground, Ground], kind: str
) -> None:
    seen = {
        "superadmin": (SUPER, [1, 2]),
        "admin": (HERE, [1]),
        "other admin": (ELSEWHERE, [2]),
        "admin of none": (NOWHERE, []),
        "owner": (OWNER, [1]),
        "owner without tombs": (as_("owner", 1, 8), [1] if kind == "cemetery" else []),
        "owner, spelt otherwise": (as_("proprietario", 1, 7), [1]),
    }
    for name, (who, expected) in seen.items():
        assert sorted(await ids(client, kind, who)) == expected, name
        assert (await page(client, kind, who))["total"] == len(expected), name
        assert await ids(client, kind, who, id=2) == [n for n in expected if n == 2], name
        if kind not in ("cemetery", "sector"):
            found = await ids(client, kind, who, cemeteryId=2)
            assert found == [n for n in expected if n == 2], name
        text = {"tomb": "rossi", "deceased": "rossi", "cemetery": "u"}.get(kind, "")
        assert sorted(await ids(client, kind, who, search=text)) == expected, name


@pytest.mark.parametrize("kind", LEVELS)
async def test_what_is_anothers_does_not_exist(
    client: httpx.AsyncClient, registry: asyncpg.Connection, kind: str
) -> None:
    """A refusal tells no more of a record of others than of one that is not there."""
    await Ground.make(registry, "Uno")
    other = await Ground.make(registry, "Due")
    await other.bury("Rossi")
    record = await registry.fetchval(f"select max(id) from registry.{kind}")
    column = "reference" if kind == "tomb" else "name"
    for who in (HERE, NOWHERE):
        for missing in (record, 999):
            refused = await save(client, kind, missing, who, **{column: "Altro", "version": 9})
            assert refused.status_code == 404, who
            deleted = await client.delete(f"{PATHS[kind]}/{missing}", headers=who)
            assert deleted.status_code == (403 if kind == "cemetery" else 404)
            assert "current" not in refused.json()
    assert (await client.delete(f"{PATHS[kind]}/{record}", headers=OWNER)).status_code == 403
    assert await registry.fetchval("select count(*) from registry.outbox") == 0


async def test_an_admin_edits_the_own_cemetery_and_makes_none(
    client: httpx.AsyncClient, grounds: tuple[Ground, Ground]
) -> None:
    changed = await saved(client, "cemetery", 1, HERE, reference="Ufficio")
    assert changed["reference"] == "Ufficio"
    assert (await save(client, "cemetery", None, HERE, name="Tre")).status_code == 403
    assert (await client.delete("/api/cemeteries/1", headers=HERE)).status_code == 403
    for who in (OWNER, as_("fornitore", 1)):
        assert (await save(client, "cemetery", 1, who, reference="x")).status_code == 403


ABOVE = {"sector": "cemetery", "block": "sector", "tomb": "block", "deceased": "tomb"}
NEW: dict[str, dict[str, Any]] = {
    "sector": {"name": "Nuovo"},
    "block": {"name": "Nuovo"},
    "tomb": {"reference": "Nuovo"},
    "deceased": {"name": "Nuovo", "surname": "Nuovo"},
}


@pytest.mark.parametrize("kind", ABOVE)
async def test_nothing_is_put_where_the_caller_has_no_say(
    client: httpx.AsyncClient, registry: asyncpg.Connection, kind: str
) -> None:
    """Neither made there nor moved there, by an admin; a superadmin may."""
    grounds = [await Ground.make(registry, name, enabled=True) for name in ("Uno", "Due")]
    for ground in grounds:
        await change(registry, "tomb", ground.tomb, capacity=9)
    await grounds[0].bury("Rossi")
    field = f"{ABOVE[kind]}Id"
    mine, theirs = (getattr(ground, ABOVE[kind]) for ground in grounds)
    for place in (theirs, 999):
        made = await save(client, kind, None, HERE, **NEW[kind], **{field: place})
        moved = await save(client, kind, 1, HERE, **{field: place})
        for answer in (made, moved):
            assert (answer.status_code, list(answer.json()["fields"])) == (422, [field])
    made_here = await saved(client, kind, None, HERE, **NEW[kind], **{field: mine})
    assert made_here["cemetery_id"] == grounds[0].cemetery
    moved_there = await saved(client, kind, made_here["id"], SUPER, **{field: theirs})
    assert moved_there["cemetery_id"] == grounds[1].cemetery
    assert (await save(client, kind, made_here["id"], HERE, enabled=False)).status_code == 404
    assert (await save(client, kind, None, OWNER, **NEW[kind], **{field: mine})).status_code == 403


async def test_an_owner_changes_the_place_of_own_tombs_alone(
    client: httpx.AsyncClient, registry: asyncpg.Connection, grounds: tuple[Ground, Ground]
) -> None:
    one, other = grounds
    sent = {"gpsCoordinates": "45,1; 9,2", "matterportPosition": "https://my.matterport.com/1"}
    changed = await saved(client, "tomb", one.tomb, OWNER, **sent, version=1)
    assert (changed["coordinates"], changed["version"]) == ("45.1, 9.2", 2)
    whole = {"reference": "L-1-1", "blockId": one.block, "capacity": 1, "userId": 7}
    same = {**whole, "picture": None, "permitExpirationDate": None, "enabled": True}
    cleared = await saved(client, "tomb", one.tomb, OWNER, **same, gpsCoordinates="")
    assert (cleared["coordinates"], cleared["matterport_link"]) == (
        None,
        "https://my.matterport.com/1",
    )
    for refused in (
        {"reference": "X"},
        {"capacity": 2},
        {"userId": None},
        {"enabled": False},
        {"blockId": other.block},
        {"picture": "https://example.org/a.png", "gpsCoordinates": "1, 2"},
        {"permitExpirationDate": "2040-01-01"},
    ):
        answer = await save(client, "tomb", one.tomb, OWNER, **refused)
        assert answer.status_code == 403, refused
    assert (await save(client, "tomb", other.tomb, OWNER, gpsCoordinates="1, 2")).status_code == 404
    tomb = (await page(client, "tomb", OWNER))["results"][0]
    assert (tomb["reference"], tomb["coordinates"], tomb["version"]) == ("L-1-1", None, 3)
    assert [entry["userId"] for entry in await audit(registry)] == [7, 7]


async def test_an_owner_edits_and_moves_persons_among_own_tombs(
    client: httpx.AsyncClient, registry: asyncpg.Connection, grounds: tuple[Ground, Ground]
) -> None:
    one, other = grounds
    mine, full, theirs = await add_tombs(registry, one.block, ["A", "B", "C"])
    for tomb in (mine, full):
        await change(registry, "tomb", tomb, user_id=7)
    await add(registry, "deceased", tomb_id=full, surname="Verdi", name="Ada")
    changed = await saved(client, "deceased", 1, OWNER, epitaph="Riposa", tombId=mine)
    assert (changed["epitaph"], changed["tomb_id"]) == ("Riposa", mine)
    for tomb in (theirs, other.tomb, 999):
        answer = await save(client, "deceased", 1, OWNER, tombId=tomb)
        assert (answer.status_code, list(answer.json()["fields"])) == (422, ["tombId"])
    assert (await save(client, "deceased", 1, OWNER, tombId=full)).status_code == 409
    assert (await save(client, "deceased", 2, OWNER, epitaph="x")).status_code == 404
    for method, path in (("DELETE", "/api/deceaseds/1"), ("POST", "/api/deceaseds")):
        answer = await client.request(method, path, headers=OWNER, json={})
        assert answer.status_code == 403


async def test_who_stops_owning_a_tomb_sees_it_no_longer(
    client: httpx.AsyncClient, registry: asyncpg.Connection, grounds: tuple[Ground, Ground]
) -> None:
    one, _ = grounds
    await add_owner(registry, 8, one.cemetery)
    await saved(client, "tomb", one.tomb, HERE, userId=8)
    for kind in ABOVE:
        assert await ids(client, kind, OWNER) == []
        assert await ids(client, kind, as_("owner", 1, 8)) == [1]
    assert (await save(client, "tomb", one.tomb, OWNER, gpsCoordinates="1, 2")).status_code == 404
    assert (await save(client, "deceased", 1, OWNER, epitaph="x")).status_code == 404


async def test_a_tomb_is_given_to_owners_of_its_cemetery_alone(
    client: httpx.AsyncClient, registry: asyncpg.Connection, grounds: tuple[Ground, Ground]
) -> None:
    one, other = grounds
    await add_owner(registry, 9, other.cemetery)
    await add_owner(registry, 10, one.cemetery, role="admin")
    await add_owner(registry, 11, one.cemetery, role="")
    message = "Il proprietario deve essere un utente Proprietario dello stesso cimitero"
    for user in (9, 10, 11, 999):
        for tomb in (one.tomb, None):
            answer = await save(client, "tomb", tomb, SUPER, blockId=one.block, userId=user)
            assert (answer.status_code, answer.json()["fields"]) == (422, {"userId": message})
    moved = await save(client, "tomb", one.tomb, SUPER, blockId=other.block, reference="Z")
    assert (moved.status_code, moved.json()["fields"]) == (422, {"userId": message})
    both = await saved(
        client, "tomb", one.tomb, SUPER, blockId=other.block, reference="Z", userId=9
    )
    assert (both["user_id"], both["cemetery_name"]) == (9, "Due")
    freed = await saved(client, "tomb", one.tomb, SUPER, userId="")
    assert (freed["user_id"], freed["user_name"]) == (None, None)
