"""What visitors write: stored to wait for a moderator, and shown once approved."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta
from math import ceil
from uuid import UUID

from sqlmodel import col, select
from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit import clock
from services.kit.errors import MESSAGES, TooManyRequests, Unavailable
from services.kit.peer import Peer
from services.memorial.models import Tribute
from services.memorial.notices.service import note_waiting
from services.memorial.persons import Memorial, find_memorial
from services.memorial.remembering import note_remembered
from services.memorial.senders import must_not_be_blocked
from services.memorial.settings import MemorialSettings
from services.memorial.visitors import Traces, network_of, read_address, take_turn, traces_of

MESSAGE, PRAYER = "message", "prayer"
AN_HOUR = timedelta(hours=1)
MOST_IN_AN_HOUR = 5
TOO_MANY = "Hai già lasciato cinque pensieri in un’ora per questa persona: riprova più tardi"
PAGE = 100


@dataclass(frozen=True, slots=True)
class Written:
    """What a visitor sent; address: of the client, as the gateway saw it; send_id: of one sending,
    however often it is repeated."""

    kind: str
    deceased_id: int
    name: str
    text: str
    address: str
    email: str | None = None
    send_id: UUID | None = None


async def leave_tribute(
    session: AsyncSession, registry: Peer, settings: MemorialSettings, written: Written
) -> Tribute:
    """Stores a text that waits for a moderator. Sent again, because its answer was lost, it is the
    one that is stored already.

    Raises:
        NotFound: nobody may see that memorial.
        Forbidden: the sender is blocked in the cemetery.
        TooManyRequests: the fifth within an hour was the last.
        Unavailable: nobody has been told yet who would moderate it.
    """
    memorial = await find_memorial(session, registry, written.deceased_id)
    if memorial.cemetery_id is None:
        raise Unavailable(MESSAGES[503])
    await must_not_be_blocked(
        session,
        settings.sender_key,
        memorial.cemetery_id,
        address=written.address,
        email=written.email,
    )
    visitor = network_of(written.address)
    await take_turn(session, visitor, f"tribute {memorial.id}")
    traces = await traces_of(session, visitor)
    if (known := await _sent_before(session, traces, written)) is not None:
        return known
    await _must_be_few(session, traces, memorial)
    tribute = Tribute(
        kind=written.kind,
        deceased_id=memorial.id,
        name=written.name,
        email=written.email,
        text=written.text,
        created_at=clock.now(),
        visitor_hash=traces.today,
        send_id=written.send_id,
        ip_address=read_address(written.address),
    )
    await _store(session, settings, tribute)
    return tribute


async def _store(session: AsyncSession, settings: MemorialSettings, tribute: Tribute) -> None:
    session.add(tribute)
    await note_remembered(session, tribute.deceased_id)
    await note_waiting(session, settings, tribute)


async def _sent_before(session: AsyncSession, traces: Traces, written: Written) -> Tribute | None:
    """What an earlier call of this sending has stored."""
    if written.send_id is None:
        return None
    sent = select(Tribute).where(
        Tribute.send_id == written.send_id, col(Tribute.visitor_hash).in_(traces.known)
    )
    return (await session.exec(sent)).first()


async def _must_be_few(session: AsyncSession, traces: Traces, memorial: Memorial) -> None:
    since = clock.now() - AN_HOUR
    left = (
        select(Tribute.created_at)
        .where(
            col(Tribute.visitor_hash).in_(traces.known),
            col(Tribute.deceased_id).in_(memorial.ids),
            col(Tribute.created_at) > since,
        )
        .order_by(col(Tribute.created_at).desc())
        .limit(MOST_IN_AN_HOUR)
    )
    moments = (await session.exec(left)).all()
    if len(moments) == MOST_IN_AN_HOUR:
        wait = ceil((moments[-1] - since).total_seconds())
        raise TooManyRequests(TOO_MANY, retry_after=wait)


async def published(
    session: AsyncSession, registry: Peer, kind: str, deceased_id: int, *, before: int | None
) -> Sequence[Tribute]:
    """The approved texts of a memorial, newest first; before: the id that the last page ended
    with."""
    memorial = await find_memorial(session, registry, deceased_id)
    approved = select(Tribute).where(
        col(Tribute.kind) == kind,
        col(Tribute.deceased_id).in_(memorial.ids),
        col(Tribute.enabled),
    )
    if before is not None:
        approved = approved.where(col(Tribute.id) < before)
    return (await session.exec(approved.order_by(col(Tribute.id).desc()).limit(PAGE))).all()
