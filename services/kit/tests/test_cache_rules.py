"""The micro-cache: an answer is made once and told many times, until it is old."""

import asyncio
import gc
import re
from collections.abc import AsyncIterator
from contextlib import suppress

import httpx
import pytest
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.types import Receive, Scope, Send

from services.kit import cache
from services.kit.cache import MicroCache

PATHS = re.compile(r"/api/public/things/\d+")
ONE = "/api/public/things/1"


class Things:
    """An application that counts how often it is asked, and answers when `gate` lets it."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.busy = asyncio.Semaphore(0)
        self.status = 200
        self.fault: type[Exception] | None = None
        self.gate = asyncio.Event()
        self.gate.set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope)
        self.asked.append(f"{request.method} {request.url.path}")
        self.busy.release()
        number = len(self.asked)
        await self.gate.wait()
        if self.fault is not None:
            raise self.fault("broken")
        headers = {"Cache-Control": "public, max-age=60", "X-Request-Id": "abcd-1234"}
        answer = JSONResponse({"time": number}, self.status, headers=headers)
        await answer(scope, receive, send)


class StoppedClock:
    """A clock that stands until the test moves it."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def monotonic(self) -> float:
        return self.seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> StoppedClock:
    clock = StoppedClock()
    monkeypatch.setattr(cache, "time", clock)
    return clock


@pytest.fixture
def things() -> Things:
    return Things()


@pytest.fixture
def cached(things: Things, clock: StoppedClock) -> MicroCache:
    return MicroCache(things, paths=PATHS, ttl=5.0, size=3)


@pytest.fixture
async def client(cached: MicroCache) -> AsyncIterator[httpx.AsyncClient]:
    transport = httpx.ASGITransport(app=cached)
    async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
        yield client


async def test_the_second_answer_comes_from_the_cache(
    client: httpx.AsyncClient, things: Things
) -> None:
    first, second = await client.get(ONE), await client.get(ONE)
    assert len(things.asked) == 1
    assert second.content == first.content == b'{"time":1}'
    assert second.headers == first.headers
    assert second.headers["cache-control"] == "public, max-age=60"
    assert second.headers["content-type"] == "application/json"


async def test_hits_are_told(things: Things) -> None:
    hits: list[None] = []
    cached = MicroCache(things, paths=PATHS, on_hit=lambda: hits.append(None))
    async with httpx.AsyncClient(
        transport=httpx.ASGITransport(app=cached), base_url="http://test"
    ) as client:
        for _ in range(3):
            await client.get(ONE)
    assert (len(things.asked), len(hits)) == (1, 2)


async def test_an_answer_does_not_carry_the_request_id_of_another(
    client: httpx.AsyncClient,
) -> None:
    assert "x-request-id" not in (await client.get(ONE)).headers


async def test_an_old_answer_is_made_anew(
    client: httpx.AsyncClient, things: Things, clock: StoppedClock
) -> None:
    await client.get(ONE)
    clock.seconds += 5
    assert (await client.get(ONE)).json() == {"time": 1}
    clock.seconds += 0.1
    assert (await client.get(ONE)).json() == {"time": 2}
    assert len(things.asked) == 2


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
async def test_a_write_forgets_what_was_kept(client: httpx.AsyncClient, method: str) -> None:
    await client.get(ONE)
    await client.request(method, "/api/things")
    assert (await client.get(ONE)).json() == {"time": 3}


async def test_a_refused_write_forgets_nothing(client: httpx.AsyncClient, things: Things) -> None:
    await client.get(ONE)
    things.status = 409
    await client.post("/api/things")
    assert (await client.get(ONE)).json() == {"time": 1}


async def test_an_answer_begun_before_a_write_is_not_kept(
    client: httpx.AsyncClient, things: Things
) -> None:
    things.gate.clear()
    early = asyncio.create_task(client.get(ONE))
    await things.busy.acquire()
    write = asyncio.create_task(client.post("/api/things"))
    await things.busy.acquire()
    things.gate.set()
    await asyncio.gather(early, write)
    assert (await client.get(ONE)).json() == {"time": 3}


@pytest.mark.parametrize(
    "wanted", ["{etag}", "W/{etag}", '"x", {etag}', '"x",W/{etag} , "y"', "*", " {etag} "]
)
async def test_who_has_the_answer_is_told_that_it_has_not_changed(
    client: httpx.AsyncClient, wanted: str
) -> None:
    etag = (await client.get(ONE)).headers["etag"]
    answer = await client.get(ONE, headers={"If-None-Match": wanted.format(etag=etag)})
    assert (answer.status_code, answer.content) == (304, b"")
    assert answer.headers["etag"] == etag
    assert answer.headers["cache-control"] == "public, max-age=60"


