"""The form of operators: what it refuses, and the text of each refusal."""

from typing import Any

import asyncpg
import httpx
import pytest

from services.identity.tests.making import add_user, as_user, count_rows, form

SUPERADMIN = as_user("superadmin")
SHORT = "Password deve essere di almeno 6 caratteri"
ODD = "Il testo contiene un carattere non ammesso"
LONG = "Testo troppo lungo: al massimo 200 caratteri"
FAULTS: list[tuple[dict[str, Any], dict[str, str]]] = [
    ({"name": ""}, {"name": "Nome richiesto"}),
    ({"name": "  "}, {"name": "Nome richiesto"}),
    ({"name": None}, {"name": "Nome richiesto"}),
    ({"name": 3}, {"name": "Deve essere un testo"}),
    ({"name": "a" * 201}, {"name": LONG}),
    ({"name": "An\0na"}, {"name": ODD}),
    ({"name": "Anna\nBcc: x"}, {"name": ODD}),
    ({"name": "\u202eannA"}, {"name": ODD}),
    ({"surname": ""}, {"surname": "Cognome richiesto"}),
    ({"surname": None}, {"surname": "Cognome richiesto"}),
    ({"surname": "a" * 201}, {"surname": LONG}),
    ({"email": "x"}, {"email": "Email non valida"}),
    ({"email": ""}, {"email": "Email non valida"}),
    ({"email": None}, {"email": "Email non valida"}),
    ({"email": "anna@example.org\nx"}, {"email": "Email non valida"}),
    ({"email": "anna@example.org, b@example.org"}, {"email": "Email non valida"}),
    ({"email": "Anna <anna@example.org>"}, {"email": "Email non valida"}),
    ({"email": "anna@" + "e" * 10_000 + ".org"}, {"email": "Email non valida"}),
    ({"role": ""}, {"role": "Ruolo è obbligatorio"}),
    ({"role": None}, {"role": "Ruolo è obbligatorio"}),
    ({"role": "papa"}, {"role": "Ruolo non valido"}),
    ({"role": ["admin"]}, {"role": "Ruolo non valido"}),
    ({"password": "corta"}, {"password": SHORT}),
    ({"password": "a" * 201}, {"password": "Password troppo lunga"}),
    ({"password": "password\0"}, {"password": ODD}),
    ({"cemeteryId": "x"}, {"cemeteryId": "Deve essere un numero intero"}),
    ({"cemeteryId": 0}, {"cemeteryId": "Valore troppo piccolo"}),
    ({"cemeteryId": 2**31}, {"cemeteryId": "Valore troppo grande"}),
    ({"enabled": "forse"}, {"enabled": "Deve essere vero o falso"}),
    ({"enabled": None}, {"enabled": "Deve essere vero o falso"}),
    ({"phone": "\0"}, {"phone": ODD}),
    ({"phone": "1" * 201}, {"phone": LONG}),
    ({"businessName": "x\0"}, {"businessName": ODD}),
    ({"fiscalCode": "x\0"}, {"fiscalCode": ODD}),
    ({"orderNotificationEmail": "x"}, {"orderNotificationEmail": "Email non valida"}),
    ({"stripeSecretKey": "x" * 301}, {"stripeSecretKey": LONG.replace("200", "300")}),
    ({"stripePublicKey": "x\0"}, {"stripePublicKey": ODD}),
    (
        {"name": "", "surname": "", "email": "x", "role": "x", "password": "x"},
        {
            "name": "Nome richiesto",
            "surname": "Cognome richiesto",
            "email": "Email non valida",
            "role": "Ruolo non valido",
            "password": SHORT,
        },
    ),
]


