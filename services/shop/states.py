"""What an order may be, and where it may go from there: pure rules."""

from enum import StrEnum


class OrderStatus(StrEnum):
    """pending: waits for the payment; cancelled: given up, or refunded."""

    PENDING = "pending"
    PAID = "paid"
    PROCESSING = "processing"
    COMPLETED = "completed"
    CANCELLED = "cancelled"


class PaymentStatus(StrEnum):
    """What the card provider said last: open (also after a declined card), processing (the bank
    has not answered yet), succeeded, canceled."""

    OPEN = "open"
    PROCESSING = "processing"
    SUCCEEDED = "succeeded"
    CANCELED = "canceled"


class RefundStatus(StrEnum):
    PENDING = "pending"
    SUCCEEDED = "succeeded"
    FAILED = "failed"


_SPELLINGS = {
    "in_attesa": OrderStatus.PENDING,
    "confermato": OrderStatus.PAID,
    "completato": OrderStatus.COMPLETED,
}

# what people may do; a payment alone makes an order paid
_STAFF_MOVES = frozenset(
    {
        (OrderStatus.PAID, OrderStatus.PROCESSING),
        (OrderStatus.PROCESSING, OrderStatus.COMPLETED),
        (OrderStatus.PENDING, OrderStatus.CANCELLED),
        (OrderStatus.PAID, OrderStatus.CANCELLED),
    }
)


def read_status(text: str) -> OrderStatus:
    """The status meant by any accepted spelling.

    Raises:
        ValueError: no such status.
    """
    word = text.strip().lower()
    return _SPELLINGS.get(word) or OrderStatus(word)


def may_move(before: OrderStatus, after: OrderStatus) -> bool:
    """Whether staff or a supplier may take an order from one status to another."""
    return (before, after) in _STAFF_MOVES
