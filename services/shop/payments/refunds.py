"""Money that goes back: one row for each attempt, and what the provider says of it.

A refund is owed as soon as its row is committed; `paying_back` asks the provider for it, with a key
that makes one refund of any number of calls.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self

from sqlmodel import col, select
from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit import clock
from services.kit.errors import Conflict
from services.shop.letters import service as letters
from services.shop.models import CustomerOrder, Refund
from services.shop.payments.steps import (
    Source,
    lock,
    raise_alarm,
    remark,
    settle_alarm,
)
from services.shop.settings import ShopSettings
from services.shop.states import RefundStatus

REFUND_FAILED = "Rimborso fallito: riprova, oppure rimborsa il cliente in altro modo"
REFUND_DISPUTED = "Non rimborsato: il pagamento è contestato, e decide la banca del cliente"
BANK_DECIDES = (
    "Il pagamento è contestato: decide la banca del cliente. A contestazione chiusa si rimborsa, "
    "se occorre, nel pannello di Stripe"
)
NOTHING_FAILED = "Non c'è un rimborso fallito da ripetere"
_STATUSES = {
    "succeeded": RefundStatus.SUCCEEDED,
    "failed": RefundStatus.FAILED,
    "canceled": RefundStatus.FAILED,
}
# a bank may send money back that had arrived; a failed refund is over
_FORWARD = frozenset(
    {
        (RefundStatus.PENDING, RefundStatus.SUCCEEDED),
        (RefundStatus.PENDING, RefundStatus.FAILED),
        (RefundStatus.SUCCEEDED, RefundStatus.FAILED),
    }
)


@dataclass(frozen=True, slots=True)
class ToldRefund:
    """A refund as the provider tells of it; one of ours says for which order and attempt it is."""

    id: str
    status: RefundStatus
    amount_cents: int
    intent_id: str | None
    metadata: Mapping[str, str]

    @classmethod
    def read(cls, told: Mapping[str, Any]) -> Self:
        """Of the provider's JSON. Raises KeyError: it is no refund."""
        return cls(
            id=told["id"],
            status=_STATUSES.get(told["status"], RefundStatus.PENDING),
            amount_cents=told["amount"],
            intent_id=told.get("payment_intent"),
            metadata=told.get("metadata") or {},
        )

    def is_attempt(self, order: CustomerOrder, refund: Refund) -> bool:
        """Whether it answers that request of ours."""
        given = (self.metadata.get("order_number"), self.metadata.get("attempt"))
        return given == (order.number, str(refund.attempt))


async def refunds_of(session: AsyncSession, order: CustomerOrder) -> Sequence[Refund]:
    """All attempts, oldest first."""
    wanted = select(Refund).where(Refund.order_id == order.id).order_by(col(Refund.attempt))
    return (await session.exec(wanted)).all()


def is_under_way(refunds: Sequence[Refund]) -> bool:
    """Whether money goes back, or has gone."""
    return any(refund.status != RefundStatus.FAILED for refund in refunds)


async def owe_refund(
    session: AsyncSession,
    order: CustomerOrder,
    *,
    requested_by: int | None = None,
    status: RefundStatus = RefundStatus.PENDING,
) -> None:
    """Notes that a locked order's money goes back, if it does not already.

    status: `succeeded` for one that was made in the provider's own pages.
    """
    before = await refunds_of(session, order)
    if is_under_way(before):
        return
    assert order.id is not None
    session.add(
        Refund(
            order_id=order.id,
            attempt=len(before) + 1,
            amount_cents=order.amount_cents,
            status=status,
            requested_by=requested_by,
            created_at=clock.now(),
            updated_at=clock.now(),
        )
    )
    await session.flush()


async def retry_refund(
    session: AsyncSession, order: CustomerOrder, *, user_id: int | None = None
) -> None:
    """Owes a refund again that has failed.

    Raises:
        Conflict: none has failed, it was repeated already, or the customer's bank decides.
    """
    order = await lock(session, order.id)
    if order.is_disputed:
        raise Conflict(BANK_DECIDES)
    before = await refunds_of(session, order)
    if not before or is_under_way(before):
        raise Conflict(NOTHING_FAILED)
    settle_alarm(order, REFUND_FAILED)
    session.add(order)
    await owe_refund(session, order, requested_by=user_id)


async def apply_refund(
    session: AsyncSession, settings: ShopSettings, order: CustomerOrder, told: ToldRefund
) -> None:
    """Notes what the provider says of a refund of a locked order; one that was made elsewhere is
    known by the charge that it was made of, before."""
    refund = _meant(order, await refunds_of(session, order), told)
    if refund is None:
        return
    refund.provider_refund = told.id
    refund.amount_cents = told.amount_cents
    session.add(refund)
    await set_status(session, settings, order, refund, told.status)
    await session.flush()


async def set_status(
    session: AsyncSession,
    settings: ShopSettings,
    order: CustomerOrder,
    refund: Refund,
    after: RefundStatus,
) -> None:
    """Takes a refund forward and tells of it; what comes late changes nothing."""
    if (refund.status, after) not in _FORWARD:
        return
    refund.status = after
    refund.updated_at = clock.now()
    session.add(refund)
    if after is RefundStatus.FAILED:
        await _failed(session, settings, order, refund)
    else:
        settle_alarm(order, REFUND_FAILED)
        settle_alarm(order, REFUND_DISPUTED)
        remark(session, order, "Rimborso eseguito", source=Source.PAYMENT)
        await letters.order_refunded(session, settings, order, attempt=refund.attempt)


async def _failed(
    session: AsyncSession, settings: ShopSettings, order: CustomerOrder, refund: Refund
) -> None:
    """Tells of it, but not again of what a repeated try has not changed."""
    raise_alarm(order, REFUND_DISPUTED if order.is_disputed else REFUND_FAILED)
    remark(session, order, "Rimborso fallito", source=Source.PAYMENT)
    before = [one for one in await refunds_of(session, order) if one.attempt < refund.attempt]
    if before and before[-1].status == RefundStatus.FAILED:
        return
    await letters.refund_failed(session, settings, order, attempt=refund.attempt)


def _meant(order: CustomerOrder, refunds: Sequence[Refund], told: ToldRefund) -> Refund | None:
    """Our row for what is told: by its id, by our attempt, or the one made elsewhere."""
    for refund in refunds:
        if refund.provider_refund == told.id:
            return refund
    unnamed = [refund for refund in refunds if refund.provider_refund is None]
    for refund in unnamed:
        if told.is_attempt(order, refund):
            return refund
    elsewhere = [one for one in unnamed if one.status == RefundStatus.SUCCEEDED]
    return elsewhere[0] if elsewhere and "attempt" not in told.metadata else None
