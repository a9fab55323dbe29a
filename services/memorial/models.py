"""Every table of schema `memorial`: what visitors leave, how it is moderated, tables for events."""

from datetime import date, datetime
from ipaddress import IPv4Address, IPv6Address
from uuid import UUID

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Column,
    DateTime,
    ForeignKey,
    Identity,
    Index,
    LargeBinary,
    UniqueConstraint,
)
from sqlalchemy import text as sql
from sqlalchemy.dialects.postgresql import INET
from sqlmodel import Field

from services.kit.mail import MailColumns
from services.kit.outbox import InboxColumns, OutboxColumns
from services.memorial.base import Base, moment_column, now_column
from services.memorial.reader_models import Cemetery, Moderator, Person, Tomb

__all__ = [
    "Affect",
    "AffectCount",
    "Base",
    "Candle",
    "Cemetery",
    "CorrectionRequest",
    "Inbox",
    "Mail",
    "Moderator",
    "Notice",
    "Outbox",
    "Person",
    "Remembered",
    "Report",
    "SenderBlock",
    "Tomb",
    "Tribute",
    "TributeCount",
    "VisitorKey",
]


class VisitorKey(Base, table=True):
    """The random key of a day (Rome) that makes hashes of visitors' addresses; gone two days later,
    and with it every way back from a hash to an address."""

    __tablename__ = "visitor_key"

    day: date = Field(primary_key=True)
    key: bytes = Field(sa_column=Column(LargeBinary, nullable=False))


class Tribute(Base, table=True):
    """A message or a prayer that a visitor left; both wait for a moderator (enabled false).

    cemetery_id: of the person by now, kept by triggers; null while the person is in the trash.
    email: of a message's author, told to moderators alone. visitor_hash: as `VisitorKey`, for the
    limit of an hour. ip_address: for moderators, erased after 30 days. reported_at: since when a
    moderator is to read it again because a visitor reported it; vouched_at: when one last did so
    and approved it. send_id: of the browser's one sending, so that a repeated call finds this text.
    """

    __tablename__ = "tribute"
    __table_args__ = (
        CheckConstraint("kind in ('message', 'prayer')", name="kind_known"),
        Index(
            "uq_tribute_send_id",
            "send_id",
            "visitor_hash",
            "deceased_id",
            unique=True,
            postgresql_where=sql("send_id is not null"),
        ),
        Index("ix_tribute_deceased_id_enabled", "deceased_id", "enabled", "id"),
        Index("ix_tribute_cemetery_id", "cemetery_id", "id"),
        Index(
            "ix_tribute_waiting",
            "id",
            postgresql_where=sql("not enabled or reported_at is not null"),
        ),
        Index("ix_tribute_visitor_hash", "visitor_hash", "deceased_id", "created_at"),
        Index(
            "ix_tribute_ip_address", "created_at", postgresql_where=sql("ip_address is not null")
        ),
    )

    id: int | None = Field(default=None, primary_key=True)
    kind: str
    deceased_id: int
    cemetery_id: int | None = None
    name: str
    email: str | None = None
    text: str
    enabled: bool = Field(default=False, sa_column_kwargs={"server_default": sql("false")})
    created_at: datetime = now_column()
    approved_at: datetime | None = moment_column()
    approved_by: int | None = None
    reported_at: datetime | None = moment_column()
    vouched_at: datetime | None = moment_column()
    visitor_hash: bytes | None = Field(default=None, sa_column=Column(LargeBinary))
    send_id: UUID | None = None
    ip_address: IPv4Address | IPv6Address | None = Field(default=None, sa_column=Column(INET))


class TributeCount(Base, table=True):
    """Signed rows whose sums are how many texts a cemetery has, and how many of them wait for a
    moderator and are published; kept by triggers."""

    __tablename__ = "tribute_count"

    id: int | None = Field(
        default=None, primary_key=True, sa_type=BigInteger, sa_column_args=[Identity(always=True)]
    )
    cemetery_id: int
    kind: str
    waiting: int
    published: int
    total: int


