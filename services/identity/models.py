"""Every table of schema `identity`."""

from datetime import datetime
from typing import Any

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Column,
    Computed,
    DateTime,
    ForeignKey,
    Identity,
    Index,
    Text,
    func,
    text,
)
from sqlalchemy.dialects.postgresql import JSONB
from sqlmodel import Field, SQLModel

from services.kit.db import schema
from services.kit.mail import MailColumns
from services.kit.outbox import InboxColumns, OutboxColumns


class Base(SQLModel, registry=schema("identity")):
    """Base of this service's tables."""


def _now() -> Any:
    return Field(
        default=None,
        sa_type=DateTime(timezone=True),
        sa_column_kwargs={"server_default": func.now()},
    )


def _search_key() -> Column[str]:
    expression = "identity.search_key(name, surname, email, business_name, phone)"
    return Column(Text(collation="C"), Computed(expression, persisted=True), nullable=False)


class User(Base, table=True):
    """A person who may sign in. Addresses are kept in lower case and unique.

    cemetery_id: where an admin, owner or supplier belongs; a superadmin belongs nowhere.
    """

    __tablename__ = "user_account"
    __table_args__ = (
        CheckConstraint("role in ('superadmin', 'admin', 'owner', 'fornitore')", name="role_known"),
    )

    id: int | None = Field(default=None, primary_key=True)
    name: str
    surname: str
    email: str = Field(unique=True)
    password_hash: str
    business_name: str | None = None
    fiscal_code: str | None = None
    phone: str | None = None
    role: str
    cemetery_id: int | None = Field(default=None, index=True)
    enabled: bool = Field(default=True, sa_column_kwargs={"server_default": text("true")})
    version: int = Field(default=1, sa_column_kwargs={"server_default": text("1")})
    created_at: datetime = _now()
    search_key: str | None = Field(default=None, sa_column=_search_key())


def _user() -> Column[int]:
    return Column(
        ForeignKey("identity.user_account.id", ondelete="CASCADE"), nullable=False, index=True
    )


class UserSession(Base, table=True):
    """A signed-in browser; token_hash: SHA-256 of the cookie, hex. Each use moves `expires_at`."""

    __tablename__ = "user_session"

    token_hash: str = Field(primary_key=True)
    user_id: int = Field(sa_column=_user())
    created_at: datetime = _now()
    expires_at: datetime = Field(sa_type=DateTime(timezone=True))


class PasswordReset(Base, table=True):
    """A link that lets its owner choose a new password once; token_hash as in `UserSession`."""

    __tablename__ = "password_reset"

    token_hash: str = Field(primary_key=True)
    user_id: int = Field(sa_column=_user())
    expires_at: datetime = Field(sa_type=DateTime(timezone=True))


class FailedLogin(Base, table=True):
    """Wrong passwords in a row for one account from one address; key: SHA-256 of both, hex."""

    __tablename__ = "failed_login"

    key: str = Field(primary_key=True)
    failures: int
    blocked_until: datetime | None = Field(default=None, sa_type=DateTime(timezone=True))
    last_at: datetime = _now()


class CemeteryName(Base, table=True):
    """The name of a cemetery, as registry last told it.

    removed: it is gone, which only the log still tells of. The row stays with the version of the
    removal, so that an older change that comes late does not bring the cemetery back.
    """

    __tablename__ = "cemetery_name"

    cemetery_id: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    name: str
    version: int = Field(sa_type=BigInteger)
    removed: bool = Field(default=False, sa_column_kwargs={"server_default": text("false")})


class AuditEntry(Base, table=True):
    """Who changed what, in any service; names are those of the time."""

    __tablename__ = "audit_entry"
    __table_args__ = (
        Index("ix_audit_entry_at", "at", "id"),
        Index("ix_audit_entry_cemetery_id_at", "cemetery_id", "at"),
        Index("ix_audit_entry_kind_record_id", "kind", "record_id"),
    )

    id: int | None = Field(
        default=None, primary_key=True, sa_type=BigInteger, sa_column_args=[Identity(always=True)]
    )
    at: datetime = Field(sa_type=DateTime(timezone=True))
    service: str
    user_id: int | None = None
    user_name: str | None = None
    role: str | None = None
    action: str
    kind: str
    record_id: int
    record_label: str
    cemetery_id: int | None = None
    changes: list[dict[str, Any]] = Field(sa_column=Column(JSONB, nullable=False))
    request_id: str | None = None


class Mail(MailColumns, Base, table=True):
    __tablename__ = "mail"


class Outbox(OutboxColumns, Base, table=True):
    __tablename__ = "outbox"


class Inbox(InboxColumns, Base, table=True):
    __tablename__ = "inbox"
