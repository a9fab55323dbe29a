"""Routes of virtual candles."""

from typing import Annotated

from fastapi import APIRouter, Depends, Query, Response

from services.kit.db import Session
from services.kit.errors import Invalid
from services.kit.wire import MAX_ID
from services.memorial.candles import service
from services.memorial.candles.schemas import CandleIn, CandleLit, CandleOut
from services.memorial.persons import kept_by_nobody
from services.memorial.registry import Registry
from services.memorial.visitors import Visitor

router = APIRouter(
    prefix="/api/virtual-candles", tags=["candles"], dependencies=[Depends(kept_by_nobody)]
)

REQUIRED = "Campo obbligatorio"


async def wanted_person(
    deceased_id: Annotated[int | None, Query(alias="deceasedId", ge=1, le=MAX_ID)] = None,
    same_id: Annotated[int | None, Query(alias="deceased_id", ge=1, le=MAX_ID)] = None,
) -> int:
    """The person whose candles are asked for, in either spelling."""
    wanted = deceased_id or same_id
    if wanted is None:
        raise Invalid(REQUIRED, {"deceasedId": REQUIRED})
    return wanted


@router.get("", responses={200: {"headers": {"X-Total-Count": {"schema": {"type": "integer"}}}}})
async def list_candles(
    deceased_id: Annotated[int, Depends(wanted_person)],
    session: Session,
    registry: Registry,
    response: Response,
) -> list[CandleOut]:
    """The candles that burn, the 500 newest; X-Total-Count: how many burn in all."""
    candles, total = await service.burning_candles(session, registry, deceased_id)
    response.headers["X-Total-Count"] = str(total)
    return [CandleOut.model_validate(candle) for candle in candles]


@router.post("", status_code=201)
async def light_candle(
    body: CandleIn, session: Session, registry: Registry, visitor: Visitor
) -> CandleLit:
    """Lights a candle for 24 hours; 400 while the visitor's last one burns."""
    return await service.light_candle(session, registry, visitor, body)
