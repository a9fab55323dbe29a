"""Where the card provider tells us of payments: an endpoint for each account, set up by ourselves.

Keys are good without one; orders are then asked about. Each step in the database is a unit of work
of its own, and none is open while the provider is waited for.
"""

from datetime import timedelta
from typing import TYPE_CHECKING

import stripe
from sqlalchemy import exists, func, or_, update
from sqlmodel import col, select
from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit import clock
from services.kit.db import Database, database_under
from services.kit.errors import AppError
from services.shop.accounts.service import close_webhook_secret, secret_of
from services.shop.models import CustomerOrder, PaymentAccount, Refund
from services.shop.provider.client import API_VERSION, Provider
from services.shop.provider.faults import is_away, is_missing, note
from services.shop.settings import ShopSettings
from services.shop.states import OrderStatus, RefundStatus

if TYPE_CHECKING:
    from stripe.params import WebhookEndpointCreateParams

LEASE = timedelta(minutes=5)  # longer than the longest talk: four calls of three tries
SOONEST, LATEST = timedelta(minutes=1), timedelta(hours=6)
OPEN = (OrderStatus.PENDING, OrderStatus.PAID, OrderStatus.PROCESSING)
DESCRIPTION = "Camposanto"


def address(settings: ShopSettings, account_id: int) -> str:
    return f"{settings.public_url.rstrip('/')}/api/webhooks/stripe/{account_id}"


def wanted(url: str) -> "WebhookEndpointCreateParams":
    """The endpoint as it is asked for; the version is that in which we read events."""
    return {
        "url": url,
        "enabled_events": [
            "payment_intent.succeeded",
            "payment_intent.processing",
            "payment_intent.payment_failed",
            "payment_intent.canceled",
            "charge.refunded",
            "charge.dispute.created",
            "refund.updated",
            "refund.failed",
        ],
        "api_version": API_VERSION,
        "description": DESCRIPTION,
    }


async def tend(session: AsyncSession, *, provider: Provider, settings: ShopSettings) -> None:
    """A chore: sets up what is missing, mends what was lost, takes down what nobody needs."""
    database = database_under(session)
    async with database.unit_of_work() as moving:
        await _note_moved_site(moving, settings)
    async with database.unit_of_work() as finding:
        due = await _due(finding)
    for account_id, is_needed in due:
        look_after = set_up if is_needed else take_down
        await look_after(database, provider, settings, account_id)


async def set_up(
    database: Database, provider: Provider, settings: ShopSettings, account_id: int
) -> None:
    """Makes sure that the account's endpoint is there; a provider that is away is asked later."""
    account = await _claim(database, account_id)
    if account is None:
        return
    try:
        client = provider.client(secret_of(settings.vault, account))
        endpoint = await _endpoint(client, account, address(settings, account_id))
        owner = account.provider_account or await _owner(client)
    except stripe.StripeError as fault:
        note(fault, "set up a webhook", account_id=account_id)
        return await _later(database, account)
    except AppError:  # its secret cannot be opened, and that was logged
        return await _later(database, account)
    async with database.unit_of_work() as session:
        kept = await session.get(PaymentAccount, account_id, with_for_update=True)
        assert kept is not None
        kept.provider_account = owner
        kept.webhook_endpoint_id, kept.webhook_url = endpoint.id, endpoint.url
        if signing := getattr(endpoint, "secret", None):  # told once, when it is made
            kept.webhook_secret = close_webhook_secret(settings.vault, kept, signing)
        kept.webhook_due_at = clock.now() + LATEST
        session.add(kept)
    return None


