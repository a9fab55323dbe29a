"""Registry's word counts at once, whatever the copy that events keep says."""

from typing import Any

import asyncpg
import httpx
import pytest

from services.kit import peer
from services.kit.testing.lines import Lines
from services.memorial.settings import MemorialSettings
from services.memorial.tests.heads import read_head
from services.memorial.tests.register import Register
from services.memorial.tests.site import Site
from services.memorial.tests.visiting import (
    PERSON,
    add,
    add_person,
    add_tribute,
    change,
    merge,
    message,
    number_of,
    prayer,
)

REQUEST = {
    "deceased_id": PERSON,
    "kind": "removal",
    "name": "Lucia",
    "email": "lucia@example.org",
    "text": "Vi prego di togliere questa pagina",
}
LEFT: list[tuple[str, dict[str, Any]]] = [
    ("/api/visitor-messages", message()),
    ("/api/visitor-prayers", prayer()),
    ("/api/visitor-affects", {"deceased_id": PERSON}),
    ("/api/virtual-candles", {"deceased_id": PERSON}),
    ("/api/memorial-requests", REQUEST),
    (f"/api/deceased/{PERSON}/qr-code", {}),
    ("/api/prayers/1/report", {}),
]
READ = [
    f"/api/visitor-messages/{PERSON}",
    f"/api/prayers/deceased/{PERSON}",
    f"/api/visitor-affects/count/{PERSON}",
    f"/api/virtual-candles?deceasedId={PERSON}",
    f"/memorial/{PERSON}",
]
EVERYTHING = [("GET", path, None) for path in READ] + [("POST", *left) for left in LEFT]
AWAY = "another service does not answer"


@pytest.fixture
def settings(settings: MemorialSettings, site: Site) -> MemorialSettings:
    return settings.model_copy(update={"web_url": site.url})


@pytest.fixture(autouse=True)
async def person(memorial: asyncpg.Connection) -> None:
    """With an approved text, whose id is 1."""
    await add(
        memorial,
        "tomb",
        tomb_id=12,
        version=1,
        cemetery_id=1,
        cemetery_name="Cimitero Vecchio",
        sector_name="A",
        block_name="B",
        public=True,
    )
    await add_person(memorial)
    await add_tribute(memorial)


@pytest.mark.parametrize(("method", "path", "body"), EVERYTHING)
async def test_who_is_hidden_at_registry_is_gone_at_the_next_request(
    client: httpx.AsyncClient, register: Register, method: str, path: str, body: Any
) -> None:
    assert (await client.request(method, path, json=body)).is_success
    register.says[PERSON] = None
    assert (await client.request(method, path, json=body)).status_code == 404
    register.says.clear()
    if method == "GET":
        assert (await client.get(path)).is_success


@pytest.mark.parametrize(("method", "path", "body"), EVERYTHING)
async def test_who_is_shown_at_registry_is_there_at_once(
    client: httpx.AsyncClient,
    memorial: asyncpg.Connection,
    register: Register,
    method: str,
    path: str,
    body: Any,
) -> None:
    register.says[PERSON] = await register.knows(PERSON)
    await change(memorial, public=False)
    assert (await client.request(method, path, json=body)).is_success


@pytest.mark.parametrize("path", READ)
async def test_of_whom_nobody_has_told_nothing_is_there_yet(
    client: httpx.AsyncClient, memorial: asyncpg.Connection, register: Register, path: str
) -> None:
    register.says[PERSON] = await register.knows(PERSON)
    await memorial.execute("delete from memorial.person; delete from memorial.tribute")
    answer = await client.get(path)
    assert answer.status_code == 200
    if path.startswith("/api"):
        assert answer.json() in ([], {"count": 0})


async def test_a_text_is_taken_where_it_is_known_who_moderates_it(
    client: httpx.AsyncClient, memorial: asyncpg.Connection, register: Register
) -> None:
    register.says[PERSON] = await register.knows(PERSON)
    await memorial.execute("delete from memorial.person")
    assert (await client.post("/api/visitor-messages", json=message())).status_code == 201
    await memorial.execute("delete from memorial.tomb")
    answer = await client.post("/api/visitor-messages", json=message())
    assert answer.status_code == 503
    assert answer.json() == {"message": "Servizio momentaneamente non disponibile"}


@pytest.mark.parametrize("trouble", ["closed", "500", "429", "slow", "nonsense"])
async def test_without_registry_the_copy_has_to_do(
    client: httpx.AsyncClient,
    memorial: asyncpg.Connection,
    register: Register,
    log: Lines,
    trouble: str,
) -> None:
    match trouble:
        case "closed":
            await register.go_away()
        case "slow":
            register.seconds = peer.PATIENCE + 1
        case "nonsense":
            register.status, register.body = 200, b"<html>"
        case status:
            register.status = int(status)
    paths = READ[:1] if trouble == "slow" else READ
    assert {(await client.get(path)).status_code for path in paths} == {200}
    await change(memorial, public=False)
    assert {(await client.get(path)).status_code for path in paths} == {404}
    assert [line["level"] for line in log.about(AWAY)] == ["warning"] * 2 * len(paths)


