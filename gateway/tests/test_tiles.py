"""Pictures below the maps: none unless a source is named, and then allowed by name, beside the card
provider's own address."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from gateway.tests.conftest import Stand, wait_for_routes
from infra.dev import gateway
from infra.dev.process import free_port

TILES = "https://tiles.example:8443/strade/{z}/{x}/{y}.png"


def _allowed(answer: httpx.Response) -> str:
    policy = answer.headers["content-security-policy"]
    return " ".join(policy.partition("connect-src")[2].partition(";")[0].split())


def test_a_page_asks_for_no_tiles_unless_a_source_is_named(client: httpx.Client) -> None:
    config = client.get("/config.json")
    assert config.json() == {"mapTiles": "", "mapAttribution": ""}
    assert config.headers["cache-control"] == "no-cache"
    assert _allowed(config) == "'self' https://api.stripe.com"


def test_the_configuration_is_read_and_no_more(client: httpx.Client) -> None:
    assert client.post("/config.json").status_code == httpx.codes.METHOD_NOT_ALLOWED


@pytest.fixture
def mapped(stand: Stand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[httpx.Client]:
    """A gateway beside the other, of somebody who has named a source."""
    monkeypatch.setenv("CAMPOSANTO_MAP_TILES", TILES)
    monkeypatch.setenv("CAMPOSANTO_MAP_ATTRIBUTION", "© Comune di Valdora")
    web_port, port = free_port(), free_port()
    site, demo = stand.local / "dist", stand.local / "demo"
    caddy = gateway.caddy(tmp_path, port=web_port, web_root=site, demo_root=demo)
    names = ("identity", "registry", "memorial", "shop", "importer", "web")
    upstreams = dict.fromkeys(names, f"http://127.0.0.1:{web_port}")
    traefik = gateway.traefik(tmp_path, port=port, upstreams=upstreams)
    try:
        for program in (caddy, traefik):
            program.start()
            program.wait()
        url = f"http://127.0.0.1:{port}"
        wait_for_routes(url)
        with httpx.Client(base_url=url, trust_env=False, timeout=30) as made:
            yield made
    finally:
        for program in (traefik, caddy):
            program.stop()


def test_a_named_source_is_told_to_the_page_and_allowed(mapped: httpx.Client) -> None:
    config = mapped.get("/config.json")
    assert config.json() == {"mapTiles": TILES, "mapAttribution": "© Comune di Valdora"}
    assert _allowed(mapped.get("/")) == "'self' https://api.stripe.com https://tiles.example:8443"
