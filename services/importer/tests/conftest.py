"""Fixtures of the import's tests. Invented examples are the same in every run, and a slow machine
is no failure."""

from collections.abc import AsyncIterator
from dataclasses import replace

import httpx
import pytest
from hypothesis import settings

from infra.dev.rabbit import Node
from services.importer.app import service
from services.importer.settings import ImporterSettings
from services.importer.tests.stage import Stage
from services.kit.app import create_app
from services.kit.testing.stack import TestDatabase, serving
from services.kit.testing.tokens import PUBLIC_KEY

settings.register_profile("steady", deadline=None, derandomize=True)
settings.load_profile("steady")


@pytest.fixture
async def stage(database: TestDatabase, broker: Node) -> AsyncIterator[Stage]:
    """Both services over an empty register; afterwards nothing may have been given up."""
    async with Stage(database, broker).open() as stage:
        yield stage
        assert await stage.dead() == 0


@pytest.fixture
async def client(
    database: TestDatabase, caller: dict[str, str]
) -> AsyncIterator[httpx.AsyncClient]:
    """Calls the import service alone; nobody hears its events."""
    settings = ImporterSettings(
        environment="test",
        database_url=database.url("importer"),
        amqp_url="amqp://nowhere.invalid",
        token_public_key=PUBLIC_KEY,
    )
    app = create_app(replace(service(settings), has_workers=False))
    async with serving(app, caller) as client:
        yield client
