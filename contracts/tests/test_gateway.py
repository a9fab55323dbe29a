"""The gateway sends every documented call to its own service, and nothing else anywhere."""

import re

import pytest
import yaml

from contracts.apps import built, calls
from contracts.public import INSIDE, PUBLIC
from contracts.routers import DYNAMIC, Router, routers, way
from services.kit.auth import HEADER

DYNAMIC_HTTP = yaml.safe_load(DYNAMIC.read_text())["http"]
ROUTERS = routers()
NAMED = {router.name: router for router in ROUTERS}
WEB, SESSION = NAMED["web"], NAMED["session"]
PAGES = [NAMED["page"], NAMED["robots"]]
LIMITS = [NAMED["guessing"], NAMED["visitors"]]
SIGNED_IN, ANONYMOUS = NAMED["signed-in"], NAMED["anonymous"]
OF_API = [router for router in ROUTERS if router.parents]
LEAVING = [
    "/api/visitor-messages",
    "/api/visitor-prayers",
    "/api/visitor-affects",
    "/api/virtual-candles",
    "/api/memorial-requests",
    "/api/prayers/{prayer_id}/report",
    "/api/public/create-order",
    "/api/public/orders/{number}/cancel",
    "/api/public/orders/by-token/{token}/payment",
]
COOKIES = ["", "tema=scuro", "sid=abc", "tema=scuro; sid=abc"]
DOCUMENTED = [
    (one.name, call.method, call.path)
    for one in built()
    for call in calls(one.app)
    if call.path not in INSIDE
]


@pytest.mark.parametrize(("service", "method", "path"), DOCUMENTED)
def test_a_call_reaches_its_own_service_and_no_other(service: str, method: str, path: str) -> None:
    asked = re.sub(r"\{\w+\}", "12", path)
    for cookie in COOKIES:
        assert way(ROUTERS, method, asked, cookie).service == service
    below = [*OF_API, *PAGES]
    others = {router.service for router in below if router.matches(method, asked)}
    assert others == {service, "web"}


@pytest.mark.parametrize("path", [*sorted(INSIDE), "/internal", "/docs"])
def test_what_is_inside_is_on_no_router(path: str) -> None:
    for prefix in ("", "/api"):
        for method in ("GET", "POST"):
            for cookie in COOKIES:
                assert way(ROUTERS, method, prefix + path, cookie).service == "web"


@pytest.mark.parametrize(
    "path",
    [
        *("/", "/search", "/memorial", "/memorial/", "/memorial/12/qr", "/memorials/12"),
        *("/robots.txt.js", "/sitemap", "/apiary", "/api/nothing", "/api", "/mediatheque"),
    ],
)
def test_everything_else_is_the_web_s(path: str) -> None:
    assert way(ROUTERS, "GET", path).service == "web"


def test_the_web_router_takes_all_and_comes_last() -> None:
    assert WEB.rule == "PathPrefix(`/`)"
    assert all(WEB.priority < router.priority for router in (SIGNED_IN, ANONYMOUS, *PAGES))


@pytest.mark.parametrize("router", OF_API, ids=lambda router: router.name)
def test_every_router_of_the_api_has_a_session_or_its_twin_without_a_cookie(router: Router) -> None:
    assert set(router.parents) == {SIGNED_IN.name, ANONYMOUS.name}


@pytest.mark.parametrize(
    "path", ["/api/stats", "/api/auth/login", "/api/nothing", "/api", "/media/12.webp"]
)
def test_a_session_is_asked_about_when_there_is_one(path: str) -> None:
    for cookie in COOKIES:
        for method in ("GET", "POST", "DELETE"):
            middlewares = way(ROUTERS, method, path, cookie).middlewares
            assert ("session" in middlewares) == ("sid=" in cookie)


