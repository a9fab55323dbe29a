"""What anybody may read: cemeteries, blocks, memorials; and the counts of the staff."""

import json
from datetime import date

import asyncpg
import httpx
import pytest

from services.registry.tests.making import Ground, add, change

CEMETERY_FIELDS = {"id", "name", "address", "logo", "link1", "link1_label", "link2", "link2_label"}
PRIVATE = {
    "email_address": "ufficio@comune.example",
    "domain": "comune.example",
    "token": "gettone-segreto",
    "reference": "C-01",
}
UNKNOWN = ["999", "0", "-1", "abc", "2147483648", "9" * 40, "1.5", "%00", "1;drop", "%F0%9F%95%AF"]


async def names(client: httpx.AsyncClient) -> list[str]:
    return [each["name"] for each in (await client.get("/api/public/cemeteries")).json()]


async def test_no_cemetery_is_an_empty_list(client: httpx.AsyncClient) -> None:
    answer = await client.get("/api/public/cemeteries")
    assert (answer.status_code, answer.json()) == (200, [])


async def test_cemeteries_come_in_the_order_of_the_office(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    for name, order in (("Zara", 0), ("Lambrate", 2), ("Bruzzano", 1), ("Abbiate", 1)):
        await add(registry, "cemetery", name=name, order=order)
    assert await names(client) == ["Zara", "Abbiate", "Bruzzano", "Lambrate"]


async def test_a_disabled_cemetery_is_not_offered(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    hidden = await add(registry, "cemetery", name="Chiuso", enabled=False)
    await add(registry, "cemetery", name="Aperto")
    assert await names(client) == ["Aperto"]
    await change(registry, "cemetery", hidden, enabled=True)
    assert await names(client) == ["Aperto", "Chiuso"]


async def test_a_cemetery_shows_its_public_fields_alone(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    shown = {
        "name": "Cimitero dell'Aquila",
        "address": "Via dei Cipressi, 4",
        "logo": "/demo/logo.svg",
        "link1": "https://comune.example",
        "link1_label": "Comune",
        "link2": "https://mappa.example",
        "link2_label": "Mappa",
    }
    made = await add(registry, "cemetery", **shown, **PRIVATE)
    answer = await client.get("/api/public/cemeteries")
    assert answer.json() == [{"id": made, **shown}]


async def test_a_cemetery_of_which_only_the_name_is_known_has_nulls(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    made = await add(registry, "cemetery", name="Cimitero")
    (shown,) = (await client.get("/api/public/cemeteries")).json()
    assert shown == dict.fromkeys(CEMETERY_FIELDS) | {"id": made, "name": "Cimitero"}


async def test_a_block_shows_its_name_and_photos(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground = await Ground.make(registry)
    photos = ["/demo/block-1.jpg", "https://foto.example/2.jpg"]
    await change(
        registry, "block", ground.block, photos=json.dumps(photos), description="riservato"
    )
    answer = await client.get(f"/api/blocks/{ground.block}")
    assert answer.json() == {"id": ground.block, "name": "Loculi Nord 1", "photos": photos}
    assert answer.headers["cache-control"] == "public, max-age=60"


async def test_a_block_without_photos_has_an_empty_list(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground = await Ground.make(registry)
    assert (await client.get(f"/api/blocks/{ground.block}")).json()["photos"] == []


@pytest.mark.parametrize("block", UNKNOWN)
async def test_an_unknown_block_is_not_found(client: httpx.AsyncClient, block: str) -> None:
    answer = await client.get(f"/api/blocks/{block}")
    assert answer.status_code == 404
    assert answer.json()["message"] in ("Blocco non trovato", "Non trovato")


async def two_grounds(registry: asyncpg.Connection) -> tuple[Ground, Ground]:
    """One cemetery with 2 sectors, 2 tombs and 3 persons; a hidden one with 1 of each."""
    one, other = await Ground.make(registry, "Uno"), await Ground.make(registry, "Due")
    await add(registry, "sector", cemetery_id=one.cemetery, name="Settore B")
    await add(registry, "tomb", block_id=one.block, reference="L-1-2")
    await one.bury_all("Rossi, Maria", "Verdi, Anna")
    await one.bury("Neri", enabled=False)
    await other.bury("Bianchi")
    await change(registry, "cemetery", other.cemetery, enabled=False)
    return one, other


def counts(cemeteries: int, sectors: int, tombs: int, persons: int) -> dict[str, int]:
    keys = ("totalCemeteries", "totalSectors", "totalTombs", "totalDeceaseds")
    return dict(zip(keys, (cemeteries, sectors, tombs, persons), strict=True))


@pytest.mark.as_user("superadmin")
async def test_a_superadmin_counts_everything_hidden_or_not(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    await two_grounds(registry)
    answer = await client.get("/api/stats")
    assert answer.json() == counts(2, 3, 3, 4)
    assert answer.headers["cache-control"] == "no-store"


@pytest.mark.as_user("admin", cemetery=1)
async def test_an_admin_counts_the_own_cemetery(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    one, _ = await two_grounds(registry)
    assert one.cemetery == 1
    assert (await client.get("/api/stats")).json() == counts(1, 2, 2, 3)


@pytest.mark.as_user("admin", cemetery=2)
async def test_an_admin_of_another_cemetery_counts_that(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    await two_grounds(registry)
    assert (await client.get("/api/stats")).json() == counts(1, 1, 1, 1)


@pytest.mark.as_user("admin")
async def test_an_admin_without_a_cemetery_counts_nothing(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    await two_grounds(registry)
    assert (await client.get("/api/stats")).json() == counts(0, 0, 0, 0)


@pytest.mark.as_user("owner", cemetery=1)
async def test_an_owner_has_no_dashboard(client: httpx.AsyncClient) -> None:
    assert (await client.get("/api/stats")).status_code == 403


@pytest.mark.as_user("fornitore", cemetery=1)
async def test_a_supplier_has_no_such_dashboard(client: httpx.AsyncClient) -> None:
    assert (await client.get("/api/stats")).status_code == 403


async def test_an_anonymous_caller_has_no_dashboard(client: httpx.AsyncClient) -> None:
    answer = await client.get("/api/stats")
    assert (answer.status_code, answer.json()) == (401, {"message": "Accesso richiesto"})


FULL = {
    "nominative": "D'Angelo Niccolò",
    "birthdate": "1931-04",
    "deathdate": "2008-11-12",
    "epitaph": 'Riposa "in pace" <b>\n🕯',
    "picture": "/demo/niccolo.jpg",
    "commemoration_video": "https://video.example/1",
    "fiscal_code": "DNGNCL31D03F205X",
    "background_image": "/demo/privata.jpg",
    "import_name": "NICCOLO",
    "gifts": 3,
}


async def filled(registry: asyncpg.Connection) -> tuple[Ground, int]:
    """A person of whom everything is known, the private things too."""
    ground = await Ground.make(registry, link3="/demo/sfondo.jpg", link4="/demo/ritratto.svg")
    await change(registry, "sector", ground.sector, coordinates="45.1, 9.1")
    await change(
        registry,
        "block",
        ground.block,
        coordinates="45.2, 9.2",
        matterport_link="https://b.example",
    )
    await change(
        registry,
        "tomb",
        ground.tomb,
        coordinates="45.3, 9.3",
        matterport_link="https://t.example",
        picture="/demo/tomba.jpg",
        user_id=77,
        import_owner="P-77",
        permit_expiration_date=date(2031, 11, 2),
    )
    person = await ground.bury("D'Angelo", "Niccolò", **FULL)
    await registry.execute("insert into registry.affects_count values ($1, 12, 1)", person)
    return ground, person


async def test_a_memorial_shows_every_public_field_and_no_other(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground, person = await filled(registry)
    answer = await client.get(f"/api/public/deceased/{person}")
    assert answer.status_code == 200
    assert answer.json() == {
        "id": person,
        "name": "Niccolò",
        "surname": "D'Angelo",
        "nominative": "D'Angelo Niccolò",
        "birthdate": "1931-04",
        "deathdate": "2008-11-12",
        "epitaph": 'Riposa "in pace" <b>\n🕯',
        "picture": "/demo/niccolo.jpg",
        "cemeteryLink3": "/demo/sfondo.jpg",
        "cemeteryLink4": "/demo/ritratto.svg",
        "tomb_id": ground.tomb,
        "tombId": ground.tomb,
        "blockId": ground.block,
        "sectorName": "Settore A",
        "blockName": "Loculi Nord 1",
        "tombReference": "L-1-1",
        "tombPicture": "/demo/tomba.jpg",
        "tombCoordinates": "45.3, 9.3",
        "blockCoordinates": "45.2, 9.2",
        "sectorCoordinates": "45.1, 9.1",
        "tombMatterportLink": "https://t.example",
        "blockMatterportLink": "https://b.example",
        "commemorationVideo": "https://video.example/1",
        "cemeteryName": "Cimitero Maggiore",
        "affectsCount": 12,
    }


async def test_a_memorial_of_which_little_is_known_has_nulls(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground = await Ground.make(registry)
    memorial = (await client.get(f"/api/public/deceased/{await ground.bury('Rossi')}")).json()
    known = {name for name, value in memorial.items() if value is not None}
    places = {"tomb_id", "tombId", "blockId", "sectorName", "blockName", "tombReference"}
    assert known == {"id", "name", "surname", "cemeteryName", "affectsCount"} | places
    assert memorial["affectsCount"] == 0


@pytest.mark.parametrize("person", UNKNOWN)
async def test_an_unknown_memorial_is_not_found(client: httpx.AsyncClient, person: str) -> None:
    answer = await client.get(f"/api/public/deceased/{person}")
    assert answer.status_code == 404
    assert answer.json()["message"] in ("Memorial non trovato", "Non trovato")
    assert "etag" not in answer.headers


async def test_a_memorial_is_read_again_only_when_it_has_changed(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground = await Ground.make(registry)
    person = await ground.bury("Rossi")
    url = f"/api/public/deceased/{person}"
    first = await client.get(url)
    assert first.headers["cache-control"] == "no-cache"
    known = {"If-None-Match": first.headers["etag"]}
    assert (await client.get(url, headers=known)).status_code == 304
    await change(registry, "deceased", person, epitaph="Per sempre")
    again = await client.get(url, headers=known)
    assert (again.status_code, again.json()["epitaph"]) == (200, "Per sempre")
