"""Who is to hear that something waits: one line of moderators after another."""

from collections.abc import Sequence

from sqlalchemy import text
from sqlmodel.ext.asyncio.session import AsyncSession

from services.memorial.people import PEOPLE, ROOTS

# the owner of the person's tomb; else the admins of the cemetery; else the superadmins
_MODERATORS = text(f"""{ROOTS},
about as (
  select p.cemetery_id, b.user_id
  from (select cast(:id as int) as deceased_id) q {PEOPLE.format(of="q")}
),
called as (
  select m.user_id,
    case m.role when 'owner' then 1 when 'admin' then 2 else 3 end as line
  from memorial.moderator m, about
  where m.enabled and not m.removed and (
    m.role = 'owner' and m.user_id = about.user_id and :owners
    or m.role = 'admin' and m.cemetery_id = about.cemetery_id
    or m.role = 'superadmin')
)
select user_id from called where line = (select min(line) from called) order by user_id
""")  # noqa: S608  our own joins; values are arguments


async def moderators_of(
    session: AsyncSession, deceased_id: int, *, has_owners: bool = True
) -> Sequence[int]:
    """Ids, in order. has_owners: whether it is for an owner to see to."""
    values = {"id": deceased_id, "owners": has_owners}
    return (await session.execute(_MODERATORS, values)).scalars().all()
