"""What the audit trail tells of a supplier's configuration: keys are masked, versions told."""

from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit.audit import Action, Subject, differences, record
from services.kit.auth import Principal
from services.shop.accounts.service import own_account
from services.shop.events import ShopAudit
from services.shop.models import Seller, SupplierConfig

State = dict[str, object]


async def state_of(session: AsyncSession, supplier_id: int) -> State:
    """What is compared; the row of the keys stands for the secret ones."""
    account = await own_account(session, supplier_id)
    config = await session.get(SupplierConfig, supplier_id)
    return {
        "stripe_public_key": account and account.publishable_key,
        "stripe_secret_key": account and account.id,
        "stripe_webhook": account and account.webhook_secret,
        "order_notification_email": config and config.notification_email,
        "order_feedback": config and config.feedback,
    }


async def tell(
    session: AsyncSession, who: Principal | None, supplier_id: int, before: State
) -> None:
    """Records what has changed since `before`; nothing when nothing has."""
    await session.flush()
    changes = differences(before, await state_of(session, supplier_id))
    if not changes:
        return
    seller = await session.get(Seller, supplier_id)
    names = (seller.business_name, f"{seller.name} {seller.surname}".strip()) if seller else ()
    subject = Subject(
        kind="supplier_config",
        id=supplier_id,
        label=next(filter(None, names), f"Fornitore {supplier_id}"),
        cemetery_id=seller.cemetery_id if seller else None,
    )
    record(session, ShopAudit, who, Action.UPDATED, subject=subject, changes=changes)