@pytest.mark.parametrize("wanted", ['"x"', "", 'W/"x"', "x"])
async def test_who_has_another_answer_gets_this_one(client: httpx.AsyncClient, wanted: str) -> None:
    answer = await client.get(ONE, headers={"If-None-Match": wanted})
    assert (answer.status_code, answer.json()) == (200, {"time": 1})


async def test_equal_answers_have_one_etag_and_others_another(
    client: httpx.AsyncClient, clock: StoppedClock, things: Things
) -> None:
    first = (await client.get(ONE)).headers["etag"]
    clock.seconds += 6
    assert (await client.get(ONE)).headers["etag"] != first
    clock.seconds += 6
    things.asked.clear()
    assert (await client.get(ONE)).headers["etag"] == first


async def test_a_head_request_gets_the_headers_alone(
    client: httpx.AsyncClient, things: Things
) -> None:
    head, full = await client.head(ONE), await client.get(ONE)
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers == full.headers
    assert int(head.headers["content-length"]) == len(full.content)
    assert things.asked == [f"GET {ONE}"]


async def test_fifty_callers_at_once_are_one_question(
    client: httpx.AsyncClient, things: Things
) -> None:
    things.gate.clear()
    callers = [asyncio.create_task(client.get(ONE)) for _ in range(50)]
    await things.busy.acquire()
    things.gate.set()
    answers = await asyncio.gather(*callers)
    assert {answer.content for answer in answers} == {b'{"time":1}'}
    assert len(things.asked) == 1


async def test_different_addresses_do_not_wait_for_each_other(
    client: httpx.AsyncClient, things: Things
) -> None:
    things.gate.clear()
    callers = [asyncio.create_task(client.get(f"/api/public/things/{n}")) for n in range(3)]
    async with asyncio.timeout(5):
        for _ in range(3):
            await things.busy.acquire()
    things.gate.set()
    assert {answer.status_code for answer in await asyncio.gather(*callers)} == {200}


@pytest.mark.parametrize("status", [404, 500, 503])
async def test_a_failure_is_told_and_not_kept(
    client: httpx.AsyncClient, things: Things, status: int
) -> None:
    things.status = status
    failed = await client.get(ONE)
    assert (failed.status_code, failed.json()) == (status, {"time": 1})
    assert failed.headers["x-request-id"] == "abcd-1234"
    assert "etag" not in failed.headers
    things.status = 200
    assert (await client.get(ONE)).json() == {"time": 2}


async def test_a_fault_of_one_does_not_hang_those_who_wait(
    client: httpx.AsyncClient, things: Things
) -> None:
    things.gate.clear()
    things.fault = RuntimeError
    callers = [asyncio.create_task(client.get(ONE)) for _ in range(5)]
    await things.busy.acquire()
    things.gate.set()
    async with asyncio.timeout(5):
        ends = await asyncio.gather(*callers, return_exceptions=True)
    assert all(isinstance(end, RuntimeError) for end in ends)
    things.fault = None
    assert (await client.get(ONE)).status_code == 200


@pytest.mark.parametrize("fault", [None, RuntimeError])
async def test_nothing_is_left_of_failed_questions(
    client: httpx.AsyncClient, things: Things, fault: type[Exception] | None
) -> None:
    things.fault, things.status = fault, 404
    before = locks()
    for number in range(20):
        with suppress(RuntimeError):
            await client.get(f"/api/public/things/{number}")
    assert locks() - before < 10


def locks() -> int:
    gc.collect()
    return sum(isinstance(thing, asyncio.Lock) for thing in gc.get_objects())


async def test_a_caller_who_gives_up_does_not_hang_the_others(
    client: httpx.AsyncClient, things: Things
) -> None:
    things.gate.clear()
    first = asyncio.create_task(client.get(ONE))
    await things.busy.acquire()
    second = asyncio.create_task(client.get(ONE))
    await asyncio.sleep(0)
    first.cancel()
    things.gate.set()
    async with asyncio.timeout(5):
        assert (await second).status_code == 200


async def test_the_least_used_answers_go_first(client: httpx.AsyncClient, things: Things) -> None:
    for number in (1, 2, 3, 1, 4):
        await client.get(f"/api/public/things/{number}")
    things.asked.clear()
    for number in (1, 3, 4, 2):
        await client.get(f"/api/public/things/{number}")
    assert things.asked == ["GET /api/public/things/2"]


@pytest.mark.parametrize(
    ("method", "url"),
    [
        ("GET", f"{ONE}?a=1"),
        ("POST", ONE),
        ("DELETE", ONE),
        ("GET", "/api/public/things/x"),
        ("GET", "/api/public/things/1/more"),
        ("GET", "/elsewhere"),
    ],
)
async def test_other_requests_pass_through(
    client: httpx.AsyncClient, things: Things, method: str, url: str
) -> None:
    for _ in range(2):
        answer = await client.request(method, url)
        assert "etag" not in answer.headers
    assert len(things.asked) == 2
