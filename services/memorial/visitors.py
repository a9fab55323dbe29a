"""Who a visitor is, without knowing it: keyed hashes of addresses, with a key that lives two days.

A limit that lasts 24 hours reaches back to yesterday, so a visitor is looked for under the keys of
today and yesterday (of three days in the night in which clocks go forward).
"""

import hashlib
import hmac
import secrets
from dataclasses import dataclass
from datetime import date, timedelta
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Annotated

from fastapi import Depends
from sqlalchemy import func
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import col, select
from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit import clock
from services.kit.address import ClientAddress
from services.memorial.models import VisitorKey

LONGEST_LIMIT = timedelta(hours=24)
Address = IPv4Address | IPv6Address


def read_address(text: str) -> Address | None:
    """None for what is no address; an IPv4 one that was written as IPv6 is itself again."""
    try:
        address = ip_address(text.strip().partition("%")[0])
    except ValueError:
        return None
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        return address.ipv4_mapped
    return address


def network_of(text: str) -> str:
    """What stands for a visitor: the address, of IPv6 its /64, which belongs to one household."""
    address = read_address(text)
    if isinstance(address, IPv6Address):
        return str(ip_network((address, 64), strict=False))
    return str(address) if address is not None else text


async def visitor_of(address: ClientAddress) -> str:
    return network_of(address)


Visitor = Annotated[str, Depends(visitor_of)]
"""What stands for who calls."""


@dataclass(frozen=True, slots=True)
class Traces:
    """Hashes of a visitor: what is stored today, and all under which they may be found."""

    today: bytes
    known: tuple[bytes, ...]


def oldest_day() -> date:
    """The day in Rome that the longest limit reaches back to."""
    return (clock.now() - LONGEST_LIMIT).astimezone(clock.ROME).date()


async def traces_of(session: AsyncSession, visitor: str) -> Traces:
    """The hashes of a visitor; the day's first one makes the key of the day.

    Whoever counts takes a turn before: the turn before that may have been tomorrow's first.
    """
    today = clock.today()
    wanted = select(VisitorKey).where(col(VisitorKey.day) >= oldest_day())
    keys = {key.day: key.key for key in await session.exec(wanted)}
    if today not in keys:
        fresh = insert(VisitorKey).values(day=today, key=secrets.token_bytes(32))
        await session.exec(fresh.on_conflict_do_nothing())
        of_today = select(VisitorKey.key).where(col(VisitorKey.day) == today)
        keys[today] = (await session.exec(of_today)).one()
    hashes = {day: _hash(key, visitor) for day, key in keys.items()}
    return Traces(today=hashes[today], known=tuple(hashes.values()))


def _hash(key: bytes, visitor: str) -> bytes:
    return hmac.digest(key, visitor.encode(), hashlib.sha256)


async def take_turn(session: AsyncSession, visitor: str, scope: str) -> None:
    """Until the commit nobody else counts what this visitor has done in that scope.

    The lock goes by the visitor and not by a hash of the day, so that it holds over midnight too.
    """
    digest = hashlib.sha256(f"{scope}\n{visitor}".encode()).digest()
    lock = int.from_bytes(digest[:8], signed=True)
    await session.exec(select(func.pg_advisory_xact_lock(lock)))
