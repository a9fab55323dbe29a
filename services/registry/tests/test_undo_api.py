"""An import that is taken back goes without a trace, but for what people have built on it."""

from typing import Any

import asyncpg
import httpx
import pytest

from services.kit.db import Database
from services.registry.imports.traces import (
    DeceasedRemembered,
    OrderTold,
    TombsOrdered,
    note_order,
    note_ordered,
    note_remembered,
)
from services.registry.tests.batches import row
from services.registry.tests.making import hits
from services.registry.tests.merges import merge
from services.registry.tests.merges import undo as undo_merge
from services.registry.tests.office import PATHS, add_owner, forget_events, saved, told
from services.registry.tests.pictures import encoded, quarters, uploaded
from services.registry.tests.undoing import everything, ids, load, put, undo

pytestmark = pytest.mark.as_user("superadmin")
CHANGED = "Ha modifiche fatte dopo l'importazione"
WHOLE = [
    row(1, "Rossi Maria", nominative="Rossi Maria ved. Bianchi"),
    row(2, "Verdi Anna", tomb="L-2"),
    row(3, "Neri Ugo", sector="Settore B", block="Loculi 9"),
]


async def person(registry: asyncpg.Connection, surname: str) -> int:
    found: int = await registry.fetchval(
        "select id from registry.deceased where surname = $1", surname
    )
    return found


async def tomb(registry: asyncpg.Connection, reference: str) -> int:
    found: int = await registry.fetchval(
        "select id from registry.tomb where reference = $1", reference
    )
    return found


async def delete(client: httpx.AsyncClient, kind: str, record: int) -> None:
    assert (await client.delete(f"{PATHS[kind]}/{record}")).status_code == 204


async def test_the_register_is_as_it_was_before(
    client: httpx.AsyncClient, registry: asyncpg.Connection, units: Database
) -> None:
    await load(registry, row(1, "Rossi Maria"), row(2, "Ferri Ada", tomb="L-3"), job=1)
    await saved(client, "deceased", await person(registry, "Ferri"), epitaph="Riposa")
    before = await everything(registry)
    await load(registry, *WHOLE, row(4, "Bruni Elio"), row(5, "Gallo Ida", cemetery="Altrove"))
    assert await hits(client, q="bianchi") == []  # she was there without her husband's name
    undone = await undo(units)
    assert await everything(registry) == before
    assert (undone.counts, undone.kept) == ((1, 2, 2, 3, 4), [])
    assert await hits(client, q="bruni") == []


async def test_what_is_gone_is_told_as_if_deleted_by_hand(
    registry: asyncpg.Connection, units: Database
) -> None:
    await load(registry, *WHOLE)
    made = {table: await ids(registry, table) for table in ("cemetery", "tomb", "deceased")}
    await forget_events(registry)
    await undo(units)
    for table, name in (("cemetery", "cemetery"), ("tomb", "tombs"), ("deceased", "deceased")):
        (event,) = await told(registry, f"registry.{name}.removed.v1")
        assert [item["id"] for item in event["items"]] == made[table]
        assert all(item["version"] >= 1000000 for item in event["items"])
    (event,) = await told(registry, "registry.deceased.removed.v1")
    assert {item["mergedInto"] for item in event["items"]} == {None}
    assert await told(registry, "registry.audit.recorded.v1") == []
    assert await registry.fetchval("select count(*) from registry.trash") == 0


async def test_who_was_changed_stays_with_the_places_above(
    client: httpx.AsyncClient, registry: asyncpg.Connection, units: Database
) -> None:
    await load(registry, *WHOLE)
    await saved(client, "deceased", await person(registry, "Rossi"), name="Mariangela")
    picture = await uploaded(client, encoded(quarters(), "JPEG"))
    await saved(
        client, "deceased", await person(registry, "Verdi"), picture=f"/media/{picture}.webp"
    )
    before = (await everything(registry))["deceased"][:2]
    undone = await undo(units)
    assert undone.counts == (0, 1, 1, 1, 1)
    assert undone.kept == [
        ("Defunto Rossi Maria ved. Bianchi", CHANGED),
        ("Defunto Anna Verdi", CHANGED),
        ("Tomba L-1", "Contiene ancora 1 defunto"),
        ("Tomba L-2", "Contiene ancora 1 defunto"),
        ("Blocco Loculi 1", "Contiene ancora 2 tombe"),
        ("Settore A", "Contiene ancora 1 blocco"),
        ("Cimitero Maggiore", "Contiene ancora 1 settore"),
    ]
    assert (await everything(registry))["deceased"] == before


