"""Tells registry once of each person for whom something is left: taking an import back leaves them
where they are. What is left stays told of, whatever becomes of it."""

from sqlalchemy import func, text
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import col, select
from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit.outbox import emit, mark_emitted
from services.memorial.events import DeceasedRemembered
from services.memorial.models import Remembered

_FIND_ALL = text("""
insert into memorial.remembered (deceased_id)
  select deceased_id from memorial.tribute
  union select deceased_id from memorial.candle
  union select deceased_id from memorial.affect_count
  union select deceased_id from memorial.correction_request
on conflict do nothing
""")
_TELL_ALL = text("""
insert into memorial.outbox (name, data)
select :name, json_build_object('deceasedId', deceased_id)::text
from memorial.remembered order by deceased_id
""")


async def note_remembered(session: AsyncSession, deceased_id: int) -> None:
    """Tells of the first thing that is left; for the later ones it is one look at an index."""
    new = insert(Remembered).values(deceased_id=deceased_id).on_conflict_do_nothing()
    is_first = (await session.exec(new.returning(col(Remembered.deceased_id)))).first()
    if is_first is not None:
        emit(session, DeceasedRemembered(deceased_id=deceased_id))


async def tell_remembered(session: AsyncSession) -> int:
    """Tells of all of them again, also of those of before this was kept; answers how many."""
    connection = await session.connection()
    await connection.execute(_FIND_ALL)
    await connection.execute(_TELL_ALL, {"name": DeceasedRemembered.name})
    mark_emitted(session)
    return (await session.exec(select(func.count()).select_from(Remembered))).one()
