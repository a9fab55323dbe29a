"""The stand-in of the card provider, and a shop that uses it."""

from collections.abc import AsyncIterator

import asyncpg
import pytest

from infra.sandbox.payments.tests.conftest import Sandbox, standing
from services.kit.testing.stack import TestDatabase
from services.shop.settings import ShopSettings
from services.shop.tests.suppliers.desk import Desk, opened, settings_for


@pytest.fixture(scope="session")
async def one_stripe_sandbox() -> AsyncIterator[Sandbox]:
    async with standing() as made:
        yield made


@pytest.fixture
async def stripe_sandbox(one_stripe_sandbox: Sandbox) -> Sandbox:
    """As if it had just been started."""
    await one_stripe_sandbox.control("POST", "/reset", data=True)
    return one_stripe_sandbox


@pytest.fixture
async def shop(database: TestDatabase) -> AsyncIterator[asyncpg.Connection]:
    """A connection of the service's own role; the schema is empty before each test."""
    await database.empty("shop")
    connection = await database.connect("shop")
    await connection.execute(
        "insert into shop.seller"
        " (user_id, version, name, surname, email, business_name, role, cemetery_id, enabled)"
        " values (9, 1, 'Rosa', 'Fiori', 'rosa@example.org', 'Fiori Rosa', 'fornitore', 1, true),"
        " (10, 1, 'Marco', 'Marmi', 'marco@example.org', null, 'fornitore', 1, true)"
    )
    yield connection
    await connection.close()


@pytest.fixture
def settings(database: TestDatabase, stripe_sandbox: Sandbox) -> ShopSettings:
    return settings_for(database, stripe_api_base=stripe_sandbox.url)


@pytest.fixture
async def desk(settings: ShopSettings, shop: asyncpg.Connection) -> AsyncIterator[Desk]:
    """With the demo's account, as after the first minute."""
    async with opened(settings, shop) as desk:
        await desk.set_demo()
        yield desk
