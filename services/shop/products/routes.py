"""Routes of products: the office's and suppliers' list, and what visitors are offered."""

from typing import Annotated

from fastapi import APIRouter, Query, Response

from services.kit.db import Reads, Session
from services.kit.peer import Peer
from services.kit.wire import RecordId
from services.shop.policy import Sellers
from services.shop.products import query, service
from services.shop.products.schemas import (
    OfferOut,
    ProductChange,
    ProductIn,
    ProductOut,
    SupplierOut,
    Wanted,
)
from services.shop.registry import Registry, ask

router = APIRouter(tags=["products"])
OFFICE = {"Cache-Control": "no-store"}


@router.get("/api/shop/products")
async def list_products(
    who: Sellers, wanted: Annotated[Wanted, Query()], reads: Reads, response: Response
) -> list[ProductOut]:
    """All for a superadmin, the own cemetery's for an admin, own ones for a supplier."""
    response.headers.update(OFFICE)
    async with reads.acquire() as connection:
        return await query.list_products(connection, who, wanted)


@router.post("/api/shop/products", status_code=201)
async def create_product(body: ProductIn, who: Sellers, session: Session) -> ProductOut:
    return await service.create_product(session, who, body)


@router.put("/api/shop/products/{product_id}")
async def change_product(
    product_id: RecordId, body: ProductChange, who: Sellers, session: Session
) -> ProductOut:
    return await service.change_product(session, who, product_id, body)


@router.delete("/api/shop/products/{product_id}", status_code=204)
async def delete_product(product_id: RecordId, who: Sellers, session: Session) -> None:
    await service.delete_product(session, who, product_id)


@router.get("/api/shop/suppliers")
async def list_suppliers(who: Sellers, reads: Reads, response: Response) -> list[SupplierOut]:
    """The suppliers that the caller may choose for a product."""
    response.headers.update(OFFICE)
    async with reads.acquire() as connection:
        return await query.list_suppliers(connection, who)


@router.get("/api/public/tomb/{tomb_id}/products", response_model=list[OfferOut])
async def offered(tomb_id: RecordId, registry: Registry, reads: Reads) -> Response:
    """What can be bought for a tomb."""
    return await _answer(tomb_id, registry, reads)


@router.get("/api/public/shop/products/{tomb_id}", response_model=list[OfferOut])
async def offered_ahead(tomb_id: RecordId, registry: Registry, reads: Reads) -> Response:
    """The same, as the memorial asks for it."""
    return await _answer(tomb_id, registry, reads)


async def _answer(tomb_id: int, registry: Peer, reads: Reads) -> Response:
    said = await ask(registry, tomb_id)
    products = await query.offered_for(reads, tomb_id, said)
    headers = {"Cache-Control": "no-cache"}
    return Response(products, media_type="application/json", headers=headers)
