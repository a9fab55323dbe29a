"""The page of a memorial and what visitors leave there, as the gateway lets them through."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import count

import httpx
import pytest

from gateway.tests.conftest import Stand, raw_get
from gateway.tests.test_limits import AWAY, TOO_MANY
from gateway.tests.upstream import Upstream

BURST = 30
LEAVING = [
    "/api/visitor-messages",
    "/api/visitor-prayers",
    "/api/visitor-affects",
    "/api/virtual-candles",
    "/api/memorial-requests",
    "/api/prayers/12/report",
]
FORGED = {
    "X-Forwarded-For": "203.0.113.9",
    "X-Real-Ip": "203.0.113.9",
    "Forwarded": "for=203.0.113.9",
    "X-Forwarded-Method": "GET",
}
_hosts = count(20)


@contextmanager
def visitor(stand: Stand) -> Iterator[httpx.Client]:
    """A browser at an address of its own: none before it had counted against a limit."""
    transport = httpx.HTTPTransport(local_address=f"127.0.0.{next(_hosts)}")
    with httpx.Client(base_url=stand.url, transport=transport, timeout=60) as client:
        yield client


@contextmanager
def memorial_away(stand: Stand, client: httpx.Client) -> Iterator[None]:
    port = int(stand.memorial.url.rpartition(":")[2])
    stand.memorial.close()
    try:
        yield
    finally:
        object.__setattr__(stand, "memorial", Upstream("memorial", port))
    deadline = time.monotonic() + 15
    while client.get("/api/virtual-candles").status_code != 200:
        assert time.monotonic() < deadline, "memorial is back, but gets no requests"
        time.sleep(0.2)


@pytest.mark.parametrize("answer", [200, 304, 404])
def test_the_page_is_the_service_s_whatever_it_says(client: httpx.Client, answer: int) -> None:
    reply = client.get(f"/memorial/12?answer={answer}&kind=text/html")
    assert reply.status_code == answer
    if answer != 304:
        assert reply.json()["service"] == "memorial"
        assert reply.headers["content-type"] == "text/html"


@pytest.mark.parametrize("answer", [200, 404])
def test_a_slash_at_the_end_makes_no_difference(
    client: httpx.Client, stand: Stand, answer: int
) -> None:
    reply = client.get(f"/memorial/12/?answer={answer}&kind=text/html")
    assert (reply.status_code, reply.json()["service"]) == (answer, "memorial")
    assert stand.memorial.seen[-1] == f"GET /memorial/12?answer={answer}&kind=text/html"


@pytest.mark.parametrize("path", ["/memorial/", "/memorial/12/13", "/memorial/12/13/"])
def test_what_names_no_memorial_is_the_spa_s(client: httpx.Client, stand: Stand, path: str) -> None:
    before = len(stand.memorial.seen)
    assert "<title>Camposanto</title>" in client.get(path).text
    assert len(stand.memorial.seen) == before


def test_the_page_s_head_can_be_asked_for(client: httpx.Client, stand: Stand) -> None:
    reply = client.head("/memorial/12")
    assert (reply.status_code, reply.content) == (200, b"")
    assert stand.memorial.seen[-1] == "HEAD /memorial/12"


def test_the_page_is_compressed(client: httpx.Client) -> None:
    reply = client.get("/memorial/12?padding=5000&kind=text/html")
    assert reply.headers["content-encoding"] in {"br", "gzip", "zstd"}
    assert "accept-encoding" in reply.headers["vary"].lower()


def test_the_page_gets_no_key_of_a_session_and_asks_nobody_about_one(
    client: httpx.Client, stand: Stand
) -> None:
    before = list(stand.identity.seen)
    sent = {"Cookie": "sid=1", "X-Internal-Token": "forged"}
    seen = client.get("/memorial/12", headers=sent).json()["headers"]
    assert not {"cookie", "x-internal-token"} & set(seen)
    assert stand.identity.seen == before


@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_without_memorial_the_page_of_the_spa_is_there(
    client: httpx.Client, stand: Stand, method: str
) -> None:
    with memorial_away(stand, client):
        reply = client.request(method, "/memorial/12")
        assert reply.status_code == 200
        assert reply.headers["content-type"].startswith("text/html")
        assert reply.headers["cache-control"] == "no-cache"
        assert "script-src 'self'" in reply.headers["content-security-policy"]
        assert ("<title>Camposanto</title>" in reply.text) == (method == "GET")
        for path in ("/robots.txt", "/sitemap.xml"):
            away = client.get(path)
            assert away.status_code in {502, 503}
            assert away.json() == AWAY


def test_a_page_that_is_not_to_be_had_for_the_moment_is_the_plain_one(
    client: httpx.Client,
) -> None:
    for answer in ("answer=503", "drop=1"):
        reply = client.get(f"/memorial/12?{answer}")
        assert reply.status_code == 200
        assert "<title>Camposanto</title>" in reply.text


def test_a_page_is_only_read(client: httpx.Client) -> None:
    assert client.post("/memorial/12", content=b"x" * (2**20 + 1)).status_code == 413


@pytest.mark.parametrize("path", LEAVING)
def test_what_one_address_leaves_is_capped_in_our_words(stand: Stand, path: str) -> None:
    before = stand.memorial.seen.count(f"POST {path}")
    with visitor(stand) as many, visitor(stand) as another:
        replies = [many.post(path, headers=FORGED) for _ in range(BURST + 10)]
        refused = [reply for reply in replies if reply.status_code != 200]
        assert [reply.status_code for reply in replies[:BURST]] == [200] * BURST
        assert refused
        for reply in refused:
            assert reply.status_code == 429
            assert reply.json() == TOO_MANY
            assert reply.headers["content-type"].startswith("application/json")
            assert reply.headers["cache-control"] == "no-store"
            assert 1 <= int(reply.headers["retry-after"]) <= 2
            assert "frame-ancestors 'none'" in reply.headers["content-security-policy"]
        assert another.post(path).status_code == 200
    arrived = stand.memorial.seen.count(f"POST {path}") - before
    assert arrived == len(replies) - len(refused) + 1


def test_a_thousand_at_once_with_forged_addresses_are_capped(stand: Stand) -> None:
    path = "/api/virtual-candles"

    def post(number: int) -> int:
        forged = dict.fromkeys(FORGED, f"198.51.{number // 250}.{number % 250}")
        return many.post(path, headers=forged).status_code

    before = stand.memorial.seen.count(f"POST {path}")
    began = time.monotonic()
    with visitor(stand) as many, ThreadPoolExecutor(20) as threads:
        statuses = list(threads.map(post, range(1000)))
    allowed = BURST + (time.monotonic() - began) / 2 + 1
    assert set(statuses) == {200, 429}
    assert BURST <= statuses.count(200) <= allowed
    assert stand.memorial.seen.count(f"POST {path}") - before == statuses.count(200)


def test_the_limit_is_one_for_all_that_is_left(stand: Stand) -> None:
    with visitor(stand) as many:
        for _ in range(BURST // len(LEAVING)):
            assert {many.post(path).status_code for path in LEAVING} == {200}
        for _ in range(3):
            last = many.post(LEAVING[0])
        assert last.status_code == 429
        for path in ("/api/visitor-messages/12", "/api/virtual-candles", "/memorial/12"):
            assert many.get(path).status_code == 200
        for path in ("/api/deceased/12/qr-code", "/api/prayers/moderation", "/api/auth/logout"):
            assert many.post(path).status_code == 200


def test_another_spelling_of_the_path_is_limited_too(stand: Stand) -> None:
    spellings = ["/api/visitor%2Dmessages", "/api//visitor-messages", "/api/x/../visitor-messages"]
    with visitor(stand) as many:
        for _ in range(BURST + 3):
            many.post("/api/visitor-messages")
        for spelling in spellings:
            request = many.build_request("POST", "/", extensions={"target": spelling.encode()})
            assert many.send(request).status_code == 429, spelling


def test_a_limit_of_the_service_itself_is_told_in_its_own_words(stand: Stand) -> None:
    with visitor(stand) as one:
        for path in ("/api/visitor-messages", "/api/auth/login"):
            reply = one.post(f"{path}?answer=429")
            assert reply.status_code == 429
            assert reply.json()["path"] == f"{path}?answer=429"


def test_who_is_within_the_limit_is_known_by_the_connection_s_address(stand: Stand) -> None:
    with visitor(stand) as one:
        seen = one.post("/api/visitor-messages", headers=FORGED).json()["headers"]
    assert seen["x-forwarded-for"].startswith("127.0.0.")
    assert seen["x-real-ip"] == seen["x-forwarded-for"]
    assert "203.0.113.9" not in " ".join(seen.values())


@pytest.mark.parametrize("path", ["/internal/limits/visitors", "/internal/limits/guessing"])
def test_a_limit_is_asked_about_inside_alone(stand: Stand, path: str) -> None:
    for spelling in (path, f"/api/..{path}", f"/memorial/..{path}"):
        assert raw_get(stand, spelling).status_code == 404
