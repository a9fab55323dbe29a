"""The gateway sends every documented call to its own service, and nothing else anywhere."""

import re

import pytest
import yaml

from contracts.apps import built, calls
from contracts.public import INSIDE
from contracts.routers import DYNAMIC, Router, routers

ROUTERS = routers()
WEB = next(router for router in ROUTERS if router.name == "web")
DOCUMENTED = [
    (one.name, call.method, call.path)
    for one in built()
    for call in calls(one.app)
    if call.path not in INSIDE
]


def takers(method: str, path: str) -> list[str]:
    """Services of the routers, but the web's, that take a request."""
    return [r.service for r in ROUTERS if r is not WEB and r.matches(method, path)]


@pytest.mark.parametrize(("service", "method", "path"), DOCUMENTED)
def test_a_call_reaches_its_own_service_and_no_other(service: str, method: str, path: str) -> None:
    asked = re.sub(r"\{\w+\}", "12", path)
    assert takers(method, asked) == [service]


@pytest.mark.parametrize("path", [*sorted(INSIDE), "/internal", "/internal/session", "/docs"])
def test_what_is_inside_is_on_no_router(path: str) -> None:
    for prefix in ("", "/api"):
        for method in ("GET", "POST"):
            assert takers(method, prefix + path) == []


@pytest.mark.parametrize("path", ["/", "/search", "/memorial/12", "/api/nothing", "/api"])
def test_everything_else_is_the_web_s(path: str) -> None:
    assert takers("GET", path) == []
    assert WEB.matches("GET", path)


def test_the_web_router_takes_all_and_comes_last() -> None:
    assert WEB.rule == "PathPrefix(`/`)"
    assert all(WEB.priority < router.priority for router in ROUTERS if router is not WEB)


@pytest.mark.parametrize("router", ROUTERS, ids=lambda router: router.name)
def test_no_caller_brings_an_internal_token(router: Router) -> None:
    assert router.middlewares[0] == "clean-request"
    cleaning = yaml.safe_load(DYNAMIC.read_text())["http"]["middlewares"]["clean-request"]
    assert cleaning["headers"]["customRequestHeaders"]["X-Internal-Token"] == ""


def test_a_rule_is_read_as_traefik_reads_it() -> None:
    rule = "PathPrefix(`/api/a`) && Method(`GET`) || Path(`/b`)"
    router = Router("x", rule, "x", 1, ())
    assert router.matches("GET", "/api/a/1")
    assert not router.matches("POST", "/api/a/1")
    assert router.matches("POST", "/b")


def test_a_rule_that_cannot_be_read_is_no_silent_pass() -> None:
    with pytest.raises(ValueError, match="cannot read"):
        Router("x", "Host(`a`)", "x", 1, ()).matches("GET", "/")
