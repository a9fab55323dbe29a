"""One program of the stack: what to run, and how to know that it works."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

import httpx
import psutil

from infra.dev.process import GRACE, Child, wait_until


class Part(Protocol):
    """What the supervisor holds: a program, the database cluster, the broker."""

    def start(self) -> None: ...

    def stop(self) -> None: ...

    def alive(self) -> bool: ...

    def pids(self) -> list[int]: ...

    def last_words(self) -> str: ...


@dataclass(frozen=True, slots=True)
class Recipe:
    """`health` is an address that answers 200 when the program is ready."""

    name: str
    command: Sequence[str]
    env: Mapping[str, str]
    health: str | None = None
    folder: Path | None = None
    grace: float = GRACE


class Program:
    """A recipe, running."""

    def __init__(self, recipe: Recipe, local: Path) -> None:
        self.recipe = recipe
        record = local / "run" / f"{recipe.name}.json"
        record.parent.mkdir(parents=True, exist_ok=True)
        self._child = Child(recipe.name, record, local / "logs" / f"{recipe.name}.log")

    def start(self) -> None:
        self._child.start(self.recipe.command, self.recipe.env, folder=self.recipe.folder)

    def wait(self, timeout: float = 60) -> None:
        """Return when the health address answers 200."""
        health = self.recipe.health
        if health is not None:
            wait_until(lambda: answers(health), self._child, timeout)

    def stop(self) -> None:
        self._child.stop(self.recipe.grace)

    def alive(self) -> bool:
        return self._child.alive()

    def pids(self) -> list[int]:
        pid = self._child.pid
        if pid is None or not self.alive():
            return []
        return [pid, *(child.pid for child in psutil.Process(pid).children(recursive=True))]

    def last_words(self) -> str:
        return self._child.last_words()


def answers(url: str) -> bool:
    try:
        return httpx.get(url, timeout=2, trust_env=False).status_code == httpx.codes.OK
    except httpx.HTTPError:
        return False
