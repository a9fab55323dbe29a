"""Whatever is killed while a job of the screen runs, it ends by itself with exact counts."""

import asyncio
import random
from asyncio.subprocess import DEVNULL, Process
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from typing import Any

import httpx
import pytest

from infra.dev.process import free_port
from services.importer.tests.command import environment, start
from services.importer.tests.disaster import ROWS, Town, restart, town
from services.importer.tests.stage import Stage
from services.kit.testing.stack import eventually
from services.kit.testing.tokens import mint

pytestmark = pytest.mark.bus
VICTIMS = ("importer", "registry", "broker", "database")
LOAD_SECONDS = 3.0  # about what a job of this size takes


@dataclass(slots=True)
class Office:
    """Importer and registry as processes, which come back when they die."""

    town: Town
    ports: dict[str, int] = field(default_factory=dict)
    processes: dict[str, Process] = field(default_factory=dict)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.ports['importer']}"

    async def begin(self, service: str) -> None:
        self.ports.setdefault(service, free_port())
        env = environment(self.town.database, self.town.node)
        env[f"CAMPOSANTO_{service.upper()}_PORT"] = str(self.ports[service])
        quiet = {"stdout": DEVNULL, "stderr": DEVNULL}
        self.processes[service] = await start(env, "serve", service=service, **quiet)

    async def strike(self, victim: str) -> None:
        if victim in self.processes:
            self.processes[victim].kill()
            await self.processes[victim].wait()
            await self.begin(victim)
        else:
            server = self.town.node if victim == "broker" else self.town.cluster
            await restart(server, kill=True)

    async def end(self) -> None:
        for process in self.processes.values():
            if process.returncode is None:
                process.kill()
                await process.wait()

    async def imports(self) -> int:
        """The job of the whole book, begun."""
        async with self._client() as client:
            await eventually(lambda: self._is_up(client), timeout=60)
            with self.town.book.path.open("rb") as file:
                sent = {"csvFile": ("registro.csv", file)}
                answer = await client.post("/api/import/jobs", files=sent)
        assert answer.status_code == 202, answer.text
        return int(answer.json()["id"])

    async def outcome(self, job_id: int) -> dict[str, Any]:
        """What the job says once it is done."""
        told: dict[str, Any] = {}

        async def is_done() -> bool:
            try:
                answer = await client.get(f"/api/import/jobs/{job_id}")
            except httpx.HTTPError:
                return False  # it is just being started again
            told.update(answer.json() if answer.status_code == 200 else {})
            return told.get("state") == "done"

        async with self._client() as client:
            await eventually(is_done, timeout=120)
        return told

    def _client(self) -> httpx.AsyncClient:
        token = {"X-Internal-Token": mint("superadmin")}
        return httpx.AsyncClient(base_url=self.url, headers=token, timeout=30)

    async def _is_up(self, client: httpx.AsyncClient) -> bool:
        try:
            return (await client.get("/api/health/importer")).status_code == 200
        except httpx.HTTPError:
            return False


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    with town(tmp_path_factory.mktemp("killed")) as town_:
        yield town_


@pytest.fixture
async def office(servers: Town) -> AsyncIterator[Office]:
    office = Office(servers)
    async with servers.empty():
        for service in ("registry", "importer"):
            await office.begin(service)
        try:
            yield office
        finally:
            await office.end()


@pytest.mark.parametrize("seed", range(5))
async def test_a_job_ends_by_itself(office: Office, seed: int) -> None:
    """Four moments each, by chance but the same in every run: one for each victim."""
    luck = random.Random(seed)
    job_id = await office.imports()
    for victim in luck.sample(VICTIMS, len(VICTIMS)):
        await asyncio.sleep(luck.uniform(0, LOAD_SECONDS / len(VICTIMS)))
        await office.strike(victim)
    told = await office.outcome(job_id)

    assert (told["imported"], told["skipped"], told["failed"]) == (ROWS, 0, 0)
    async with Stage(office.town.database, office.town.node).watching():
        assert await Stage(office.town.database, office.town.node).stored() == (
            office.town.book.counts
        )
    assert told["made"] == office.town.book.counts
