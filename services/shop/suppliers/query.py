"""Reads a supplier's configuration."""

import asyncpg

from services.shop.accounts.webhooks import address
from services.shop.settings import ShopSettings
from services.shop.suppliers.schemas import SupplierConfigOut

IN_CHECK = "Le chiavi inserite dall'ufficio sono in verifica"
NOT_TAKEN = "Le chiavi inserite dall'ufficio non sono state accettate. "

_CONFIG = """
select own.id as own_id, own.publishable_key, own.secret_mask, own.is_live,
  used.id is not null as is_paid, used.webhook_secret is not null as has_webhook,
  e.due_at, e.fault, c.notification_email, c.feedback
from (select $1::int as supplier_id) s
left join shop.payment_account own on own.active and own.supplier_id = s.supplier_id
left join shop.payment_account used
  on used.active and used.supplier_id is not distinct from own.supplier_id
left join shop.entered_keys e on e.supplier_id = s.supplier_id
left join shop.supplier_config c on c.supplier_id = s.supplier_id
"""


async def show_config(
    reads: asyncpg.Pool, settings: ShopSettings, supplier_id: int
) -> SupplierConfigOut:
    """The configuration as its supplier sees it: never a secret."""
    row = await reads.fetchrow(_CONFIG, supplier_id)
    assert row is not None
    has_own = row["own_id"] is not None
    return SupplierConfigOut(
        stripe_public_key=row["publishable_key"] or "",
        stripe_secret_key=row["secret_mask"] or "",
        has_secret_key=has_own,
        is_demo=not has_own and row["is_paid"],
        is_live=bool(row["is_live"]),
        has_webhook=row["has_webhook"],
        webhook_url=address(settings, row["own_id"]) if has_own else None,
        keys_notice=_notice(row["fault"], is_waiting=row["due_at"] is not None),
        order_notification_email=row["notification_email"] or "",
        order_feedback=row["feedback"] or "",
    )


def _notice(fault: str | None, *, is_waiting: bool) -> str | None:
    if fault is not None:
        return NOT_TAKEN + fault
    return IN_CHECK if is_waiting else None
