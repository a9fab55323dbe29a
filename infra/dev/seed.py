"""Fills an empty stack with the invented demo register, through the importer's own command line.

A demo that an older version has loaded is dressed again, with all pictures: `EDITION` grows when
`demo.dress` or a picture does.
"""

import subprocess
import sys
from pathlib import Path

from infra.dev import services
from infra.dev.process import DevError
from infra.dev.services import ROOT, Surroundings

ALL_STORED, SOME_IN_ERROR = 0, 1
EDITION = "4"


def seeded(local: Path) -> bool:
    return (local / "demo" / "loaded").exists()


def seed(local: Path, around: Surroundings) -> None:
    """Draw and load; a run that was cut short begins again and finds its rows already there."""
    demo = local / "demo"
    _python("infra.dev.demo", "--out", str(demo))
    services.run(
        "importer", ["load", str(demo / "registro.csv")], around, good={ALL_STORED, SOME_IN_ERROR}
    )
    (demo / "loaded").touch()


def dressed(local: Path) -> bool:
    edition = local / "demo" / "dressed"
    return edition.exists() and edition.read_text() == EDITION


def dress(local: Path, around: Surroundings) -> None:
    """What a register cannot carry; and the other services are told what is there by now."""
    _python("infra.dev.demo", "--out", str(local / "demo"), "--only-pictures")
    _python("infra.dev.demo.dress", "--database-url", around.database("registry"))
    services.run("registry", ["replay"], around, good={0})
    (local / "demo" / "dressed").write_text(EDITION)


def remember(local: Path, around: Surroundings) -> None:
    """What visitors have left, and at every start candles that burn: they last a day."""
    databases = ["--registry-url", around.database("registry")]
    databases += ["--memorial-url", around.database("memorial")]
    _python("infra.dev.demo.remember", *databases)
    marker = local / "demo" / "remembered"
    if not marker.exists():
        services.run("memorial", ["replay"], around, good={0})
        marker.touch()


def _python(module: str, *arguments: str) -> None:
    done = subprocess.run([sys.executable, "-m", module, *arguments], cwd=ROOT, check=False)
    if done.returncode != 0:
        raise DevError(f"{module} failed with exit code {done.returncode}")
