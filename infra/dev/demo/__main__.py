"""The demo register with its pictures: `python -m infra.dev.demo --out DIR`.

DIR/registro.csv        the register, in the import format
DIR/summary.json        the counts that an import of it must give
DIR/pictures/           what the site serves under /demo
"""

import argparse
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from infra.dev.demo.art.crests import CRESTS, crest
from infra.dev.demo.art.landscapes import LANDSCAPES, landscape
from infra.dev.demo.art.monuments import MONUMENTS, monument
from infra.dev.demo.art.portraits import SITTERS, keepsake, portrait
from infra.dev.demo.art.wares import WARES, ware
from infra.dev.demo.dice import dice
from infra.dev.demo.faults import Row, with_no_fault
from infra.dev.demo.gallery import FOLDERS, KEEPSAKE, Drawn
from infra.dev.demo.register import Options, Register
from infra.dev.demo.showcase import RELATIVES, SHOWPIECES, family_rows
from infra.dev.demo.writing import write_register, write_summary

LEAST_ROWS = 50


def draw_pictures(folder: Path) -> None:
    makers = {
        "portraits": (portrait, len(SITTERS)),
        "places": (landscape, len(LANDSCAPES)),
        "blocks": (monument, len(MONUMENTS)),
        "crests": (crest, len(CRESTS)),
        "products": (ware, len(WARES)),
    }
    for kind, (draw, count) in makers.items():
        target = folder / FOLDERS[kind]
        target.mkdir(parents=True, exist_ok=True)
        for index in range(count):
            (target / f"{index + 1}.svg").write_text(draw(index), encoding="utf-8")
    (folder / FOLDERS["portraits"] / f"{KEEPSAKE}.svg").write_text(keepsake(), encoding="utf-8")


def demo_register(rows: int, seed: int) -> tuple[Iterator[Row], dict[str, int]]:
    """The rows, and the counts that are complete once the rows have been read."""
    options = Options(rows - len(RELATIVES), seed, hidden_sectors=0, partial_dates=0.06)
    gallery = Drawn(dice(f"quadri-{seed}"), tuple(piece.landscapes for piece in SHOWPIECES))
    register = Register(options, gallery, [piece.site for piece in SHOWPIECES])
    for level in ("sectors", "blocks", "tombs"):
        register.counts[level] += 1
    for persons in ("rows", "deceased"):
        register.counts[persons] += len(RELATIVES)
    return chain(family_rows(), register.rows()), register.counts


def main() -> None:
    parser = argparse.ArgumentParser(description="The demo register with its pictures.")
    parser.add_argument("--out", type=Path, required=True, metavar="DIR")
    parser.add_argument("--rows", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only-pictures", action="store_true", help="leave the register alone")
    asked = parser.parse_args()
    if asked.rows < LEAST_ROWS:
        parser.error(f"--rows is at least {LEAST_ROWS}")
    asked.out.mkdir(parents=True, exist_ok=True)
    draw_pictures(asked.out / "pictures")
    if asked.only_pictures:
        return
    rows, counts = demo_register(asked.rows, asked.seed)
    write_register(asked.out / "registro.csv", with_no_fault(rows))
    write_summary(asked.out / "summary.json", counts, [])


if __name__ == "__main__":
    main()
