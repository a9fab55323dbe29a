"""The key with which a browser pays a supplier."""

from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit.auth import Role
from services.kit.errors import NotFound
from services.shop.accounts.service import active_account
from services.shop.checkout.schemas import PublicKey
from services.shop.models import Seller
from services.shop.policy import NO_SUPPLIER
from services.shop.settings import ShopSettings


async def public_key(session: AsyncSession, settings: ShopSettings, supplier_id: int) -> PublicKey:
    """Raises NotFound for who does not sell, Conflict while they cannot be paid."""
    seller = await session.get(Seller, supplier_id)
    if seller is None or seller.removed or not seller.enabled or seller.role != Role.SUPPLIER:
        raise NotFound(NO_SUPPLIER)
    account = await active_account(session, supplier_id)
    return PublicKey(
        stripe_public_key=account.publishable_key, stripe_js_url=settings.stripe_js_url
    )
