"""Children end with their starter, and nobody else's process is touched."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import psutil
import pytest

from infra.dev import process
from infra.dev.process import Child, DevError, bury, claim, free_port, wait_until, write_private
from infra.dev.supervisor import Supervisor

SLEEP = ["sleep", "600"]
ENV = {"PATH": os.defpath}
STARTER = """
import os, sys
from pathlib import Path
from infra.dev.process import Child
child = Child("sleep", Path(sys.argv[1]) / "record", Path(sys.argv[1]) / "log")
child.start(["sleep", "600"], {"PATH": os.defpath})
print(child.pid, flush=True)
os.kill(os.getpid(), 9)
"""


@pytest.fixture
def child(tmp_path: Path) -> Child:
    return Child("sleep", tmp_path / "record", tmp_path / "log")


def gone(pid: int) -> bool:
    for _ in range(100):
        if not psutil.pid_exists(pid) or psutil.Process(pid).status() == psutil.STATUS_ZOMBIE:
            return True
        time.sleep(0.05)
    return False


def test_a_stopped_child_is_gone_with_its_record(child: Child) -> None:
    child.start(SLEEP, ENV)
    pid = child.pid
    assert pid is not None
    assert child.alive()
    child.stop()
    assert gone(pid)
    assert not child.record.exists()


def test_a_child_that_ignores_signals_is_killed_with_its_own_children(child: Child) -> None:
    stubborn = "trap '' TERM; sleep 600 & echo started; wait; wait"
    child.start(["sh", "-c", stubborn], ENV)
    wait_until(lambda: "started" in child.log.read_text(), child, timeout=5)
    assert child.pid is not None
    family = [child.pid, *(p.pid for p in psutil.Process(child.pid).children(recursive=True))]
    child.stop(grace=0.2)
    assert all(gone(pid) for pid in family)


def test_a_child_dies_with_a_killed_starter(tmp_path: Path) -> None:
    starter = subprocess.run(
        [sys.executable, "-c", STARTER, str(tmp_path)], capture_output=True, text=True, check=False
    )
    assert starter.returncode == -signal.SIGKILL
    assert gone(int(starter.stdout))


def test_what_a_killed_run_left_is_ended(tmp_path: Path) -> None:
    with subprocess.Popen(SLEEP) as left:
        record = tmp_path / "record"
        born = psutil.Process(left.pid).create_time()
        write_private(record, json.dumps({"pid": left.pid, "born": born}))
        assert bury(record)
        assert not record.exists()
        assert not psutil.pid_exists(left.pid)


def test_another_process_with_the_same_number_is_left_alone(tmp_path: Path) -> None:
    with subprocess.Popen(SLEEP) as stranger:
        record = tmp_path / "record"
        write_private(record, json.dumps({"pid": stranger.pid, "born": time.time() - 3600}))
        assert not bury(record)
        assert stranger.poll() is None
        stranger.kill()


def test_a_child_that_dies_while_starting_tells_its_last_words(child: Child) -> None:
    child.start(["sh", "-c", "echo no memory left; exit 3"], ENV)
    with pytest.raises(DevError, match="no memory left"):
        wait_until(lambda: False, child, timeout=5)


def test_a_folder_belongs_to_one_at_a_time(tmp_path: Path) -> None:
    with claim(tmp_path), pytest.raises(DevError, match="in use"):
        claim(tmp_path)
    claim(tmp_path).close()


def test_private_files_are_private(tmp_path: Path) -> None:
    write_private(tmp_path / "secret", "x")
    assert (tmp_path / "secret").stat().st_mode & 0o777 == 0o600


class Frail:
    """A part that dies as soon as it is looked at, and counts its lives."""

    def __init__(self) -> None:
        self.lives = 0

    def start(self) -> None:
        self.lives += 1

    def stop(self) -> None:
        """Nothing is left to stop."""

    def alive(self) -> bool:
        return False

    def pids(self) -> list[int]:
        return []

    def last_words(self) -> str:
        return "out of luck"


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("infra.dev.supervisor.PAUSE", 0.0)


@pytest.mark.usefixtures("impatient")
def test_three_quick_deaths_in_a_row_end_the_stack() -> None:
    supervisor, part, told = Supervisor(), Frail(), list[str]()
    supervisor.start("frail", part)
    for _ in range(2):
        supervisor.revive(told.append)
    with pytest.raises(DevError, match=r"frail died three times in a row\. out of luck"):
        supervisor.revive(told.append)
    assert (part.lives, told) == (3, ["frail", "frail"])


@pytest.mark.usefixtures("impatient")
def test_deaths_far_apart_are_forgiven(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("infra.dev.supervisor.QUICK", -1.0)
    supervisor, part, told = Supervisor(), Frail(), list[str]()
    supervisor.start("frail", part)
    for _ in range(5):
        supervisor.revive(told.append)
    assert part.lives == 6


def test_parts_stop_in_reverse_order() -> None:
    order: list[str] = []

    class Named(Frail):
        def __init__(self, name: str) -> None:
            super().__init__()
            self.name = name

        def stop(self) -> None:
            order.append(self.name)

    supervisor = Supervisor()
    for name in ("database", "service", "gateway"):
        supervisor.start(name, Named(name))
    supervisor.stop()
    assert order == ["gateway", "service", "database"]


def test_a_free_port_is_none_that_an_outgoing_connection_may_take() -> None:
    ports = {free_port() for _ in range(50)}
    assert len(ports) > 40
    outgoing = Path("/proc/sys/net/ipv4/ip_local_port_range").read_text().split()
    assert max(ports) < int(outgoing[0])


def test_a_port_that_is_listened_on_is_not_free(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
        monkeypatch.setattr(process, "OUR_PORTS", range(port, port + 1))
        monkeypatch.setattr(process, "PORTS_TRIED", 1)
        with pytest.raises(DevError, match="No free port"):
            free_port()
