"""Relatives' requests: what is taken, from whom and how often."""

import asyncio
from collections import Counter
from typing import Any

import asyncpg
import httpx
import pytest

from services.kit.testing.clock import Clock
from services.memorial.tests.asking import PATH, ask, listed
from services.memorial.tests.making import (
    ADDRESS,
    ADMIN,
    ELSEWHERE,
    add_cemetery,
    add_moderator,
    add_person,
    add_tribute,
    count_rows,
)


@pytest.fixture(autouse=True)
async def persons(memorial: asyncpg.Connection) -> None:
    await add_cemetery(memorial)
    await add_cemetery(memorial, ELSEWHERE, "Cimitero Altrove")
    await add_person(memorial, 1, owner=3)
    await add_person(memorial, 2, cemetery_id=ELSEWHERE)
    await add_moderator(memorial, 2, "admin")


async def test_a_request_reaches_the_office_as_it_was_made(client: httpx.AsyncClient) -> None:
    answer = await ask(client)
    assert (answer.status_code, answer.json()) == (201, {"id": 1})
    (item,) = await listed(client)
    assert item.pop("createdAt")
    assert item == {
        "id": 1,
        "deceased_id": 1,
        "deceased_name": "Maria",
        "deceased_surname": "Rossi",
        "deceased_nominative": None,
        "cemetery_id": 1,
        "cemetery_name": "Cimitero Maggiore",
        "tomb_reference": "L-1",
        "isPublic": True,
        "kind": "correction",
        "name": "Lucia Verdi",
        "email": "lucia@example.org",
        "phone": "0577 1234",
        "relation": "figlia",
        "text": "Il cognome\nè scritto male",
        "status": "open",
        "note": None,
        "handledAt": None,
        "handled_by_name": None,
    }


@pytest.mark.parametrize(
    ("fields", "faults"),
    [
        ({"name": " "}, {"name": "Il nome è obbligatorio"}),
        ({"email": ""}, {"email": "Email richiesta"}),
        ({"email": "lucia"}, {"email": "Email non valida"}),
        ({"phone": "chiamatemi"}, {"phone": "Il numero di telefono non è valido"}),
        ({"phone": "0577"}, {"phone": "Il numero di telefono non è valido"}),
        ({"text": "\n \u200b"}, {"text": "Il testo della richiesta è obbligatorio"}),
        ({"text": "x" * 2001}, {"text": "Il testo può avere al massimo 2000 caratteri"}),
        ({"kind": "praise"}, {"kind": "Valore non valido"}),
        ({"deceased_id": 0}, {"deceased_id": "Valore troppo piccolo"}),
        ({"text": "a\0"}, {"text": "Il testo contiene un carattere non ammesso"}),
        ({"name": "a\u202eb"}, {"name": "Il testo contiene un carattere non ammesso"}),
    ],
)
async def test_a_form_at_fault_is_told_field_by_field(
    client: httpx.AsyncClient,
    memorial: asyncpg.Connection,
    fields: dict[str, Any],
    faults: dict[str, str],
) -> None:
    answer = await ask(client, **fields)
    assert (answer.status_code, answer.json()["fields"]) == (422, faults)
    assert await count_rows(memorial, "correction_request") == 0


async def test_what_is_not_sent_is_told_like_what_was_left_blank(
    client: httpx.AsyncClient,
) -> None:
    answer = await client.post(PATH, json={"deceased_id": 1, "kind": "removal"})
    assert answer.json()["fields"] == {
        "name": "Il nome è obbligatorio",
        "email": "Email richiesta",
        "text": "Il testo della richiesta è obbligatorio",
    }


async def test_two_thousand_letters_pass(client: httpx.AsyncClient) -> None:
    assert (await ask(client, text=f"  {'è' * 2000}\n")).status_code == 201
    assert (await listed(client))[0]["text"] == "è" * 2000


@pytest.mark.parametrize("change", ["public = false", "removed = true", "deceased_id = 77"])
async def test_of_whom_nobody_may_know_nothing_is_asked(
    client: httpx.AsyncClient, memorial: asyncpg.Connection, change: str
) -> None:
    await memorial.execute(f"update memorial.person set {change} where deceased_id = 1")
    answer = await ask(client)
    assert (answer.status_code, answer.json()) == (404, {"message": "Memorial non trovato"})


async def test_a_visitor_asks_three_times_an_hour(
    client: httpx.AsyncClient, stopped: Clock
) -> None:
    answers = await asyncio.gather(*(ask(client, kind="removal") for _ in range(10)))
    assert Counter(answer.status_code for answer in answers) == {201: 3, 429: 7}
    refused = next(answer for answer in answers if answer.status_code == 429)
    assert refused.json() == {
        "message": "Hai già inviato tre richieste in un’ora: riprova più tardi"
    }
    assert int(refused.headers["retry-after"]) <= 3600
    assert (await ask(client, "198.51.100.1")).status_code == 201
    stopped.move(hours=1, seconds=1)
    assert (await ask(client)).status_code == 201


async def test_forged_headers_change_nothing(client: httpx.AsyncClient) -> None:
    """The gateway's entry is the last."""
    for number in range(3):
        assert (await ask(client, f"10.0.0.{number}, {ADDRESS}")).status_code == 201
    assert (await ask(client, f"10.0.0.9, {ADDRESS}")).status_code == 429


async def test_a_blocked_sender_may_ask_all_the_same(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    tribute = await add_tribute(memorial)
    path = f"/api/prayers/{tribute}/block"
    assert (await client.post(path, json={"by": "address"}, headers=ADMIN)).status_code == 201
    assert (await ask(client)).status_code == 201