class Report(Base, table=True):
    """A visitor says that a published text should not stand there."""

    __tablename__ = "report"
    __table_args__ = (UniqueConstraint("tribute_id", "visitor_hash"),)

    id: int | None = Field(default=None, primary_key=True)
    tribute_id: int = Field(
        sa_column=Column(
            ForeignKey("memorial.tribute.id", ondelete="CASCADE"), nullable=False, index=True
        )
    )
    reason: str | None = None
    created_at: datetime = now_column()
    visitor_hash: bytes | None = Field(default=None, sa_column=Column(LargeBinary, index=True))


class Candle(Base, table=True):
    """A virtual candle; it burns until `expires_at`.

    Nobody moderates name and message, so the public never sees them.
    """

    __tablename__ = "candle"
    __table_args__ = (Index("ix_candle_deceased_id_expires_at", "deceased_id", "expires_at"),)

    id: int | None = Field(
        default=None, primary_key=True, sa_type=BigInteger, sa_column_args=[Identity(always=True)]
    )
    deceased_id: int
    visitor_name: str | None = None
    message: str | None = None
    created_at: datetime = now_column()
    expires_at: datetime = Field(sa_type=DateTime(timezone=True))
    visitor_hash: bytes | None = Field(default=None, sa_column=Column(LargeBinary))


class Affect(Base, table=True):
    """A visitor's affect of a day (Rome); kept as long as it can refuse a second one."""

    __tablename__ = "affect"

    deceased_id: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    visitor_hash: bytes = Field(sa_column=Column(LargeBinary, primary_key=True))
    day: date = Field(index=True)


class AffectCount(Base, table=True):
    """All affects ever left for a record."""

    __tablename__ = "affect_count"

    deceased_id: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    count: int


class Remembered(Base, table=True):
    """A person for whom somebody has left something, of which registry was told."""

    __tablename__ = "remembered"

    deceased_id: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})


class SenderBlock(Base, table=True):
    """Nobody with this address (kind 'address') or e-mail may leave texts in a cemetery.

    value_hash: keyed hash, so that no list of addresses grows here; label: what a moderator sees of
    it (`m•••@example.org`, `date of the text`).
    """

    __tablename__ = "sender_block"
    __table_args__ = (
        UniqueConstraint("cemetery_id", "kind", "value_hash"),
        CheckConstraint("kind in ('address', 'email')", name="kind_known"),
    )

    id: int | None = Field(default=None, primary_key=True)
    cemetery_id: int
    kind: str
    value_hash: bytes = Field(sa_column=Column(LargeBinary, nullable=False))
    label: str
    created_by: int
    created_at: datetime = now_column()


class CorrectionRequest(Base, table=True):
    """A relative asks to correct or remove a memorial; the office answers: `status` and `note`."""

    __tablename__ = "correction_request"
    __table_args__ = (
        CheckConstraint("kind in ('correction', 'removal')", name="kind_known"),
        CheckConstraint("status in ('open', 'done', 'rejected')", name="status_known"),
        Index("ix_correction_request_status", "status", "id"),
        Index("ix_correction_request_visitor_hash", "visitor_hash", "created_at"),
    )

    id: int | None = Field(default=None, primary_key=True)
    deceased_id: int = Field(index=True)
    kind: str
    name: str
    email: str
    phone: str | None = None
    relation: str | None = None
    text: str
    status: str = Field(default="open", sa_column_kwargs={"server_default": "open"})
    note: str | None = None
    handled_by: int | None = None
    handled_at: datetime | None = moment_column()
    created_at: datetime = now_column()
    visitor_hash: bytes | None = Field(default=None, sa_column=Column(LargeBinary))


class Notice(Base, table=True):
    """When a moderator was last mailed that something waits; is_due: more came, a mail is owed."""

    __tablename__ = "notice"

    user_id: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    sent_at: datetime = Field(sa_type=DateTime(timezone=True))
    is_due: bool = Field(default=False, sa_column_kwargs={"server_default": sql("false")})


class Mail(MailColumns, Base, table=True):
    __tablename__ = "mail"


class Outbox(OutboxColumns, Base, table=True):
    __tablename__ = "outbox"


class Inbox(InboxColumns, Base, table=True):
    __tablename__ = "inbox"
