"""Which account a supplier is paid with, and changing it: new keys are a new row, old rows stay."""

from datetime import timedelta

from sqlalchemy import func, or_
from sqlmodel import col, select
from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit import clock
from services.kit.errors import MESSAGES, Conflict, NotFound, Unavailable
from services.kit.log import logger
from services.shop.accounts.keys import Keys, about, checked, mask
from services.shop.accounts.trying import Verified
from services.shop.models import PaymentAccount
from services.shop.settings import ShopSettings
from services.shop.vault import Unreadable, Vault

NO_PAYMENTS = "Pagamenti non disponibili per questo fornitore"
QUIET = timedelta(hours=1)  # the least time that an endpoint outlives its account's retirement
_LOCK = 0x4B657973  # first half of the key of the lock of who changes a supplier's keys


async def own_account(session: AsyncSession, supplier_id: int | None) -> PaymentAccount | None:
    """The active account of a supplier's own keys; null: the demo's."""
    own = col(PaymentAccount.supplier_id)
    wanted = select(PaymentAccount).where(
        col(PaymentAccount.active), own.is_(None) if supplier_id is None else own == supplier_id
    )
    return (await session.exec(wanted)).first()


async def active_account(session: AsyncSession, supplier_id: int) -> PaymentAccount:
    """What a new order of this supplier is paid with: own keys, else the demo's.

    Raises:
        Conflict: there are neither.
    """
    own = col(PaymentAccount.supplier_id)
    wanted = (
        select(PaymentAccount)
        .where(col(PaymentAccount.active), or_(own == supplier_id, own.is_(None)))
        .order_by(own.asc().nulls_last())
        .limit(1)
    )
    found = (await session.exec(wanted)).first()
    if found is None:
        raise Conflict(NO_PAYMENTS)
    return found


async def account(session: AsyncSession, account_id: int) -> PaymentAccount:
    """The account of an order or of a webhook's address, active or not.

    Raises:
        NotFound: there is none.
    """
    found = await session.get(PaymentAccount, account_id)
    if found is None:
        raise NotFound(MESSAGES[404])
    return found


def secret_of(vault: Vault, account: PaymentAccount) -> str:
    """The secret key.

    Raises:
        Unavailable: the row was tampered with, or its master key has gone; nobody is to be paid
            with it.
    """
    return _opened(vault, account, "secret_key", account.secret_key)


def webhook_secret_of(vault: Vault, account: PaymentAccount) -> str | None:
    """What the provider signs events of this account with; null while it tells nothing.

    Raises:
        Unavailable: as in `secret_of`.
    """
    if account.webhook_secret is None:
        return None
    return _opened(vault, account, "webhook_secret", account.webhook_secret)


def _opened(vault: Vault, account: PaymentAccount, field: str, kept: str) -> str:
    try:
        return vault.open(kept, about(account.supplier_id, field, account.version))
    except Unreadable:
        extra = {"account_id": account.id, "supplier_id": account.supplier_id, "field": field}
        logger.error("a supplier's secret cannot be opened", extra=extra)
        raise Unavailable(NO_PAYMENTS) from None


def close_webhook_secret(vault: Vault, account: PaymentAccount, secret: str) -> str:
    return vault.close(secret, about(account.supplier_id, "webhook_secret", account.version))


async def lock_keys(session: AsyncSession, supplier_id: int | None) -> None:
    """One at a time changes the keys of a supplier."""
    await session.exec(select(func.pg_advisory_xact_lock(_LOCK, supplier_id or 0)))


async def replace_keys(
    session: AsyncSession,
    settings: ShopSettings,
    supplier_id: int | None,
    verified: Verified,
    webhook_secret: str | None = None,
) -> PaymentAccount:
    """A new version with these keys; the one before is retired. The same keys again change nothing.

    webhook_secret: of an endpoint that was set up by hand.
    """
    vault, keys = settings.vault, verified.keys
    await lock_keys(session, supplier_id)
    current = await own_account(session, supplier_id)
    if current is not None:
        if _holds(vault, current, keys):
            return current
        await _retire(session, current)
    version = await _last_version(session, supplier_id) + 1
    made = PaymentAccount(
        supplier_id=supplier_id,
        version=version,
        publishable_key=keys.publishable,
        secret_key=vault.close(keys.secret, about(supplier_id, "secret_key", version)),
        secret_mask=mask(keys.secret),
        provider_account=verified.provider_account,
        is_live=keys.is_live,
        active=True,
        webhook_due_at=clock.now(),
    )
    if webhook_secret is not None:
        made.webhook_secret = close_webhook_secret(vault, made, webhook_secret)
        made.webhook_due_at = None
    session.add(made)
    await session.flush()
    return made


async def remove_keys(session: AsyncSession, supplier_id: int | None) -> None:
    """Back to the demo's keys; orders made with the own ones stay with them."""
    await lock_keys(session, supplier_id)
    current = await own_account(session, supplier_id)
    if current is not None:
        await _retire(session, current)


def demo_keys(settings: ShopSettings) -> Keys | None:
    """The demo's keys, if it has any.

    Raises:
        Invalid: they are none; the service does not start with such settings.
    """
    publishable, secret = settings.demo_publishable_key, settings.demo_secret_key
    if publishable is None or secret is None:
        return None
    return checked(publishable, secret, has_stand_in=settings.stripe_api_base is not None)


async def ensure_demo(session: AsyncSession, *, settings: ShopSettings) -> None:
    """A chore: the demo's account is that of the settings, or there is none."""
    keys = demo_keys(settings)
    if keys is None:
        await remove_keys(session, None)
        return
    await replace_keys(session, settings, None, Verified(keys, None))


def _holds(vault: Vault, account: PaymentAccount, keys: Keys) -> bool:
    try:
        held = Keys(account.publishable_key, secret_of(vault, account))
    except Unavailable:
        return False
    return held == keys


async def _retire(session: AsyncSession, account: PaymentAccount) -> None:
    account.active = False
    account.retired_at = now = clock.now()
    account.webhook_due_at = now + QUIET if account.webhook_endpoint_id else None
    session.add(account)
    await session.flush()


async def _last_version(session: AsyncSession, supplier_id: int | None) -> int:
    of_supplier = func.coalesce(col(PaymentAccount.supplier_id), 0) == (supplier_id or 0)
    found = await session.exec(select(func.max(PaymentAccount.version)).where(of_supplier))
    return found.one() or 0
