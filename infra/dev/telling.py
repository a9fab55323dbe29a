"""Tells a service what others knew before it was there: a stack that an older version has made
finds its users and records again in whatever has come to it since."""

import asyncio
from dataclasses import dataclass

import asyncpg

from infra.dev import services
from infra.dev.services import Surroundings


@dataclass(frozen=True, slots=True)
class Tale:
    """What `teller` has in one of its tables, `listener` has in one of its own."""

    teller: str
    source: str
    listener: str
    kept: str


TALES = (
    Tale("identity", "identity.user_account", "registry", "registry.user_name"),
    Tale("identity", "identity.user_account", "memorial", "memorial.moderator"),
    Tale("identity", "identity.user_account", "shop", "shop.seller"),
    Tale("registry", "registry.cemetery", "memorial", "memorial.cemetery"),
    Tale("registry", "registry.cemetery", "shop", "shop.cemetery"),
    Tale("shop", "shop.product", "registry", "registry.product_picture"),
    Tale("shop", "shop.customer_order", "registry", "registry.ordered_tomb"),
    Tale("memorial", "memorial.affect_count", "registry", "registry.affects_count"),
    Tale("memorial", "memorial.remembered", "registry", "registry.remembered_person"),
)


def tell(around: Surroundings) -> list[str]:
    """Has whoever knows something tell all of it again, if a listener knows nothing of it; answers
    who had to."""
    tellers = asyncio.run(_needed(around))
    for teller in tellers:
        services.run(teller, ["replay"], around, good={0})
    return tellers


async def _needed(around: Surroundings) -> list[str]:
    needed: dict[str, None] = {}
    for tale in TALES:
        there = await _any(around.database(tale.teller), tale.source)
        if there and not await _any(around.database(tale.listener), tale.kept):
            needed[tale.teller] = None
    return list(needed)


async def _any(url: str, table: str) -> bool:
    connection = await asyncpg.connect(url)
    try:
        found: bool = await connection.fetchval(f"select exists (select from {table})")  # noqa: S608  a name of ours
    finally:
        await connection.close()
    return found
