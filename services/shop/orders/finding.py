"""Finds an order for who may change it."""

from sqlmodel import col, select
from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit.audit import Subject
from services.kit.auth import Principal
from services.kit.errors import NotFound
from services.shop.models import CustomerOrder
from services.shop.policy import NO_ORDER, sees


async def find_order(
    session: AsyncSession, who: Principal, order_id: int, *, lock: bool = False
) -> CustomerOrder:
    """The order as it is now; lock: kept from other writers until the transaction ends.

    Raises:
        NotFound: no such order, or not the caller's.
    """
    wanted = select(CustomerOrder).where(col(CustomerOrder.id) == order_id)
    if lock:
        wanted = wanted.with_for_update().execution_options(populate_existing=True)
    order = (await session.exec(wanted)).first()
    if order is None or not sees(who, cemetery_id=order.cemetery_id, supplier_id=order.supplier_id):
        raise NotFound(NO_ORDER)
    return order


def subject_of(order: CustomerOrder) -> Subject:
    assert order.id is not None
    return Subject(kind="order", id=order.id, label=order.number, cemetery_id=order.cemetery_id)
