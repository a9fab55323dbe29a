"""Wherever a person is named they are called as on their memorial's page."""

import asyncpg
import httpx
import pytest

from services.memorial.naming import shown_name
from services.memorial.settings import MemorialSettings
from services.memorial.tests.making import (
    ADMIN,
    add_cemetery,
    add_moderator,
    add_person,
    add_request,
    audits,
    mails,
)
from services.memorial.tests.register import Register
from services.memorial.tests.site import Site

NOMINATIVE = "Rossi Maria ved. D'Angelo"


@pytest.mark.parametrize(
    ("name", "surname", "nominative", "shown"),
    [
        ("Maria", "Rossi", None, "Maria Rossi"),
        ("Maria", "Rossi", " \t", "Maria Rossi"),
        ("Maria", "Rossi", f"  {NOMINATIVE} ", NOMINATIVE),
        ("Maria", "", None, "Maria"),
        (None, " Rossi ", "", "Rossi"),
        (None, None, None, ""),
    ],
)
def test_the_nominative_comes_first(
    name: str | None, surname: str | None, nominative: str | None, shown: str
) -> None:
    assert shown_name(name, surname, nominative) == shown


@pytest.fixture
def settings(settings: MemorialSettings, site: Site) -> MemorialSettings:
    return settings.model_copy(update={"web_url": site.url})


@pytest.fixture
async def person(memorial: asyncpg.Connection) -> int:
    await add_cemetery(memorial)
    await add_moderator(memorial, 2, "admin")
    return await add_person(memorial, nominative=NOMINATIVE)


async def test_moderators_are_told_and_mailed_that_name(
    client: httpx.AsyncClient, memorial: asyncpg.Connection, person: int
) -> None:
    left = {"deceased_id": person, "friend_name": "Anna", "phrase": "Riposa in pace"}
    assert (await client.post("/api/visitor-prayers", json=left)).status_code == 201
    (mail,) = await mails(memorial)
    for kind in ("text", "html"):
        assert NOMINATIVE in mail[kind].replace("&#39;", "'")
        assert "Maria Rossi" not in mail[kind]
    (shown,) = (await client.get("/api/prayers/moderation", headers=ADMIN)).json()
    assert shown["deceased_nominative"] == NOMINATIVE
    approved = await client.put(f"/api/prayers/{shown['id']}/approve", headers=ADMIN)
    assert approved.status_code == 200
    assert [entry["recordLabel"] for entry in await audits(memorial)] == [f"Anna per {NOMINATIVE}"]


async def test_a_relative_is_answered_with_that_name(
    client: httpx.AsyncClient, memorial: asyncpg.Connection, person: int
) -> None:
    request = await add_request(memorial, person)
    (shown,) = (await client.get("/api/memorial-requests", headers=ADMIN)).json()
    assert shown["deceased_nominative"] == NOMINATIVE
    body = {"status": "done", "note": None}
    answer = await client.put(f"/api/memorial-requests/{request}", json=body, headers=ADMIN)
    assert answer.status_code == 200
    assert NOMINATIVE in (await mails(memorial))[0]["text"]
    (entry,) = await audits(memorial)
    assert entry["recordLabel"] == f"Lucia per {NOMINATIVE}"


async def test_a_preview_by_the_copy_has_that_name_too(
    client: httpx.AsyncClient, register: Register, person: int
) -> None:
    for _ in ("by registry", "by the copy"):
        page = await client.get(f"/memorial/{person}")
        assert "<title>Rossi Maria ved. D&#x27;Angelo · Camposanto</title>" in page.text
        await register.go_away()
