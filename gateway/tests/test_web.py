"""The built SPA: its files, their lifetimes, and its paths."""

import httpx
import pytest

from gateway.tests.conftest import Stand, raw_get


@pytest.mark.parametrize(
    "path", ["/", "/search", "/memorial", "/memorial/3/qr", "/cart/12?from=qr"]
)
def test_a_path_of_the_spa_is_its_page(client: httpx.Client, path: str) -> None:
    reply = client.get(path, headers={"Accept": "text/html"})
    assert reply.status_code == 200
    assert "<title>Camposanto</title>" in reply.text
    assert reply.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path", ["/assets/old-9f.js", "/favicon.ico", "/assets/", "/demo/none.svg"]
)
def test_a_missing_file_is_missing(client: httpx.Client, path: str) -> None:
    reply = client.get(path)
    assert reply.status_code == 404
    assert reply.headers["cache-control"] == "no-store"
    assert "Camposanto" not in reply.text


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH"])
@pytest.mark.parametrize("path", ["/", "/search", "/assets/index-1a2b3c.js", "/theme.js"])
def test_files_are_only_read(client: httpx.Client, method: str, path: str) -> None:
    for _ in range(3):
        reply = client.request(method, path, headers={"Accept-Encoding": "br, gzip"})
        assert reply.status_code == 405
        assert reply.headers["allow"] == "GET, HEAD"


def test_hashed_files_last_for_ever_and_others_are_asked_for_again(client: httpx.Client) -> None:
    script = client.get("/assets/index-1a2b3c.js", headers={"Accept-Encoding": "identity"})
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    theme = client.get("/theme.js")
    assert theme.headers["cache-control"] == "no-cache"
    tag = {"If-None-Match": theme.headers["etag"]}
    assert client.get("/theme.js", headers=tag).status_code == 304


@pytest.mark.parametrize(
    ("path", "kind"),
    [("/sw.js", "text/javascript"), ("/manifest.webmanifest", "application/manifest+json")],
)
def test_the_worker_and_the_manifest_are_asked_for_again(
    client: httpx.Client, path: str, kind: str
) -> None:
    reply = client.get(path)
    assert reply.headers["cache-control"] == "no-cache"
    assert reply.headers["content-type"].split(";")[0] == kind
    assert "script-src 'self'" in reply.headers["content-security-policy"]
    tag = {"If-None-Match": reply.headers["etag"]}
    assert client.get(path, headers=tag).status_code == 304


def test_the_page_itself_has_an_address_for_the_worker_to_keep(client: httpx.Client) -> None:
    reply = client.get("/index.html")
    assert reply.status_code == 200
    assert "<title>Camposanto</title>" in reply.text


def test_a_file_compressed_at_build_is_sent_as_it_is(client: httpx.Client) -> None:
    request = client.build_request(
        "GET", "/assets/index-1a2b3c.js", headers={"Accept-Encoding": "gzip, br"}
    )
    reply = client.send(request, stream=True)
    sent = b"".join(reply.iter_raw())
    reply.close()
    assert reply.headers["content-encoding"] == "br"
    assert sent == b"not really brotli"
    assert reply.headers["content-type"].startswith("text/javascript")
    assert "accept-encoding" in reply.headers["vary"].lower()


def test_demo_pictures_are_served(client: httpx.Client) -> None:
    reply = client.get("/demo/ritratto.svg")
    assert reply.status_code == 200
    assert reply.headers["content-type"] == "image/svg+xml"


@pytest.mark.parametrize(
    "path", ["/demo/../Caddyfile", "/demo/%2e%2e/logs/traefik.log", "/assets/..%2f..%2fetc/passwd"]
)
def test_no_file_outside_is_served(stand: Stand, path: str) -> None:
    reply = raw_get(stand, path)
    assert reply.status_code in {400, 404} or "<title>Camposanto</title>" in reply.text
