"""A record that names a picture of ours keeps it from being swept away."""

import re
from collections.abc import Iterable
from typing import Any

from pydantic.alias_generators import to_camel
from sqlalchemy import inspect
from sqlmodel import col, select
from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit.errors import Invalid
from services.registry.models import Record
from services.registry.picture_models import COLUMNS, Picture

GONE = "L'immagine non è più disponibile: caricala di nuovo"
_OWN = re.compile(r"/media/([0-9a-f]{64})")


async def hold_pictures(session: AsyncSession, record: Record) -> None:
    """Holds the pictures that a record names anew until the commit.

    Raises:
        Invalid: one was swept away while the form was open.
    """
    named = {
        hash_: column
        for column in COLUMNS.get(str(record.__tablename__), ())
        for hash_ in _named_anew(record, column)
    }
    if not named:
        return
    wanted = select(Picture.hash).where(col(Picture.hash).in_(named)).order_by(col(Picture.hash))
    with session.no_autoflush:
        held = await session.exec(wanted.with_for_update(read=True, key_share=True))
    gone = named.keys() - set(held)
    if gone:
        raise Invalid(GONE, {to_camel(named[hash_]): GONE for hash_ in gone})


def _named_anew(record: Record, column: str) -> set[str]:
    history = inspect(record, raiseerr=True).attrs[column].history
    return _hashes(history.added) - _hashes(history.deleted)


def _hashes(values: Iterable[Any] | None) -> set[str]:
    texts: list[str] = []
    for value in values or ():
        texts += value if isinstance(value, list) else [value or ""]
    return {found[1] for text in texts if (found := _OWN.match(text))}
