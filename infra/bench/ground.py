"""Where the bench runs: a private PostgreSQL, a broker, and the product's own registry service."""

import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

import asyncpg

from infra.dev import services
from infra.dev.keys import Keys, keys
from infra.dev.postgres import Cluster
from infra.dev.process import free_port
from infra.dev.program import Program, Recipe
from infra.dev.rabbit import Node
from infra.dev.schemas import create_database, prepare
from infra.dev.services import ROOT, Surroundings
from services.kit.db import READ_SETTINGS, SEARCH_PATH

FULL = 1_000_000  # rows that the goals of search were set for


@dataclass(frozen=True, slots=True)
class Ground:
    """What the measurements share; `register` holds the rows, `empty` is for writing."""

    folder: Path
    rows: int
    register: Surroundings
    empty: Surroundings

    async def connect(self, around: Surroundings, **settings: str) -> asyncpg.Connection:
        """The registry's own login, outside the service's pools."""
        return await asyncpg.connect(
            around.database("registry"), server_settings={**SEARCH_PATH, "jit": "off", **settings}
        )

    async def reading(self) -> asyncpg.Connection:
        """A connection to the full register like those of the service's pool for reads."""
        return await self.connect(self.register, **READ_SETTINGS)

    @contextmanager
    def serving(self, name: str, app: str) -> Iterator[tuple[int, list[int]]]:
        """A reference program under uvicorn, set as the product's: its port and its processes."""
        port = free_port()
        command = [sys.executable, "-m", "uvicorn", app, "--port", str(port)]
        command += ["--no-access-log", "--no-server-header", "--log-level", "warning"]
        env = {"PATH": os.environ["PATH"], "BENCH_DATABASE": self.register.database("registry")}
        health = f"http://127.0.0.1:{port}/healthz"
        with running(Program(Recipe(name, command, env, health, ROOT), self.folder)) as program:
            yield port, program.pids()

    @contextmanager
    def registry(self) -> Iterator[tuple[int, list[int]]]:
        """The registry service over the full register: its port and its processes."""
        with running(services.program("registry", self.register, self.folder)) as program:
            yield self.register.ports["registry"], program.pids()


@contextmanager
def running(program: Program) -> Iterator[Program]:
    try:
        program.start()
        program.wait()
        yield program
    finally:
        program.stop()


@contextmanager
def ground(folder: Path, rows: int) -> Iterator[Ground]:
    """Servers up, two databases migrated; everything ends with it."""
    with ExitStack() as stack:
        cluster = stack.enter_context(Cluster(folder / "postgres"))
        broker = stack.enter_context(Node(folder / "rabbit"))
        secrets = keys(folder)
        made = [_database(cluster, broker, secrets, name) for name in ("register", "empty")]
        yield Ground(folder, rows, *made)


def _database(cluster: Cluster, broker: Node, secrets: Keys, name: str) -> Surroundings:
    superuser = cluster.superuser_url()
    create_database(superuser, name)
    url = urlsplit(superuser)._replace(path=f"/{name}").geturl()
    prepare(url, secrets.passwords)
    around = Surroundings(url, broker.url, secrets, services.ports())
    for service in services.SERVICES:
        services.run(service, ["migrate"], around, good={0})
    return around


async def emptied(connection: asyncpg.Connection) -> None:
    """Deletes every row of the registry and starts its ids at 1 again."""
    tables = await connection.fetch(
        "select format('registry.%I', tablename) as name from pg_tables "
        "where schemaname = 'registry' and tablename <> 'alembic_version'"
    )
    names = ", ".join(row["name"] for row in tables)
    await connection.execute(f"truncate {names} restart identity cascade")
