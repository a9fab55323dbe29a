"""`python -m services.memorial serve|migrate|replay`"""

import argparse
import sys
from pathlib import Path

from sqlmodel import select

from services.kit.arguments import ItalianParser
from services.kit.cli import Commands, add_common_commands
from services.kit.db import Database
from services.kit.settings import Settings
from services.memorial.affects.counting import lock_merges, tell_counts
from services.memorial.app import build
from services.memorial.models import AffectCount, Base, Outbox
from services.memorial.remembering import tell_remembered
from services.memorial.settings import MemorialSettings


async def replay_all(settings: Settings) -> int:
    """Puts every count of affects, and who is remembered, into the outbox; the running service
    relays it."""
    database = Database(settings.database_url, Outbox)
    try:
        async with database.unit_of_work() as session:
            await lock_merges(session)
            ids = (await session.exec(select(AffectCount.deceased_id))).all()
            await tell_counts(session, ids)
            return len(ids) + await tell_remembered(session)
    finally:
        await database.close()


HELP = "Il servizio dei ricordi: pensieri, preghiere, lumini e richieste dei familiari."
COMMANDS = Commands(
    settings=lambda: MemorialSettings(),
    app=lambda: build(MemorialSettings()),
    metadata=Base.metadata,
    versions=Path(__file__).with_name("migrations"),
    replay=replay_all,
)


def main() -> int:
    parser: argparse.ArgumentParser = ItalianParser(
        prog="python -m services.memorial", description=HELP
    )
    add_common_commands(parser.add_subparsers(required=True), COMMANDS)
    arguments = parser.parse_args()
    return int(arguments.run(arguments))


if __name__ == "__main__":
    sys.exit(main())
