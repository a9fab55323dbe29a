"""A private RabbitMQ node in a folder, for the native stack and for tests."""

import os
import secrets
import socket
from pathlib import Path
from types import TracebackType
from typing import Self

import psutil

from infra.dev.process import Child, DevError, bury, claim, free_port, wait_until, write_private

LIBRARY = Path("/usr/lib/rabbitmq/lib")
COMMON = Path(__file__).parents[1] / "rabbitmq" / "rabbitmq.conf"
USER = "camposanto"
MISSING = "RabbitMQ is missing. Install it with: sudo apt-get install rabbitmq-server"
AMQP_HELLO = b"AMQP\x00\x00\x09\x01"
PORT_TRIES = 3


class Node:
    """Starts in about five seconds on free loopback ports; keeps its queues between starts.

    It has an epmd of its own, as a child: Erlang would leave a shared one running for ever.
    """

    def __init__(self, folder: Path | str, *, log: Path | None = None) -> None:
        self.folder = Path(folder).resolve()
        self.port = 0
        log = log or self.folder / "rabbitmq.log"
        self._child = Child("rabbitmq", self.folder / "process.json", log)
        self._epmd = Child("epmd", self.folder / "epmd.json", log)

    def start(self) -> None:
        server = _server()
        self._lock = claim(self.folder)
        bury(self.folder / "process.json")  # before its epmd goes, or it stops slowly
        for left in reversed(range(PORT_TRIES)):
            wanted = self.port or free_port()
            try:
                self._launch(server, wanted)
            except DevError:
                self._end()
                if self.port or not left or "eaddrinuse" not in self._child.tail(200):
                    self._lock.close()
                    raise
            else:
                self.port = wanted
                return

    def stop(self) -> None:
        self._end()
        if hasattr(self, "_lock"):
            self._lock.close()

    def alive(self) -> bool:
        return self._child.alive() and self._epmd.alive()

    def last_words(self) -> str:
        return self._child.last_words()

    def pids(self) -> list[int]:
        """The broker first, then what it started, then its epmd."""
        found: list[int] = []
        for child in (self._child, self._epmd):
            if child.pid is not None and child.alive():
                helpers = psutil.Process(child.pid).children(recursive=True)
                found += [child.pid, *(one.pid for one in helpers)]
        return found

    @property
    def url(self) -> str:
        return f"amqp://{USER}:{self._password()}@127.0.0.1:{self.port}/"

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()

    def _end(self) -> None:
        self._child.stop()
        self._epmd.stop()

    def _password(self) -> str:
        path = self.folder / "password"
        if not path.exists():
            write_private(path, secrets.token_urlsafe(24))
        return path.read_text()

    def _launch(self, server: Path, port: int) -> None:
        (self.folder / "plugins").write_text("[].\n")
        settings = {
            "listeners.tcp.local": f"127.0.0.1:{port}",
            "default_user": USER,
            "default_pass": self._password(),
        }
        lines = (f"{name} = {value}\n" for name, value in settings.items())
        write_private(self.folder / "rabbitmq.conf", COMMON.read_text() + "".join(lines))
        environment = self._environment()
        epmd = ["epmd", "-port", environment["ERL_EPMD_PORT"], "-address", "127.0.0.1"]
        self._epmd.start(epmd, environment, folder=self.folder)
        epmd_port = int(environment["ERL_EPMD_PORT"])
        wait_until(lambda: _answers(epmd_port, b"\x00\x01n", b""), self._epmd, timeout=20)
        self._child.start([str(server)], environment, folder=self.folder)
        wait_until(lambda: _answers(port, AMQP_HELLO, b"\x01"), self._child, timeout=120)

    def _environment(self) -> dict[str, str]:
        return {
            "PATH": os.environ.get("PATH", os.defpath),
            "LC_ALL": "C.UTF-8",
            "HOME": str(self.folder),
            "ERL_EPMD_PORT": str(free_port()),
            "ERL_EPMD_ADDRESS": "127.0.0.1",
            "ERL_CRASH_DUMP_SECONDS": "0",
            "RUNNING_UNDER_SYSTEMD": "true",  # the start script becomes the broker itself
            "RABBITMQ_NODENAME": "camposanto@localhost",
            "RABBITMQ_DIST_PORT": str(free_port()),
            "RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS": "-kernel inet_dist_use_interface {127,0,0,1}",
            "RABBITMQ_CONF_ENV_FILE": "/dev/null",
            "RABBITMQ_CONFIG_FILE": str(self.folder / "rabbitmq.conf"),
            "RABBITMQ_ENABLED_PLUGINS_FILE": str(self.folder / "plugins"),
            "RABBITMQ_MNESIA_BASE": str(self.folder / "data"),
            "RABBITMQ_LOG_BASE": str(self.folder / "log"),
        }


def _server() -> Path:
    found = sorted(LIBRARY.glob("rabbitmq_server-*/sbin/rabbitmq-server"))
    if not found:
        raise DevError(MISSING)
    return found[-1]


def _answers(port: int, hello: bytes, start: bytes) -> bool:
    """A whole handshake: a port that merely accepts belongs to a broker that is still starting."""
    try:
        with socket.create_connection(("127.0.0.1", port), timeout=2) as probe:
            probe.sendall(hello)
            return probe.recv(8).startswith(start)
    except OSError:
        return False
