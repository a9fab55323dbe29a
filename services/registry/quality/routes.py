"""The route of the counts of quality."""

from typing import Annotated

from fastapi import APIRouter, Query, Response

from services.kit.auth import Staff
from services.kit.db import Reads, Session, driver_connection
from services.registry.duplicates.finding import look
from services.registry.duplicates.listing import count_pairs, scope_of
from services.registry.quality.schemas import QualityFilters, QualityOut
from services.registry.quality.service import count_deceased, count_tombs
from services.registry.records.answers import OFFICE

router = APIRouter(tags=["quality"])


@router.get("/api/quality")
async def read_quality(
    who: Staff,
    asked: Annotated[QualityFilters, Query()],
    reads: Reads,
    session: Session,
    response: Response,
) -> QualityOut:
    """How many rows each check finds among what the caller looks after."""
    response.headers.update(OFFICE)
    await look(session, scope_of(who, asked.cemetery_id))
    pairs = await count_pairs(await driver_connection(session), who, asked.cemetery_id)
    async with reads.acquire() as connection:
        tombs = await count_tombs(connection, who, asked.cemetery_id)
        deceased = await count_deceased(connection, who, asked.cemetery_id)
    return QualityOut.model_validate({"tombs": tombs, "deceaseds": deceased, "duplicates": pairs})
