"""The forms of cemeteries, sectors, blocks and tombs: what they take and what they say."""

from datetime import datetime
from typing import Any

import asyncpg
import httpx
import pytest

from services.registry.tests.making import Ground
from services.registry.tests.office import PATHS, add_owner, faults, page, save, saved

pytestmark = pytest.mark.as_user("superadmin")
NEEDED: dict[str, dict[str, Any]] = {
    "cemetery": {"name": "Nuovo"},
    "sector": {"name": "Nuovo", "cemeteryId": 1},
    "block": {"name": "Nuovo", "sectorId": 1},
    "tomb": {"blockId": 1},
}
MISSING = {
    "cemetery": {"name": "Nome richiesto"},
    "sector": {"name": "Nome richiesto", "cemeteryId": "Il cimitero è obbligatorio"},
    "block": {"name": "Nome richiesto", "sectorId": "Settore richiesto"},
    "tomb": {"blockId": "Blocco è obbligatorio"},
}


@pytest.fixture(autouse=True)
async def ground(registry: asyncpg.Connection) -> Ground:
    return await Ground.make(registry)


@pytest.mark.parametrize("kind", NEEDED)
async def test_what_is_required_is_said(client: httpx.AsyncClient, kind: str) -> None:
    assert await faults(client, kind) == MISSING[kind]
    for blank in (None, "", "  "):
        empty: dict[str, Any] = dict.fromkeys(MISSING[kind], blank)
        assert await faults(client, kind, **empty) == MISSING[kind], blank
        assert await faults(client, kind, 1, **empty) == MISSING[kind], blank
    for body in (b"", b"[]", b"{", b'"x"', b"null"):
        answer = await client.post(
            PATHS[kind], content=body, headers={"content-type": "application/json"}
        )
        assert answer.status_code == 422, body


@pytest.mark.parametrize("kind", NEEDED)
async def test_a_new_record_has_the_defaults(client: httpx.AsyncClient, kind: str) -> None:
    made = await saved(client, kind, **NEEDED[kind], unknownField=1, id=77, createdAt="x")
    assert (made["enabled"], made["version"], made["warnings"]) == (True, 1, [])
    assert made["id"] == 2
    defaults: dict[str, dict[str, Any]] = {
        "cemetery": {"color": "#000000", "order": 0, "tombsCount": 0},
        "sector": {"photos": [], "blocksCount": 0},
        "block": {"photos": [], "tombsCount": 0},
        "tomb": {"capacity": 1, "reference": None, "user_id": None, "deceasedCount": 0},
    }
    assert {name: made[name] for name in defaults[kind]} == defaults[kind]
    (row,) = (await page(client, kind, id=2))["results"]
    moments = [datetime.fromisoformat(told.pop("createdAt")) for told in (row, made)]
    assert moments[0] == moments[1]
    assert {**row, "warnings": []} == made


CEMETERY = {
    "name": "Cimitero di Valdora",
    "reference": "Anna Verdi",
    "address": "Via Roma 1",
    "email_address": "ufficio@example.org",
    "domain": "valdora.example.org",
    "coordinates": "43.1, 11.2",
    "color": "#aabbcc",
    "logo": "https://example.org/logo.png",
    "linklogo": "https://example.org",
    "map": "https://example.org/map",
    "link1": "https://comune.example.org",
    "link1_label": "Comune",
    "link2": "https://cimitero.example.org",
    "link2_label": "Cimitero",
    "link3": "https://example.org/persona.png",
    "link4": "https://example.org/tomba.png",
    "enabled": False,
    "order": -3,
}
SECTOR = {
    "name": "Settore Z",
    "coordinates": "43.1, 11.2",
    "description": "Vicino\nall'ingresso",
    "photos": ["https://example.org/1.jpg", "http://example.org/2.jpg"],
    "enabled": False,
}
BLOCK = {**SECTOR, "matterport_link": "https://my.matterport.com/show/?m=1"}
TOMB = {
    "reference": "L-9",
    "picture": "https://example.org/1.jpg",
    "coordinates": "43.1, 11.2",
    "matterport_link": "https://my.matterport.com/show/?m=1",
    "capacity": 4,
    "user_id": 7,
    "permit_expiration_date": "2031-11-02",
    "enabled": False,
}
SPELT = {
    "coordinates": "gpsCoordinates",
    "matterport_link": "matterportPosition",
    "email_address": "emailAddress",
    "link1_label": "link1Label",
    "link2_label": "link2Label",
    "user_id": "userId",
    "permit_expiration_date": "permitExpirationDate",
}


