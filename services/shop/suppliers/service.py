"""A supplier changes the own configuration."""

from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit import clock
from services.kit.auth import Principal
from services.kit.errors import Invalid
from services.shop.accounts.keys import PLEASE, WEBHOOK, checked_webhook
from services.shop.accounts.service import close_webhook_secret
from services.shop.accounts.webhooks import set_up
from services.shop.models import EnteredKeys, PaymentAccount, SupplierConfig
from services.shop.settings import ShopSettings
from services.shop.suppliers.planning import Office, follow, plan_keys
from services.shop.suppliers.schemas import SupplierConfigIn
from services.shop.suppliers.trail import state_of, tell

HAS_WEBHOOK = "Il webhook è già attivo: non serve impostarlo a mano"
NO_OWN_KEYS = "Il webhook si imposta solo dopo aver salvato le proprie chiavi"


async def change_config(office: Office, who: Principal, body: SupplierConfigIn) -> None:
    """Sets what was sent, all of it or nothing.

    Raises:
        Invalid: a key is malformed, without its pair, or unknown to the provider.
        AppError: the provider is away, or refuses.
        Conflict: the keys were changed by somebody else in the meantime.
    """
    sent = body.stripe_public_key, body.stripe_secret_key
    plan = await plan_keys(office, who.id, *sent)
    async with office.database.unit_of_work() as session:
        before = await state_of(session, who.id)
        account = await follow(session, office.settings, plan)
        if body.stripe_webhook_secret is not None:
            _set_webhook(session, office.settings, account, body.stripe_webhook_secret)
        await _set_rest(session, who.id, body)
        if sent != (None, None):
            await _overrule_office(session, who.id, is_change=plan.step is not None)
        await tell(session, who, who.id, before)
    if account is not None and account.id is not None and account.webhook_secret is None:
        await set_up(office.database, office.provider, office.settings, account.id)


def _set_webhook(
    session: AsyncSession, settings: ShopSettings, account: PaymentAccount | None, secret: str
) -> None:
    """The signing secret of an endpoint that was set up by hand, where ours could not be."""
    if not secret:
        if account is not None and account.webhook_endpoint_id is None:
            account.webhook_secret, account.webhook_due_at = None, clock.now()
            session.add(account)
        return
    checked_webhook(secret)
    if account is None:
        raise Invalid(PLEASE, {WEBHOOK: NO_OWN_KEYS})
    if account.webhook_endpoint_id is not None:
        raise Invalid(PLEASE, {WEBHOOK: HAS_WEBHOOK})
    account.webhook_secret = close_webhook_secret(settings.vault, account, secret)
    account.webhook_due_at = None
    session.add(account)


async def _set_rest(session: AsyncSession, supplier_id: int, body: SupplierConfigIn) -> None:
    config = await session.get(SupplierConfig, supplier_id, with_for_update=True)
    config = config or SupplierConfig(supplier_id=supplier_id)
    if body.order_notification_email is not None:
        config.notification_email = body.order_notification_email or None
        config.email_set_at = clock.now()
    if body.order_feedback is not None:
        config.feedback = body.order_feedback.strip() or None
    config.updated_at = clock.now()
    session.add(config)


async def _overrule_office(session: AsyncSession, supplier_id: int, *, is_change: bool) -> None:
    """The supplier's own word is newer than what the office has entered and is not in force yet;
    who saves the form has also read why the office's keys were not taken."""
    entered = await session.get(EnteredKeys, supplier_id, with_for_update=True)
    if not is_change and (entered is None or entered.fault is None):
        return
    entered = entered or EnteredKeys(supplier_id=supplier_id)
    entered.clear()
    if is_change:
        entered.publishable_set_at = entered.secret_set_at = clock.now()
    session.add(entered)
