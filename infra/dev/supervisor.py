"""Keeps the parts of the stack alive, and stops them in reverse order."""

import time
from collections.abc import Callable

from infra.dev.process import DevError
from infra.dev.program import Part

PAUSE = 1.0
QUICK = 10.0
QUICK_DEATHS = 3


class Supervisor:
    """Holds parts by name in the order in which they were started."""

    def __init__(self) -> None:
        self.parts: dict[str, Part] = {}
        self._started: dict[str, float] = {}
        self._deaths: dict[str, int] = {}

    def start(self, name: str, part: Part) -> None:
        self.parts[name] = part
        part.start()
        self._started[name] = time.monotonic()

    def pids(self) -> dict[str, int]:
        found = {name: part.pids() for name, part in self.parts.items()}
        return {name: pids[0] for name, pids in found.items() if pids}

    def revive(self, changed: Callable[[str], None]) -> None:
        """Start again whatever died, after a pause; three quick deaths in a row are an error."""
        for name, part in self.parts.items():
            if part.alive():
                continue
            lived = time.monotonic() - self._started[name]
            self._deaths[name] = self._deaths.get(name, 0) + 1 if lived < QUICK else 1
            if self._deaths[name] >= QUICK_DEATHS:
                raise DevError(f"{name} died three times in a row. {part.last_words()}")
            time.sleep(PAUSE)
            part.stop()
            self._started[name] = time.monotonic()
            part.start()
            changed(name)

    def stop(self) -> None:
        for part in reversed(self.parts.values()):
            part.stop()
