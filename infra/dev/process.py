"""One child process with its own session, log and record, stopped without a trace."""

import fcntl
import json
import os
import random
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import IO

import psutil

GRACE = 15.0


class DevError(Exception):
    """A message for the developer at the terminal; shown without a stack trace."""


OUR_PORTS = range(20_000, 32_768)
PORTS_TRIED = 200
_CHANCE = random.SystemRandom()  # no two processes, though they are seeded alike, try the same ones


def free_port() -> int:
    """A port of this machine that nobody listens on.

    It lies below those from which the system serves outgoing connections: one of these may be
    taken in the time until whoever asked for it listens there.
    """
    for port in _CHANCE.sample(OUR_PORTS, PORTS_TRIED):
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise DevError("No free port was found")


def claim(folder: Path) -> IO[str]:
    """Lock a folder for this process alone; the lock falls with the process, however it ends."""
    folder.mkdir(parents=True, exist_ok=True)
    lock = (folder / "lock").open("a")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        lock.close()
        raise DevError(f"{folder} is in use by another process") from None
    return lock


def write_private(path: Path, text: str) -> None:
    """Replace a file in one step, readable by its owner only."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
        file.write(text)
    draft.replace(path)


class Child:
    """A program in the foreground, which the kernel ends with `last_signal` if its starter dies.

    The starter is a thread, so start it from the main one.
    """

    def __init__(
        self, name: str, record: Path, log: Path, *, last_signal: signal.Signals = signal.SIGTERM
    ) -> None:
        self.name = name
        self.record = record
        self.log = log
        self.last_signal = last_signal
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process is not None else None

    def alive(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def start(
        self,
        command: Sequence[str],
        env: Mapping[str, str],
        *,
        folder: Path | None = None,
        privileges: Sequence[str] = (),
    ) -> None:
        bury(self.record, self.last_signal)
        self.log.parent.mkdir(parents=True, exist_ok=True)
        death = self.last_signal.name.removeprefix("SIG")
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                ["setpriv", "--pdeathsig", death, *privileges, "--", *command],
                env=dict(env),
                cwd=folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        enter(self.record, self._process.pid)

    def stop(self, grace: float = GRACE) -> None:
        if self._process is not None:
            end(self._process.pid, self.last_signal, grace)
            self._process.wait()
            self._process = None
        self.record.unlink(missing_ok=True)

    def tail(self, lines: int = 15) -> str:
        if not self.log.exists():
            return ""
        return "\n".join(self.log.read_text(errors="replace").splitlines()[-lines:])

    def last_words(self) -> str:
        return f"{self.log} ends with:\n{self.tail()}"


def enter(record: Path, pid: int) -> None:
    """Write down a process so that a later run can find it, and no other with the same number."""
    born = psutil.Process(pid).create_time()
    write_private(record, json.dumps({"pid": pid, "born": born}))


def bury(record: Path, first: signal.Signals = signal.SIGTERM, grace: float = GRACE) -> bool:
    """End what a killed run left behind: the process of a record, if it is still that one."""
    try:
        found = json.loads(record.read_text())
        process = psutil.Process(int(found["pid"]))
        if abs(process.create_time() - float(found["born"])) < 1:
            end(process.pid, first, grace)
            return True
    except (FileNotFoundError, ValueError, KeyError, psutil.NoSuchProcess):
        pass
    finally:
        record.unlink(missing_ok=True)
    return False


def end(pid: int, first: signal.Signals, grace: float) -> None:
    """Ask a process to stop, then kill it and whatever it had started."""
    try:
        process = psutil.Process(pid)
        family = [process, *process.children(recursive=True)]
        process.send_signal(first)
    except psutil.NoSuchProcess:
        return
    _, left = psutil.wait_procs(family, timeout=grace)
    for one in left:
        try:
            one.kill()
        except psutil.NoSuchProcess:
            continue
    psutil.wait_procs(left, timeout=GRACE)


def wait_until(ready: Callable[[], bool], child: Child, timeout: float) -> None:
    """Poll until ready; a dead child or the clock end the wait with the tail of its log."""
    deadline = time.monotonic() + timeout
    while not ready():
        if not child.alive():
            raise DevError(f"{child.name} stopped while starting. {child.last_words()}")
        if time.monotonic() > deadline:
            raise DevError(f"{child.name} not ready after {timeout:.0f} s. {child.last_words()}")
        time.sleep(0.05)
