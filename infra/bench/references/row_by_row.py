"""An import as one would write it first: find or make each level by the ORM, a commit a row."""

from collections.abc import Sequence
from typing import Any, TypeVar

from sqlalchemy import ColumnElement
from sqlalchemy.ext.asyncio import create_async_engine
from sqlmodel import SQLModel, col, select
from sqlmodel.ext.asyncio.session import AsyncSession

from services.importer.payload import Payload
from services.kit.db import SEARCH_PATH, sqlalchemy_url
from services.registry.models import Block, Cemetery, Deceased, Record, Sector, Tomb

M = TypeVar("M", bound=SQLModel)


async def import_rows(database_url: str, rows: Sequence[Payload]) -> None:
    engine = create_async_engine(
        sqlalchemy_url(database_url), connect_args={"server_settings": SEARCH_PATH}
    )
    async with AsyncSession(engine, expire_on_commit=False) as session:
        for row in rows:
            await _import_row(session, row)
            await session.commit()
    await engine.dispose()


async def _import_row(session: AsyncSession, row: Payload) -> None:
    cemetery = await _found_or_made(
        session, Cemetery(name=row.cemetery, address=row.address), col(Cemetery.name)
    )
    sector = await _found_or_made(
        session,
        Sector(
            cemetery_id=_id(cemetery), name=row.sector or "", coordinates=row.sector_coordinates
        ),
        col(Sector.cemetery_id),
        col(Sector.name),
    )
    block = await _found_or_made(
        session,
        Block(sector_id=_id(sector), name=row.block or ""),
        col(Block.sector_id),
        col(Block.name),
    )
    tomb = await _found_or_made(
        session,
        Tomb(block_id=_id(block), reference=row.tomb, coordinates=row.tomb_coordinates),
        col(Tomb.block_id),
        col(Tomb.reference),
    )
    if row.surname is None:
        return
    await _found_or_made(
        session,
        Deceased(
            tomb_id=_id(tomb),
            name=row.name or "",
            surname=row.surname,
            nominative=row.nominative,
            birthdate=row.birthdate,
            deathdate=row.deathdate,
            epitaph=row.epitaph,
        ),
        col(Deceased.tomb_id),
        col(Deceased.surname),
        col(Deceased.name),
    )


def _id(record: Record) -> int:
    assert record.id is not None
    return record.id


async def _found_or_made(session: AsyncSession, wanted: M, *same: Any) -> M:
    """The record that has the values of `wanted` in the columns `same`, made if there is none."""
    conditions: list[ColumnElement[bool]] = [
        column == getattr(wanted, column.key) for column in same
    ]
    found = (await session.exec(select(type(wanted)).where(*conditions))).first()
    if found is not None:
        return found
    session.add(wanted)
    await session.flush()
    return wanted
