"""Keys that staff have entered with the operator: kept as they come, put into force by a chore."""

from datetime import datetime, timedelta

from pydantic import ConfigDict
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import col, select
from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit import clock
from services.kit.db import Database, database_under
from services.kit.errors import AppError, Conflict, Invalid, Unavailable
from services.kit.events import Reader
from services.kit.sealed import unseal
from services.shop.accounts.closed import about_entered
from services.shop.accounts.webhooks import set_up
from services.shop.models import EnteredKeys, SupplierConfig
from services.shop.provider.client import Provider
from services.shop.settings import ShopSettings
from services.shop.suppliers.planning import Office, Plan, follow, plan_keys
from services.shop.suppliers.trail import state_of, tell
from services.shop.vault import Unreadable

AGAIN = timedelta(minutes=5)
ENTER_AGAIN = "Inserisci di nuovo le chiavi"


class SupplierConfigured(Reader):
    user_id: int
    at: datetime
    sealed: str


class Entered(Reader):
    """What is inside; no fault of it shows a value."""

    model_config = ConfigDict(hide_input_in_errors=True)

    stripe_public_key: str | None = None
    stripe_secret_key: str | None = None
    order_notification_email: str | None = None


async def take_entered(
    session: AsyncSession, event: SupplierConfigured, *, settings: ShopSettings
) -> None:
    """Keeps what is newer than what was set before, field by field."""
    about = f"{event.user_id}|supplier"
    entered = Entered.model_validate_json(unseal(settings.private_key, event.sealed, about))
    if entered.order_notification_email is not None:
        await _take_email(session, event, entered.order_notification_email)
    fresh = insert(EnteredKeys).values(supplier_id=event.user_id).on_conflict_do_nothing()
    await session.exec(fresh)
    row = await session.get(EnteredKeys, event.user_id, with_for_update=True)
    assert row is not None
    if _is_news(entered.stripe_public_key, event.at, row.publishable_set_at):
        row.publishable_key, row.publishable_set_at = entered.stripe_public_key, event.at
        row.due_at, row.fault = clock.now(), None
    if _is_news(entered.stripe_secret_key, event.at, row.secret_set_at):
        row.secret_set_at = event.at
        row.secret_key = entered.stripe_secret_key
        if row.secret_key:
            row.secret_key = settings.vault.close(row.secret_key, about_entered(row))
        row.due_at, row.fault = clock.now(), None
    session.add(row)


async def apply_entered(
    session: AsyncSession, *, provider: Provider, settings: ShopSettings
) -> None:
    """A chore: asks the provider about keys that wait, and puts them into force."""
    office = Office(database_under(session), provider, settings)
    async with office.database.unit_of_work() as finding:
        due = select(EnteredKeys.supplier_id).where(col(EnteredKeys.due_at) <= clock.now())
        waiting = list(await finding.exec(due.order_by(col(EnteredKeys.supplier_id))))
    for supplier_id in waiting:
        await _apply(office, supplier_id)


async def _apply(office: Office, supplier_id: int) -> None:
    async with office.database.unit_of_work() as session:
        seen = await session.get(EnteredKeys, supplier_id)
    if seen is None or seen.due_at is None:
        return
    try:
        plan = await plan_keys(office, supplier_id, *_open(office.settings, seen))
        return await _put_into_force(office, seen, plan)
    except (Unavailable, Conflict):
        return await _note(office.database, seen, due_at=clock.now() + AGAIN)
    except Invalid as fault:
        said = dict.fromkeys((fault.fields or {}).values())  # once, where it is said of both
        return await _note(office.database, seen, fault=". ".join(said))
    except AppError as fault:
        return await _note(office.database, seen, fault=fault.message)
    except Unreadable:
        return await _note(office.database, seen, fault=ENTER_AGAIN)


async def _put_into_force(office: Office, seen: EnteredKeys, plan: Plan) -> None:
    async with office.database.unit_of_work() as session:
        row = await session.get(EnteredKeys, seen.supplier_id, with_for_update=True)
        if row is None or not row.is_same_as(seen):
            return  # entered anew while the provider was asked: the next round's
        before = await state_of(session, seen.supplier_id)
        account = await follow(session, office.settings, plan)
        row.clear()
        session.add(row)
        await tell(session, None, seen.supplier_id, before)
    if account is not None and account.id is not None and account.webhook_secret is None:
        await set_up(office.database, office.provider, office.settings, account.id)


async def _note(
    database: Database,
    seen: EnteredKeys,
    *,
    due_at: datetime | None = None,
    fault: str | None = None,
) -> None:
    async with database.unit_of_work() as session:
        row = await session.get(EnteredKeys, seen.supplier_id, with_for_update=True)
        if row is not None and row.is_same_as(seen):
            row.due_at, row.fault = due_at, fault
            session.add(row)


async def _take_email(session: AsyncSession, event: SupplierConfigured, address: str) -> None:
    new = insert(SupplierConfig).values(
        supplier_id=event.user_id, notification_email=address or None, email_set_at=event.at
    )
    set_before = col(SupplierConfig.email_set_at)
    await session.exec(
        new.on_conflict_do_update(
            index_elements=["supplier_id"],
            set_={name: new.excluded[name] for name in ("notification_email", "email_set_at")},
            where=set_before.is_(None) | (set_before < new.excluded.email_set_at),
        )
    )


def _is_news(entered: str | None, at: datetime, before: datetime | None) -> bool:
    return entered is not None and (before is None or at > before)


def _open(settings: ShopSettings, row: EnteredKeys) -> tuple[str | None, str | None]:
    secret = row.secret_key
    if secret:
        secret = settings.vault.open(secret, about_entered(row))
    return row.publishable_key, secret
