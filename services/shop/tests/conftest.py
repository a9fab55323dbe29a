"""A counter for each test that needs no card provider."""

from collections.abc import AsyncIterator

import pytest

from services.kit.testing.stack import TestDatabase
from services.shop.tests.counter import Counter, opened


@pytest.fixture
async def counter(database: TestDatabase) -> AsyncIterator[Counter]:
    async with opened(database) as counter:
        yield counter
