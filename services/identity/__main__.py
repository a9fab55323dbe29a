"""`python -m services.identity serve|migrate|replay|create-superadmin`"""

import argparse
import sys
from pathlib import Path

from sqlmodel import select

from services.identity.app import build
from services.identity.models import Base, Outbox, User
from services.identity.settings import IdentitySettings
from services.identity.superadmin import add_superadmin_command
from services.identity.users.describe import changed
from services.kit.arguments import ItalianParser
from services.kit.cli import Commands, add_common_commands
from services.kit.db import Database
from services.kit.outbox import emit
from services.kit.settings import Settings


async def replay_all(settings: Settings) -> int:
    """Puts the current state of every user into the outbox; the running service relays it."""
    database = Database(settings.database_url, Outbox)
    try:
        async with database.unit_of_work() as session:
            users = (await session.exec(select(User))).all()
            for user in users:
                emit(session, changed(user))
            return len(users)
    finally:
        await database.close()


HELP = "Il servizio degli operatori: chi può entrare, e che cosa può fare."
COMMANDS = Commands(
    settings=lambda: IdentitySettings(),
    app=lambda: build(IdentitySettings()),
    metadata=Base.metadata,
    versions=Path(__file__).with_name("migrations"),
    replay=replay_all,
)


def main() -> int:
    parser: argparse.ArgumentParser = ItalianParser(
        prog="python -m services.identity", description=HELP
    )
    parsers = parser.add_subparsers(required=True)
    add_common_commands(parsers, COMMANDS)
    add_superadmin_command(parsers)
    arguments = parser.parse_args()
    return int(arguments.run(arguments))


if __name__ == "__main__":
    sys.exit(main())
