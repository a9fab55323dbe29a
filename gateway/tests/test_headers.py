"""What a client may not claim, and what every answer carries."""

import json

import httpx
import pytest

from gateway.tests.conftest import Stand

FORGED = {
    "X-Internal-Token": "forged",
    "X_Internal_Token": "forged",
    "X-Request-Id": "forged-request-id",
    "X-Forwarded-For": "203.0.113.9",
    "X-Real-Ip": "203.0.113.9",
    "X-Forwarded-Host": "evil.example",
    "X-Forwarded-Proto": "https",
    "X-Forwarded-Uri": "/internal/session",
    "X-Forwarded-Prefix": "/internal",
    "Forwarded": "for=203.0.113.9;host=evil.example",
    "X-Original-Url": "/internal/session",
    "X-Rewrite-Url": "/internal/session",
    "X-Http-Method-Override": "DELETE",
}


@pytest.mark.parametrize(
    "path",
    [
        "/api/stats",
        "/api/import/jobs",
        "/api/users",
        "/media/0af3.webp",
        "/api/visitor-messages",
        "/memorial/12",
        "/robots.txt",
    ],
)
def test_forged_headers_do_not_arrive(client: httpx.Client, path: str) -> None:
    seen: dict[str, str] = client.get(path, headers=FORGED).json()["headers"]
    assert seen["x-forwarded-for"] == "127.0.0.1"
    assert seen["x-real-ip"] == "127.0.0.1"
    assert seen["x-forwarded-proto"] == "http"
    told = " ".join(seen.values())
    for trace in ("forged", "203.0.113.9", "evil.example", "/internal", "DELETE"):
        assert trace not in told


def test_a_header_named_in_connection_cannot_be_smuggled_or_removed(client: httpx.Client) -> None:
    named = {"Connection": "X-Forwarded-For, X-Real-Ip, Cookie", "Cookie": "sid=1"}
    seen = client.get("/api/stats", headers=named).json()["headers"]
    assert seen["x-forwarded-for"] == "127.0.0.1"


def test_an_origin_arrives_and_the_session_s_key_stays_with_identity(client: httpx.Client) -> None:
    said = {"Cookie": "sid=1", "Origin": "https://camposanto.example"}
    at_registry = client.get("/api/stats", headers=said).json()["headers"]
    assert at_registry["origin"] == "https://camposanto.example"
    assert "cookie" not in at_registry
    assert client.get("/api/auth/user", headers=said).json()["headers"]["cookie"] == "sid=1"


def test_the_id_of_the_service_comes_back(client: httpx.Client) -> None:
    assert client.get("/api/stats").headers["x-request-id"] == "made-by-the-service"


@pytest.mark.parametrize(
    "path", ["/", "/memorial/3", "/assets/index-1a2b3c.js", "/demo/ritratto.svg"]
)
def test_pages_carry_a_strict_policy(client: httpx.Client, path: str) -> None:
    headers = client.get(path).headers
    policy = dict(
        part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";")
    )
    assert policy == {
        "default-src": "'self'",
        "script-src": "'self' https://js.stripe.com",
        "frame-src": "https://js.stripe.com https://hooks.stripe.com",
        "style-src": "'self' 'unsafe-inline'",
        "img-src": "'self' data: https: http:",
        "font-src": "'self'",
        "connect-src": "'self' https://api.stripe.com",
        "worker-src": "'self'",
        "manifest-src": "'self'",
        "frame-ancestors": "'none'",
        "base-uri": "'self'",
        "form-action": "'self'",
        "object-src": "'none'",
    }
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "strict-origin-when-cross-origin"
    assert "server" not in headers


@pytest.mark.parametrize("path", ["/api/stats", "/api/nothing", "/media/0af3.webp"])
def test_answers_of_the_api_carry_a_policy(client: httpx.Client, path: str) -> None:
    headers = client.get(path).headers
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert "server" not in headers


def test_the_log_keeps_ids_and_neither_callers_nor_what_they_asked_for(
    client: httpx.Client, stand: Stand
) -> None:
    client.get("/api/search/deceased?q=unmistakable")
    client.get("/ordine/private-link")
    lines = (stand.local / "logs" / "traefik.log").read_text().splitlines()
    asked = [json.loads(line) for line in lines if "DownstreamStatus" in line]
    assert "made-by-the-service" in {line.get("origin_X-Request-Id") for line in asked}
    told = json.dumps(asked)
    for secret in ("unmistakable", "private-link"):
        assert secret not in told
    assert not any("ClientAddr" in line or "ClientHost" in line for line in asked)
