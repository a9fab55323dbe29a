"""The form of a deceased person: names, partial dates, fiscal code, tomb."""

from datetime import datetime, timedelta
from typing import Any

import asyncpg
import httpx
import pytest

from services.kit.testing.clock import Clock
from services.registry.tests.making import Ground, add, change
from services.registry.tests.office import faults, page, save, saved

pytestmark = pytest.mark.as_user("superadmin")
PERSON: dict[str, Any] = {"name": "Niccolò", "surname": "D'Angelo", "tombId": 1}
ADDRESSES = ("picture", "backgroundImage", "commemorationVideo")


@pytest.fixture(autouse=True)
async def ground(registry: asyncpg.Connection) -> Ground:
    ground = await Ground.make(registry)
    await change(registry, "tomb", ground.tomb, capacity=99)
    return ground


async def test_what_is_required_is_said(client: httpx.AsyncClient, ground: Ground) -> None:
    missing = {
        "name": "Nome richiesto",
        "surname": "Cognome richiesto",
        "tombId": "Tomba richiesta",
    }
    assert await faults(client, "deceased") == missing
    person = await ground.bury("Rossi")
    for blank in (None, "", "  "):
        empty: dict[str, Any] = dict.fromkeys(missing, blank)
        assert await faults(client, "deceased", **empty) == missing
        assert await faults(client, "deceased", person, **empty) == missing
    for tomb in (0, -1, 2**31, "x", 1.5):
        assert list(await faults(client, "deceased", **{**PERSON, "tombId": tomb})) == ["tombId"]


async def test_either_spelling_is_kept_and_read(client: httpx.AsyncClient) -> None:
    spelt = {
        "nominative": "D'Angelo Niccolò detto Nico",
        "fiscalCode": "RSSMRA80A01H501U",
        "birthdate": "1931-04",
        "deathdate": "2008-11-12",
        "epitaph": "Riposa\nin pace",
        "picture": "https://example.org/1.jpg",
        "backgroundImage": "https://example.org/2.jpg",
        "commemorationVideo": "https://example.org/3.mp4",
        "enabled": False,
    }
    snake = {"fiscalCode": "fiscal_code", "backgroundImage": "background_image"}
    snake |= {"commemorationVideo": "commemoration_video", "tombId": "tomb_id"}
    made = await saved(client, "deceased", **PERSON, **spelt)
    read = {snake.get(name, name): value for name, value in (PERSON | spelt).items()}
    assert {name: made[name] for name in read} == read
    assert (made["warnings"], made["tomb_reference"]) == ([], "L-1-1")
    again = await saved(client, "deceased", **read)
    assert {name: again[name] for name in read} == read
    (row,) = (await page(client, "deceased", id=made["id"]))["results"]
    moments = [datetime.fromisoformat(told.pop("createdAt")) for told in (row, made)]
    assert moments[0] == moments[1]
    assert {**row, "warnings": []} == made


async def test_only_what_is_sent_is_changed_and_null_empties(client: httpx.AsyncClient) -> None:
    whole: dict[str, Any] = {"birthdate": "1900", "epitaph": "Riposa", "fiscalCode": "x"}
    person = (await saved(client, "deceased", **PERSON, **whole))["id"]
    after = await saved(client, "deceased", person, name="Nicola")
    assert (after["name"], after["birthdate"], after["epitaph"]) == ("Nicola", "1900", "Riposa")
    for field, read in (("birthdate",) * 2, ("epitaph",) * 2, ("fiscalCode", "fiscal_code")):
        for blank in (None, "", " "):
            await saved(client, "deceased", person, **{field: whole[field]})
            assert (await saved(client, "deceased", person, **{field: blank}))[read] is None
    assert list(await faults(client, "deceased", person, enabled=None)) == ["enabled"]


async def test_dates_are_as_precise_as_known(client: httpx.AsyncClient) -> None:
    person = (await saved(client, "deceased", **PERSON))["id"]
    for date in ("1900", "1900-05", "1900-05-12", "1904-02-29", "1500"):
        for field in ("birthdate", "deathdate"):
            assert (await saved(client, "deceased", person, **{field: date}))[field] == date
            await saved(client, "deceased", person, **{field: None})
    shape = "Data non valida: usa AAAA, AAAA-MM o AAAA-MM-GG"
    texts = {
        "12/05/1900": shape,
        "1900-5": shape,
        "190": shape,
        "1900-05-12T00:00:00": shape,
        "１９００": shape,
        "1900-13": "Data inesistente",
        "1900-02-29": "Data inesistente",
        "0000": "Data inesistente",
        "1499": "La data è prima del 1500",
    }
    for date, text in texts.items():
        for field in ("birthdate", "deathdate"):
            assert await faults(client, "deceased", person, **{field: date}) == {field: text}, date
    for odd in (1900, True, ["1900"]):
        assert list(await faults(client, "deceased", person, birthdate=odd)) == ["birthdate"]