async def test_connections_are_kept_and_one_that_was_closed_is_no_trouble(
    client: httpx.AsyncClient, register: Register, log: Lines
) -> None:
    for _ in range(3):
        assert (await client.get(READ[0])).status_code == 200
    assert register.connections == 1
    register.says[PERSON] = None
    register.hang_up()
    assert (await client.get(READ[0])).status_code == 404
    assert not log.about(AWAY)


async def test_what_a_preview_tells_is_registry_s_newest(
    client: httpx.AsyncClient, register: Register
) -> None:
    register.says[PERSON] = await register.knows(
        PERSON,
        name="Nuova",
        surname="Scritta",
        birthdate="1901",
        deathdate="1999-02-03",
        picture="/media/nuova",
        epitaph="Parole nuove",
        cemeteryName="Cimitero Nuovo",
    )
    head = read_head((await client.get(f"/memorial/{PERSON}")).text)
    assert head.metas["og:title"] == ["Nuova Scritta (1901 – 1999)"]
    assert head.metas["og:image"] == ["https://cimiteri.example/media/nuova"]
    described = "«Parole nuove» Cimitero Nuovo. Accendi un lumino o lascia un pensiero."
    assert head.metas["og:description"] == [described]
    register.says[PERSON] = await register.knows(PERSON, nominative=" Scritta Nuova ved. Bianchi ")
    head = read_head((await client.get(f"/memorial/{PERSON}")).text)
    assert head.metas["og:title"] == ["Scritta Nuova ved. Bianchi"]


async def texts(client: httpx.AsyncClient, person: int) -> list[int] | None:
    answer = await client.get(f"/api/visitor-messages/{person}")
    return [one["id"] for one in answer.json()] if answer.is_success else None


async def test_a_merge_counts_before_it_is_told(
    client: httpx.AsyncClient, memorial: asyncpg.Connection, register: Register
) -> None:
    await add_person(memorial, 7)
    await add_tribute(memorial, 7)
    assert (await texts(client, PERSON), await texts(client, 7)) == ([1], [2])
    register.says[PERSON] = await register.knows(7)
    assert await texts(client, PERSON) == [2, 1]
    page = read_head((await client.get(f"/memorial/{PERSON}")).text)
    assert page.links["canonical"] == ["https://cimiteri.example/memorial/7"]
    assert (await client.post("/api/visitor-affects", json={"deceased_id": PERSON})).is_success
    found = await memorial.fetch("select deceased_id from memorial.affect_count where count > 0")
    assert [row["deceased_id"] for row in found] == [7]
    register.says[PERSON] = register.says[7] = None
    assert await texts(client, PERSON) is await texts(client, 7) is None


async def test_a_merge_that_was_undone_parts_the_texts_before_it_is_told(
    client: httpx.AsyncClient, memorial: asyncpg.Connection, register: Register
) -> None:
    """The record that stands for itself again may be one that nobody is to see."""
    for person in (6, 7):
        await add_person(memorial, person)
        await add_tribute(memorial, person)
    before = [await register.knows(person) for person in (PERSON, 6)]
    await merge(memorial, 6, into=PERSON)
    await merge(memorial, 7, into=6)
    assert await texts(client, PERSON) == [3, 2, 1]
    register.says[6] = register.says[7] = before[1]
    assert await texts(client, PERSON) == [1]
    assert await texts(client, 6) == [3, 2]
    assert await texts(client, 7) == [3, 2]
    register.says[6] = register.says[7] = None
    assert await texts(client, PERSON) == [1]
    assert await texts(client, 6) is None


@pytest.mark.as_user("superadmin")
async def test_the_office_is_shown_what_the_copy_holds(
    client: httpx.AsyncClient, memorial: asyncpg.Connection, register: Register
) -> None:
    register.says[PERSON] = None
    await memorial.execute("update memorial.tribute set enabled = false")
    shown = await client.get("/api/prayers/moderation")
    assert [one["id"] for one in shown.json()] == [1]
    assert (await client.post("/api/deceased/labels", json={"ids": [PERSON]})).status_code == 200
    assert register.asked == []


async def test_nothing_is_left_where_nobody_may_see_it(
    client: httpx.AsyncClient, memorial: asyncpg.Connection, register: Register
) -> None:
    register.says[PERSON] = None
    for path, body in LEFT:
        assert (await client.post(path, json=body)).status_code == 404
    for table in ("affect", "candle", "report", "correction_request"):
        assert await number_of(memorial, table) == 0
    assert await number_of(memorial, "tribute") == 1
