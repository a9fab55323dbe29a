"""Every secret that is kept closed: whether all can be opened, and closing them anew."""

from sqlmodel import col, select
from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit.errors import Invalid
from services.shop.accounts.keys import about
from services.shop.accounts.service import demo_keys
from services.shop.models import EnteredKeys, PaymentAccount
from services.shop.settings import ShopSettings
from services.shop.vault import Unreadable, Vault

Row = PaymentAccount | EnteredKeys
SEALED = (
    "%s of supplier %s cannot be opened: one of CAMPOSANTO_SHOP_VAULT_KEYS is missing, or the row"
    " was changed by hand; see docs/runbook.md, 'The master key'"
)
LIVE = (
    "payment account %s of supplier %s has a live key, and CAMPOSANTO_SHOP_STRIPE_API_BASE names a"
    " stand-in of the card provider: nobody would be paid. Unset it together with"
    " CAMPOSANTO_SHOP_STRIPE_JS_URL"
)
DEMO_KEYS = (
    "CAMPOSANTO_SHOP_DEMO_PUBLISHABLE_KEY and CAMPOSANTO_SHOP_DEMO_SECRET_KEY are no pair of test"
    " keys, pk_test_... and sk_test_..."
)
DEMO = "(the demo)"


def about_entered(entered: EnteredKeys) -> str:
    """What a secret key that waits is bound to: the moment when it was entered is its version."""
    assert entered.secret_set_at is not None
    return about(entered.supplier_id, "entered_key", int(entered.secret_set_at.timestamp() * 1e6))


async def why_not_start(session: AsyncSession, settings: ShopSettings) -> str | None:
    """Why the service must not start with what is stored; null when it may."""
    try:
        demo_keys(settings)
    except Invalid:
        return DEMO_KEYS
    vault = settings.vault
    for row in await _rows(session, is_locked=False):
        name = f"payment account {row.id}" if isinstance(row, PaymentAccount) else "a waiting key"
        owner = row.supplier_id or DEMO
        try:
            for field, bound in _closed(row):
                vault.open(getattr(row, field), bound)
        except Unreadable:
            return SEALED % (name, owner)
        if settings.stripe_api_base and isinstance(row, PaymentAccount) and row.is_live:
            return LIVE % (row.id, owner)
    return None


async def close_anew(session: AsyncSession, vault: Vault) -> int:
    """Closes with the newest master key what an older one has closed; how many secrets these were.

    Raises:
        Unreadable: one of them cannot be opened; the unit of work must not be kept.
    """
    count = 0
    for row in await _rows(session, is_locked=True):
        for field, bound in _closed(row):
            kept = getattr(row, field)
            if vault.is_closed_with_newest(kept):
                continue
            setattr(row, field, vault.close(vault.open(kept, bound), bound))
            session.add(row)
            count += 1
    return count


def _closed(row: Row) -> list[tuple[str, str]]:
    """The fields of a row that are closed now, each with what it is bound to; an empty secret was
    given up by hand (docs/runbook.md)."""
    if isinstance(row, EnteredKeys):
        return [("secret_key", about_entered(row))] if row.secret_key else []
    fields = [field for field in ("secret_key", "webhook_secret") if getattr(row, field)]
    return [(field, about(row.supplier_id, field, row.version)) for field in fields]


async def _rows(session: AsyncSession, *, is_locked: bool) -> list[Row]:
    accounts = select(PaymentAccount).order_by(col(PaymentAccount.id))
    entered = select(EnteredKeys).order_by(col(EnteredKeys.supplier_id))
    if is_locked:
        accounts, entered = accounts.with_for_update(), entered.with_for_update()
    return [*await session.exec(accounts), *await session.exec(entered)]
