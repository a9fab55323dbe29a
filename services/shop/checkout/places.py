"""The tomb that something is ordered for, and who of those in it is meant."""

from dataclasses import dataclass

from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit.errors import NotFound
from services.shop.checkout.schemas import OrderIn
from services.shop.checkout.whom import find_whom
from services.shop.models import Tomb
from services.shop.policy import NO_TOMB
from services.shop.registry import Said


@dataclass(frozen=True, slots=True)
class Place:
    """As an order keeps it. label: where the supplier finds it."""

    tomb: Tomb
    deceased_id: int | None
    deceased_label: str | None

    @property
    def label(self) -> str:
        tomb = self.tomb
        return ", ".join(filter(None, (tomb.sector_name, tomb.block_name, tomb.reference)))


async def find_place(session: AsyncSession, said: Said, body: OrderIn) -> Place:
    """By registry, which tells of this moment, and while it is away by the copy.

    Raises:
        NotFound: visitors are shown no such tomb.
        Invalid: the person lies in another one.
    """
    tomb = await _tomb(session, said, body.tomb_id)
    return Place(tomb, *await find_whom(session, said, body.tomb_id, body.deceased_id))


async def _tomb(session: AsyncSession, said: Said, tomb_id: int) -> Tomb:
    if said.tomb is not None:
        return said.tomb.as_row()
    tomb = await session.get(Tomb, tomb_id) if said.is_away else None
    if tomb is None or tomb.removed or not tomb.public:
        raise NotFound(NO_TOMB)
    return tomb
