"""Italian names with their frequencies, and the two foldings that keys are made of."""

import json
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TypeVar

DATA = Path(__file__).parent / "data"
COHORT_STARTS = (1915, 1955)
RARE_PER_COMMON = 4
T = TypeVar("T")


def pool(weights: Iterable[tuple[T, float]], size: int) -> list[T]:
    """A list in which each value stands in proportion to its weight, at least once."""
    pairs = list(weights)
    total = sum(weight for _, weight in pairs)
    return [value for value, weight in pairs for _ in range(max(1, round(size * weight / total)))]


@dataclass(frozen=True)
class Names:
    """Pools to draw from: given names by cohort of birth, surnames common and rare."""

    surnames: list[str]
    men: list[list[str]]
    women: list[list[str]]

    def given(self, *, woman: bool, birth_year: int) -> list[str]:
        cohort = sum(birth_year >= start for start in COHORT_STARTS)
        return (self.women if woman else self.men)[cohort]


@cache
def italian() -> Names:
    data = json.loads((DATA / "names.json").read_text(encoding="utf-8"))
    common = _drawn(data["surnames"], 60_000)
    rare: list[str] = data["rare_surnames"]
    return Names(
        surnames=common + rare * (RARE_PER_COMMON * len(common) // len(rare)),
        men=[_drawn(cohort, 5_000) for cohort in data["given"]["men"]],
        women=[_drawn(cohort, 5_000) for cohort in data["given"]["women"]],
    )


def _drawn(weights: Mapping[str, float], size: int) -> list[str]:
    return pool(weights.items(), size)


ACCENTED = "àáâäãåèéêëìíîïòóôöõùúûüçñčćžšýÀÁÂÄÈÉÊËÌÍÎÏÒÓÔÖÙÚÛÜÇÑČĆŽŠ"
PLAIN = {ord(letter): unicodedata.normalize("NFD", letter)[0] for letter in ACCENTED}
SEARCHABLE = PLAIN | {ord(mark): " " for mark in "'’.\""}


@cache
def letters(text: str) -> str:
    """The bare capital letters of a name: 'D'Angelo Niccolò' is DANGELONICCOLO."""
    return "".join(c for c in text.translate(PLAIN).upper() if "A" <= c <= "Z")


def searchable(text: str) -> str:
    """Lower case, without accents and punctuation."""
    return " ".join(text.lower().translate(SEARCHABLE).split())
