"""`python -m services.registry serve` as a process: health, graceful end, no half-dead service."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator, Mapping
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest

from infra.dev.postgres import Cluster
from infra.dev.process import free_port
from infra.dev.rabbit import Node
from services.kit.testing.stack import TestDatabase, eventually, make_database
from services.kit.testing.tokens import PUBLIC_KEY
from services.registry.tests.making import Ground

ROOT = Path(__file__).parents[3]


class Process:
    """A registry of its own, started as operators start it."""

    def __init__(self, folder: Path, database_url: str, amqp_url: str) -> None:
        self.port = free_port()
        self.log = folder / "log"
        self.environment = {
            "PATH": os.defpath,
            "CAMPOSANTO_REGISTRY_ENVIRONMENT": "test",
            "CAMPOSANTO_REGISTRY_DATABASE_URL": database_url,
            "CAMPOSANTO_REGISTRY_AMQP_URL": amqp_url,
            "CAMPOSANTO_REGISTRY_TOKEN_PUBLIC_KEY": PUBLIC_KEY,
            "CAMPOSANTO_REGISTRY_PORT": str(self.port),
            "CAMPOSANTO_REGISTRY_MEDIA__URL": (folder / "media").as_uri(),
        }
        self.client = httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}")
        self._process: subprocess.Popen[bytes] | None = None

    def run(self, command: str, changed: Mapping[str, str] | None = None) -> int:
        """The exit code of a command that ends by itself."""
        with self.log.open("ab") as log:
            return self._start(command, log, changed or {}).wait(60)

    async def serve(self) -> None:
        with self.log.open("ab") as log:
            self._process = self._start("serve", log, {})
        await eventually(self.has_begun)

    def _start(self, command: str, log: Any, changed: Mapping[str, str]) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [sys.executable, "-m", "services.registry", command],
            cwd=ROOT,
            env={**self.environment, **changed},
            stdout=log,
            stderr=log,
        )

    @property
    def process(self) -> subprocess.Popen[bytes]:
        assert self._process is not None
        return self._process

    async def has_begun(self) -> bool:
        """One that cannot live may be over before anybody has seen it alive."""
        return await self.is_alive() or await self.is_over()

    async def is_alive(self) -> bool:
        try:
            return (await self.client.get("/healthz")).status_code == 200
        except httpx.TransportError:
            return False

    async def readiness(self) -> dict[str, bool]:
        state: dict[str, bool] = (await self.client.get("/readyz")).json()
        return state

    async def is_ready(self) -> bool:
        return (await self.client.get("/readyz")).status_code == 200

    async def is_over(self) -> bool:
        return self.process.poll() is not None

    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.log.read_text().splitlines()]

    def end(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.kill()
            self._process.wait()


@pytest.fixture
def process(database: TestDatabase, broker: Node, tmp_path: Path) -> Iterator[Process]:
    process = Process(tmp_path, database.url("registry"), broker.url)
    yield process
    process.end()


@pytest.fixture
async def served(process: Process) -> AsyncIterator[Process]:
    await process.serve()
    await eventually(process.is_ready)
    yield process
    await process.client.aclose()


async def test_a_service_is_red_while_its_broker_is_away_and_green_again(
    served: Process, broker: Node, registry: asyncpg.Connection
) -> None:
    ground = await Ground.make(registry)
    person = await ground.bury("Rossi")
    broker.stop()
    try:

        async def is_red() -> bool:
            return not await served.is_ready()

        await eventually(is_red)
        assert await served.readiness() == {"database": True, "broker": False}
        assert await served.is_alive()
        memorial = await served.client.get(f"/api/public/deceased/{person}")
        assert memorial.status_code == 200
    finally:
        broker.start()
    await eventually(served.is_ready)
    served.process.send_signal(signal.SIGTERM)
    await eventually(served.is_over)
    assert not [line for line in served.lines() if line["level"] == "critical"]


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
async def test_a_service_that_is_asked_to_end_finishes_and_ends(
    served: Process, how: signal.Signals
) -> None:
    served.process.send_signal(how)
    await eventually(served.is_over)
    assert served.process.returncode in (0, -how, 128 + how)
    messages = [line["message"] for line in served.lines()]
    assert "Application shutdown complete." in messages
    assert not [line for line in served.lines() if line["level"] in ("error", "critical")]


async def test_a_service_whose_worker_dies_ends_instead_of_living_by_half(
    process: Process, cluster: Cluster
) -> None:
    """Its schema was never migrated: the relay finds no outbox."""
    bare = make_database(cluster.superuser_url(), "bare")
    process.environment["CAMPOSANTO_REGISTRY_DATABASE_URL"] = bare.url("registry")
    await process.serve()
    await eventually(process.is_over, timeout=60)
    assert process.process.returncode != 0
    died = [line for line in process.lines() if line["level"] == "critical"]
    assert {line["message"] for line in died} == {"a worker died"}
    assert "outbox" in str(died)


async def test_a_service_starts_before_its_broker_and_database(
    process: Process, tmp_path: Path
) -> None:
    process.environment |= {
        "CAMPOSANTO_REGISTRY_DATABASE_URL": f"postgresql://registry:x@127.0.0.1:{free_port()}/x",
        "CAMPOSANTO_REGISTRY_AMQP_URL": f"amqp://x:x@127.0.0.1:{free_port()}/",
    }
    await process.serve()
    assert await process.readiness() == {"database": False, "broker": False}
    assert (await process.client.get("/api/public/cemeteries")).status_code == 503
    assert process.process.poll() is None


def test_migrating_is_a_command_that_may_be_repeated(process: Process) -> None:
    assert process.run("migrate") == process.run("migrate") == 0


def test_a_wrong_setting_ends_the_start_and_tells_no_secret(process: Process) -> None:
    production = {"CAMPOSANTO_REGISTRY_ENVIRONMENT": "production"}
    placeholder = {"CAMPOSANTO_REGISTRY_AMQP_URL": "amqp://camposanto:changeme@127.0.0.1/"}
    assert process.run("serve", production | placeholder) != 0
    told = process.log.read_text()
    assert "placeholder" in told
    assert "for-tests-only" not in told
