"""Where the dead lie: cemeteries, sectors, blocks, tombs, their labels and coordinates."""

import random
from collections.abc import Sequence
from dataclasses import dataclass

from infra.dev.demo import texts
from infra.dev.demo.names import pool
from infra.dev.demo.towns import Town, towns

ROWS_PER_CEMETERY = 4_000
ROWS_PER_SECTOR = 250
MAX_SECTORS = 14


@dataclass(frozen=True)
class Site:
    """One cemetery before anything is in it."""

    name: str
    address: str
    town: Town
    latitude: float
    longitude: float
    map: str
    share: float


@dataclass(frozen=True)
class BlockKind:
    """A way to bury: how blocks of that kind are labelled, and how many lie in a tomb."""

    name: str
    weight: int
    label: str
    capacities: tuple[tuple[int, int], ...]
    concession_years: tuple[int, ...]
    reference: str


SINGLE = ((1, 93), (2, 7))
SMALL = ((1, 60), (2, 30), (4, 10))
FAMILY = ((4, 45), (6, 35), (8, 20))
LARGE = ((6, 30), (8, 40), (12, 30))
# kind, weight, label of the block, capacities with weights, years of concession, reference
KINDS = (
    BlockKind("niche", 42, "Loculi {side} {number}", SINGLE, (30, 35, 40, 50), "L-{r}-{c}"),
    BlockKind("niche", 14, "Colombario {letter}", SINGLE, (30, 40), "L-{r}-{c}"),
    BlockKind("ground", 20, "Riquadro {number}", ((1, 1),), (10, 15, 20), "Tomba {n}"),
    BlockKind("ossuary", 10, "Ossari {number}", SMALL, (30, 50), "OSS {r}/{c}"),
    BlockKind("urn", 4, "Cinerario {letter}", ((1, 40), (2, 60)), (20, 30), "U-{n:03d}"),
    BlockKind("family", 7, "Tombe di famiglia {side} {number}", FAMILY, (50, 99), "F-{n}"),
    BlockKind("chapel", 3, "Cappelle {number}", LARGE, (99, 0), "Cappella n. {n}"),
)
KIND_POOL = pool(((kind, kind.weight) for kind in KINDS), 200)


@dataclass
class Block:
    """A block while its tombs are being filled."""

    kind: BlockKind
    label: str
    opened: int
    span: int
    tombs: int
    width: int
    latitude: float
    longitude: float
    capacities: list[int]

    def reference(self, number: int) -> str:
        """Reference of the tomb with that number (0-based)."""
        column, row = number % self.width + 1, number // self.width + 1
        return self.kind.reference.format(c=column, r=row, n=number + 1)

    def coordinates(self, number: int) -> str:
        latitude = self.latitude + (number % self.width) * 2e-6
        longitude = self.longitude + (number // self.width) * 1e-5
        return f"{latitude:.6f}, {longitude:.6f}"


def label(luck: random.Random, pattern: str, taken: set[str]) -> str:
    """A label that nobody in the same place has yet; numbers grow when they run out."""
    rand, reach = luck.random, 9
    while True:
        text = pattern.format(
            letter=texts.LETTERS[int(rand() * len(texts.LETTERS))],
            number=1 + int(rand() * reach),
            roman=texts.ROMANS[int(rand() * len(texts.ROMANS))],
            year=1930 + int(rand() * 90),
            side=texts.SIDES[int(rand() * len(texts.SIDES))],
            avenue=texts.AVENUES[int(rand() * len(texts.AVENUES))],
        )
        if reach > 60:
            text = f"{text} {len(taken) + 1}"
        if text not in taken:
            taken.add(text)
            return text
        reach += 1


def open_block(luck: random.Random, latitude: float, longitude: float, taken: set[str]) -> Block:
    rand = luck.random
    kind = KIND_POOL[int(rand() * len(KIND_POOL))]
    opened = 1875 + int(rand() ** 0.55 * 146)
    return Block(
        kind=kind,
        label=label(luck, kind.label, taken),
        opened=max(opened, 1974) if kind.name == "urn" else opened,
        span=8 + int(rand() * 20),
        tombs=12 + int(rand() * 90),
        width=4 + int(rand() * 16),
        latitude=latitude + (rand() - 0.5) * 0.0006,
        longitude=longitude + (rand() - 0.5) * 0.0008,
        capacities=pool(kind.capacities, 100),
    )


def invented_sites(luck: random.Random, rows: int) -> list[Site]:
    """Cemeteries whose number grows with the rows: a name and a town occur together once."""
    rand = luck.random
    pairs = [(name, town) for name in texts.CEMETERIES for town in towns()]
    luck.shuffle(pairs)
    many = min(len(pairs), max(2 if rows > 1 else 1, round(rows / ROWS_PER_CEMETERY) + 2))
    sites = []
    for number, (name, town) in enumerate(pairs[:many], 1):
        street = texts.STREETS[int(rand() * len(texts.STREETS))]
        sites.append(
            Site(
                name=name.format(town=town.name),
                address=f"{street}, {1 + int(rand() * 120)}, "
                f"{town.postcode} {town.name} ({town.province})",
                town=town,
                latitude=town.latitude + (rand() - 0.5) * 0.04,
                longitude=town.longitude + (rand() - 0.5) * 0.05,
                map=f"https://mappe.example.org/cimiteri/{number}" if rand() < 0.6 else "",
                share=0.3 + rand() ** 2 * 2,
            )
        )
    return sites


def quotas(sites: Sequence[Site], rows: int) -> list[int]:
    """Rows of each cemetery: at least one, in all exactly as many as asked."""
    total = sum(site.share for site in sites)
    parts = [max(1, int(rows * site.share / total)) for site in sites]
    parts[0] += rows - sum(parts)
    return parts if parts[0] >= 1 else [1] * rows


def sector_quotas(luck: random.Random, quota: int) -> list[int]:
    """Rows of each sector of a cemetery."""
    wanted = max(1, min(MAX_SECTORS, quota // ROWS_PER_SECTOR + 1 + int(luck.random() * 3)))
    parts, left = [], quota
    for _ in range(wanted - 1):
        part = min(left, max(1, int(quota / wanted * (0.6 + luck.random() * 0.8))))
        parts.append(part)
        left -= part
    return [part for part in (*parts, left) if part > 0]
