"""The memorial as one would write it first: a session, one joined SQLModel query, a model out."""

import os
from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import Depends, FastAPI, HTTPException
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession, create_async_engine
from sqlmodel import col

from services.kit.db import SEARCH_PATH, sqlalchemy_url
from services.registry.deceased.schemas import MemorialOut
from services.registry.models import Block, Cemetery, Deceased, Sector, Tomb

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


@app.get("/api/public/deceased/{deceased_id}", response_model=MemorialOut)
async def memorial(
    deceased_id: int, session: Annotated[AsyncSession, Depends(_session)]
) -> MemorialOut:
    joined = (
        select(Deceased, Tomb, Block, Sector, Cemetery)
        .where(col(Tomb.id) == col(Deceased.tomb_id), col(Block.id) == col(Tomb.block_id))
        .where(col(Sector.id) == col(Block.sector_id), col(Cemetery.id) == col(Sector.cemetery_id))
        .where(col(Deceased.id) == deceased_id, col(Deceased.public))
    )
    found = (await session.execute(joined)).first()
    if found is None:
        raise HTTPException(404)
    person, tomb, block, sector, cemetery = found
    assert person.id is not None
    assert tomb.id is not None
    assert block.id is not None
    return MemorialOut(
        id=person.id,
        name=person.name,
        surname=person.surname,
        nominative=person.nominative,
        birthdate=person.birthdate,
        deathdate=person.deathdate,
        epitaph=person.epitaph,
        picture=person.picture,
        cemeteryLink3=cemetery.link3,
        cemeteryLink4=cemetery.link4,
        tomb_id=tomb.id,
        tombId=tomb.id,
        blockId=block.id,
        sectorName=sector.name,
        blockName=block.name,
        tombReference=tomb.reference,
        tombPicture=tomb.picture,
        tombCoordinates=tomb.coordinates,
        blockCoordinates=block.coordinates,
        sectorCoordinates=sector.coordinates,
        tombMatterportLink=tomb.matterport_link,
        blockMatterportLink=block.matterport_link,
        commemorationVideo=person.commemoration_video,
        cemeteryName=cemetery.name,
        affectsCount=0,
    )
