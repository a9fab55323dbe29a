"""Who is to hear that something waits: one line of moderators after another."""

from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit.db import driver_connection
from services.memorial.people import PEOPLE, ROOTS

# the owner of the person's tomb; else the admins of the cemetery; else the superadmins
_MODERATORS = f"""{ROOTS},
about as (
  select p.cemetery_id, b.user_id
  from (select cast($1 as int) as deceased_id) q {PEOPLE.format(of="q")}
),
called as (
  select m.user_id,
    case m.role when 'owner' then 1 when 'admin' then 2 else 3 end as line
  from memorial.moderator m, about
  where m.enabled and not m.removed and (
    m.role = 'owner' and m.user_id = about.user_id and cast($2 as boolean)
    or m.role = 'admin' and m.cemetery_id = about.cemetery_id
    or m.role = 'superadmin')
)
select user_id from called where line = (select min(line) from called) order by user_id
"""  # noqa: S608  our own joins; values are arguments


async def moderators_of(
    session: AsyncSession, deceased_id: int, *, has_owners: bool = True
) -> list[int]:
    """Ids, in order. has_owners: whether it is for an owner to see to."""
    connection = await driver_connection(session)
    rows = await connection.fetch(_MODERATORS, deceased_id, has_owners)
    return [row["user_id"] for row in rows]
