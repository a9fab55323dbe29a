"""Routes of categories."""

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response

from services.kit.auth import Principal, Require, Role
from services.kit.db import Reads, Session
from services.kit.errors import Forbidden
from services.kit.wire import RecordId
from services.shop.categories import service
from services.shop.categories.schemas import CategoryChange, CategoryIn, CategoryOut
from services.shop.policy import Sellers

router = APIRouter(prefix="/api/shop/categories", tags=["categories"])
OFFICE = {"Cache-Control": "no-store"}


class _Managers(Require):
    """Superadmins, and others are told who may."""

    def __call__(self, request: Request) -> Principal:
        try:
            return super().__call__(request)
        except Forbidden as refusal:
            raise Forbidden("Solo i SuperAdmin possono gestire le categorie.") from refusal


Managers = Annotated[Principal, Depends(_Managers(Role.SUPERADMIN))]


@router.get("")
async def list_categories(who: Sellers, reads: Reads, response: Response) -> list[CategoryOut]:
    """Those that the caller's products may be in."""
    response.headers.update(OFFICE)
    async with reads.acquire() as connection:
        return await service.list_categories(connection, who)


@router.post("", status_code=201)
async def create_category(body: CategoryIn, who: Managers, session: Session) -> CategoryOut:
    return await service.create_category(session, who, body)


@router.put("/{category_id}")
async def change_category(
    category_id: RecordId, body: CategoryChange, who: Managers, session: Session
) -> CategoryOut:
    return await service.change_category(session, who, category_id, body)


@router.delete("/{category_id}", status_code=204)
async def delete_category(category_id: RecordId, who: Managers, session: Session) -> None:
    await service.delete_category(session, who, category_id)