async def test_nobody_is_born_or_dies_in_the_future(
    client: httpx.AsyncClient, stopped: Clock
) -> None:
    stopped.time = datetime.fromisoformat("2026-12-31T22:59:00+00:00")
    person = (await saved(client, "deceased", **PERSON))["id"]
    future = {"deathdate": "La data è nel futuro"}
    for date in ("2027", "2027-01", "2027-01-01", "9999-12-31"):
        assert await faults(client, "deceased", person, deathdate=date) == future
    for date in ("2026", "2026-12", "2026-12-31"):
        assert (await saved(client, "deceased", person, deathdate=date))["deathdate"] == date
    stopped.time += timedelta(minutes=2)  # the new year of Italy, not yet that of London
    assert (await saved(client, "deceased", person, deathdate="2027-01-01"))["version"] == 5


async def test_nobody_dies_before_being_born_as_far_as_is_known(
    client: httpx.AsyncClient, registry: asyncpg.Connection, ground: Ground
) -> None:
    possible = (("1900", "1900"), ("1900-05-12", "1900"), ("1900", "1900-01"), ("1900-05", "1901"))
    impossible = (("1900", "1899"), ("1900-05", "1900-04-30"), ("1900-05-12", "1900-05-11"))
    message = "La data di morte precede quella di nascita"
    for birth, death in possible:
        await saved(client, "deceased", **PERSON, birthdate=birth, deathdate=death)
    for birth, death in impossible:
        made = await save(client, "deceased", **PERSON, birthdate=birth, deathdate=death)
        assert (made.status_code, made.json()["fields"]) == (422, {"deathdate": message})
        for known, sent in (
            ({"birthdate": birth}, "deathdate"),
            ({"deathdate": death}, "birthdate"),
        ):
            person = (await saved(client, "deceased", **PERSON, **known))["id"]
            late = {"birthdate": birth, "deathdate": death}[sent]
            answer = await save(client, "deceased", person, **{sent: late})
            assert (answer.status_code, answer.json()["message"]) == (422, message)
    odd = await ground.bury("Rossi", birthdate="1900", deathdate="1800")
    assert (await saved(client, "deceased", odd, epitaph="Riposa"))["deathdate"] == "1800"
    whole = {"birthdate": "1900", "deathdate": "1800", "name": "Anna"}
    assert (await saved(client, "deceased", odd, **whole))["name"] == "Anna"
    assert (await save(client, "deceased", odd, deathdate="1801")).status_code == 422


async def test_a_wrong_fiscal_code_warns_and_is_kept(client: httpx.AsyncClient) -> None:
    person = (await saved(client, "deceased", **PERSON))["id"]
    wrong = {
        "provvisorio 12": "Il codice fiscale non ha la forma di un codice fiscale",
        "RSSMRA80A01H501X": "Il codice fiscale ha la lettera di controllo sbagliata",
    }
    for code, warning in wrong.items():
        told = await saved(client, "deceased", person, fiscalCode=code)
        assert (told["fiscal_code"], told["warnings"]) == (code, [warning])
    for code in ("rss mra 80a01 h501u", "RSSMRA80A01H501U", " RSSMRA80A01H501U "):
        told = await saved(client, "deceased", person, fiscalCode=code)
        assert (told["fiscal_code"], told["warnings"]) == ("RSSMRA80A01H501U", [])
    omocode = await saved(client, "deceased", person, fiscalCode="RSSMRA80A01H50MQ")
    assert omocode["fiscal_code"] == "RSSMRA80A01H50MQ"
    assert list(await faults(client, "deceased", person, fiscalCode="a\0b")) == ["fiscalCode"]
    assert list(await faults(client, "deceased", person, fiscalCode="x" * 201)) == ["fiscalCode"]


async def test_texts_and_addresses(client: httpx.AsyncClient) -> None:
    person = (await saved(client, "deceased", **PERSON))["id"]
    for field in ADDRESSES:
        for bad in ("javascript:alert(1)", "example.org", "https://"):
            assert await faults(client, "deceased", person, **{field: bad}) == {
                field: "URL non valido"
            }
    for field in ("name", "surname", "nominative"):
        for odd in ("a\0", "a\nb", "\u202eabc", "x" * 201, 5):
            assert list(await faults(client, "deceased", person, **{field: odd})) == [field], odd
    assert list(await faults(client, "deceased", person, epitaph="x" * 5001)) == ["epitaph"]
    assert list(await faults(client, "deceased", person, epitaph="a\0b")) == ["epitaph"]
    kept = await saved(client, "deceased", person, epitaph=" Riposa\r\nin <b>pace</b>\x07 ")
    assert kept["epitaph"] == "Riposa\nin <b>pace</b>"
    kept = await saved(client, "deceased", person, name="  Ada   Maria ", surname="De  L’Aquila")
    assert (kept["name"], kept["surname"]) == ("Ada Maria", "De L’Aquila")


async def test_a_full_tomb_takes_nobody(
    client: httpx.AsyncClient, registry: asyncpg.Connection, ground: Ground
) -> None:
    full = await add(registry, "tomb", block_id=ground.block, reference="F")
    await ground.bury("Verdi", tomb_id=full)
    person = await ground.bury("Rossi")
    told = {"message": "Tomba piena", "fields": {"tombId": "Tomba piena"}}
    made = await save(client, "deceased", **{**PERSON, "tombId": full})
    moved = await save(client, "deceased", person, tombId=full)
    for answer in (made, moved):
        assert (answer.status_code, answer.json()) == (409, told)
    await saved(client, "tomb", full, capacity=2)
    assert (await saved(client, "deceased", person, tombId=full))["tomb_reference"] == "F"
