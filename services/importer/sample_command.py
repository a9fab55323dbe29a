"""`sample [FILE]`: the sample of a register, to look at and to fill in."""

import argparse
import sys
from pathlib import Path

from services.importer.progress import Terminal
from services.importer.sample import sample
from services.kit.arguments import reason_of

WRITTEN, NOT_WRITTEN = 0, 2


def add_sample_command(parsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    sampling = parsers.add_parser("sample", help="scrive un file CSV di esempio")
    sampling.add_argument(
        "file", type=Path, nargs="?", help="dove scriverlo; senza, esce a terminale"
    )
    sampling.set_defaults(run=write_sample)


def write_sample(arguments: argparse.Namespace) -> int:
    """Writes no file over another; answers the exit code."""
    target: Path | None = arguments.file
    if target is None:
        sys.stdout.buffer.write(sample())
        return WRITTEN
    try:
        with target.open("xb") as file:
            file.write(sample())
    except OSError as trouble:
        Terminal(stderr=True).say(f"{target}: non si può scrivere ({reason_of(trouble)})")
        return NOT_WRITTEN
    return WRITTEN