@pytest.mark.parametrize(("sent", "fields"), FAULTS)
async def test_a_form_at_fault_is_told_field_by_field(
    client: httpx.AsyncClient,
    identity: asyncpg.Connection,
    sent: dict[str, Any],
    fields: dict[str, str],
) -> None:
    """The same on create and on edit."""
    expected = (422, {"message": "Controlla i campi evidenziati", "fields": fields})
    answer = await client.post("/api/users", json=form(**sent), headers=SUPERADMIN)
    assert (answer.status_code, answer.json()) == expected
    user_id = await add_user(identity)
    answer = await client.put(f"/api/users/{user_id}", json=sent, headers=SUPERADMIN)
    assert (answer.status_code, answer.json()) == expected
    assert await count_rows(identity, "outbox") == 0


@pytest.mark.parametrize("blank", ["", None, "      "])
async def test_a_new_operator_needs_a_password(
    client: httpx.AsyncClient, blank: str | None
) -> None:
    answer = await client.post("/api/users", json=form(password=blank), headers=SUPERADMIN)
    assert (answer.status_code, answer.json()["fields"]) == (422, {"password": SHORT})


async def test_what_is_not_sent_is_told_like_what_is_blank(client: httpx.AsyncClient) -> None:
    answer = await client.post("/api/users", json={}, headers=SUPERADMIN)
    assert answer.status_code == 422
    assert answer.json()["fields"] == {
        "name": "Nome richiesto",
        "surname": "Cognome richiesto",
        "email": "Email non valida",
        "password": SHORT,
        "role": "Ruolo è obbligatorio",
    }


@pytest.mark.parametrize("body", ["", "[]", "3", "null", '"x"', "{", '{"name": NaN}'])
async def test_a_body_that_is_no_form_is_no_form(client: httpx.AsyncClient, body: str) -> None:
    headers = SUPERADMIN | {"Content-Type": "application/json"}
    answer = await client.post("/api/users", content=body, headers=headers)
    assert answer.status_code == 422


async def test_letters_that_no_text_may_hold_are_refused(client: httpx.AsyncClient) -> None:
    """Half of a surrogate pair is JSON, but it is no text."""
    headers = SUPERADMIN | {"Content-Type": "application/json"}
    body = '{"name": "\\ud800", "surname": "x", "email": "a@example.org", "role": "owner"}'
    answer = await client.post("/api/users", content=body, headers=headers)
    assert answer.status_code == 422
    assert "name" in answer.json()["fields"]


@pytest.mark.parametrize(
    "name", ["D'Angelo", "Niccolò", "Maria Grazia", "O’Brien-Smith", "Đorđević", "李", "a" * 200]
)
async def test_names_are_kept_as_typed(client: httpx.AsyncClient, name: str) -> None:
    sent = form(name=f" {name} ", surname=name)
    answer = await client.post("/api/users", json=sent, headers=SUPERADMIN)
    assert (answer.json()["name"], answer.json()["surname"]) == (name, name)


@pytest.mark.parametrize("length", [6, 200])
async def test_a_password_may_hold_any_letter(client: httpx.AsyncClient, length: int) -> None:
    password = ("è🔑 a'\"\\" * 40)[:length]
    sent = form(password=password)
    assert (await client.post("/api/users", json=sent, headers=SUPERADMIN)).status_code == 201
    sent = {"email": "bruno@example.org", "password": password}
    assert (await client.post("/api/auth/login", json=sent)).status_code == 200


async def test_a_superadmin_must_say_where_an_operator_belongs(
    client: httpx.AsyncClient,
) -> None:
    for blank in (None, ""):
        answer = await client.post("/api/users", json=form(cemeteryId=blank), headers=SUPERADMIN)
        assert answer.status_code == 422
        assert answer.json()["fields"] == {"cemeteryId": "Il cimitero è obbligatorio"}


@pytest.mark.parametrize(("sent", "stored"), [(1, True), (0, False), ("true", True)])
async def test_enabled_is_read_in_every_spelling(
    client: httpx.AsyncClient, sent: object, stored: bool
) -> None:
    answer = await client.post("/api/users", json=form(enabled=sent), headers=SUPERADMIN)
    assert answer.json()["enabled"] is stored
