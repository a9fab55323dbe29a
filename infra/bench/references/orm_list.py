"""The office's list of persons as one would write it first: ILIKE, count(*), one joined query."""

import os
from collections.abc import AsyncIterator
from typing import Annotated, Any

from fastapi import Depends, FastAPI
from sqlalchemy import func, or_, select
from sqlalchemy.ext.asyncio import AsyncSession, create_async_engine
from sqlmodel import col

from services.kit.db import SEARCH_PATH, sqlalchemy_url
from services.registry.deceased.schemas import DeceasedOut, DeceasedPage
from services.registry.models import Block, Cemetery, Deceased, Sector, Tomb

PAGE_SIZE = 50
app = FastAPI()
engine = create_async_engine(
    sqlalchemy_url(os.environ["BENCH_DATABASE"]),
    pool_size=8,
    connect_args={"server_settings": {**SEARCH_PATH, "jit": "off"}},
)


async def _session() -> AsyncIterator[AsyncSession]:
    async with AsyncSession(engine) as session:
        yield session


@app.get("/healthz")
async def alive() -> dict[str, str]:
    return {"status": "ok"}


@app.get("/api/deceaseds", response_model=DeceasedPage)
async def deceased(
    session: Annotated[AsyncSession, Depends(_session)],
    page: int = 1,
    search: str = "",
    cemeteryId: int | None = None,
) -> DeceasedPage:
    wanted: list[Any] = []
    if search:
        pattern = f"%{search}%"
        wanted.append(or_(col(Deceased.surname).ilike(pattern), col(Deceased.name).ilike(pattern)))
    if cemeteryId:
        wanted.append(col(Deceased.cemetery_id) == cemeteryId)
    total = (
        await session.execute(select(func.count(col(Deceased.id))).where(*wanted))
    ).scalar_one()
    joined = (
        select(Deceased, Tomb, Block, Sector, Cemetery)
        .join(Tomb, col(Tomb.id) == col(Deceased.tomb_id))
        .join(Block, col(Block.id) == col(Tomb.block_id))
        .join(Sector, col(Sector.id) == col(Block.sector_id))
        .join(Cemetery, col(Cemetery.id) == col(Sector.cemetery_id))
        .where(*wanted)
        .order_by(col(Deceased.surname), col(Deceased.name), col(Deceased.id))
        .offset((page - 1) * PAGE_SIZE)
        .limit(PAGE_SIZE)
    )
    rows = (await session.execute(joined)).all()
    return DeceasedPage(
        results=[_row(*row) for row in rows],
        total=total,
        page=page,
        totalPages=-(-total // PAGE_SIZE),
        capped=False,
    )


def _row(
    person: Deceased, tomb: Tomb, block: Block, sector: Sector, cemetery: Cemetery
) -> DeceasedOut:
    values = person.model_dump(include=set(DeceasedOut.model_fields))
    return DeceasedOut(
        **values,
        tomb_reference=tomb.reference,
        block_id=tomb.block_id,
        block_name=block.name,
        sector_id=block.sector_id,
        sector_name=sector.name,
        cemetery_name=cemetery.name,
    )
