"""Italian towns: place, postcode and cadastral code."""

import csv
from dataclasses import dataclass
from functools import cache

from infra.dev.demo.names import DATA


@dataclass(frozen=True)
class Town:
    name: str
    province: str
    postcode: str
    latitude: float
    longitude: float
    cadastral_code: str


@cache
def towns() -> tuple[Town, ...]:
    with (DATA / "towns.csv").open(encoding="utf-8", newline="") as source:
        rows = csv.DictReader(source, delimiter=";")
        return tuple(
            Town(
                row["name"],
                row["province"],
                row["postcode"],
                float(row["latitude"]),
                float(row["longitude"]),
                row["cadastral_code"],
            )
            for row in rows
        )
