"""The native stack in the foreground: `python -m infra.dev.stack`, called by `make run`."""

import argparse
import json
import os
import signal
import socket
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from types import FrameType
from typing import NoReturn

from infra.dev import gateway, logins, schemas, seed, selling, services
from infra.dev.keys import keys
from infra.dev.postgres import Cluster
from infra.dev.process import DevError, claim, enter, free_port, write_private
from infra.dev.program import Program, answers
from infra.dev.rabbit import Node
from infra.dev.sandbox import Sandbox
from infra.dev.services import ROOT, SERVICES, Surroundings
from infra.dev.supervisor import Supervisor
from infra.dev.telling import tell

DATABASE = "camposanto"
FIRST_PORT, PORTS = 8080, 100
WATCH = 0.2


class Stopped(BaseException):
    """Ctrl-C or a signal: stop everything and leave."""


class Stack:
    """All parts of the product on this machine, with what they keep in the folder `local`."""

    def __init__(self, local: Path, *, port: int, site: Path, demo: bool) -> None:
        self.local = local
        self.site = site
        self.demo = demo
        self.url = f"http://127.0.0.1:{port}"
        self._port = port
        self._sandbox = Sandbox()
        self._supervisor = Supervisor()

    def start(self) -> None:
        self._disown()
        web_port = free_port()
        around = Surroundings(
            self._database(),
            self._broker(),
            keys(self.local),
            services.ports(),
            public_url=self.url,
            smtp_port=self._sandbox.smtp_port,
            payments=self._sandbox.payments(),
            media_url=(self.local / "media").resolve().as_uri(),
            web_url=f"http://127.0.0.1:{web_port}",
        )
        schemas.prepare(around.database_url, around.keys.passwords)
        for service in SERVICES:
            services.run(service, ["migrate"], around, good={0})
        programs = self._programs(around, web_port)
        for program in programs:
            self._supervisor.start(program.recipe.name, program)
        for program in programs:
            program.wait()
        self._wait_for_page()
        say("services and gateway are up")
        for teller in tell(around):
            say(f"{teller} tells the others what it knows")
        if self.demo:
            self._fill(around)
        self._around = around
        self._announce()

    def _fill(self, around: Surroundings) -> None:
        """The demo; one that an older version made is completed."""
        if not seed.seeded(self.local):
            say("first start: making and loading the demo register")
            seed.seed(self.local, around)
        if not seed.dressed(self.local):
            say("dressing the demo register")
            seed.dress(self.local, around)
        seed.remember(self.local, around)
        if not logins.made(self.local):
            logins.make(self.local, around, self.url)
        if not selling.made(self.local):
            say("opening the demo's shop")
            selling.make(self.local, around, self.url)

    def watch(self) -> NoReturn:
        while True:
            self._supervisor.revive(self._revived)
            time.sleep(WATCH)

    def stop(self) -> None:
        self._disown()
        self._supervisor.stop()

    def _disown(self) -> None:
        """Nobody may take a stack for running that is not, or not yet."""
        for name in ("stack.json", "env"):
            (self.local / name).unlink(missing_ok=True)

    def _database(self) -> str:
        if given := os.environ.get("DATABASE_URL"):
            return given
        cluster = Cluster(self.local / "postgres", log=self.local / "logs" / "postgres.log")
        self._supervisor.start("postgres", cluster)
        schemas.create_database(cluster.superuser_url(), DATABASE)
        say("PostgreSQL is up")
        return cluster.superuser_url(DATABASE)

    def _broker(self) -> str:
        if given := os.environ.get("AMQP_URL"):
            return given
        node = Node(self.local / "rabbitmq", log=self.local / "logs" / "rabbitmq.log")
        self._supervisor.start("rabbitmq", node)
        say("RabbitMQ is up")
        return node.url

    def _programs(self, around: Surroundings, web_port: int) -> list[Program]:
        pictures = self.local / "demo" / "pictures"
        pictures.mkdir(parents=True, exist_ok=True)
        upstreams = {name: f"http://127.0.0.1:{port}" for name, port in around.ports.items()}
        upstreams |= {"web": around.web_url, "sandbox": self._sandbox.url}
        return [
            self._sandbox.program(self.local),
            *(services.program(service, around, self.local) for service in SERVICES),
            gateway.caddy(self.local, port=web_port, web_root=self.site, demo_root=pictures),
            gateway.traefik(self.local, port=self._port, upstreams=upstreams),
        ]

    def _wait_for_page(self) -> None:
        for path in ("/", "/api/public/cemeteries"):
            deadline = time.monotonic() + 30
            while not answers(self.url + path):
                if time.monotonic() > deadline:
                    raise DevError(f"{self.url}{path} does not answer; see {self.local}/logs")
                time.sleep(WATCH)

    def _announce(self) -> None:
        """stack.json for scripts, env for a developer's shell; only while all is up."""
        settings: dict[str, str] = {}
        for service in SERVICES:
            settings |= self._around.settings(service)
        write_private(
            self.local / "env", "".join(f"{name}='{value}'\n" for name, value in settings.items())
        )
        stack: Mapping[str, object] = {
            "url": self.url,
            "processes": {"runner": os.getpid(), **self._supervisor.pids()},
            "users": logins.told(self.local, self._around.keys),
            "database": {service: self._around.database(service) for service in SERVICES},
            "amqp": self._around.amqp_url,
            "mailbox": self._sandbox.url,
            "sandbox": self._sandbox.url,
        }
        write_private(self.local / "stack.json", json.dumps(stack, indent=2))

    def _revived(self, name: str) -> None:
        say(f"{name} had stopped and was started again; see {self.local}/logs/{name}.log")
        self._announce()


