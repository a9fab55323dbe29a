"""After its migrations, each service's schema is what its models say."""

from importlib import import_module
from pathlib import Path

import pytest

from infra.dev.services import SERVICES
from services.kit.migrate import alembic_config, check
from services.kit.testing.stack import TestDatabase

FOLDER = Path(__file__).parents[2] / "services"


@pytest.mark.parametrize("service", SERVICES)
def test_the_models_need_no_other_migration(database: TestDatabase, service: str) -> None:
    metadata = import_module(f"services.{service}.models").Base.metadata
    versions = FOLDER / service / "migrations"
    check(alembic_config(database.url(service), metadata.schema, versions, metadata))
