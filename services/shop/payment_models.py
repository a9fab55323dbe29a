"""With which keys suppliers are paid, and what the card provider has told."""

from datetime import datetime

from sqlalchemy import CheckConstraint, Column, DateTime, ForeignKey, Index, Text
from sqlalchemy import text as sql
from sqlmodel import Field

from services.shop.base import Base, moment_column, now_column


class SupplierConfig(Base, table=True):
    """What a supplier has set, besides keys. notification_email: where paid orders are told, when
    not at the login's address; feedback: plain text, sent to customers with a completed order.

    configured_at: of the newest data that the operator's form has brought; older ones that come
    late change nothing.
    """

    __tablename__ = "supplier_config"

    supplier_id: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    notification_email: str | None = None
    feedback: str | None = Field(default=None, sa_type=Text)
    configured_at: datetime | None = moment_column()
    updated_at: datetime = now_column()


class PaymentAccount(Base, table=True):
    """A pair of keys at the card provider. Never overwritten: new keys are a new row (`version`),
    and the old one stays for the orders that were made with it.

    supplier_id: null for the demo's keys. secret_key, webhook_secret: closed by `vault`, bound to
    this row. is_live: keys that move real money. webhook_endpoint_id, webhook_secret: null while
    the provider tells nothing by itself, and orders are asked about. active: one for a supplier at
    most; retired_at: since when it is not.
    """

    __tablename__ = "payment_account"
    __table_args__ = (
        Index(
            "uq_payment_account_active",
            sql("coalesce(supplier_id, 0)"),
            unique=True,
            postgresql_where=sql("active"),
        ),
        Index(
            "uq_payment_account_version", sql("coalesce(supplier_id, 0)"), "version", unique=True
        ),
        CheckConstraint(
            "(webhook_endpoint_id is null) or (webhook_secret is not null)", name="endpoint_signs"
        ),
    )

    id: int | None = Field(default=None, primary_key=True)
    supplier_id: int | None = None
    version: int
    publishable_key: str
    secret_key: str
    secret_mask: str
    webhook_secret: str | None = None
    webhook_endpoint_id: str | None = None
    provider_account: str | None = None
    is_live: bool
    active: bool
    created_at: datetime = now_column()
    retired_at: datetime | None = moment_column()


class ProviderEvent(Base, table=True):
    """An event of the card provider that was dealt with; the second copy of it changes nothing."""

    __tablename__ = "provider_event"

    payment_account_id: int = Field(
        sa_column=Column(ForeignKey("shop.payment_account.id"), primary_key=True)
    )
    event_id: str = Field(primary_key=True)
    kind: str
    received_at: datetime = Field(
        default=None,
        sa_column=Column(
            DateTime(timezone=True), server_default=sql("now()"), nullable=False, index=True
        ),
    )
