"""Identity under test: its app over a real database, with or without its workers."""

import base64
from collections.abc import AsyncIterator
from dataclasses import replace

import asyncpg
import httpx
import pytest
from fastapi import FastAPI

from services.identity.app import service
from services.identity.settings import IdentitySettings
from services.identity.tests.making import SHOP_PUBLIC
from services.kit.app import create_app
from services.kit.testing.stack import TestDatabase, serving
from services.kit.testing.tokens import KEY, PUBLIC_KEY


@pytest.fixture
def settings(database: TestDatabase) -> IdentitySettings:
    return IdentitySettings(
        environment="test",
        database_url=database.url("identity"),
        amqp_url="amqp://nowhere.invalid",
        token_public_key=PUBLIC_KEY,
        token_private_key=base64.b64encode(KEY.private_bytes_raw()).decode(),
        shop_public_key=SHOP_PUBLIC,
        public_url="https://cimiteri.example",
    )


@pytest.fixture
async def identity(database: TestDatabase) -> AsyncIterator[asyncpg.Connection]:
    """A connection of identity's own role; the schema is empty before each test."""
    await database.empty("identity")
    connection = await database.connect("identity")
    yield connection
    await connection.close()


@pytest.fixture
def app(settings: IdentitySettings) -> FastAPI:
    return create_app(replace(service(settings), has_workers=False))


@pytest.fixture
async def client(
    app: FastAPI, identity: asyncpg.Connection, caller: dict[str, str]
) -> AsyncIterator[httpx.AsyncClient]:
    """Calls the app as the user of `as_user`, without bus workers."""
    async with serving(app, caller) as client:
        yield client
