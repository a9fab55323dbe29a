"""The real identity behind the real gateway, with stand-ins for the other services."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

import httpx

from gateway.tests.conftest import wait_for_routes
from gateway.tests.upstream import Upstream
from infra.dev import gateway, services
from infra.dev.keys import keys
from infra.dev.logins import PASSWORD_VARIABLE
from infra.dev.process import free_port
from infra.dev.program import Program
from infra.dev.schemas import ROLES
from infra.dev.services import Surroundings
from services.kit.testing.stack import PASSWORD, TestDatabase
from services.kit.testing.tokens import PRIVATE_KEY, PUBLIC_KEY

SUPERADMIN, WORD = "chiara@camposanto.example", "una password lunga"
NO_BROKER = "amqp://127.0.0.1:1/"


@dataclass(frozen=True)
class Office:
    """Addresses of the gateway and of identity itself, and what stands in registry's place."""

    url: str
    identity_url: str
    registry: Upstream

    def desk(self, last: int = 1, url: str | None = None) -> httpx.Client:
        """A browser at the address 127.0.0.`last`."""
        transport = httpx.HTTPTransport(local_address=f"127.0.0.{last}")
        return httpx.Client(base_url=url or self.url, transport=transport, timeout=30)

    @contextmanager
    def signed_in(self, email: str = SUPERADMIN) -> Iterator[httpx.Client]:
        """A browser in which somebody has signed in."""
        with self.desk() as desk:
            reply = log_in(desk, email)
            assert reply.status_code == 200, reply.text
            yield desk

    def hire(self, email: str) -> int:
        """A new admin of cemetery 1."""
        form = {"name": "Marco", "surname": "Ferri", "email": email, "password": WORD}
        with self.signed_in() as superadmin:
            asked = form | {"role": "admin", "cemeteryId": 1, "enabled": True}
            reply = superadmin.post("/api/users", json=asked)
        assert reply.status_code == 201, reply.text
        return int(reply.json()["id"])


def log_in(
    desk: httpx.Client,
    email: str = SUPERADMIN,
    word: str = WORD,
    headers: Mapping[str, str] | None = None,
) -> httpx.Response:
    form = {"email": email, "password": word}
    return desk.post("/api/auth/login", json=form, headers=headers)


@contextmanager
def open_office(database: TestDatabase, local: Path) -> Iterator[Office]:
    """Starts identity, without a broker, and the gateway before it; one superadmin is there."""
    ports = services.ports()
    secrets = replace(
        keys(local),
        passwords=dict.fromkeys(ROLES, PASSWORD),
        token_private_key=PRIVATE_KEY,
        token_public_key=PUBLIC_KEY,
    )
    around = Surroundings(database.superuser_url, NO_BROKER, secrets, ports)
    recipe = services.program("identity", around, local).recipe
    identity_url = f"http://127.0.0.1:{ports['identity']}"
    identity = Program(replace(recipe, health=f"{identity_url}/healthz"), local)
    others = {name: Upstream(name) for name in ("registry", "memorial", "shop", "importer", "web")}
    upstreams = {name: one.url for name, one in others.items()} | {"identity": identity_url}
    port = free_port()
    traefik = gateway.traefik(local, port=port, upstreams=upstreams)
    arguments = ["create-superadmin", SUPERADMIN, "--name", "Chiara", "--surname", "Bassi"]
    services.run("identity", arguments, around, good={0}, given={PASSWORD_VARIABLE: WORD})
    try:
        for program in (identity, traefik):
            program.start()
            program.wait()
        wait_for_routes(f"http://127.0.0.1:{port}")
        yield Office(f"http://127.0.0.1:{port}", identity_url, others["registry"])
    finally:
        for program in (traefik, identity):
            program.stop()
        for upstream in others.values():
            upstream.close()
