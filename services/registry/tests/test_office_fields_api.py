"""Fields of the forms: addresses, photos, coordinates, numbers and days."""

import json
from typing import Any

import asyncpg
import httpx
import pytest

from services.registry.tests.making import Ground, add, change
from services.registry.tests.office import faults, save, saved

pytestmark = pytest.mark.as_user("superadmin")


@pytest.fixture(autouse=True)
async def ground(registry: asyncpg.Connection) -> Ground:
    return await Ground.make(registry)


BAD_ADDRESSES = (
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    " javascript:alert(1)",
    "data:text/html,x",
    "ftp://example.org",
    "//example.org/x",
    "/etc/passwd",
    "example.org",
    "http://",
    "https:///x",
    "http://[::1",
    "https://example.org/a b",
    "https://example.org/a\nb",
    "/media/../x y",
    5,
)
ADDRESSES = [
    ("cemetery", "logo"),
    ("cemetery", "link1"),
    ("cemetery", "link3"),
    ("block", "matterportPosition"),
    ("tomb", "picture"),
    ("tomb", "matterportPosition"),
]


@pytest.mark.parametrize(("kind", "field"), ADDRESSES)
async def test_addresses_are_of_the_web(client: httpx.AsyncClient, kind: str, field: str) -> None:
    for bad in BAD_ADDRESSES:
        told = await faults(client, kind, 1, **{field: bad})
        assert list(told) == [field], bad
        assert bad == 5 or told[field] == "URL non valido", bad
    long = f"https://example.org/{'x' * 2000}"
    assert list(await faults(client, kind, 1, **{field: long})) == [field]
    await saved(client, kind, 1, **{field: "  https://example.org/à?b=1#c "})


@pytest.mark.parametrize("kind", ["sector", "block"])
async def test_photos_are_a_list_or_its_json(client: httpx.AsyncClient, kind: str) -> None:
    two = ["https://example.org/1.jpg", "https://example.org/2.jpg"]
    for sent in (two, json.dumps(two)):
        assert (await saved(client, kind, 1, photos=sent))["photos"] == two
    empties: list[Any] = [[], "[]", "", None]
    for empty in empties:
        await saved(client, kind, 1, photos=two)
        assert (await saved(client, kind, 1, photos=empty))["photos"] == [], empty
    for bad in (["javascript:x"], '["javascript:x"]', [two[0], "x"]):
        told = await faults(client, kind, 1, photos=bad)
        assert set(told.values()) == {"URL non valido"}, bad
    many = ["https://example.org"] * 51
    for odd in ("x", "{", '{"a": 1}', "5", 5, [5], [None], many, "[" * 9999):
        told = await faults(client, kind, 1, photos=odd)
        assert all(name.startswith("photos") for name in told), odd


@pytest.mark.parametrize("kind", ["cemetery", "sector", "block", "tomb"])
async def test_coordinates_are_read_in_every_form(client: httpx.AsyncClient, kind: str) -> None:
    field = "gpsCoordinates" if kind == "tomb" else "coordinates"
    forms = {
        "45.4642, 9.19": "45.4642, 9.19",
        "45,4642; 9,1900": "45.4642, 9.19",
        "45,4642 9,19": "45.4642, 9.19",
        "45°27'51.12\"N 9°11'24\"E": "45.4642, 9.19",
        "N 45 27 51,12 O 9 11 24": "45.4642, -9.19",
        "-33.5, -70": "-33.5, -70",
    }
    for typed, kept in forms.items():
        assert (await saved(client, kind, 1, **{field: typed}))["coordinates"] == kept, typed
    texts = {
        "qui": "Coordinate non leggibili",
        "91, 9": "La latitudine va da -90 a 90 gradi",
        "45, 181": "La longitudine va da -180 a 180 gradi",
        "45°61'N 9°E": "Minuti e secondi devono essere meno di 60",
    }
    for typed, text in texts.items():
        assert await faults(client, kind, 1, **{field: typed}) == {field: text}, typed
    assert (await saved(client, kind, 1, **{field: " "}))["coordinates"] is None


@pytest.mark.parametrize("kind", ["sector", "block", "tomb"])
async def test_a_place_far_from_its_cemetery_warns(
    client: httpx.AsyncClient, registry: asyncpg.Connection, kind: str
) -> None:
    await change(registry, "cemetery", 1, coordinates="45, 9")
    far = await saved(client, kind, 1, coordinates="45, 10")
    assert far["warnings"] == ["Le coordinate distano 78,6 km da quelle del cimitero: controllale"]
    assert (await saved(client, kind, 1, coordinates="45.04, 9"))["warnings"] == []
    await change(registry, "cemetery", 1, coordinates="presso il fiume")
    assert (await saved(client, kind, 1, coordinates="45, 10"))["warnings"] == []


