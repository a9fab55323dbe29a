"""`python -m services.registry serve|migrate|replay`"""

import argparse
import sys
from pathlib import Path

import asyncpg

from services.kit.arguments import ItalianParser
from services.kit.cli import Commands, add_common_commands
from services.kit.settings import Settings
from services.registry.announce import replay
from services.registry.app import build
from services.registry.models import Base
from services.registry.settings import RegistrySettings


async def replay_all(settings: Settings) -> int:
    """Puts the current state of every record into the outbox; the running service relays it."""
    connection = await asyncpg.connect(settings.database_url)
    try:
        async with connection.transaction():
            return await replay(connection)
    finally:
        await connection.close()


HELP = "Il servizio del registro: cimiteri, settori, blocchi, tombe e defunti."
COMMANDS = Commands(
    settings=lambda: RegistrySettings(),
    app=lambda: build(RegistrySettings()),
    metadata=Base.metadata,
    versions=Path(__file__).with_name("migrations"),
    replay=replay_all,
)


def main() -> int:
    parser: argparse.ArgumentParser = ItalianParser(
        prog="python -m services.registry", description=HELP
    )
    add_common_commands(parser.add_subparsers(required=True), COMMANDS)
    arguments = parser.parse_args()
    return int(arguments.run(arguments))


if __name__ == "__main__":
    sys.exit(main())
