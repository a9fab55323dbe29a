"""What shop tells the others."""

from datetime import datetime

from services.kit.audit import AuditRecorded
from services.kit.events import Event, State


class ShopAudit(AuditRecorded, name="shop.audit.recorded.v1"):
    """A category, a product, an order or a supplier's configuration was changed by staff."""


class ProductState(State):
    """picture: its address; public: whether visitors are offered the product."""

    product_id: int
    version: int
    supplier_id: int
    cemetery_id: int
    picture: str | None
    public: bool


class ProductsChanged(Event, name="shop.products.changed.v1"):
    """Products were edited, or are offered or no more; registry keeps and shows their pictures."""

    items: list[ProductState]

    @classmethod
    def example(cls) -> "ProductsChanged":
        state = ProductState(
            product_id=3,
            version=5,
            supplier_id=9,
            cemetery_id=1,
            picture="/media/" + 64 * "b" + "?w=480",
            public=True,
        )
        return cls(items=[state])


class RemovedProduct(State):
    id: int
    version: int


class ProductsRemoved(Event, name="shop.products.removed.v1"):
    """Products were deleted."""

    items: list[RemovedProduct]

    @classmethod
    def example(cls) -> "ProductsRemoved":
        return cls(items=[RemovedProduct(id=3, version=6)])


class OrderEvent(Event):
    """Base of what is told of an order: ids and sums, nothing of the customer."""

    order_id: int
    number: str
    supplier_id: int
    cemetery_id: int
    tomb_id: int
    amount_cents: int
    is_live: bool
    at: datetime

    @classmethod
    def example(cls) -> "OrderEvent":
        return cls(
            order_id=21,
            number="CS-26K7-4QXM",
            supplier_id=9,
            cemetery_id=1,
            tomb_id=12,
            amount_cents=3500,
            is_live=True,
            at=datetime.fromisoformat("2026-11-02T09:30:00+00:00"),
        )


class OrderPaid(OrderEvent, name="shop.order.paid.v1"):
    """The payment of an order has arrived."""


class OrderProcessing(OrderEvent, name="shop.order.processing.v1"):
    """The supplier has begun with an order."""


class OrderCompleted(OrderEvent, name="shop.order.completed.v1"):
    """The service is done."""


class OrderCancelled(OrderEvent, name="shop.order.cancelled.v1"):
    """An order was given up or its payment given back."""


class TombsOrdered(Event, name="shop.tombs.ordered.v1"):
    """Tombs for which orders were paid at any time, told anew by `replay`; of each later one its
    own events tell."""

    tomb_ids: list[int]

    @classmethod
    def example(cls) -> "TombsOrdered":
        return cls(tomb_ids=[12, 40])
