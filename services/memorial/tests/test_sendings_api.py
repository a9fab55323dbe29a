"""A text whose answer was lost is sent again, and stored once."""

import asyncio
from uuid import uuid4

import asyncpg
import httpx
import pytest

from services.memorial.tests.visiting import add_person, message, prayer, rows


@pytest.fixture(autouse=True)
async def person(memorial: asyncpg.Connection) -> int:
    return await add_person(memorial)


@pytest.mark.parametrize("path", ["messages", "prayers"])
async def test_the_same_sending_is_one_text_however_often_it_comes(
    client: httpx.AsyncClient, memorial: asyncpg.Connection, path: str
) -> None:
    body = (message if path == "messages" else prayer)(sendId=str(uuid4()))
    calls = [client.post(f"/api/visitor-{path}", json=body) for _ in range(8)]
    replies = await asyncio.gather(*calls)
    assert {reply.status_code for reply in replies} == {201}
    assert len({reply.json()["id"] for reply in replies}) == 1
    assert len(await rows(memorial, "tribute")) == 1


async def test_the_same_words_of_another_sending_are_another_text(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    for _ in range(2):
        reply = await client.post("/api/visitor-messages", json=message(sendId=str(uuid4())))
        assert reply.status_code == 201
    assert len(await rows(memorial, "tribute")) == 2


async def test_a_sending_of_somebody_else_is_not_theirs(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    body = message(sendId=str(uuid4()))
    for address in ("203.0.113.7", "203.0.113.8"):
        headers = {"X-Forwarded-For": address}
        reply = await client.post("/api/visitor-messages", json=body, headers=headers)
        assert reply.status_code == 201
    assert len(await rows(memorial, "tribute")) == 2


async def test_what_is_no_id_of_a_sending_is_told(client: httpx.AsyncClient) -> None:
    reply = await client.post("/api/visitor-messages", json=message(sendId="uno"))
    assert reply.status_code == 422
    assert "sendId" in reply.json()["fields"]
