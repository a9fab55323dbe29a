"""The commands that every service has: `serve`, `migrate`, `replay`."""

import argparse
import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

import uvicorn
from sqlalchemy import MetaData
from starlette.types import ASGIApp

from services.kit.db import is_database_trouble
from services.kit.log import configure_logging, logger
from services.kit.migrate import alembic_config, upgrade
from services.kit.settings import Settings

WAIT_SECONDS = 1.0


@dataclass(frozen=True, slots=True)
class Commands:
    """What the common commands need of a service; things are made when they are used.

    why_not: asked before the service serves; gives the reason why it must not, or null.
    """

    settings: Callable[[], Settings]
    app: Callable[[], ASGIApp]
    metadata: MetaData
    versions: Path
    replay: Callable[[Settings], Awaitable[int]] | None = None
    why_not: Callable[[], Awaitable[str | None]] | None = None


def serve(commands: Commands) -> int:
    """Serves HTTP until SIGTERM or SIGINT, finishing the requests under way."""
    settings = commands.settings()
    configure_logging(settings.service)
    if commands.why_not is not None and (
        reason := asyncio.run(reason_not_to_start(commands.why_not))
    ):
        logger.critical(reason)
        return 1
    uvicorn.run(
        commands.app(),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=10,
    )
    return 0


async def reason_not_to_start(why_not: Callable[[], Awaitable[str | None]]) -> str | None:
    """The answer; a database that is away is waited for."""
    while True:
        try:
            return await why_not()
        except Exception as fault:
            if not is_database_trouble(fault):
                raise
            logger.warning("the service waits to start", extra={"trouble": str(fault)})
            await asyncio.sleep(WAIT_SECONDS)


def migrate(commands: Commands) -> int:
    """Brings the service's schema to the newest version."""
    settings = commands.settings()
    upgrade(
        alembic_config(
            settings.database_url, settings.schema_name, commands.versions, commands.metadata
        )
    )
    return 0


def add_common_commands(
    parsers: "argparse._SubParsersAction[argparse.ArgumentParser]", commands: Commands
) -> None:
    """Adds the common commands to a service's command line; each sets `run`."""
    serving = parsers.add_parser("serve", help="risponde alle richieste e ascolta gli eventi")
    serving.set_defaults(run=lambda _: serve(commands))
    migrating = parsers.add_parser("migrate", help="porta la base di dati all'ultima versione")
    migrating.set_defaults(run=lambda _: migrate(commands))
    if commands.replay is not None:
        replay = commands.replay
        replaying = parsers.add_parser(
            "replay", help="annuncia di nuovo agli altri tutto quello che c'è"
        )
        replaying.set_defaults(run=lambda _: asyncio.run(_count(replay(commands.settings()))))


async def _count(work: Awaitable[int]) -> int:
    await work
    return 0
