"""The native stack as a developer meets it: it starts, heals, and leaves nothing."""

import asyncio
import json
import os
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import psutil
import pytest

from infra.dev import logins
from infra.dev.demo.wares import CARER
from infra.dev.keys import PEOPLE, keys
from infra.dev.services import ROOT, SERVICES, Surroundings

START, GRACE = 120.0, 60.0
pytestmark = [pytest.mark.db, pytest.mark.bus]


class Runner:
    """`python -m infra.dev.stack` on a folder and ports of its own."""

    def __init__(self, local: Path) -> None:
        self.local = local
        self.site = local / "site"
        self.site.mkdir(parents=True)
        (self.site / "index.html").write_text("<title>Camposanto</title>")
        self.users: list[dict[str, str]] = []
        self._said = local / "said.txt"
        self._process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        options = ["--local", str(self.local), "--site", str(self.site), "--port", "0", "--no-demo"]
        return [sys.executable, "-m", "infra.dev.stack", *options]

    def start(self) -> dict[str, Any]:
        env = {name: v for name, v in os.environ.items() if not name.endswith("_URL")}
        with self._said.open("wb") as said:
            self._process = subprocess.Popen(self.command(), cwd=ROOT, env=env, stdout=said)
        pid = self._process.pid
        eventually(lambda: self.told().get("processes", {}).get("runner") == pid, START)
        return self.told()

    def running(self) -> dict[str, Any]:
        """As the last test left it, if that is running."""
        return self.told() if self.is_running() else self.start()

    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def told(self) -> dict[str, Any]:
        try:
            told: dict[str, Any] = json.loads((self.local / "stack.json").read_text())
        except FileNotFoundError:
            return {}
        return told

    def printed(self) -> str:
        """What the last start has printed so far."""
        return self._said.read_text()

    def end(self, number: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(number)
        self._process.wait(timeout=GRACE)


@pytest.fixture(scope="module")
def runner(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Runner]:
    """One for all tests, since a start takes long: a test asks it for what it needs."""
    made = Runner(tmp_path_factory.mktemp("stack") / "local")
    yield made
    if made.is_running():
        made.end(signal.SIGTERM)


def eventually(true: Callable[[], bool], timeout: float = 30) -> None:
    deadline = time.monotonic() + timeout
    while not true():
        assert time.monotonic() < deadline, f"not within {timeout:.0f} s"
        time.sleep(0.1)


def family(told: dict[str, Any]) -> list[psutil.Process]:
    runner = psutil.Process(told["processes"]["runner"])
    return [runner, *runner.children(recursive=True)]


def revived(runner: Runner, before: dict[str, Any], name: str) -> bool:
    return bool(runner.told()["processes"][name] != before["processes"][name])


def get(told: dict[str, Any], path: str) -> httpx.Response:
    return httpx.get(told["url"] + path, trust_env=False)


def page(told: dict[str, Any], path: str = "/") -> int:
    return get(told, path).status_code


async def open_a_cemetery(told: dict[str, Any]) -> None:
    """A cemetery with the tomb that the demo's owner is given."""
    connection = await asyncpg.connect(told["database"]["registry"])
    parent = await connection.fetchval(
        "insert into registry.cemetery (name) values ('Cimitero Maggiore') returning id"
    )
    for table, holder, name in (
        ("sector", "cemetery_id", "name"),
        ("block", "sector_id", "name"),
        ("tomb", "block_id", "reference"),
    ):
        insert = f"insert into registry.{table} ({holder}, {name}) values ($1, $2) returning id"
        parent = await connection.fetchval(insert, parent, "Cappella n. 1")
    await connection.close()


def ask(told: dict[str, Any], service: str, question: str) -> Any:
    """What stands in a service's own tables."""

    async def asked() -> Any:
        connection = await asyncpg.connect(told["database"][service])
        try:
            return await connection.fetchval(question)
        finally:
            await connection.close()

    return asyncio.run(asked())


def knows(told: dict[str, Any], service: str, table: str, count: int) -> bool:
    return bool(ask(told, service, f"select count(*) from {table}") == count)


def make_logins(runner: Runner, told: dict[str, Any]) -> list[dict[str, str]]:
    """As for a demo; when it is done again because its end was lost, nobody is made twice."""
    if runner.users:
        return runner.users
    assert told["users"] == []
    asyncio.run(open_a_cemetery(told))
    eventually(lambda: "Maggiore" in get(told, "/api/public/cemeteries").text)
    (runner.local / "demo").mkdir(exist_ok=True)
    ports = dict.fromkeys(SERVICES, 0)
    around = Surroundings(
        told["database"]["identity"], told["amqp"], keys(runner.local), ports, told["url"]
    )
    for _ in range(2):
        assert not logins.made(runner.local)
        logins.make(runner.local, around, told["url"])
        (runner.local / "demo" / "logins").unlink()
    forget_password(told, around.keys.logins["superadmin"])
    (runner.local / "demo" / "logins").touch()  # as an older version left it
    assert not logins.made(runner.local)
    logins.make(runner.local, around, told["url"])
    assert logins.made(runner.local)
    runner.users = logins.told(runner.local, around.keys)
    return runner.users


def forget_password(told: dict[str, Any], password: str) -> None:
    """The second supplier has one that no file holds, as in older demos."""
    with httpx.Client(base_url=told["url"], trust_env=False) as client:
        form = {"email": logins.SUPERADMIN.email, "password": password}
        assert client.post("/api/auth/login", json=form).is_success
        [user] = client.get("/api/users", params={"search": CARER}).json()
        unknown = {"password": secrets.token_urlsafe(24)}
        assert client.put(f"/api/users/{user['id']}", json=unknown).is_success


def sign_in(told: dict[str, Any], user: dict[str, str]) -> str:
    form = {"email": user["email"], "password": user["password"]}
    reply = httpx.post(told["url"] + "/api/auth/login", json=form, trust_env=False)
    return str(reply.json()["role"])


def test_a_killed_runner_leaves_nothing_and_hinders_nobody(runner: Runner) -> None:
    told = runner.running()
    everybody = family(told)
    runner.end(signal.SIGKILL)
    second = runner.start()
    assert second["processes"]["runner"] != told["processes"]["runner"]
    assert page(second) == 200
    assert not any(process.is_running() for process in everybody)


def test_a_service_learns_what_was_there_before_it(runner: Runner) -> None:
    told = runner.running()
    make_logins(runner, told)
    known = (
        ("registry", "registry.user_name", len(PEOPLE)),
        ("memorial", "memorial.moderator", len(PEOPLE)),
        ("memorial", "memorial.cemetery", 1),
        ("memorial", "memorial.tomb", 1),
    )
    for service, table, count in known[:2]:
        eventually(partial(knows, told, service, table, count))
    for service, table, _ in known:
        ask(told, service, f"delete from {table}")
    runner.end(signal.SIGTERM)
    told = runner.start()
    for service, table, count in known:
        eventually(partial(knows, told, service, table, count))
    for teller in ("identity", "registry"):
        assert f"{teller} tells the others what it knows" in runner.printed()


def test_a_stack_is_whole_and_heals(runner: Runner) -> None:
    told = runner.running()
    assert set(told["processes"]) == {
        *("runner", "postgres", "rabbitmq", "sandbox", "caddy", "traefik"),
        *SERVICES,
    }
    assert set(told["database"]) == set(SERVICES)
    assert page(told) == page(told, "/api/public/cemeteries") == 200
    assert page(told, "/api/auth/user") == 401
    nobody = get(told, "/memorial/1")
    assert (nobody.status_code, "Memorial non trovato · Camposanto" in nobody.text) == (404, True)
    assert "Disallow: /media/" in get(told, "/robots.txt").text
    assert httpx.get(told["mailbox"] + "/api/messages", trust_env=False).json() == []
    script = get(told, "/_fake-stripe/endive/stripe.js")
    assert script.headers["content-type"].startswith("text/javascript")
    assert get(told, "/_fake-stripe/v1/refunds").status_code == 404
    users = make_logins(runner, told)
    signed_in = [sign_in(told, user) for user in users]
    assert signed_in == ["superadmin", "admin", "owner", "fornitore", "fornitore"]
    owner = "select u.role from registry.tomb t join registry.user_name u on u.user_id = t.user_id"
    assert ask(told, "registry", owner) == "owner"
    assert (runner.local / "stack.json").stat().st_mode & 0o077 == 0

    again = subprocess.run(runner.command(), cwd=ROOT, capture_output=True, text=True, check=False)
    assert (again.returncode, told["url"] in again.stdout) == (0, True)

    for name in ("registry", "rabbitmq", "postgres"):
        os.kill(told["processes"][name], signal.SIGKILL)
        eventually(partial(revived, runner, told, name))
    eventually(lambda: page(told, "/api/public/cemeteries") == 200)

    everybody = family(told)
    runner.end(signal.SIGINT)
    assert "registry had stopped and was started again" in runner.printed()
    assert not any(process.is_running() for process in everybody)
    assert not (runner.local / "stack.json").exists()
