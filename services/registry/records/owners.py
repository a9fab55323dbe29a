"""Owners of tombs that would move away from them."""

from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit.db import driver_connection
from services.kit.errors import Invalid

_STRANGERS = {
    "sector": "b.sector_id = $1",
    "block": "b.id = $1",
}
_COUNT = """
select count(*) from registry.tomb t
join registry.block b on b.id = t.block_id
join registry.user_name u on u.user_id = t.user_id
where {below} and u.cemetery_id is distinct from t.cemetery_id
"""


async def must_keep_owners(session: AsyncSession, kind: str, record_id: int, *, field: str) -> None:
    """Refuses a move of a sector or block that would leave tombs to owners of another cemetery.

    Raises:
        Invalid: how many they are; `field` is the form's.
    """
    connection = await driver_connection(session)
    tombs: int = await connection.fetchval(_COUNT.format(below=_STRANGERS[kind]), record_id)
    if tombs:
        told = "1 tomba ha" if tombs == 1 else f"{tombs} tombe hanno"
        message = f"{told} un proprietario dell’altro cimitero: togli prima il proprietario"
        raise Invalid(message, {field: message})
