"""Relatives' requests in the office: the queue, the answer and its mail."""

import asyncio
from collections import Counter
from typing import Any

import asyncpg
import httpx
import pytest

from services.kit.testing.clock import Clock
from services.memorial.tests.asking import PATH, answer_it, listed
from services.memorial.tests.making import (
    ADMIN,
    ADMIN_ELSEWHERE,
    ELSEWHERE,
    OWNER,
    SUPERADMIN,
    SUPPLIER,
    add_cemetery,
    add_moderator,
    add_person,
    add_request,
    audits,
    mails,
)

NOT_FOUND = (404, {"message": "Richiesta non trovata"})
SCRIPT = "<script>alert('ciao')</script>"


@pytest.fixture(autouse=True)
async def persons(memorial: asyncpg.Connection) -> None:
    await add_cemetery(memorial)
    await add_cemetery(memorial, ELSEWHERE, "Cimitero Altrove")
    await add_person(memorial, 1, owner=3)
    await add_person(memorial, 2, cemetery_id=ELSEWHERE)
    await add_moderator(memorial, 2, "admin")


async def test_the_queue_is_for_the_office_of_the_cemetery(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    for person in (1, 2, 1):
        await add_request(memorial, person)
    for who, ids in ((ADMIN, [3, 1]), (ADMIN_ELSEWHERE, [2]), (SUPERADMIN, [3, 2, 1])):
        assert [item["id"] for item in await listed(client, who)] == ids
        count = await client.get(f"{PATH}/count", headers=who)
        assert count.json() == {"open": len(ids)}
    assert [item["id"] for item in await listed(client, SUPERADMIN, cemeteryId=2)] == [2]
    assert await listed(client, ADMIN, cemeteryId=2) == []
    assert [item["id"] for item in await listed(client, SUPERADMIN, before=3)] == [2, 1]
    for who, status in ((OWNER, 403), (SUPPLIER, 403), ({}, 401)):
        assert (await client.get(PATH, headers=who)).status_code == status
        assert (await client.get(f"{PATH}/count", headers=who)).status_code == status
        assert (await answer_it(client, 1, who)).status_code == status


async def test_another_cemeterys_request_does_not_exist(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    await add_request(memorial, 2)
    for request in (1, 99):
        answer = await answer_it(client, request)
        assert (answer.status_code, answer.json()) == NOT_FOUND
    assert await mails(memorial) == []
    assert await memorial.fetchval("select status from memorial.correction_request") == "open"


@pytest.mark.parametrize("change", ["public = false", "removed = true"])
async def test_a_request_tells_whether_the_memorial_is_public(
    client: httpx.AsyncClient, memorial: asyncpg.Connection, change: str
) -> None:
    """Whoever answers that it was removed must know."""
    await add_request(memorial, kind="removal")
    for is_public in (True, False):
        (item,) = await listed(client)
        answer = await client.get(f"{PATH}/1", headers=ADMIN)
        assert (answer.status_code, answer.json()) == (200, item)
        assert answer.headers["cache-control"] == "no-store"
        assert item["isPublic"] is is_public
        await memorial.execute(f"update memorial.person set {change}")


async def test_one_request_is_shown_to_whom_the_queue_is(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    await add_request(memorial, 1, status="done")
    for who, status in ((ADMIN, 200), (SUPERADMIN, 200), (OWNER, 403), (SUPPLIER, 403), ({}, 401)):
        assert (await client.get(f"{PATH}/1", headers=who)).status_code == status
    for who, request in ((ADMIN_ELSEWHERE, 1), (ADMIN, 99)):
        answer = await client.get(f"{PATH}/{request}", headers=who)
        assert (answer.status_code, answer.json()) == NOT_FOUND
    assert (await client.get(f"{PATH}/0", headers=ADMIN)).status_code == 404


@pytest.mark.parametrize("status", ["done", "rejected"])
async def test_an_answer_closes_the_request_and_is_recorded(
    client: httpx.AsyncClient, memorial: asyncpg.Connection, stopped: Clock, status: str
) -> None:
    await add_request(memorial)
    answer = await answer_it(client, status=status, note=" Corretto. ")
    assert answer.status_code == 200
    item = answer.json()
    assert (item["status"], item["note"]) == (status, "Corretto.")
    assert (item["handled_by_name"], item["handledAt"] is None) == ("Bruno Neri", False)
    assert await listed(client) == []
    assert await listed(client, status=status) == [item] == await listed(client, status="all")
    assert (await client.get(f"{PATH}/count", headers=ADMIN)).json() == {"open": 0}
    (entry,) = await audits(memorial)
    assert (entry["action"], entry["kind"]) == ("answered", "memorial_request")
    assert (entry["recordId"], entry["cemeteryId"]) == (1, 1)
    assert entry["recordLabel"] == "Lucia per Maria Rossi"
    assert entry["changes"] == [
        {"field": "status", "before": "open", "after": status},
        {"field": "note", "before": None, "after": "Corretto."},
    ]


@pytest.mark.parametrize(
    ("kind", "status", "told"),
    [
        ("correction", "done", "la tua richiesta di correzione per il memorial di Maria Rossi"),
        ("removal", "rejected", "la tua richiesta di rimozione per il memorial di Maria Rossi"),
    ],
)
async def test_the_relative_is_mailed_the_outcome(
    client: httpx.AsyncClient, memorial: asyncpg.Connection, kind: str, status: str, told: str
) -> None:
    await add_request(memorial, kind=kind)
    await answer_it(client, status=status, note="Vi aspettiamo in ufficio.")
    (mail,) = await mails(memorial)
    assert mail["recipient"] == "lucia@example.org"
    assert mail["subject"] == "La tua richiesta all’ufficio del cimitero"
    assert mail["text"].startswith("Gentile Lucia,\n")
    outcome = "è stata accolta." if status == "done" else "non è stata accolta."
    assert f"{told} (Cimitero Maggiore) {outcome}\n" in mail["text"]
    assert "Nota dell'ufficio:\nVi aspettiamo in ufficio.\n" in mail["text"]
    assert outcome in mail["html"]
    assert ("non è stata" in mail["html"]) is (status == "rejected")


async def test_without_a_note_the_mail_speaks_of_none(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    await add_request(memorial)
    assert (await answer_it(client, note=" ")).json()["note"] is None
    (mail,) = await mails(memorial)
    assert "Nota" not in mail["text"] + mail["html"]


async def test_script_is_text_in_the_mail(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    await memorial.execute("update memorial.person set surname = $1", f"S{SCRIPT}")
    await memorial.execute("update memorial.cemetery set name = $1 || cemetery_id", f"C{SCRIPT}")
    await add_request(memorial, name=f"N{SCRIPT}", text=f"T{SCRIPT}")
    await answer_it(client, note=f"O{SCRIPT}")
    (mail,) = await mails(memorial)
    assert "<script" not in mail["html"]
    for letter in "SCNTO":
        assert f"{letter}&lt;script&gt;" in mail["html"]
        assert f"{letter}{SCRIPT}" in mail["text"]
    assert "script" not in mail["subject"]


async def test_a_request_is_answered_once(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    await add_request(memorial)
    answers = await asyncio.gather(
        *(answer_it(client, status=status) for status in ("done", "rejected") * 3)
    )
    assert Counter(answer.status_code for answer in answers) == {200: 1, 409: 5}
    refused = next(answer for answer in answers if answer.status_code == 409)
    assert refused.json() == {"message": "Richiesta già gestita"}
    assert len(await mails(memorial)) == 1
    assert len(await audits(memorial)) == 1


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"status": "open"}, "status"),
        ({}, "status"),
        ({"status": "done", "note": "x" * 1001}, "note"),
    ],
)
async def test_an_answer_at_fault_closes_nothing(
    client: httpx.AsyncClient, memorial: asyncpg.Connection, body: dict[str, Any], field: str
) -> None:
    await add_request(memorial)
    answer = await client.put(f"{PATH}/1", json=body, headers=ADMIN)
    assert (answer.status_code, list(answer.json()["fields"])) == (422, [field])
    assert len(await listed(client)) == 1


async def test_a_request_outlives_the_record_that_it_asked_to_remove(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    await add_request(memorial, kind="removal")
    await memorial.execute("update memorial.person set removed = true, public = false")
    assert (await listed(client))[0]["deceased_surname"] == "Rossi"
    assert (await answer_it(client)).status_code == 200
    assert len(await mails(memorial)) == 1


async def test_a_merged_records_request_goes_where_the_person_is_now(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    await add_request(memorial, 2)
    await memorial.execute(
        "update memorial.person set merged_into = 1, removed = true where deceased_id = 2"
    )
    assert [item["deceased_id"] for item in await listed(client)] == [1]
    assert await listed(client, ADMIN_ELSEWHERE) == []
    assert (await answer_it(client)).status_code == 200