@pytest.mark.parametrize(
    ("kind", "fields"),
    [("cemetery", CEMETERY), ("sector", SECTOR), ("block", BLOCK), ("tomb", TOMB)],
)
async def test_either_spelling_is_kept_and_read(
    client: httpx.AsyncClient, registry: asyncpg.Connection, kind: str, fields: dict[str, Any]
) -> None:
    await add_owner(registry, 7, 1)
    spelt = {
        (SPELT.get(name, name) if kind == "tomb" or name != "coordinates" else name): value
        for name, value in fields.items()
    }
    above = {"sector": "cemetery_id", "block": "sector_id", "tomb": "block_id"}.get(kind)
    place = {above: 1} if above else {}
    by_create = await saved(client, kind, **{**NEEDED[kind], **spelt})
    assert {name: by_create[name] for name in fields} == fields
    by_change = await saved(client, kind, 1, **{**fields, **place, _named(kind): "Altro"})
    assert {name: by_change[name] for name in fields} == {**fields, _named(kind): "Altro"}


def _named(kind: str) -> str:
    return "reference" if kind == "tomb" else "name"


@pytest.mark.parametrize("kind", NEEDED)
async def test_only_what_is_sent_is_changed_and_null_empties(
    client: httpx.AsyncClient, registry: asyncpg.Connection, kind: str
) -> None:
    whole: dict[str, dict[str, Any]] = {
        "cemetery": {"address": "Via Roma 1", "link1": "https://example.org", "order": 4},
        "sector": {"description": "Vicino", "photos": ["https://example.org/1.jpg"]},
        "block": {"description": "Vicino", "photos": ["https://example.org/1.jpg"]},
        "tomb": {"picture": "https://example.org/1.jpg", "capacity": 4, "coordinates": "1, 2"},
    }
    fields = whole[kind]
    await saved(client, kind, 1, **fields)
    after = await saved(client, kind, 1, enabled=0)
    assert (after["enabled"], after["version"]) == (False, 3)
    assert {name: after[name] for name in fields} == fields
    same = await saved(client, kind, 1, **fields, enabled="false")
    assert same["version"] == 3  # nothing is different
    first = next(iter(fields))
    for empty in (None, "", " "):
        await saved(client, kind, 1, **{first: fields[first]})
        assert (await saved(client, kind, 1, **{first: empty}))[first] is None, empty
    assert "enabled" in await faults(client, kind, 1, enabled=None)
    assert (await saved(client, kind, 1))["version"] == 8


ODD_NAMES = ("a\0b", "a\nb", "a\x07", "\u202eabc", "\u200b", "x" * 201, {"a": 1}, 5)


@pytest.mark.parametrize("kind", NEEDED)
async def test_a_name_is_one_line_as_typed(client: httpx.AsyncClient, kind: str) -> None:
    field = _named(kind)
    for name in ODD_NAMES:
        assert list(await faults(client, kind, 1, **{field: name})) == [field], name
    lone = b'{"%s": "a\\ud800b"}' % field.encode()
    method = "PUT" if kind in ("sector", "tomb") else "PATCH"
    headers = {"content-type": "application/json"}
    answer = await client.request(method, f"{PATHS[kind]}/1", content=lone, headers=headers)
    assert (answer.status_code, list(answer.json()["fields"])) == (422, [field])
    for typed, kept in (("  Sant’Anna  1 ", "Sant’Anna 1"), ("D'A%_\\ <b>", "D'A%_\\ <b>")):
        assert (await saved(client, kind, 1, **{field: typed}))[field] == kept


@pytest.mark.parametrize("kind", NEEDED)
async def test_a_name_is_taken_in_its_place_alone(
    client: httpx.AsyncClient, registry: asyncpg.Connection, kind: str
) -> None:
    field = _named(kind)
    texts = {
        "cemetery": "Esiste già un cimitero con questo nome",
        "sector": "Esiste già un settore con questo nome nel cimitero",
        "block": "Esiste già un blocco con questo nome nel settore",
        "tomb": "Esiste già una tomba con questo riferimento nel blocco",
    }
    await saved(client, kind, **{**NEEDED[kind], field: "Pietà 1"})
    for same in ("Pietà 1", "PIETA' 1", "pieta’  1"):
        made = await save(client, kind, **{**NEEDED[kind], field: same})
        changed = await save(client, kind, 1, **{field: same})
        for answer in (made, changed):
            assert answer.status_code == 409, same
            assert answer.json() == {"message": texts[kind], "fields": {field: texts[kind]}}
    await saved(client, kind, **{**NEEDED[kind], field: "Pietà-1"})
    other = await Ground.make(registry, "Altrove")
    if kind != "cemetery":
        above = {"sector": other.cemetery, "block": other.sector, "tomb": other.block}
        place = next(name for name in NEEDED[kind] if name.endswith("Id"))
        await saved(client, kind, **{**NEEDED[kind], field: "Pietà 1", place: above[kind]})
    if kind == "tomb":
        for _ in range(2):
            assert (await saved(client, kind, blockId=1))["reference"] is None
