"""Two records become one."""

import asyncio
from typing import Any

import asyncpg
import httpx
import pytest

from services.registry.announce import replay
from services.registry.tests.making import Ground, change
from services.registry.tests.merges import MERGE, events, merge, rows, two, undo


@pytest.mark.as_user("admin", cemetery=1)
async def test_the_kept_record_takes_the_chosen_values(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    _, kept, merged, tomb = await two(registry)
    fields = {"name": "merge", "birthdate": "merge", "tomb_id": "merge", "epitaph": "keep"}
    told = await merge(client, kept, merged, keepVersion=1, mergeVersion=1, fields=fields)
    one = told["kept"]
    assert (one["id"], one["name"], one["birthdate"], one["tomb_id"], one["epitaph"]) == (
        kept,
        "Anna Maria",
        "1931-04-02",
        tomb,
        "Riposa",
    )
    assert (one["deathdate"], one["version"]) == (None, 2)
    assert list(await rows(registry)) == [kept]


@pytest.mark.as_user("admin", cemetery=1)
async def test_nobody_dies_before_birth_by_a_merge(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    _, kept, merged, _ = await two(registry)
    await change(registry, "deceased", merged, birthdate=None, deathdate="1920")
    told = await merge(client, kept, merged, 422, fields={"deathdate": "merge"})
    assert told["fields"] == {"deathdate": "La data di morte precede quella di nascita"}


@pytest.mark.as_user("admin", cemetery=1)
@pytest.mark.parametrize(
    ("sent", "status"),
    [
        ({"keepVersion": 2}, 409),
        ({"mergeVersion": 7}, 409),
        ({"fields": {"id": "merge"}}, 422),
        ({"fields": {"name": "both"}}, 422),
        ({"mergeId": 1}, 422),
        ({"mergeId": 999}, 404),
        ({"keepId": 999}, 404),
    ],
)
async def test_a_merge_of_anything_else_is_refused(
    client: httpx.AsyncClient, registry: asyncpg.Connection, sent: dict[str, Any], status: int
) -> None:
    _, kept, merged, _ = await two(registry)
    assert (kept, merged) == (1, 2)
    before = await rows(registry)
    body = {"keepId": kept, "mergeId": merged, "keepVersion": 1, "mergeVersion": 1, **sent}
    answer = await client.post(MERGE, json=body)
    assert answer.status_code == status, answer.text
    if status == 409:
        stale = kept if "keepVersion" in sent else merged
        assert answer.json()["current"]["id"] == stale
    assert await rows(registry) == before


@pytest.mark.as_user("superadmin")
async def test_an_edit_and_a_merge_at_once_lose_nothing(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    """Whoever comes second on an older version is told so."""
    _, kept, merged, _ = await two(registry)
    body = {"keepId": kept, "mergeId": merged, "keepVersion": 1, "mergeVersion": 1}
    edit = {"epitaph": "Per sempre", "version": 1}
    merging, editing = await asyncio.gather(
        client.post(MERGE, json=body | {"fields": {"name": "merge"}}),
        client.patch(f"/api/deceaseds/{kept}", json=edit),
    )
    assert {merging.status_code, editing.status_code} == {200, 409}
    found = (await rows(registry))[kept]
    if merging.status_code == 200:
        assert (found["name"], found["epitaph"]) == ("Anna Maria", "Riposa")
    else:
        assert (found["name"], found["epitaph"]) == ("Anna", "Per sempre")


@pytest.mark.as_user("superadmin")
async def test_of_two_merges_at_once_one_is_made(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    _, kept, merged, _ = await two(registry)
    answers = await asyncio.gather(
        client.post(MERGE, json={"keepId": kept, "mergeId": merged}),
        client.post(MERGE, json={"keepId": merged, "mergeId": kept}),
    )
    assert sorted(answer.status_code for answer in answers) == [200, 404]
    assert len(await rows(registry)) == 1


@pytest.mark.as_user("admin", cemetery=1)
async def test_a_merge_is_told_and_noted(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    _, kept, merged, _ = await two(registry)
    told = await merge(client, kept, merged, fields={"name": "merge"})
    (removed,) = await events(registry, "registry.deceased.removed.v1")
    assert [(item["id"], item["mergedInto"]) for item in removed["items"]] == [(merged, kept)]
    (changed,) = await events(registry, "registry.deceased.changed.v1")
    assert [(item["deceasedId"], item["name"]) for item in changed["items"]] == [
        (kept, "Anna Maria")
    ]
    await undo(client, told["mergeId"])
    after = [
        (item["deceasedId"], item["name"])
        for event in (await events(registry, "registry.deceased.changed.v1"))[1:]
        for item in event["items"]
    ]
    assert sorted(after) == [(kept, "Anna"), (merged, "Anna Maria")]
    noted = [
        (entry["action"], entry["recordId"], [change["field"] for change in entry["changes"]])
        for entry in await events(registry, "registry.audit.recorded.v1")
    ]
    assert noted == [
        ("merged", kept, ["merged_record", "name"]),
        ("merged", merged, ["merged_into"]),
        ("unmerged", kept, ["name"]),
        ("unmerged", merged, []),
    ]


@pytest.mark.as_user("admin", cemetery=1)
async def test_who_listens_later_is_told_of_merges_too(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground, kept, undone, tomb = await two(registry)
    await undo(client, (await merge(client, kept, undone))["mergeId"])
    await registry.execute("update registry.tomb set capacity = 9 where id = $1", tomb)
    merged, other = [await ground.bury("Rossi", "Anna", tomb_id=tomb) for _ in range(2)]
    for gone in (merged, other):
        await merge(client, kept, gone)
    await registry.execute("delete from registry.outbox")
    assert await replay(registry) >= 2
    (removed,) = await events(registry, "registry.deceased.removed.v1")
    assert [(item["id"], item["mergedInto"]) for item in removed["items"]] == [
        (merged, kept),
        (other, kept),
    ]


@pytest.mark.as_user("admin", cemetery=1)
async def test_merges_are_listed_the_newest_first(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground, kept, merged, _ = await two(registry)
    other = await ground.bury("Rossi", "Anna")
    await registry.execute(
        "insert into registry.user_name (user_id, name, surname, role, version)"
        " values (1, 'Ada', 'Neri', 'admin', 1)"
    )
    first = await merge(client, kept, merged)
    await merge(client, kept, other)
    await undo(client, first["mergeId"])
    page = (await client.get("/api/duplicates/merges")).json()
    assert [(one["kept_id"], one["merged_id"]) for one in page["results"]] == [
        (kept, other),
        (kept, merged),
    ]
    assert [one["undone_by"] for one in page["results"]] == [None, "Ada Neri"]
    assert {one["merged_by"] for one in page["results"]} == {"Ada Neri"}
    elsewhere = await client.get("/api/duplicates/merges", params={"cemeteryId": 9})
    assert elsewhere.json()["total"] == 0


@pytest.mark.as_user("admin", cemetery=1)
async def test_an_admin_merges_and_undoes_in_the_own_cemetery(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    here, there = await Ground.make(registry), await Ground.make(registry, "Altrove")
    own, foreign, another = (
        await here.bury("Rossi"),
        await there.bury("Rossi"),
        await there.bury("Rossi"),
    )
    await merge(client, own, foreign, 404)
    await merge(client, foreign, own, 404)
    await merge(client, foreign, another, 404)
    await undo(client, 999, 404)
