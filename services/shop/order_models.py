"""Orders: what was bought, by whom, for which tomb, and how far it has come."""

from datetime import date, datetime
from uuid import UUID

from sqlalchemy import (
    CheckConstraint,
    Column,
    Computed,
    DateTime,
    ForeignKey,
    Index,
    LargeBinary,
    Text,
    UniqueConstraint,
)
from sqlalchemy import text as sql
from sqlmodel import Field

from services.shop.base import Base, moment_column, now_column
from services.shop.states import OrderStatus, PaymentStatus, RefundStatus


def _one_of(
    column: str, values: type[OrderStatus] | type[PaymentStatus] | type[RefundStatus]
) -> str:
    return f"{column} in ({', '.join(repr(str(value)) for value in values)})"


def _of_order() -> Column[int]:
    return Column(ForeignKey("shop.customer_order.id"), nullable=False, index=True)


def _search_key() -> Column[str]:
    expression = (
        "shop.order_key(number, customer_name, customer_email, customer_phone, tomb_label,"
        " deceased_label, item_titles)"
    )
    return Column(Text(collation="C"), Computed(expression, persisted=True), nullable=False)


class CustomerOrder(Base, table=True):
    """An order of products of one supplier for one tomb. What it says of them is what was true when
    it was made; deceased_id too stays the record that was meant then, whatever it is merged into,
    so that undoing a merge needs nothing.

    number: what people call it. checkout_id: of the browser's one attempt, so that a repeated call
    finds this order. secret_hash: SHA-256 of the payment's client secret, which its customer alone
    knows. token: of the customer's link to this order. is_live false: a DEMO, nobody paid.
    deceased_id: for whom, of those in the tomb; null when nobody was named. deceased_label: the
    names that are shown. visitor_hash: keyed hash of the customer's network, for the limit of an
    hour. alarm: what a person has to look at, in Italian. is_disputed: the customer has disputed
    the payment, and the bank decides of the money. asked_at: when the provider was last asked about
    it. item_titles: of what was bought, one a line, for the search. search_key: what that reads;
    the database keeps it.
    """

    __tablename__ = "customer_order"
    __table_args__ = (
        CheckConstraint("amount_cents > 0", name="amount_positive"),
        CheckConstraint(_one_of("status", OrderStatus), name="status_known"),
        CheckConstraint(_one_of("payment_status", PaymentStatus), name="payment_status_known"),
        UniqueConstraint("payment_account_id", "payment_intent_id"),
        Index("ix_customer_order_pending", "id", postgresql_where=sql("status = 'pending'")),
        Index("ix_customer_order_visitor_hash", "visitor_hash", "created_at"),
        Index(
            "ix_customer_order_search_key",
            "search_key",
            postgresql_using="gin",
            postgresql_ops={"search_key": "gin_trgm_ops"},
        ),
    )

    id: int | None = Field(default=None, primary_key=True)
    number: str = Field(unique=True)
    checkout_id: UUID | None = Field(default=None, unique=True)
    token: str = Field(unique=True)
    payment_account_id: int = Field(
        sa_column=Column(ForeignKey("shop.payment_account.id"), nullable=False)
    )
    payment_intent_id: str | None = None
    secret_hash: bytes | None = Field(default=None, sa_column=Column(LargeBinary))
    is_live: bool
    supplier_id: int = Field(index=True)
    tomb_id: int
    tomb_label: str
    deceased_id: int | None = None
    deceased_label: str | None = None
    cemetery_id: int = Field(index=True)
    cemetery_name: str
    customer_name: str | None = None
    customer_email: str
    customer_phone: str
    notes: str | None = Field(default=None, sa_type=Text)
    amount_cents: int
    currency: str = Field(default="eur", sa_column_kwargs={"server_default": "eur"})
    status: str = Field(
        default=OrderStatus.PENDING, index=True, sa_column_kwargs={"server_default": "pending"}
    )
    payment_status: str = Field(
        default=PaymentStatus.OPEN, sa_column_kwargs={"server_default": "open"}
    )
    alarm: str | None = None
    created_at: datetime = Field(
        default=None,
        sa_column=Column(
            DateTime(timezone=True), server_default=sql("now()"), nullable=False, index=True
        ),
    )
    paid_at: datetime | None = moment_column()
    completed_at: datetime | None = moment_column()
    cancelled_at: datetime | None = moment_column()
    asked_at: datetime | None = moment_column()
    card_tried: bool = Field(default=False, sa_column_kwargs={"server_default": sql("false")})
    is_disputed: bool = Field(default=False, sa_column_kwargs={"server_default": sql("false")})
    visitor_hash: bytes | None = Field(default=None, sa_column=Column(LargeBinary))
    item_titles: str = Field(
        default="", sa_type=Text, sa_column_kwargs={"server_default": sql("''")}
    )
    search_key: str | None = Field(default=None, sa_column=_search_key())


class OrderItem(Base, table=True):
    """A product as it was when it was bought; product_id may name one that is gone."""

    __tablename__ = "order_item"
    __table_args__ = (
        CheckConstraint("quantity > 0", name="quantity_positive"),
        UniqueConstraint("order_id", "product_id"),
    )

    id: int | None = Field(default=None, primary_key=True)
    order_id: int = Field(sa_column=_of_order())
    product_id: int
    title: str
    price_cents: int
    quantity: int


class OrderChange(Base, table=True):
    """A step of an order. source: payment, staff, customer or system; user_id: of staff."""

    __tablename__ = "order_change"

    id: int | None = Field(default=None, primary_key=True)
    order_id: int = Field(sa_column=_of_order())
    at: datetime = now_column()
    before: str | None = None
    after: str
    source: str
    user_id: int | None = None
    note: str | None = None


class Refund(Base, table=True):
    """An attempt to give money back. provider_refund: null until the provider has answered, and of
    one that was made in the provider's own pages; asked_at: when it was last asked for or about.
    """

    __tablename__ = "refund"
    __table_args__ = (
        CheckConstraint(_one_of("status", RefundStatus), name="status_known"),
        CheckConstraint("amount_cents > 0", name="amount_positive"),
        UniqueConstraint("order_id", "attempt"),
        UniqueConstraint("provider_refund"),
    )

    id: int | None = Field(default=None, primary_key=True)
    order_id: int = Field(sa_column=_of_order())
    attempt: int
    amount_cents: int
    status: str = Field(
        default=RefundStatus.PENDING, sa_column_kwargs={"server_default": "pending"}
    )
    provider_refund: str | None = None
    requested_by: int | None = None
    created_at: datetime = now_column()
    updated_at: datetime = now_column()
    asked_at: datetime | None = moment_column()


class OrderPhoto(Base, table=True):
    """The supplier's proof of the service done; shown to staff, the supplier and the customer."""

    __tablename__ = "order_photo"

    id: int | None = Field(default=None, primary_key=True)
    order_id: int = Field(sa_column=_of_order())
    content: bytes = Field(sa_column=Column(LargeBinary, nullable=False))
    media_type: str
    width: int
    height: int
    created_at: datetime = now_column()
    created_by: int


class VisitorKey(Base, table=True):
    """The key of a day in Rome, for hashes of customers' networks; it lives two days."""

    __tablename__ = "visitor_key"

    day: date = Field(primary_key=True)
    key: bytes = Field(sa_column=Column(LargeBinary, nullable=False))
