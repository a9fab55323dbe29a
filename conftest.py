"""Fixtures of every test."""

import pytest

from infra.dev.postgres import Cluster
from services.identity.models import Base as IdentityBase
from services.importer.models import Base as ImporterBase
from services.kit.testing.stack import TestDatabase, make_database, migrate
from services.memorial.models import Base as MemorialBase
from services.registry.models import Base as RegistryBase
from services.shop.models import Base as ShopBase

pytest_plugins = ["services.kit.testing.fixtures"]


@pytest.fixture(scope="session")
def database(cluster: Cluster) -> TestDatabase:
    """One database with every service's schema, migrated."""
    database = make_database(cluster.superuser_url(), "camposanto")
    migrate(database, "identity", "identity", IdentityBase.metadata)
    migrate(database, "registry", "registry", RegistryBase.metadata)
    migrate(database, "memorial", "memorial", MemorialBase.metadata)
    migrate(database, "shop", "shop", ShopBase.metadata)
    migrate(database, "importer", "import", ImporterBase.metadata)
    return database
