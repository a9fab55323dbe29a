"""New keys in two steps: tried at the card provider first, put into force afterwards.

No unit of work is open while the provider is waited for; what was planned on keys that have changed
since is not done.
"""

from dataclasses import dataclass

from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit.db import Database
from services.kit.errors import Conflict, Unavailable
from services.shop.accounts import service as accounts
from services.shop.accounts.keys import checked
from services.shop.accounts.trying import Verified, verify
from services.shop.models import PaymentAccount
from services.shop.provider.client import Provider
from services.shop.settings import ShopSettings
from services.shop.suppliers.changing import Own, Pair, Removal, meant

CHANGED_MEANWHILE = "Le chiavi sono state modificate nel frattempo: ricarica la pagina e riprova"


@dataclass(frozen=True, slots=True)
class Office:
    """What changing keys takes."""

    database: Database
    provider: Provider
    settings: ShopSettings


@dataclass(frozen=True, slots=True, repr=False)
class Plan:
    """step: null when the keys stay; account_id: of the own keys that it was made on."""

    supplier_id: int
    step: Verified | Removal | None
    account_id: int | None


async def plan_keys(
    office: Office, supplier_id: int, publishable: str | None, secret: str | None
) -> Plan:
    """What entered keys come to beside the own ones.

    Raises:
        Invalid: a key is malformed, without its pair, or unknown to the provider.
        AppError: the provider is away, or refuses.
    """
    settings = office.settings
    async with office.database.unit_of_work() as session:
        own = _own(settings, await accounts.own_account(session, supplier_id))
    account_id = own.account_id if own else None
    wanted = meant(publishable, secret, own)
    if not isinstance(wanted, Pair):
        return Plan(supplier_id, wanted, account_id)
    has_stand_in = settings.stripe_api_base is not None
    keys = checked(wanted.publishable, wanted.secret, has_stand_in=has_stand_in)
    return Plan(supplier_id, await verify(office.provider, keys), account_id)


async def follow(
    session: AsyncSession, settings: ShopSettings, plan: Plan
) -> PaymentAccount | None:
    """Does what was planned; the own account as it is then.

    Raises:
        Conflict: the keys that it was planned on are no longer there.
    """
    await accounts.lock_keys(session, plan.supplier_id)
    current = await accounts.own_account(session, plan.supplier_id)
    if plan.step is None:
        return current
    if (current and current.id) != plan.account_id:
        raise Conflict(CHANGED_MEANWHILE)
    if isinstance(plan.step, Removal):
        await accounts.remove_keys(session, plan.supplier_id)
        return None
    return await accounts.replace_keys(session, settings, plan.supplier_id, plan.step)


def _own(settings: ShopSettings, account: PaymentAccount | None) -> Own | None:
    if account is None:
        return None
    assert account.id is not None
    try:
        secret = accounts.secret_of(settings.vault, account)
    except Unavailable:  # only a new one helps
        secret = ""
    return Own(account.id, account.publishable_key, secret, account.secret_mask)
