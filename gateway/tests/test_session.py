"""What the gateway asks identity before it lets a request through, and when it does not ask."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from gateway.tests.conftest import Stand
from gateway.tests.test_limits import AWAY, TOO_MANY
from gateway.tests.upstream import Upstream

SIGNED_IN = {"Cookie": "tema=scuro; sid=abc"}
QUESTION = "GET /internal/session"
PATHS = [
    "/api/stats",
    "/api/public/deceased/1",
    "/api/import/jobs",
    "/api/auth/user",
    "/media/a.webp",
]
# another cookie, other names, and no value at all
STRANGERS = [{}, {"Cookie": "tema=sid"}, {"Cookie": "xsid=1; sid2=2"}, {"Cookie": "tema=;sida=sid"}]


@pytest.fixture
def identity(stand: Stand) -> Iterator[Upstream]:
    """The stand-in of identity, which answers like the real one: a token, or another status."""
    stand.identity.token = "from-identity"
    yield stand.identity
    stand.identity.token, stand.identity.verdict = None, "200"


def questions(stand: Stand) -> int:
    return stand.identity.seen.count(QUESTION)


@pytest.mark.parametrize("path", PATHS)
def test_identity_s_token_replaces_the_caller_s(
    client: httpx.Client, identity: Upstream, path: str
) -> None:
    seen = client.get(path, headers=SIGNED_IN | {"X-Internal-Token": "forged"}).json()["headers"]
    assert seen["x-internal-token"] == identity.token


@pytest.mark.parametrize("path", PATHS)
def test_no_token_from_identity_is_no_token_at_all(client: httpx.Client, path: str) -> None:
    forged = {"X-Internal-Token": "forged", "X_Internal_Token": "forged"}
    seen = client.get(path, headers=SIGNED_IN | forged).json()["headers"]
    assert "forged" not in seen.values()
    assert "x-internal-token" not in seen


@pytest.mark.parametrize("cookie", STRANGERS)
@pytest.mark.parametrize("path", PATHS)
def test_a_request_without_a_session_pays_no_hop_and_brings_no_token(
    client: httpx.Client, stand: Stand, cookie: dict[str, str], path: str
) -> None:
    before = questions(stand)
    for method in ("GET", "POST"):
        told = client.request(method, path, headers=cookie | {"X-Internal-Token": "forged"})
        assert "x-internal-token" not in told.json()["headers"]
    assert questions(stand) == before


@pytest.mark.parametrize(
    "headers", [[("Cookie", "sid=1")], [("Cookie", "a=b"), ("Cookie", "c=d;sid=1")]], ids=str
)
def test_a_session_cookie_is_found_wherever_it_stands(
    client: httpx.Client, stand: Stand, headers: list[tuple[str, str]]
) -> None:
    before = questions(stand)
    client.get("/api/stats", headers=headers)
    assert questions(stand) == before + 1


def test_the_question_tells_what_identity_decides_by_and_nothing_else(
    client: httpx.Client, stand: Stand, identity: Upstream
) -> None:
    said = {
        **SIGNED_IN,
        "Origin": "https://evil.example",
        "Sec-Fetch-Site": "cross-site",
        "X-Forwarded-Method": "GET",
        "X-Forwarded-Host": "evil.example",
        "X-Forwarded-For": "203.0.113.9",
        "X-Internal-Token": "forged",
        "Authorization": "Bearer forged",
    }
    client.put("/api/users/3?version=2", headers=said, content=b"a body")
    asked = identity.questions[-1]
    host = stand.url.removeprefix("http://")
    assert asked["cookie"] == SIGNED_IN["Cookie"]
    assert asked["origin"] == said["Origin"]
    assert asked["sec-fetch-site"] == "cross-site"
    assert asked["x-forwarded-method"] == "PUT"
    assert asked["x-forwarded-host"] == host
    assert asked["x-forwarded-for"].split(", ")[0] == "127.0.0.1"
    assert not {"x-internal-token", "authorization", "content-type"} & set(asked)


def test_a_refusal_reaches_the_caller_as_it_is_and_the_service_not_at_all(
    client: httpx.Client, stand: Stand, identity: Upstream
) -> None:
    identity.verdict = "403"
    before = list(stand.registry.seen)
    reply = client.post("/api/stats", headers=SIGNED_IN)
    assert reply.status_code == 403
    assert reply.json()["service"] == "identity"
    assert reply.headers["content-type"].startswith("application/json")
    assert "frame-ancestors 'none'" in reply.headers["content-security-policy"]
    assert stand.registry.seen == before


def test_a_service_s_own_fault_keeps_its_words(client: httpx.Client) -> None:
    reply = client.get("/api/stats?answer=500", headers=SIGNED_IN)
    assert reply.status_code == 500
    assert reply.json()["service"] == "registry"


def test_guesses_from_one_address_are_slowed_down_and_other_calls_are_not(stand: Stand) -> None:
    def from_address(last: int) -> httpx.Client:
        transport = httpx.HTTPTransport(local_address=f"127.0.0.{last}")
        return httpx.Client(base_url=stand.url, transport=transport)

    with (
        from_address(7) as guesser,
        from_address(8) as neighbour,
        ThreadPoolExecutor(8) as crowd,  # faster than what is allowed a second, on any machine
    ):
        replies = list(crowd.map(lambda _: guesser.post("/api/auth/login"), range(150)))
        refused = [reply for reply in replies if reply.status_code == 429]
        assert [reply.status_code for reply in replies].count(200) == 150 - len(refused) >= 50
        assert refused[-1].json() == TOO_MANY
        assert int(refused[-1].headers["retry-after"]) <= 2
        forged = {"X-Forwarded-For": "203.0.113.9", "X-Real-Ip": "203.0.113.9"}
        path = "/api/auth/password-reset"
        more = crowd.map(lambda _: guesser.post(path, headers=forged), range(20))
        assert 429 in {reply.status_code for reply in more}
        assert guesser.get("/api/auth/user").status_code == 200
        assert neighbour.post("/api/auth/login").status_code == 200


def test_without_identity_strangers_miss_nothing_and_the_others_are_told(
    client: httpx.Client, stand: Stand
) -> None:
    port = int(stand.identity.url.rpartition(":")[2])
    stand.identity.close()
    try:
        for method in ("GET", "POST"):
            reply = client.request(method, "/api/public/cemeteries", headers=SIGNED_IN)
            assert reply.status_code == 503
            assert reply.json() == AWAY
            assert reply.headers["content-type"].startswith("application/json")
        assert client.get("/api/public/cemeteries").status_code == 200
        assert client.get("/memorial/3", headers=SIGNED_IN).status_code == 200
    finally:
        object.__setattr__(stand, "identity", Upstream("identity", port))
    deadline = time.monotonic() + 15
    while client.get("/api/stats", headers=SIGNED_IN).status_code != 200:
        assert time.monotonic() < deadline, "identity is back, but is not asked"
        time.sleep(0.2)
