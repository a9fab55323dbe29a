"""Routes of orders for the office and suppliers."""

from typing import Annotated

from fastapi import APIRouter, File, Query, Request, Response, UploadFile

from services.kit.db import Reads, Session
from services.kit.errors import TooLarge
from services.kit.uploads import FileRoute
from services.kit.wire import RecordId
from services.shop.orders import listing, photos, query, service, summary
from services.shop.orders.schemas import OrderOut, OrderRow, PhotoOut, StatusIn, SummaryOut
from services.shop.orders.wanted import Wanted
from services.shop.payments.desk import CurrentDesk
from services.shop.policy import Sellers

OFFICE = {"Cache-Control": "no-store"}
TOTAL = "X-Total-Count"
_TOTAL_TOLD = {
    TOTAL: {
        "description": "How many orders all pages have",
        "required": True,
        "schema": {"type": "integer"},
    }
}


class PhotoRoute(FileRoute):
    """A route for one photo of at most 10 MB."""

    field = "photo"
    no_file = "Scegli la foto da caricare"

    @staticmethod
    def must_fit(size: int) -> None:
        if size > photos.MAX_BYTES:
            raise TooLarge("Il file non può essere più grande di 10MB")


router = APIRouter(prefix="/api/orders", tags=["orders"])
uploads = APIRouter(prefix="/api/orders", tags=["orders"], route_class=PhotoRoute)


@router.get("", responses={200: {"headers": _TOTAL_TOLD}})
async def list_orders(
    who: Sellers, wanted: Annotated[Wanted, Query()], reads: Reads, response: Response
) -> list[OrderRow]:
    """Those that the caller may see, the newest first: a page, or the newest thousand."""
    async with reads.acquire() as connection:
        listed = await listing.list_orders(connection, who, wanted)
    response.headers.update(OFFICE | {TOTAL: str(listed.total)})
    return listed.rows


@router.get("/summary")
async def summarize_orders(who: Sellers, reads: Reads, response: Response) -> SummaryOut:
    """How those that the caller may see go: how many there are, and the last completed ones."""
    response.headers.update(OFFICE)
    async with reads.acquire() as connection:
        return await summary.summarize(connection, who)


@router.get("/{order_id}")
async def show_order(
    order_id: RecordId, who: Sellers, reads: Reads, response: Response
) -> OrderOut:
    """An order with its items, steps, photos and refunds."""
    response.headers.update(OFFICE)
    async with reads.acquire() as connection:
        return await query.show_order(connection, who, order_id)


@router.put("/{order_id}/status")
async def change_status(
    order_id: RecordId,
    body: StatusIn,
    who: Sellers,
    session: Session,
    desk: CurrentDesk,
) -> OrderOut:
    """Begins, completes or cancels an order; what was paid is given back."""
    return await service.change_status(session, desk, who, order_id=order_id, to=body.status)


@router.post("/{order_id}/refund")
async def retry_refund(
    order_id: RecordId,
    who: Sellers,
    session: Session,
    desk: CurrentDesk,
) -> OrderOut:
    """Tries a refund again that the bank has refused."""
    return await service.retry_refund(session, desk, who, order_id=order_id)


@uploads.post("/{order_id}/photos", status_code=201)
async def add_photo(
    order_id: RecordId,
    photo: Annotated[UploadFile, File(description="JPEG, PNG, WebP, GIF o HEIC")],
    request: Request,
    who: Sellers,
    session: Session,
    reads: Reads,
) -> PhotoOut:
    """Proof of the service done, for the customer alone."""
    PhotoRoute.must_fit(photo.size or 0)
    async with reads.acquire() as connection:  # before the work of decoding
        await query.must_see(connection, who, order_id)
    renderer = request.app.state.renderer
    return await photos.add_photo(session, who, renderer, order_id=order_id, file=photo.file)


@router.get("/{order_id}/photos/{photo_id}", response_class=Response, responses=photos.WEBP)
async def read_photo(
    order_id: RecordId, photo_id: RecordId, who: Sellers, reads: Reads
) -> Response:
    """A photo of an order that the caller may see."""
    async with reads.acquire() as connection:
        await query.must_see(connection, who, order_id)
    content = await photos.read_photo(reads, order_id=order_id, photo_id=photo_id)
    return Response(content, media_type="image/webp", headers=photos.PRIVATE)


@router.delete("/{order_id}/photos/{photo_id}", status_code=204)
async def remove_photo(
    order_id: RecordId, photo_id: RecordId, who: Sellers, session: Session
) -> None:
    """While the order is not completed."""
    await photos.remove_photo(session, who, order_id=order_id, photo_id=photo_id)
