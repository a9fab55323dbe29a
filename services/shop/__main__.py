"""`python -m services.shop serve|migrate|replay|rotate-keys`"""

import argparse
import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from services.kit.arguments import ItalianParser
from services.kit.cli import Commands, add_common_commands
from services.kit.db import Database
from services.kit.settings import Settings
from services.shop.accounts.closed import close_anew, why_not_start
from services.shop.app import build
from services.shop.models import Base, Outbox
from services.shop.offering import tell
from services.shop.orders.telling import tell_ordered
from services.shop.settings import ShopSettings
from services.shop.vault import Unreadable


@asynccontextmanager
async def _database(settings: ShopSettings) -> AsyncIterator[Database]:
    database = Database(settings.database_url, Outbox)
    try:
        yield database
    finally:
        await database.close()


async def _why_not_start() -> str | None:
    settings = ShopSettings()
    async with _database(settings) as database, database.unit_of_work() as session:
        return await why_not_start(session, settings)


async def replay_all(settings: Settings) -> int:
    """Puts the state of every product, and which tombs have orders, into the outbox; the running
    service relays it."""
    database = Database(settings.database_url, Outbox)
    try:
        async with database.unit_of_work() as session:
            return await tell(session) + await tell_ordered(session)
    finally:
        await database.close()


async def _rotate() -> int:
    settings = ShopSettings()
    try:
        async with _database(settings) as database, database.unit_of_work() as session:
            count = await close_anew(session, settings.vault)
    except Unreadable:
        sys.stderr.write("nothing was changed: a secret cannot be opened with these keys\n")
        return 1
    newest = settings.vault.newest
    sys.stdout.write(f"{count} secrets closed anew; all are closed with key {newest} now\n")
    return 0


HELP = "Il servizio dei fornitori: prodotti, ordini e pagamenti."
COMMANDS = Commands(
    settings=lambda: ShopSettings(),
    app=lambda: build(ShopSettings()),
    metadata=Base.metadata,
    versions=Path(__file__).with_name("migrations"),
    why_not=_why_not_start,
    replay=replay_all,
)


def main() -> int:
    parser: argparse.ArgumentParser = ItalianParser(
        prog="python -m services.shop", description=HELP
    )
    parsers = parser.add_subparsers(required=True)
    add_common_commands(parsers, COMMANDS)
    rotating = parsers.add_parser(
        "rotate-keys", help="richiude i segreti dei fornitori con la chiave principale più nuova"
    )
    rotating.set_defaults(run=lambda _: asyncio.run(_rotate()))
    arguments = parser.parse_args()
    return int(arguments.run(arguments))


if __name__ == "__main__":
    sys.exit(main())
