"""One gateway for all tests of this folder."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest

from gateway.tests.upstream import Upstream
from infra.dev import gateway
from infra.dev.process import free_port
from infra.dev.services import SERVICES

HERE = Path(__file__).parent
SCRIPT = "console.log('camposanto');" * 100


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker("gateway")


@dataclass(frozen=True)
class Stand:
    """The gateway's address, the folder of its logs and what stands behind it."""

    url: str
    local: Path
    identity: Upstream
    registry: Upstream
    memorial: Upstream
    shop: Upstream
    importer: Upstream

    def arrivals(self) -> list[list[str]]:
        """What has reached each service so far."""
        services = (self.identity, self.registry, self.memorial, self.shop, self.importer)
        return [list(one.seen) for one in services]


@pytest.fixture(scope="session")
def stand(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stand]:
    local = tmp_path_factory.mktemp("gateway")
    behind = {name: Upstream(name) for name in SERVICES}
    web_port, port = free_port(), free_port()
    caddy = gateway.caddy(
        local, port=web_port, web_root=_site(local), demo_root=_demo_pictures(local)
    )
    upstreams = {name: one.url for name, one in behind.items()}
    upstreams["web"] = f"http://127.0.0.1:{web_port}"
    traefik = gateway.traefik(local, port=port, upstreams=upstreams)
    try:
        for program in (caddy, traefik):
            program.start()
            program.wait()
        url = f"http://127.0.0.1:{port}"
        wait_for_routes(url)
        yield Stand(url, local, **behind)
    finally:
        for program in (traefik, caddy):
            program.stop()
        for upstream in behind.values():
            upstream.close()


@pytest.fixture
def client(stand: Stand) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=stand.url, trust_env=False, timeout=30) as made:
        yield made


def raw_get(stand: Stand, path: str) -> httpx.Response:
    """A request whose path is sent exactly as written."""
    target = httpx.Request("GET", stand.url, extensions={"target": path.encode()})
    with httpx.Client(trust_env=False) as client:
        return client.send(target)


def _site(local: Path) -> Path:
    root = local / "dist"
    (root / "assets").mkdir(parents=True)
    (root / "index.html").write_text("<!doctype html><title>Camposanto</title>")
    (root / "theme.js").write_text("// before the first paint\n")
    (root / "sw.js").write_text(SCRIPT)
    (root / "manifest.webmanifest").write_text('{"name":"Camposanto"}')
    (root / "assets" / "index-1a2b3c.js").write_text(SCRIPT)
    (root / "assets" / "index-1a2b3c.js.br").write_bytes(b"not really brotli")
    return root


def _demo_pictures(local: Path) -> Path:
    root = local / "demo"
    root.mkdir()
    (root / "ritratto.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    return root


def wait_for_routes(url: str) -> None:
    """Traefik answers its ping before the file provider has brought the routers."""
    with httpx.Client(transport=httpx.HTTPTransport(), trust_env=False) as probe:
        for _ in range(200):
            if probe.get(f"{url}/config.json").status_code == httpx.codes.OK:
                return
    raise AssertionError("the gateway has no routes")
