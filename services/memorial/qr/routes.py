"""The route of QR codes."""

from typing import Annotated

from fastapi import APIRouter, Query

from services.kit.db import Session
from services.kit.wire import RecordId
from services.memorial.persons import find_memorial
from services.memorial.qr import codes
from services.memorial.qr.schemas import QrCodeOut
from services.memorial.registry import Registry
from services.memorial.settings import CurrentSettings

router = APIRouter(tags=["qr"])


@router.post("/api/deceased/{deceased_id}/qr-code")
async def make_qr_code(
    deceased_id: RecordId,
    session: Session,
    registry: Registry,
    settings: CurrentSettings,
    kind: Annotated[codes.Format, Query(alias="format")] = "png",
) -> QrCodeOut:
    """The code that leads to a public memorial."""
    memorial = await find_memorial(session, registry, deceased_id)
    address = codes.address_of(settings.public_url, memorial.id)
    return QrCodeOut(qr_code=codes.picture(address, kind))
