"""Routes of the checkout: for whoever buys, without a login."""

from typing import Annotated

from fastapi import APIRouter, Path, Response

from services.kit.db import Session
from services.kit.wire import RecordId
from services.shop.checkout import keys, ordering, paying_again, progress
from services.shop.checkout.schemas import OrderCreated, OrderIn, Progress, Proof, PublicKey
from services.shop.checkout.visitors import Visitor
from services.shop.payments.desk import CurrentDesk
from services.shop.registry import Registry, ask
from services.shop.settings import CurrentSettings

router = APIRouter(prefix="/api/public", tags=["checkout"])

Number = Annotated[str, Path(max_length=40)]
Token = Annotated[str, Path(max_length=100)]
PRIVATE = {"Cache-Control": "no-store"}


@router.post("/create-order", status_code=201)
async def create_order(
    body: OrderIn, desk: CurrentDesk, registry: Registry, visitor: Visitor, response: Response
) -> OrderCreated:
    """Makes an order and begins its payment; the same `checkoutId` gets the same order."""
    response.headers.update(PRIVATE)
    said = await ask(registry, body.tomb_id, body.deceased_id)
    return await ordering.create_order(desk, visitor, body, said=said)


@router.get("/supplier/{supplier_id}/stripe-key")
async def read_key(supplier_id: RecordId, session: Session, settings: CurrentSettings) -> PublicKey:
    """With which key the browser pays this supplier."""
    return await keys.public_key(session, settings, supplier_id)


@router.post("/orders/{number}/refresh")
async def refresh(number: Number, body: Proof, desk: CurrentDesk, response: Response) -> Progress:
    """Where an order is, after the browser has confirmed its payment."""
    response.headers.update(PRIVATE)
    return await progress.refresh(desk, number, body.client_secret)


@router.post("/orders/{number}/cancel")
async def cancel(number: Number, body: Proof, desk: CurrentDesk, response: Response) -> Progress:
    """Gives up an order that is not paid."""
    response.headers.update(PRIVATE)
    return await progress.give_up(desk, number, body.client_secret)


@router.post("/orders/by-token/{token}/payment")
async def pay_again(token: Token, desk: CurrentDesk, response: Response) -> OrderCreated:
    """What the browser needs to pay an order that is still open, from the order's own page."""
    response.headers.update(PRIVATE)
    return await paying_again.pay_again(desk, token)
