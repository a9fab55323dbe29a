"""With which keys suppliers are paid, and what the card provider has told."""

from datetime import datetime

from sqlalchemy import CheckConstraint, Column, DateTime, ForeignKey, Index, Text
from sqlalchemy import text as sql
from sqlmodel import Field

from services.shop.base import Base, moment_column, now_column


class SupplierConfig(Base, table=True):
    """What a supplier has set, besides keys. notification_email: where paid orders are told, when
    not at the login's address; feedback: plain text, sent to customers with a completed order.

    email_set_at: when the address was set, here or in the operator's form; older ones that come
    late change nothing.
    """

    __tablename__ = "supplier_config"

    supplier_id: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    notification_email: str | None = None
    feedback: str | None = Field(default=None, sa_type=Text)
    email_set_at: datetime | None = moment_column()
    updated_at: datetime = now_column()


class EnteredKeys(Base, table=True):
    """Keys from the operator's form. They wait here until the card provider has been asked about
    them: what takes an event from the broker must not wait for a third party.

    publishable_key, secret_key: null when nothing of the kind waits, empty to take keys away;
    secret_key is closed by `vault`. Their `..._set_at` say when each was last set, here or by the
    supplier, and stay: older ones that come late change nothing. due_at: when the provider is asked
    next; fault: why the keys were not taken, in Italian, until other ones are set.
    """

    __tablename__ = "entered_keys"

    supplier_id: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    publishable_key: str | None = None
    publishable_set_at: datetime | None = moment_column()
    secret_key: str | None = None
    secret_set_at: datetime | None = moment_column()
    due_at: datetime | None = moment_column()
    fault: str | None = None

    def clear(self) -> None:
        """Nothing waits any more."""
        self.publishable_key = self.secret_key = self.due_at = self.fault = None

    def is_same_as(self, seen: "EnteredKeys") -> bool:
        """Whether nothing was entered since."""
        now = (self.publishable_set_at, self.secret_set_at, self.publishable_key, self.secret_key)
        return now == (
            seen.publishable_set_at,
            seen.secret_set_at,
            seen.publishable_key,
            seen.secret_key,
        )


class PaymentAccount(Base, table=True):
    """A pair of keys at the card provider. Never overwritten: new keys are a new row (`version`),
    and the old one stays for the orders that were made with it.

    supplier_id: null for the demo's keys. secret_key, webhook_secret: closed by `vault`, bound to
    this row. is_live: keys that move real money. webhook_endpoint_id, webhook_secret: null while
    the provider tells nothing by itself, and orders are asked about. webhook_url: where we want to
    be told; webhook_due_at: when the endpoint is looked after next, null when it is not ours to do.
    active: one for a supplier at most; retired_at: since when it is not.
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
    webhook_url: str | None = None
    webhook_due_at: datetime | None = moment_column()
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


class BankWait(Base, table=True):
    """A try to pay an order that its bank has not decided at once. charge: the provider's name for
    the try, else for the payment; failed_at: when it was known that the bank has refused."""

    __tablename__ = "bank_wait"

    id: int | None = Field(default=None, primary_key=True)
    order_id: int = Field(
        sa_column=Column(ForeignKey("shop.customer_order.id"), nullable=False, index=True)
    )
    charge: str
    began_at: datetime = now_column()
    failed_at: datetime | None = moment_column()
