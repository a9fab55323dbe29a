"""Public search through the API: folding, rank, married names, wrong letters, visibility."""

import asyncpg
import httpx


async def test_nothing_to_search_is_a_clear_error(client: httpx.AsyncClient) -> None:
    answer = await client.get("/api/search/deceased", params={"q": "  '  "})
    assert answer.status_code == 422
    assert answer.json()["message"] == "Inserisci almeno il cognome o il nome"


async def test_an_empty_register_finds_nobody(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    assert await registry.fetchval("select count(*) from registry.deceased") == 0
    answer = await client.get("/api/search/deceased", params={"q": "rossi"})
    assert answer.json() == {
        "results": [],
        "total": 0,
        "page": 1,
        "totalPages": 0,
        "capped": False,
    }
