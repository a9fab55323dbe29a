"""Owners of tombs that have moved away from them."""

from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit.db import driver_connection

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


async def strangers_warning(session: AsyncSession, kind: str, record_id: int) -> list[str]:
    """What to say of tombs of a moved sector or block whose owners are another cemetery's."""
    connection = await driver_connection(session)
    tombs: int = await connection.fetchval(_COUNT.format(below=_STRANGERS[kind]), record_id)
    if not tombs:
        return []
    told = "1 tomba ha" if tombs == 1 else f"{tombs} tombe hanno"
    return [f"{told} un proprietario di un altro cimitero: controlla gli operatori"]
