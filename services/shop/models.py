"""Every table of schema `shop`."""

from services.kit.mail import MailColumns
from services.kit.outbox import InboxColumns, OutboxColumns
from services.shop.base import Base
from services.shop.catalogue_models import EVERYWHERE, TOLD_VERSION, Category, Product
from services.shop.order_models import (
    CustomerOrder,
    OrderChange,
    OrderItem,
    OrderPhoto,
    Refund,
    VisitorKey,
)
from services.shop.payment_models import (
    BankWait,
    EnteredKeys,
    PaymentAccount,
    ProviderEvent,
    SupplierConfig,
)
from services.shop.reader_models import Cemetery, Person, Seller, Tomb

__all__ = [
    "EVERYWHERE",
    "TOLD_VERSION",
    "BankWait",
    "Base",
    "Category",
    "Cemetery",
    "CustomerOrder",
    "EnteredKeys",
    "Inbox",
    "Mail",
    "OrderChange",
    "OrderItem",
    "OrderPhoto",
    "Outbox",
    "PaymentAccount",
    "Person",
    "Product",
    "ProviderEvent",
    "Refund",
    "Seller",
    "SupplierConfig",
    "Tomb",
    "VisitorKey",
]


class Mail(MailColumns, Base, table=True):
    __tablename__ = "mail"


class Outbox(OutboxColumns, Base, table=True):
    __tablename__ = "outbox"


class Inbox(InboxColumns, Base, table=True):
    __tablename__ = "inbox"