async def take_down(
    database: Database, provider: Provider, settings: ShopSettings, account_id: int
) -> None:
    """Removes the endpoint of an account that is used no more."""
    account = await _claim(database, account_id)
    if account is None or account.webhook_endpoint_id is None:
        return
    try:
        client = provider.client(secret_of(settings.vault, account))
        await client.v1.webhook_endpoints.delete_async(account.webhook_endpoint_id)
    except stripe.StripeError as fault:
        if not is_missing(fault):
            note(fault, "take down a webhook", account_id=account_id)
        if is_away(fault):
            return
    except AppError:
        return
    forget = (
        update(PaymentAccount)
        .where(col(PaymentAccount.id) == account_id)
        .values(webhook_endpoint_id=None, webhook_secret=None, webhook_due_at=None)
    )
    async with database.unit_of_work() as session:
        await session.exec(forget)


async def _endpoint(
    client: stripe.StripeClient, account: PaymentAccount, url: str
) -> stripe.WebhookEndpoint:
    """The one that is there, mended if need be, or a new one: only that tells its secret."""
    endpoints = client.v1.webhook_endpoints
    if account.webhook_endpoint_id is not None:
        try:
            found = await endpoints.retrieve_async(account.webhook_endpoint_id)
            if found.url == url and found.status == "enabled":
                return found
            return await endpoints.update_async(found.id, {"url": url, "disabled": False})
        except stripe.InvalidRequestError as fault:
            if not is_missing(fault):
                raise
    # of a try that ended before its answer was kept
    async for left in (await endpoints.list_async({"limit": 100})).auto_paging_iter():
        if left.url == url:
            await endpoints.delete_async(left.id)
    return await endpoints.create_async(wanted(url))


async def _owner(client: stripe.StripeClient) -> str | None:
    try:
        return (await client.v1.accounts.retrieve_current_async()).id
    except stripe.PermissionError:
        return None


async def _claim(database: Database, account_id: int) -> PaymentAccount | None:
    """The account, if nobody else is at it; for a while nobody else will be."""
    now = clock.now()
    claim = (
        update(PaymentAccount)
        .where(col(PaymentAccount.id) == account_id, col(PaymentAccount.webhook_due_at) <= now)
        .values(webhook_due_at=now + LEASE)
        .returning(PaymentAccount)
    )
    async with database.unit_of_work() as session:
        return (await session.exec(claim)).scalar_one_or_none()


async def _later(database: Database, account: PaymentAccount) -> None:
    """The older the trouble, the more rarely it is tried again."""
    age = (clock.now() - account.created_at) / 4
    later = (
        update(PaymentAccount)
        .where(col(PaymentAccount.id) == account.id)
        .values(webhook_due_at=clock.now() + min(max(age, SOONEST), LATEST))
    )
    async with database.unit_of_work() as session:
        await session.exec(later)


async def _note_moved_site(session: AsyncSession, settings: ShopSettings) -> None:
    """Endpoints that still point where the site was are due at once."""
    url = func.concat(address(settings, 0)[:-1], col(PaymentAccount.id))
    moved = (
        update(PaymentAccount)
        .where(col(PaymentAccount.webhook_endpoint_id).is_not(None))
        .where(col(PaymentAccount.webhook_url) != url)
        .values(webhook_due_at=clock.now(), webhook_url=url)
    )
    await session.exec(moved)


async def _due(session: AsyncSession) -> list[tuple[int, bool]]:
    """Accounts to be looked after, and whether their endpoint is needed."""
    has_orders = exists().where(
        col(CustomerOrder.payment_account_id) == col(PaymentAccount.id),
        col(CustomerOrder.status).in_(OPEN),
    )
    has_refunds = exists().where(
        col(CustomerOrder.payment_account_id) == col(PaymentAccount.id),
        col(Refund.order_id) == col(CustomerOrder.id),
        col(Refund.status) == RefundStatus.PENDING,
    )
    due = (
        select(PaymentAccount.id, or_(col(PaymentAccount.active), has_orders, has_refunds))
        .where(col(PaymentAccount.webhook_due_at) <= clock.now())
        .order_by(col(PaymentAccount.id))
    )
    return [(int(found or 0), bool(needed)) for found, needed in await session.exec(due)]
