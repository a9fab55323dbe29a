"""Stops a stack that runs in another terminal and, unless told otherwise, empties it."""

import argparse
import shutil
import signal
import sys
from pathlib import Path

from infra.dev.process import DevError, bury, claim
from infra.dev.services import ROOT

LONG_GRACE = 90.0
KEPT = {"lock"}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m infra.dev.reset", description=__doc__)
    parser.add_argument("--local", type=Path, default=ROOT / ".local")
    parser.add_argument("--keep-data", action="store_true", help="only stop")
    options = parser.parse_args()
    local: Path = options.local
    local.mkdir(exist_ok=True)
    if bury(local / "run" / "runner.json", signal.SIGTERM, LONG_GRACE):
        sys.stdout.write("stopped\n")
    if options.keep_data:
        return 0
    try:
        with claim(local):
            _empty(local)
    except DevError as problem:
        sys.stderr.write(f"{problem}\n")
        return 1
    sys.stdout.write(f"{local} is empty\n")
    return 0


def _empty(local: Path) -> None:
    for path in local.iterdir():
        if path.is_dir():
            shutil.rmtree(path)
        elif path.name not in KEPT:
            path.unlink()


if __name__ == "__main__":
    sys.exit(main())