async def test_an_empty_place_that_was_changed_stays(
    client: httpx.AsyncClient, registry: asyncpg.Connection, units: Database
) -> None:
    await load(registry, row(1, "Rossi Maria"))
    sector: int = await registry.fetchval("select id from registry.sector")
    await saved(client, "sector", sector, name="Ponente")
    undone = await undo(units)
    assert undone.counts == (0, 0, 1, 1, 1)
    assert undone.kept[0] == ("Settore Ponente", CHANGED)


@pytest.mark.parametrize("by_hand", [True, False], ids=["by hand", "by another import"])
async def test_a_tomb_stays_for_whoever_was_added(
    client: httpx.AsyncClient, registry: asyncpg.Connection, units: Database, by_hand: bool
) -> None:
    await load(registry, row(1, "Rossi Maria"), row(2, "Verdi Anna"))
    place = await tomb(registry, "L-1")
    if by_hand:
        await saved(client, "deceased", tombId=place, name="Ugo", surname="Neri")
    else:
        await load(registry, row(1, "Neri Ugo"), job=8)
    undone = await undo(units)
    assert undone.counts == (0, 0, 0, 0, 2)
    assert undone.kept[0] == ("Tomba L-1", "Contiene ancora 1 defunto")
    assert await hits(client, q="neri") == ["Neri, Ugo"]


async def test_a_tomb_with_an_owner_stays(
    client: httpx.AsyncClient, registry: asyncpg.Connection, units: Database
) -> None:
    await load(registry, row(1, "Rossi Maria"), row(2, "Verdi Anna", tomb="L-2"))
    cemetery: int = await registry.fetchval("select id from registry.cemetery")
    owner = await add_owner(registry, 5, cemetery)
    await saved(client, "tomb", await tomb(registry, "L-1"), userId=owner)
    undone = await undo(units)
    assert undone.counts == (0, 0, 0, 1, 2)
    assert undone.kept[0] == ("Tomba L-1", "Ha un proprietario, assegnato dopo l'importazione")


async def test_what_other_services_hold_something_for_stays(
    registry: asyncpg.Connection, units: Database
) -> None:
    rows = [row(n, f"Rossi N{n}", tomb=f"L-{n}") for n in range(1, 6)]
    await load(registry, *rows)
    persons = await ids(registry, "deceased")
    await put(registry, "affects_count", deceased_id=persons[1], count=2, version=1)
    await put(registry, "affects_count", deceased_id=persons[4], count=0, version=1)
    async with units.unit_of_work() as session:
        for _ in range(2):  # told twice it is one
            remembered = DeceasedRemembered(deceased_id=persons[0])
            await note_remembered(session, remembered)
            await note_order(session, OrderTold(tomb_id=await tomb(registry, "L-3")))
        ordered = [await tomb(registry, "L-3"), await tomb(registry, "L-4")]
        await note_ordered(session, TombsOrdered(tomb_ids=ordered))
        await note_ordered(session, TombsOrdered(tomb_ids=[]))
    undone = await undo(units)
    remembered_reason = "Ha ricordi dei visitatori o richieste dei familiari"
    assert undone.counts == (0, 0, 0, 1, 3)
    assert undone.kept[:6] == [
        ("Defunto N1 Rossi", remembered_reason),
        ("Defunto N2 Rossi", remembered_reason),
        ("Tomba L-1", "Contiene ancora 1 defunto"),
        ("Tomba L-2", "Contiene ancora 1 defunto"),
        ("Tomba L-3", "Ha ordini di servizi"),
        ("Tomba L-4", "Ha ordini di servizi"),
    ]


