"""`python -m services.importer serve|migrate|load|check|jobs|undo|sample`"""

import argparse
import sys
from pathlib import Path

from services.importer.app import build
from services.importer.job_commands import add_job_commands
from services.importer.load import add_load_commands
from services.importer.models import Base
from services.importer.sample_command import add_sample_command
from services.importer.settings import ImporterSettings
from services.kit.arguments import ItalianParser
from services.kit.cli import Commands, add_common_commands

HELP = "Il servizio delle importazioni: carica, prova e annulla i registri."
COMMANDS = Commands(
    settings=lambda: ImporterSettings(),
    app=lambda: build(ImporterSettings()),
    metadata=Base.metadata,
    versions=Path(__file__).with_name("migrations"),
)


def main() -> int:
    parser: argparse.ArgumentParser = ItalianParser(
        prog="python -m services.importer", description=HELP
    )
    parsers = parser.add_subparsers(required=True)
    add_common_commands(parsers, COMMANDS)
    add_load_commands(parsers)
    add_job_commands(parsers)
    add_sample_command(parsers)
    arguments = parser.parse_args()
    return int(arguments.run(arguments))


if __name__ == "__main__":
    sys.exit(main())
