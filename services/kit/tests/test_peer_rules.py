"""Asking another service: what it says counts, and what says nothing is told apart from that."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from fastapi import FastAPI, Request, Response

from services.kit import peer
from services.kit.log import request_id
from services.kit.peer import Away, Peer
from services.kit.testing.lines import Lines
from services.kit.testing.stack import listening


class Other:
    """A service that answers with the status in its path, and counts who asks at once."""

    def __init__(self) -> None:
        self.ids: list[str | None] = []
        self.now = self.most = 0
        self.app = FastAPI()
        self.app.get("/slow")(self.slow)
        self.app.get("/{status}")(self.answer)

    async def answer(self, status: int, request: Request) -> Response:
        self.ids.append(request.headers.get("x-request-id"))
        return Response('{"said": 1}', status_code=status, headers={"Location": "/200"})

    async def slow(self) -> dict[str, int]:
        self.now += 1
        self.most = max(self.most, self.now)
        await asyncio.sleep(0.05)
        self.now -= 1
        return {"said": 2}


@pytest.fixture
def other() -> Other:
    return Other()


@pytest.fixture
async def asked(other: Other) -> AsyncIterator[Peer]:
    async with listening(other.app) as url:
        made = Peer("other", f"{url}/")
        await made.open()
        yield made
        await made.close()


async def test_an_answer_and_a_404_are_what_it_says(asked: Peer, log: Lines) -> None:
    assert await asked.get("/200") == {"said": 1}
    assert await asked.get("/404") is None
    assert log.lines == []


@pytest.mark.parametrize("status", [301, 401, 422, 429, 500, 503])
async def test_anything_else_says_nothing(asked: Peer, log: Lines, status: int) -> None:
    with pytest.raises(Away):
        await asked.get(f"/{status}")
    (line,) = log.lines
    assert (line["level"], line["asked"], line["path"]) == ("warning", "other", f"/{status}")


async def test_nobody_there_and_nobody_in_time_say_nothing(
    asked: Peer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peer, "PATIENCE", 0.01)
    nobody = Peer("nobody", "http://127.0.0.1:9")
    hasty = Peer("hasty", asked._url)
    for one, path in ((nobody, "/200"), (hasty, "/slow")):
        await one.open()
        with pytest.raises(Away):
            await one.get(path)
        await one.close()


async def test_the_request_id_goes_along(asked: Peer, other: Other) -> None:
    token = request_id.set("abcdef-123456")
    await asked.get("/200")
    request_id.reset(token)
    await asked.get("/200")
    assert other.ids == ["abcdef-123456", None]


async def test_many_at_once_wait_for_each_other(
    asked: Peer, other: Other, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peer, "MOST", 4)
    few = Peer("few", asked._url)
    await few.open()
    answers = await asyncio.gather(*(few.get("/slow") for _ in range(20)))
    await few.close()
    assert answers == [{"said": 2}] * 20
    assert other.most == 4
