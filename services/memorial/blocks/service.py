"""Blocks senders, lists them and takes blocks back."""

from datetime import datetime

from sqlalchemy import delete
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import col, select
from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit import clock
from services.kit.audit import Action, Subject, differences, record
from services.kit.auth import Principal
from services.kit.clock import ROME
from services.kit.db import Connection
from services.kit.errors import Conflict, NotFound
from services.memorial import policy
from services.memorial.blocks.schemas import BlockOut, ListedBlock
from services.memorial.events import MemorialAudit
from services.memorial.models import SenderBlock
from services.memorial.moderation.service import Held, hold_one
from services.memorial.policy import Conditions
from services.memorial.senders import ADDRESS, sender_hash

ADDRESS_GONE = "L’indirizzo di questo mittente non è più conservato"
NO_EMAIL = "Questo mittente non ha lasciato un indirizzo email"


async def block_sender(
    session: AsyncSession, who: Principal, tribute_id: int, kind: str, key: str
) -> BlockOut:
    """Blocks the sender of a text in its cemetery; one who is blocked already stays so.

    Raises:
        Conflict: what should be blocked is not known of this sender.
    """
    held = await hold_one(session, who, tribute_id)
    value = held.ip_address if kind == ADDRESS else held.email
    if value is None:
        raise Conflict(ADDRESS_GONE if kind == ADDRESS else NO_EMAIL)
    wanted = {
        "cemetery_id": held.cemetery_id,
        "kind": kind,
        "value_hash": sender_hash(key, kind, value),
    }
    new = insert(SenderBlock).values(
        **wanted, label=_label(held, kind), created_by=who.id, created_at=clock.now()
    )
    made = await session.scalar(new.on_conflict_do_nothing().returning(col(SenderBlock.id)))
    blocked = (await session.exec(select(SenderBlock).filter_by(**wanted))).one()
    if made is not None:
        changes = differences({}, {"sender": kind, "tribute_id": held.id})
        record(
            session, MemorialAudit, who, Action.BLOCKED, subject=_subject(blocked), changes=changes
        )
    return BlockOut.model_validate(blocked)


async def unblock_sender(session: AsyncSession, who: Principal, block_id: int) -> None:
    """Raises NotFound: there is no such block, or it is another cemetery's."""
    found = select(SenderBlock).where(col(SenderBlock.id) == block_id).with_for_update()
    blocked = (await session.exec(found)).first()
    if blocked is None:
        raise NotFound(policy.NO_BLOCK)
    policy.must_be_staff_of(who, blocked.cemetery_id, policy.NO_BLOCK)
    await session.exec(delete(SenderBlock).where(col(SenderBlock.id) == block_id))
    record(session, MemorialAudit, who, Action.UNBLOCKED, subject=_subject(blocked))


async def list_blocks(
    connection: Connection, who: Principal, cemetery_id: int | None
) -> list[ListedBlock]:
    """The blocks of the caller's cemeteries, the newest first."""
    conditions = Conditions()
    conditions.narrow(who, cemetery="s.cemetery_id", owner=None)
    if cemetery_id is not None:
        conditions.where("s.cemetery_id = {}", cemetery_id)
    rows = await connection.fetch(
        'select s.id, s.cemetery_id, s.kind, s.label, s.created_at as "createdAt",'  # noqa: S608  our own condition
        " coalesce(c.name, '') as cemetery_name, m.name || ' ' || m.surname as created_by_name"
        " from memorial.sender_block s"
        " left join memorial.cemetery c on c.cemetery_id = s.cemetery_id"
        " left join memorial.moderator m on m.user_id = s.created_by"
        f" where {conditions.sql} order by s.id desc",
        *conditions.arguments,
    )
    return [ListedBlock(**dict(row)) for row in rows]


def _label(held: Held, kind: str) -> str:
    if kind == ADDRESS:
        return f"testo del {_told(held.created_at)}"
    name, _, host = (held.email or "").partition("@")
    return f"{name[:1]}•••@{host}"


def _told(moment: datetime) -> str:
    return f"{moment.astimezone(ROME):%d/%m/%Y, %H:%M}"


def _subject(blocked: SenderBlock) -> Subject:
    assert blocked.id is not None
    label = f"del {blocked.label}" if blocked.kind == ADDRESS else blocked.label
    return Subject(
        kind="sender_block",
        id=blocked.id,
        label=label,
        cemetery_id=blocked.cemetery_id,
    )
