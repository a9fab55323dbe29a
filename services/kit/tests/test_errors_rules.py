"""Failures: an Italian message with its status; never a trace, a driver's text or a secret."""

import json

import httpx
import pytest

from services.kit.testing.lines import Lines

TELLTALES = ("Traceback", "segreta", "RuntimeError", "asyncpg", "sqlalchemy", ".py", "127.0.0.1")


async def test_a_rule_answers_with_its_own_message_and_status(client: httpx.AsyncClient) -> None:
    answer = await client.get("/api/limits")
    assert (answer.status_code, answer.json()) == (400, {"message": "Hai già scritto oggi"})


@pytest.mark.parametrize(
    ("sent", "fields"),
    [
        ({}, {"text": "Campo obbligatorio"}),
        ({"text": 5}, {"text": "Deve essere un testo"}),
        ({"text": "a" * 21}, {"text": "Testo troppo lungo: al massimo 20 caratteri"}),
        ({"text": "a\0b"}, {"text": "Il testo contiene un carattere non ammesso"}),
        ({"text": "a\ud800"}, {"text": "Valore non valido"}),
        ({"text": "a", "pageNumber": "x"}, {"pageNumber": "Deve essere un numero intero"}),
        (
            {"text": None, "pageNumber": []},
            {"text": "Deve essere un testo", "pageNumber": "Deve essere un numero intero"},
        ),
    ],
)
async def test_every_field_at_fault_is_named_in_italian(
    client: httpx.AsyncClient, sent: dict[str, object], fields: dict[str, str]
) -> None:
    headers = {"Content-Type": "application/json"}
    answer = await client.post("/api/entries", content=json.dumps(sent), headers=headers)
    assert answer.status_code == 422
    assert answer.json() == {"message": "Controlla i campi evidenziati", "fields": fields}


@pytest.mark.parametrize("body", ["{", "", "\x00", "[1"])
async def test_a_body_that_is_no_json_is_a_fault_of_the_request(
    client: httpx.AsyncClient, body: str
) -> None:
    headers = {"Content-Type": "application/json"}
    answer = await client.post("/api/entries", content=body, headers=headers)
    assert answer.status_code == 422
    assert list(answer.json()["fields"]) == ["richiesta"]


@pytest.mark.parametrize(
    "wrong", ["abc", "0", "-1", "2147483648", "1.5", "%00", "9" * 30, "1 or 1"]
)
async def test_an_address_that_can_name_no_record_names_none(
    client: httpx.AsyncClient, wrong: str
) -> None:
    answer = await client.get(f"/api/entries/{wrong}")
    assert (answer.status_code, answer.json()) == (404, {"message": "Non trovato"})


async def test_an_unknown_address_is_not_found(client: httpx.AsyncClient) -> None:
    answer = await client.get("/api/nothing")
    assert (answer.status_code, answer.json()) == (404, {"message": "Non trovato"})


async def test_another_method_is_not_allowed(client: httpx.AsyncClient) -> None:
    answer = await client.delete("/api/limits")
    assert (answer.status_code, answer.json()) == (405, {"message": "Metodo non consentito"})
    assert answer.headers["allow"] == "GET"


async def test_a_fault_of_ours_tells_the_caller_nothing(client: httpx.AsyncClient) -> None:
    answer = await client.get("/api/broken")
    assert (answer.status_code, answer.json()) == (
        500,
        {"message": "Errore interno. Riprova più tardi"},
    )
    assert not any(word in answer.text for word in TELLTALES)


async def test_a_fault_of_ours_is_logged_with_its_trace_and_request(
    client: httpx.AsyncClient, log: Lines
) -> None:
    answer = await client.get("/api/broken", headers={"X-Request-Id": "abcd-1234"})
    (line,) = log.about("request failed")
    assert answer.headers["x-request-id"] == "abcd-1234"
    assert (line["level"], line["path"]) == ("error", "/api/broken")
    assert line["request_id"] == "abcd-1234"
    assert "RuntimeError" in line["trace"]


async def test_an_absent_database_tells_nothing_of_itself(client: httpx.AsyncClient) -> None:
    answer = await client.get("/api/entries/1")
    assert answer.status_code == 503
    assert answer.json() == {"message": "Servizio momentaneamente non disponibile"}
    assert not any(word in answer.text for word in TELLTALES)


@pytest.mark.parametrize("path", ["/docs", "/redoc", "/openapi.json"])
async def test_a_service_shows_no_documentation_of_itself(
    client: httpx.AsyncClient, path: str
) -> None:
    assert (await client.get(path)).status_code == 404
