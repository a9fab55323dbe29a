"""Fixtures of the import's tests. Invented examples are the same in every run, and a slow machine
is no failure."""

from collections.abc import AsyncIterator

import pytest
from hypothesis import settings

from infra.dev.rabbit import Node
from services.importer.tests.stage import Stage
from services.kit.testing.stack import TestDatabase

settings.register_profile("steady", deadline=None, derandomize=True)
settings.load_profile("steady")


@pytest.fixture
async def stage(database: TestDatabase, broker: Node) -> AsyncIterator[Stage]:
    """Both services over an empty register; afterwards nothing may have been given up."""
    async with Stage(database, broker).open() as stage:
        yield stage
        assert await stage.dead() == 0
