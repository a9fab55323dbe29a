"""Routes of mappings: how the files of a cemetery are read, kept for the next file."""

import json
from collections.abc import Iterable
from datetime import datetime
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Response
from pydantic import Field
from sqlmodel import col, select

from services.importer.cells import quoted
from services.importer.columns import REQUIRED_COLUMN, fold_column
from services.importer.guide_fields import FIELDS
from services.importer.models import Mapping
from services.importer.reading import Reading
from services.importer.refusal import Refused
from services.kit import clock
from services.kit.auth import Require, Role
from services.kit.db import Session
from services.kit.errors import NotFound
from services.kit.wire import MAX_ID, In, Out

EVERYONE = 0  # of no one cemetery
TWICE = (
    "L'abbinamento si contraddice: la colonna {column} dice il cimitero di ogni riga, e per tutte "
    "le righe è scelto {cemetery}. Lasciare uno solo dei due"
)
FOR_ALL = (
    "Un abbinamento per tutti i cimiteri non conserva il cimitero di tutte le righe ({cemetery}): "
    "va salvato per quel cimitero, o senza"
)
SAME_FIELD = (
    "Le colonne {one} e {other} sono abbinate tutte e due a «{field}»: una delle due va cambiata "
    "o lasciata fuori"
)
NO_MAPPING = "Per questo cimitero non è salvato alcun abbinamento delle colonne"

router = APIRouter(
    prefix="/api/import/mappings",
    tags=["mappings"],
    dependencies=[Depends(Require(Role.SUPERADMIN))],
)

CemeteryId = Annotated[int, Path(ge=0, le=MAX_ID, description="0: of no one cemetery")]


class MappingIn(In):
    """reading: columns, cemetery, sheet, as the form field `reading` of an upload."""

    reading: dict[str, Any] = Field(max_length=3)


class MappingOut(Out):
    """cemeteryId 0: of no one cemetery. Names of columns in `reading` are folded."""

    cemeteryId: int
    reading: dict[str, Any]
    updatedAt: datetime


@router.get("")
async def list_mappings(session: Session, response: Response) -> list[MappingOut]:
    response.headers["Cache-Control"] = "no-store"
    kept = await session.exec(select(Mapping).order_by(col(Mapping.cemetery_id)))
    return [_shown(mapping) for mapping in kept]


@router.get("/{cemetery_id}")
async def show_mapping(cemetery_id: CemeteryId, session: Session, response: Response) -> MappingOut:
    response.headers["Cache-Control"] = "no-store"
    mapping = await session.get(Mapping, cemetery_id)
    if mapping is None:
        raise NotFound(NO_MAPPING)
    return _shown(mapping)


@router.put("/{cemetery_id}")
async def save_mapping(cemetery_id: CemeteryId, body: MappingIn, session: Session) -> MappingOut:
    """Keeps it in the place of the one before."""
    wanted = Reading.from_json(json.dumps(body.reading))
    columns = body.reading.get("columns") or {}
    _must_differ(wanted, columns)
    _must_agree(cemetery_id, wanted, columns)
    reading = wanted.to_json()
    known = await session.get(Mapping, cemetery_id, with_for_update=True)
    mapping = known or Mapping(cemetery_id=cemetery_id, reading=reading, updated_at=clock.now())
    mapping.reading, mapping.updated_at = reading, clock.now()
    session.add(mapping)
    await session.flush()
    return _shown(mapping)


@router.delete("/{cemetery_id}", status_code=204)
async def delete_mapping(cemetery_id: CemeteryId, session: Session) -> None:
    mapping = await session.get(Mapping, cemetery_id)
    if mapping is None:
        raise NotFound(NO_MAPPING)
    await session.delete(mapping)


def _must_differ(reading: Reading, columns: Iterable[str]) -> None:
    """A field has one column, for the files of a kept mapping have all of its columns. columns: as
    they are written.

    Raises:
        Refused: two columns hold the same field.
    """
    holders: dict[str, str] = {}
    for column in columns:
        field = reading.field_of(column)
        other = holders.setdefault(field, column) if field else column
        if field and fold_column(other) != fold_column(column):
            label = FIELDS[field].label
            told = SAME_FIELD.format(one=quoted(other), other=quoted(column), field=label)
            raise Refused(400, told)


def _must_agree(cemetery_id: int, reading: Reading, columns: Iterable[str]) -> None:
    """Whose rows are whose is said once: by a column, or by the cemetery of all rows, which is no
    part of what is kept for every cemetery. columns: as they are written.

    Raises:
        Refused: it is said twice, or for all.
    """
    if reading.cemetery is None:
        return
    named = (column for column in columns if reading.field_of(column) == REQUIRED_COLUMN)
    column = next(named, None)
    if column is not None:
        raise Refused(400, TWICE.format(column=quoted(column), cemetery=quoted(reading.cemetery)))
    if cemetery_id == EVERYONE:
        raise Refused(400, FOR_ALL.format(cemetery=quoted(reading.cemetery)))


def _shown(mapping: Mapping) -> MappingOut:
    return MappingOut(
        cemeteryId=mapping.cemetery_id,
        reading=json.loads(mapping.reading),
        updatedAt=mapping.updated_at,
    )
