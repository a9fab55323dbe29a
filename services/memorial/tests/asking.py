"""Relatives who ask, and the office that answers them."""

from typing import Any

import httpx

from services.memorial.tests.making import ADDRESS, ADMIN

PATH = "/api/memorial-requests"


def form(**fields: Any) -> dict[str, Any]:
    return {
        "deceased_id": 1,
        "kind": "correction",
        "name": "Lucia Verdi",
        "email": "Lucia@Example.org",
        "phone": "0577 1234",
        "relation": "figlia",
        "text": "Il cognome\nè scritto male",
        **fields,
    }


async def ask(client: httpx.AsyncClient, address: str = ADDRESS, **fields: Any) -> httpx.Response:
    return await client.post(PATH, json=form(**fields), headers={"X-Forwarded-For": address})


async def listed(
    client: httpx.AsyncClient, headers: dict[str, str] = ADMIN, **query: Any
) -> list[dict[str, Any]]:
    """The queue, as somebody of the office sees it."""
    answer = await client.get(PATH, params=query, headers=headers)
    assert answer.status_code == 200, answer.text
    assert answer.headers["cache-control"] == "no-store"
    found: list[dict[str, Any]] = answer.json()
    return found


async def answer_it(
    client: httpx.AsyncClient, request: int = 1, headers: dict[str, str] = ADMIN, **fields: Any
) -> httpx.Response:
    body = {"status": "done", **fields}
    return await client.put(f"{PATH}/{request}", json=body, headers=headers)