def main() -> int:
    options = _options()
    local: Path = options.local.resolve()
    try:
        lock = claim(local)
    except DevError:
        return _already(local)
    for name in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(name, _interrupt)
    (local / "run").mkdir(exist_ok=True)
    enter(local / "run" / "runner.json", os.getpid())
    stack = Stack(local, port=_port(options.port), site=options.site, demo=options.demo)
    status = 0
    try:
        stack.start()
        say(f"\n{summary(local)}\n\nLogs: {local}/logs   Stop: Ctrl-C")
        stack.watch()
    except Stopped:
        say("\nstopping")
    except DevError as problem:
        say(f"\n{problem}")
        status = 1
    finally:
        for name in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(name, signal.SIG_IGN)
        stack.stop()
        (local / "run" / "runner.json").unlink(missing_ok=True)
        lock.close()
    say("stopped")
    return status


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def summary(local: Path) -> str:
    """Where things are and who may sign in, from stack.json."""
    told = json.loads((local / "stack.json").read_text())
    lines = [f"Camposanto     {told['url']}", f"Posta demo     {told['mailbox']}"]
    lines.append(f"Stripe finto   {told['sandbox']}/pagamenti")
    users = told["users"]
    if users:
        width = max(len(user["email"]) for user in users)
        rows = [f"{u['role']:<11}  {u['email']:<{width}}  {u['password']}" for u in users]
        lines += ["", f"{'role':<11}  {'email':<{width}}  password", *rows]
    return "\n".join(lines)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m infra.dev.stack", description=__doc__)
    parser.add_argument("--local", type=Path, default=ROOT / ".local", help="where data is kept")
    parser.add_argument("--port", type=int, help="default: 8080 or the next free one; 0: any")
    parser.add_argument("--site", type=Path, default=ROOT / "web" / "dist", help="the built SPA")
    parser.add_argument("--no-demo", dest="demo", action="store_false", help="start empty")
    return parser.parse_args()


def _interrupt(_number: int, _frame: FrameType | None) -> NoReturn:
    raise Stopped


def _already(local: Path) -> int:
    try:
        say(f"Already running\n\n{summary(local)}")
    except FileNotFoundError:
        say("Camposanto is starting or stopping in another terminal")
    return 0


def _port(wanted: int | None) -> int:
    if wanted is not None:
        return wanted or free_port()
    for port in range(FIRST_PORT, FIRST_PORT + PORTS):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise DevError(f"no free port from {FIRST_PORT} on")


if __name__ == "__main__":
    sys.exit(main())
