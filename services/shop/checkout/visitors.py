"""Who a customer is, without knowing it, for the limit of an hour: keyed hashes of networks, with a
key that lives two days. The very rules of memorial's visitors."""

import hashlib
import hmac
import secrets
from dataclasses import dataclass
from datetime import date, timedelta
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Annotated

from fastapi import Depends
from sqlalchemy import delete, func, update
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import col, select
from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit import clock
from services.kit.address import ClientAddress
from services.shop.models import CustomerOrder, VisitorKey

TRACE_KEPT = timedelta(days=2)


def network_of(text: str) -> str:
    """What stands for a visitor: the address, of IPv6 its /64, which belongs to one household."""
    try:
        address = ip_address(text.strip().partition("%")[0])
    except ValueError:
        return text
    if isinstance(address, IPv6Address):
        mapped = address.ipv4_mapped
        return str(mapped or ip_network((address, 64), strict=False))
    return str(address)


async def visitor_of(address: ClientAddress) -> str:
    return network_of(address)


Visitor = Annotated[str, Depends(visitor_of)]
"""What stands for who calls."""


@dataclass(frozen=True, slots=True)
class Traces:
    """Hashes of a visitor: what is stored today, and all under which they may be found."""

    today: bytes
    known: tuple[bytes, ...]


async def traces_of(session: AsyncSession, visitor: str) -> Traces:
    """The hashes of a visitor; the day's first one makes the key of the day."""
    today = clock.today()
    wanted = select(VisitorKey).where(col(VisitorKey.day) >= _oldest_day())
    keys = {key.day: key.key for key in await session.exec(wanted)}
    if today not in keys:
        fresh = insert(VisitorKey).values(day=today, key=secrets.token_bytes(32))
        await session.exec(fresh.on_conflict_do_nothing())
        of_today = select(VisitorKey.key).where(col(VisitorKey.day) == today)
        keys[today] = (await session.exec(of_today)).one()
    hashes = {day: hmac.digest(key, visitor.encode(), hashlib.sha256) for day, key in keys.items()}
    return Traces(today=hashes[today], known=tuple(hashes.values()))


def _oldest_day() -> date:
    return clock.today() - timedelta(days=1)


async def take_turn(session: AsyncSession, scope: str, who: str) -> None:
    """Until the commit nobody else is at the same: counting a visitor's orders, or making one."""
    digest = hashlib.sha256(f"{scope}\n{who}".encode()).digest()
    lock = int.from_bytes(digest[:8], signed=True)
    await session.exec(select(func.pg_advisory_xact_lock(lock)))


async def forget_visitors(session: AsyncSession) -> None:
    """A chore: from two days on nothing leads back to an address."""
    await session.exec(delete(VisitorKey).where(col(VisitorKey.day) < _oldest_day()))
    traced = update(CustomerOrder).where(
        col(CustomerOrder.visitor_hash).is_not(None),
        col(CustomerOrder.created_at) < clock.now() - TRACE_KEPT,
    )
    await session.exec(traced.values(visitor_hash=None))
