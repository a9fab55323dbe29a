"""A merge is undone: two records again, as they were but for what was changed since."""

import asyncpg
import httpx
import pytest

from services.registry.tests.making import change
from services.registry.tests.merges import merge, rows, two, undo


@pytest.mark.as_user("admin", cemetery=1)
async def test_undone_all_is_as_it_was(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    _, kept, merged, _ = await two(registry)
    before = await rows(registry)
    fields = dict.fromkeys(("name", "birthdate", "deathdate", "epitaph", "tombId"), "merge")
    told = await merge(client, kept, merged, fields=fields)
    assert await rows(registry) != before
    undone = await undo(client, told["mergeId"])
    assert undone["stayed"] == []
    assert (undone["kept"]["id"], undone["restored"]["id"]) == (kept, merged)
    assert await rows(registry) == before
    assert (await undo(client, told["mergeId"], 409))["message"] == (
        "Questa unione è già stata annullata"
    )
    assert (await client.get("/api/trash")).json()["total"] == 0


@pytest.mark.as_user("admin", cemetery=1)
async def test_what_was_changed_since_stays(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    _, kept, merged, _ = await two(registry)
    fields = {"name": "merge", "deathdate": "merge"}
    told = await merge(client, kept, merged, fields=fields)
    answer = await client.patch(f"/api/deceaseds/{kept}", json={"name": "Annamaria"})
    assert answer.status_code == 200
    undone = await undo(client, told["mergeId"])
    assert undone["stayed"] == ["name"]
    assert (undone["kept"]["name"], undone["kept"]["deathdate"]) == ("Annamaria", None)


@pytest.mark.as_user("admin", cemetery=1)
async def test_a_date_that_was_changed_since_contradicts_no_other(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    _, kept, merged, _ = await two(registry)
    await change(registry, "deceased", merged, birthdate="1900", deathdate="1950")
    fields = {"birthdate": "merge", "deathdate": "merge"}
    told = await merge(client, kept, merged, fields=fields)
    await client.patch(f"/api/deceaseds/{kept}", json={"deathdate": "1920"})
    undone = await undo(client, told["mergeId"])
    assert undone["stayed"] == ["birthdate", "deathdate"]
    assert (undone["kept"]["birthdate"], undone["kept"]["deathdate"]) == ("1900", "1920")


@pytest.mark.as_user("admin", cemetery=1)
async def test_the_place_may_be_taken_when_a_merge_is_undone(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground, kept, merged, tomb = await two(registry)
    told = await merge(client, kept, merged)
    stranger = await ground.bury("Verdi", tomb_id=tomb)
    before = await rows(registry)
    refused = await undo(client, told["mergeId"], 409)
    assert refused["message"] == "Tomba piena: libera un posto prima di ripristinare"
    assert await rows(registry) == before
    await change(registry, "deceased", stranger, tomb_id=ground.tomb)
    await undo(client, told["mergeId"])


@pytest.mark.as_user("admin", cemetery=1)
async def test_the_kept_person_s_own_place_may_be_taken_too(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground, kept, merged, _ = await two(registry)
    told = await merge(client, kept, merged, fields={"tombId": "merge"})
    await ground.bury("Verdi")
    refused = await undo(client, told["mergeId"], 409)
    assert refused["message"] == "Tomba piena: L-1-1, dove tornerebbe la scheda rimasta"
    assert list(await rows(registry)) == [kept, merged + 1]


@pytest.mark.as_user("admin", cemetery=1)
async def test_the_address_of_the_merged_shows_the_kept_one(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    async def shown(person: int) -> int | None:
        answer = await client.get(f"/api/public/deceased/{person}")
        return answer.json().get("id") if answer.status_code == 200 else None

    ground, kept, merged, _ = await two(registry)
    last = await ground.bury("Rossi", "Anna", birthdate="1931")
    first = await merge(client, kept, merged)
    assert (await shown(merged), await shown(kept)) == (kept, kept)
    second = await merge(client, last, kept)
    assert (await shown(merged), await shown(kept)) == (last, last)
    await change(registry, "deceased", last, enabled=False)
    assert (await shown(merged), await shown(kept)) == (None, None)
    await change(registry, "deceased", last, enabled=True)
    refused = await undo(client, first["mergeId"], 409)
    assert refused["message"].startswith("La scheda rimasta non è più nel registro")
    await change(registry, "tomb", ground.tomb, capacity=2)
    await undo(client, second["mergeId"])
    assert (await shown(merged), await shown(kept)) == (kept, kept)
    await undo(client, first["mergeId"])
    assert (await shown(merged), await shown(kept)) == (merged, kept)
    await change(registry, "deceased", merged, enabled=False)
    assert await shown(merged) is None


@pytest.mark.as_user("admin", cemetery=1)
async def test_a_merged_record_restored_from_the_trash_stands_for_itself(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    _, kept, merged, _ = await two(registry)
    told = await merge(client, kept, merged, fields={"name": "merge"})
    (entry,) = (await client.get("/api/trash")).json()["results"]
    assert entry["label"] == "Anna Maria Rossi (unito a Anna Rossi)"
    assert (await client.post(f"/api/trash/{entry['id']}/restore")).status_code == 200
    await change(registry, "deceased", merged, enabled=False)
    assert (await client.get(f"/api/public/deceased/{merged}")).status_code == 404
    undone = await undo(client, told["mergeId"])
    assert (undone["kept"]["name"], undone["restored"]["enabled"]) == ("Anna", False)


@pytest.mark.as_user("admin", cemetery=1)
async def test_a_record_that_came_back_may_be_merged_again(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground, kept, merged, _ = await two(registry)
    other = await ground.bury("Rossi", "Anna")
    first = await merge(client, kept, merged)
    (entry,) = (await client.get("/api/trash")).json()["results"]
    await client.post(f"/api/trash/{entry['id']}/restore")
    await merge(client, other, merged)
    shown = (await client.get(f"/api/public/deceased/{merged}")).json()
    assert shown["id"] == other
    await undo(client, first["mergeId"], 409)


@pytest.mark.as_user("admin", cemetery=1)
async def test_what_left_the_trash_for_good_cannot_be_undone(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    _, kept, merged, _ = await two(registry)
    told = await merge(client, kept, merged, fields={"name": "merge"})
    await registry.execute("delete from registry.trash")
    refused = await undo(client, told["mergeId"], 409)
    assert refused["message"].endswith("l'unione non si può più annullare")
    assert (await rows(registry))[kept]["name"] == "Anna Maria"
    assert (await client.get(f"/api/public/deceased/{merged}")).json()["id"] == kept
