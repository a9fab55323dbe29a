"""Tells registry who the users are, when it began to keep their names after they were made."""

import asyncio

import asyncpg

from infra.dev import services
from infra.dev.services import Surroundings


def tell_users(around: Surroundings) -> bool:
    """Has identity tell all of them again, if registry knows of none; whether it had to."""
    is_needed = asyncio.run(_is_missing(around))
    if is_needed:
        services.run("identity", ["replay"], around, good={0})
    return is_needed


async def _is_missing(around: Surroundings) -> bool:
    there = await _any(around.database("identity"), "identity.user_account")
    return there and not await _any(around.database("registry"), "registry.user_name")


async def _any(url: str, table: str) -> bool:
    connection = await asyncpg.connect(url)
    try:
        found: bool = await connection.fetchval(f"select exists (select from {table})")  # noqa: S608  a name of ours
    finally:
        await connection.close()
    return found
