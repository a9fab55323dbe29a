"""Counts of affects, and telling registry of them: its search shows them."""

from collections.abc import Sequence

from sqlalchemy import func, text
from sqlmodel import select
from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit.outbox import emit
from services.memorial.events import AffectsCounted

# Held by whoever leaves an affect, shared; alone by whoever merges records or undoes it: neither
# may count while the other changes what is counted, or the newest number would be an old one.
_MERGES = 0x6D65726765

# The record that tells of each of these by now, and the sum over all that went into it.
_COUNTS = text("""
with recursive up(id, root) as (
  select id, id from unnest(cast(:ids as int[])) id
  union
  select up.id, p.merged_into from up join memorial.person p on p.deceased_id = up.root
  where p.merged_into is not null
),
roots as (
  select distinct root from up
  where not exists (
    select from memorial.person p where p.deceased_id = up.root and p.merged_into is not null)
),
down(root, id) as (
  select root, root from roots
  union
  select down.root, p.deceased_id from down join memorial.person p on p.merged_into = down.id
)
select root, coalesce(sum(a.count), 0)::int as count, nextval('memorial.told_version') as version
from down left join memorial.affect_count a on a.deceased_id = down.id
group by root order by root
""")


async def hold_merges(session: AsyncSession) -> None:
    """Until the commit records are merged into no other, and none of them is taken out again."""
    await session.exec(select(func.pg_advisory_xact_lock_shared(_MERGES)))


async def lock_merges(session: AsyncSession) -> None:
    """Waits until nobody leaves an affect, and lets nobody do so until the commit."""
    await session.exec(select(func.pg_advisory_xact_lock(_MERGES)))


async def tell_counts(session: AsyncSession, deceased_ids: Sequence[int]) -> None:
    """Emits the present counts of the memorials that tell of these records.

    The caller holds one of the two locks: alone, or shared together with the row of the count.
    """
    connection = await session.connection()
    for root, count, version in await connection.execute(_COUNTS, {"ids": list(deceased_ids)}):
        emit(session, AffectsCounted(deceased_id=root, count=count, version=version))
