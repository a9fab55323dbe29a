"""Senders as blocks remember them: a keyed hash of an address or an e-mail, and nothing else."""

import base64
import hashlib
import hmac

from sqlmodel import col, select
from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit.errors import Forbidden
from services.memorial.models import SenderBlock
from services.memorial.visitors import network_of

ADDRESS, EMAIL = "address", "email"
BLOCKED = "Non è possibile inviare messaggi a questo cimitero"


def sender_hash(key: str, kind: str, value: str) -> bytes:
    """HMAC-SHA256 of a sender. key: base64, as in the settings; kind: 'address' or 'email'.

    An IPv6 address stands for its /64, which belongs to one household; an e-mail is the same in
    capitals.
    """
    one = network_of(value) if kind == ADDRESS else value.strip().lower()
    return hmac.digest(base64.b64decode(key), f"{kind}:{one}".encode(), hashlib.sha256)


async def must_not_be_blocked(
    session: AsyncSession, key: str, cemetery_id: int, *, address: str, email: str | None
) -> None:
    """Raises Forbidden when a moderator of the cemetery has blocked the address or the e-mail."""
    hashes = [sender_hash(key, ADDRESS, address)]
    if email:
        hashes.append(sender_hash(key, EMAIL, email))
    blocked = select(SenderBlock.id).where(
        col(SenderBlock.cemetery_id) == cemetery_id, col(SenderBlock.value_hash).in_(hashes)
    )
    if (await session.exec(blocked)).first() is not None:
        raise Forbidden(BLOCKED)
