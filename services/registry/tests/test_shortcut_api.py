"""Memorials answered before routing are traced as all others."""

import asyncpg
import httpx
import pytest

from services.registry.tests.making import Ground

ROUTE = 'route="/api/public/deceased/{deceased_id}"'


async def test_a_memorial_is_counted_under_its_route(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    person = await (await Ground.make(registry)).bury("Rossi")
    assert (await client.get(f"/api/public/deceased/{person}")).status_code == 200
    assert (await client.get(f"/api/public/deceased/{person + 1}")).status_code == 404
    metrics = (await client.get("/metrics")).text
    assert f'http_requests_total{{{ROUTE},status="200"}} 1.0' in metrics
    assert f'http_requests_total{{{ROUTE},status="404"}} 1.0' in metrics


@pytest.mark.parametrize("person", ["2147483648", "9999999999", "0", "01"])
async def test_an_id_that_nobody_has_goes_to_the_routes(
    client: httpx.AsyncClient, person: str
) -> None:
    answer = await client.get(f"/api/public/deceased/{person}")
    assert answer.status_code == 404
    assert answer.json()["message"]