@pytest.mark.parametrize(
    ("table", "values", "reason"),
    [
        pytest.param(
            "user_name",
            {"user_id": 5, "name": "Anna", "surname": "Verdi", "role": "admin", "version": 1},
            "Ha utenti assegnati",
            id="users",
        ),
        pytest.param(
            "product_picture",
            {"product_id": 3, "supplier_id": 9, "public": True, "version": 1},
            "Ha prodotti nel negozio",
            id="products",
        ),
    ],
)
async def test_a_cemetery_in_use_stays(
    registry: asyncpg.Connection,
    units: Database,
    table: str,
    values: dict[str, Any],
    reason: str,
) -> None:
    await load(registry, row(1, "Rossi Maria"))
    cemetery: int = await registry.fetchval("select id from registry.cemetery")
    await put(registry, table, cemetery_id=cemetery, **values)
    undone = await undo(units)
    assert (undone.counts, undone.kept) == ((0, 1, 1, 1, 1), [("Cimitero Maggiore", reason)])


async def test_who_is_in_the_trash_stays_there_and_can_come_back(
    client: httpx.AsyncClient, registry: asyncpg.Connection, units: Database
) -> None:
    await load(registry, *WHOLE)
    await delete(client, "deceased", await person(registry, "Rossi"))
    added = await saved(
        client, "deceased", tombId=await tomb(registry, "L-2"), name="Ada", surname="Ferri"
    )
    await delete(client, "deceased", added["id"])
    undone = await undo(units)
    assert undone.counts == (0, 1, 1, 1, 2)
    below = "Nel cestino c'è ancora qualcosa che vi si trovava"
    assert undone.kept[:3] == [
        ("Defunto Rossi Maria ved. Bianchi", "Si trova nel cestino"),
        ("Tomba L-1", below),
        ("Tomba L-2", below),
    ]
    entries = (await client.get("/api/trash")).json()["results"]
    for entry in entries:
        answer = await client.post(f"/api/trash/{entry['id']}/restore")
        assert answer.status_code == 200, answer.text
    assert await hits(client, q="rossi") == ["Rossi, Maria"]


async def test_a_whole_cemetery_in_the_trash_is_told_and_comes_back(
    client: httpx.AsyncClient, registry: asyncpg.Connection, units: Database
) -> None:
    await load(registry, row(1, "Rossi Maria"))
    cemetery: int = await registry.fetchval("select id from registry.cemetery")
    path = f"/api/cemeteries/{cemetery}?cascade=true&name=Cimitero Maggiore"
    answer = await client.delete(path)
    assert answer.status_code == 204
    before = await everything(registry)
    undone = await undo(units)
    trash = "Si trova nel cestino"
    names = ("Defunto Maria Rossi", "Tomba L-1", "Blocco Loculi 1", "Settore A")
    assert undone.kept == [(name, trash) for name in (*names, "Cimitero Maggiore")]
    assert await everything(registry) == before


async def test_merged_persons_stay_on_either_side(
    client: httpx.AsyncClient, registry: asyncpg.Connection, units: Database
) -> None:
    await load(registry, row(1, "Rossi Maria"), job=1)
    await load(registry, row(1, "Rosi Maria", tomb="L-2"), row(2, "Verdi Anna", tomb="L-3"))
    await load(registry, row(1, "Verdi Annetta", tomb="L-4"), job=9)
    rossi, verdi = await person(registry, "Rossi"), await person(registry, "Verdi")
    first = await merge(client, rossi, await person(registry, "Rosi"))
    await merge(client, verdi, verdi + 1)
    undone = await undo(units)
    assert undone.counts == (0, 0, 0, 0, 0)
    assert undone.kept == [
        ("Defunto Maria Rosi", "La scheda è stata unita a un'altra"),
        ("Defunto Anna Verdi", "Un'altra scheda è stata unita a questa"),
        ("Tomba L-2", "Nel cestino c'è ancora qualcosa che vi si trovava"),
        ("Tomba L-3", "Contiene ancora 1 defunto"),
    ]
    await undo_merge(client, first["mergeId"])
    assert sorted(await hits(client, q="maria")) == ["Rosi, Maria", "Rossi, Maria"]


async def test_who_came_back_from_the_trash_counts_as_changed(
    client: httpx.AsyncClient, registry: asyncpg.Connection, units: Database
) -> None:
    await load(registry, row(1, "Rossi Maria"))
    await delete(client, "deceased", await person(registry, "Rossi"))
    (entry,) = (await client.get("/api/trash")).json()["results"]
    assert (await client.post(f"/api/trash/{entry['id']}/restore")).status_code == 200
    undone = await undo(units)
    assert undone.kept[0] == ("Defunto Maria Rossi", CHANGED)
