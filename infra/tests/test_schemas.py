"""Each service owns one schema, enters no other, and has in it exactly what its models say."""

from pathlib import Path

import asyncpg
import pytest
from alembic.util import CommandError
from sqlalchemy import MetaData

from services.importer.models import Base as ImporterBase
from services.kit.migrate import alembic_config, check, upgrade
from services.kit.testing.stack import TestDatabase
from services.memorial.models import Base as MemorialBase
from services.registry.models import Base as RegistryBase
from services.shop.models import Base as ShopBase

SCHEMAS = {
    "identity": "identity",
    "registry": "registry",
    "memorial": "memorial",
    "shop": "shop",
    "importer": "import",
}
FOREIGN = [(role, schema) for role in SCHEMAS for of, schema in SCHEMAS.items() if of != role]
SERVICES = {
    "registry": ("registry", RegistryBase.metadata),
    "memorial": ("memorial", MemorialBase.metadata),
    "shop": ("shop", ShopBase.metadata),
    "importer": ("import", ImporterBase.metadata),
}
SERVICES_FOLDER = Path(__file__).parents[2] / "services"


@pytest.mark.parametrize(("role", "schema"), FOREIGN)
async def test_a_service_may_not_enter_the_schema_of_another(
    database: TestDatabase, role: str, schema: str
) -> None:
    connection = await database.connect(role)
    try:
        for statement in (
            f'select * from "{schema}".outbox',
            f'insert into "{schema}".outbox (name) values (1)',
            f'create table "{schema}".mine (id int)',
        ):
            with pytest.raises(asyncpg.InsufficientPrivilegeError, match="permission denied"):
                await connection.execute(statement)
    finally:
        await connection.close()


@pytest.mark.parametrize("role", SCHEMAS)
async def test_a_service_may_not_make_schemas_roles_or_public_tables(
    database: TestDatabase, role: str
) -> None:
    connection = await database.connect(role)
    try:
        for statement in ("create schema mine", "create role mine", "create table public.mine ()"):
            with pytest.raises(asyncpg.InsufficientPrivilegeError):
                await connection.execute(statement)
    finally:
        await connection.close()


@pytest.mark.parametrize("service", SERVICES)
def test_the_migrations_make_what_the_models_say(database: TestDatabase, service: str) -> None:
    schema, metadata = SERVICES[service]
    config = alembic_config(
        database.url(service), schema, SERVICES_FOLDER / service / "migrations", metadata
    )
    check(config)


@pytest.mark.parametrize("service", SERVICES)
def test_migrating_twice_is_harmless(database: TestDatabase, service: str) -> None:
    schema, metadata = SERVICES[service]
    versions = SERVICES_FOLDER / service / "migrations"
    for _ in range(2):
        upgrade(alembic_config(database.url(service), schema, versions, metadata))
    check(alembic_config(database.url(service), schema, versions, metadata))


def test_a_table_that_no_migration_makes_is_noticed(database: TestDatabase) -> None:
    versions = SERVICES_FOLDER / "registry" / "migrations"
    with pytest.raises(CommandError, match="New upgrade operations detected"):
        check(alembic_config(database.url("registry"), "registry", versions, MetaData("registry")))
