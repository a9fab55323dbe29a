"""Routes of a supplier's own configuration: there is no way to another one's."""

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response

from services.kit.db import Reads, database_of
from services.shop.policy import Supplier
from services.shop.provider.client import CurrentProvider
from services.shop.settings import CurrentSettings
from services.shop.suppliers.planning import Office
from services.shop.suppliers.query import show_config
from services.shop.suppliers.schemas import SupplierConfigIn, SupplierConfigOut
from services.shop.suppliers.service import change_config

router = APIRouter(prefix="/api/supplier-config", tags=["suppliers"])
PRIVATE = {"Cache-Control": "no-store"}


async def _office(request: Request, provider: CurrentProvider, settings: CurrentSettings) -> Office:
    return Office(database_of(request), provider, settings)


@router.get("")
async def show(
    who: Supplier, reads: Reads, settings: CurrentSettings, response: Response
) -> SupplierConfigOut:
    """What the caller has set; the secret key as a mask."""
    response.headers.update(PRIVATE)
    return await show_config(reads, settings, who.id)


@router.put("")
async def change(
    body: SupplierConfigIn,
    who: Supplier,
    office: Annotated[Office, Depends(_office)],
) -> SupplierConfigOut:
    """Sets what is sent; new keys are tried at the card provider before anything is kept."""
    await change_config(office, who, body)
    return await show_config(office.database.reads, office.settings, who.id)