async def test_fields_of_a_cemetery(client: httpx.AsyncClient) -> None:
    orders: tuple[tuple[Any, int], ...] = (
        (7, 7),
        ("12", 12),
        (" -3 ", -3),
        ("x", 0),
        ("", 0),
        (None, 0),
        ([], 0),
        ("1_0", 0),
    )
    for order, number in orders:
        assert (await saved(client, "cemetery", 1, order=order))["order"] == number, order
    for huge in (10**12, "9" * 5000):
        assert abs((await saved(client, "cemetery", 1, order=huge))["order"]) < 2**31
    for email in ("x", "a@", "a b@example.org", "a@example", "a@example.org,b@example.org"):
        assert await faults(client, "cemetery", 1, emailAddress=email) == {
            "emailAddress": "Email non valida"
        }
    kept = await saved(client, "cemetery", 1, emailAddress=" Ufficio@Example.org ")
    assert kept["email_address"] == "ufficio@example.org"
    assert (await saved(client, "cemetery", 1, emailAddress=""))["email_address"] is None
    assert (await saved(client, "cemetery", 1, color="#AABBCC"))["color"] == "#aabbcc"
    for color in ("red", "#12345", "#1234567", "url(x)"):
        assert list(await faults(client, "cemetery", 1, color=color)) == ["color"]
    for blank in ("", None):
        assert (await saved(client, "cemetery", 1, color=blank))["color"] == "#000000"


async def test_fields_of_a_tomb(client: httpx.AsyncClient, registry: asyncpg.Connection) -> None:
    least = "Capacità deve essere almeno 1"
    few: list[Any] = [0, -1, "0", "", None, "x", "1_0", 1.5, [], "٣"]
    for capacity in few:
        assert await faults(client, "tomb", 1, capacity=capacity) == {"capacity": least}, capacity
    many: list[Any] = [1001, "9" * 5000, 10**30]
    for capacity in many:
        told = await faults(client, "tomb", 1, capacity=capacity)
        assert told == {"capacity": "Capacità deve essere al massimo 1000"}, str(capacity)[:9]
    for field in ("capacity", "blockId", "userId"):
        told = await faults(client, "tomb", 1, **{field: True})
        assert told == {field: "Deve essere un numero intero"}
    for places in (2, "3", " 1000 ", 4.0):
        kept = (await saved(client, "tomb", 1, capacity=places))["capacity"]
        assert kept == int(float(places))
    for date in ("2031-02-30", "2031", "31/12/2031", 5, "2031-11-02T10:00:00", "x", True):
        told = await faults(client, "tomb", 1, permitExpirationDate=date)
        assert list(told) == ["permitExpirationDate"], date
    for day in ("1900-01-31", "9999-12-31", "0001-01-01"):  # the last ones are no infinity
        dated = await saved(client, "tomb", 1, permitExpirationDate=day)
        assert dated["permit_expiration_date"] == day
    cleared = await saved(client, "tomb", 1, permitExpirationDate="")
    assert cleared["permit_expiration_date"] is None
    for number in (0, -1, 2**31, "x"):
        assert list(await faults(client, "tomb", 1, userId=number)) == ["userId"], number


async def test_a_text_that_is_too_long_is_told_with_its_limit(client: httpx.AsyncClient) -> None:
    told = await faults(client, "deceased", 1, epitaph="a" * 5001, surname="b" * 201)
    assert told == {
        "epitaph": "Testo troppo lungo: al massimo 5000 caratteri",
        "surname": "Testo troppo lungo: al massimo 200 caratteri",
    }
    many = ["https://example.org/a.jpg"] * 51
    assert await faults(client, "sector", 1, photos=many) == {"photos": "Al massimo 50 elementi"}


async def test_a_capacity_holds_who_lies_there(
    client: httpx.AsyncClient, registry: asyncpg.Connection, ground: Ground
) -> None:
    tomb = await add(registry, "tomb", block_id=1, reference="W", capacity=4)
    for number in range(3):
        await ground.bury("Rossi", f"N{number}", tomb_id=tomb)
    answer = await save(client, "tomb", tomb, capacity=2)
    message = "La tomba contiene già 3 defunti"
    assert (answer.status_code, answer.json()) == (
        422,
        {"message": message, "fields": {"capacity": message}},
    )
    assert (await saved(client, "tomb", tomb, capacity=3))["capacity"] == 3
    await registry.execute("update registry.tomb set capacity = 2 where id = $1", tomb)
    assert (await saved(client, "tomb", tomb, capacity=2, reference="V"))["reference"] == "V"
