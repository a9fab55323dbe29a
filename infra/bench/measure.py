"""Statistics and clocks that a noisy neighbour moves little: minima, medians, own CPU time."""

import random
import statistics
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

import psutil

Work = Callable[[], Awaitable[object]]
T = TypeVar("T")


def percentile(values: Sequence[float], share: float) -> float:
    """The value below which `share` (0 to 1) of the values lie; the upper one of two."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def median(values: Sequence[float]) -> float:
    return statistics.median(values)


def shuffled(items: Sequence[T], luck: random.Random) -> list[T]:
    """In another order each round, so that no competitor always comes first."""
    return luck.sample(items, len(items))


async def milliseconds(work: Work) -> float:
    start = time.perf_counter()
    await work()
    return (time.perf_counter() - start) * 1000


async def best_of(runs: int, works: dict[str, Work]) -> dict[str, float]:
    """The shortest of `runs` alternating runs of each, in milliseconds."""
    best = dict.fromkeys(works, float("inf"))
    for _ in range(runs):
        for name, work in works.items():
            best[name] = min(best[name], await milliseconds(work))
    return best


def cpu_seconds(pids: Sequence[int]) -> float:
    """User and system time that these processes have used so far."""
    times = [psutil.Process(pid).cpu_times() for pid in pids]
    return sum(float(one.user + one.system) for one in times)
