"""A till, open for a module and begun anew for each test."""

from collections.abc import AsyncIterator

import asyncpg
import pytest

from services.kit.db import SEARCH_PATH
from services.kit.testing.stack import TestDatabase
from services.shop.tests.payments.till import Till, opened


@pytest.fixture(scope="module")
async def open_till(database: TestDatabase) -> AsyncIterator[Till]:
    pool = asyncpg.create_pool(
        database.url("shop"), min_size=0, max_size=4, server_settings=SEARCH_PATH
    )
    async with pool as shop, opened(database, shop) as till:
        yield till


@pytest.fixture
async def till(open_till: Till, database: TestDatabase) -> Till:
    await open_till.begin(database)
    return open_till
