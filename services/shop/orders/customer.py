"""Routes for a customer, who holds the link to one order."""

from typing import Annotated

from fastapi import APIRouter, Path, Response

from services.kit.db import Reads
from services.kit.wire import RecordId
from services.shop.orders import photos, query
from services.shop.orders.schemas import CustomerOrderOut

router = APIRouter(prefix="/api/public/orders/by-token", tags=["orders"])

Token = Annotated[str, Path(max_length=100)]


@router.get("/{token}")
async def show_to_customer(token: Token, reads: Reads, response: Response) -> CustomerOrderOut:
    """The order that the link leads to."""
    response.headers.update(photos.PRIVATE)
    async with reads.acquire() as connection:
        return await query.show_to_customer(connection, token)


@router.get("/{token}/photos/{photo_id}", response_class=Response, responses=photos.WEBP)
async def read_customers_photo(token: Token, photo_id: RecordId, reads: Reads) -> Response:
    """A photo of the service done."""
    content = await photos.read_customers_photo(reads, token=token, photo_id=photo_id)
    return Response(content, media_type="image/webp", headers=photos.PRIVATE)