def test_the_twins_differ_in_the_cookie_and_the_session_alone() -> None:
    assert SIGNED_IN.rule == f"{ANONYMOUS.rule} && HeaderRegexp(`Cookie`, `(^|;\\s*)sid=`)"
    assert [name for name in SIGNED_IN.middlewares if name != "session"] == list(
        ANONYMOUS.middlewares
    )
    assert SIGNED_IN.priority > ANONYMOUS.priority


def test_the_question_about_a_session_is_asked_inside_alone() -> None:
    asking = DYNAMIC_HTTP["middlewares"]["session"]["forwardAuth"]
    assert asking["authResponseHeaders"] == [HEADER]
    assert set(asking["authRequestHeaders"]) == {"Cookie", "Origin", "Sec-Fetch-Site"}
    assert "authResponseHeadersRegex" not in asking
    assert SESSION.entry_points == ("inside",)
    static = yaml.safe_load(DYNAMIC.with_name("traefik.yml").read_text())["entryPoints"]
    assert static["inside"]["address"].startswith("127.0.0.1:")
    assert [name for name, entry in static.items() if entry.get("asDefault")] == ["web"]
    assert "forwardedHeaders" not in static["web"]


@pytest.mark.parametrize(
    "router", [WEB, SIGNED_IN, ANONYMOUS, *PAGES], ids=lambda router: router.name
)
def test_no_caller_brings_an_internal_token(router: Router) -> None:
    assert router.middlewares[0] == "clean-request"
    cleaning = DYNAMIC_HTTP["middlewares"]["clean-request"]
    assert cleaning["headers"]["customRequestHeaders"][HEADER] == ""


def test_every_way_in_is_one_of_these() -> None:
    outside = [r for r in ROUTERS if not r.parents and "web" in r.entry_points]
    assert outside == [SIGNED_IN, ANONYMOUS, *PAGES, WEB]


@pytest.mark.parametrize("router", [*OF_API, *PAGES], ids=lambda router: router.name)
def test_the_key_of_a_session_goes_to_identity_alone(router: Router) -> None:
    assert ("no-cookie" in router.middlewares) == (router.service != "identity")


@pytest.mark.parametrize("path", ["/api/auth/login", "/api/auth/password-reset"])
def test_guessing_is_limited(path: str) -> None:
    for cookie in COOKIES:
        assert "limit-guessing" in way(ROUTERS, "POST", path, cookie).middlewares


@pytest.mark.parametrize(("method", "path"), sorted(PUBLIC))
def test_what_visitors_leave_is_limited_and_nothing_else(method: str, path: str) -> None:
    asked = re.sub(r"\{\w+\}", "12", path)
    for cookie in COOKIES:
        limited = "limit-visitors" in way(ROUTERS, method, asked, cookie).middlewares
        assert limited == (method == "POST" and path in LEAVING)


@pytest.mark.parametrize("router", LIMITS, ids=lambda router: router.name)
def test_a_limit_is_asked_about_inside_and_counts_the_caller_s_address(router: Router) -> None:
    assert router.entry_points == ("inside",)
    assert router.middlewares == ("too-many", router.name)
    asking = DYNAMIC_HTTP["middlewares"][f"limit-{router.name}"]["forwardAuth"]
    assert asking["address"].endswith(router.rule.split("`")[1])
    assert "trustForwardHeader" not in asking
    counted = DYNAMIC_HTTP["middlewares"][router.name]["rateLimit"]["sourceCriterion"]
    assert counted == {"ipStrategy": {"depth": 1, "ipv6Subnet": 64}}


def test_a_rule_is_read_as_traefik_reads_it() -> None:
    rule = "PathPrefix(`/api/a`) && Method(`GET`) || Path(`/b`)"
    router = Router("x", rule, "x", 1, ())
    assert router.matches("GET", "/api/a/1")
    assert not router.matches("POST", "/api/a/1")
    assert router.matches("POST", "/b")


def test_a_rule_that_cannot_be_read_is_no_silent_pass() -> None:
    with pytest.raises(ValueError, match="cannot read"):
        Router("x", "Host(`a`)", "x", 1, ()).matches("GET", "/")
