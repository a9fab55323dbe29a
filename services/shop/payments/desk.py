"""Who talks with the card provider about orders.

Each step in the database is a unit of work of its own, and none is open while the provider is
asked: what we are about to ask for is committed first, so that no answer finds us without it.
"""

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request
from stripe import StripeClient

from services.kit.db import Database, database_of
from services.shop.accounts.service import secret_of
from services.shop.models import CustomerOrder, PaymentAccount
from services.shop.provider.client import CurrentProvider, Provider
from services.shop.settings import CurrentSettings, ShopSettings


@dataclass(frozen=True, slots=True)
class Desk:
    """What a talk with the provider takes."""

    database: Database
    provider: Provider
    settings: ShopSettings

    def client(self, account: PaymentAccount) -> StripeClient:
        """Speaks for the owner of the account's keys.

        Raises:
            AppError: its secret cannot be opened.
        """
        return self.provider.client(secret_of(self.settings.vault, account))

    async def account_of(self, order: CustomerOrder) -> PaymentAccount:
        """With which keys the order was made, whatever its supplier has by now."""
        async with self.database.unit_of_work() as session:
            return await session.get_one(PaymentAccount, order.payment_account_id)


async def desk_of(request: Request, provider: CurrentProvider, settings: CurrentSettings) -> Desk:
    return Desk(database_of(request), provider, settings)


CurrentDesk = Annotated[Desk, Depends(desk_of)]
