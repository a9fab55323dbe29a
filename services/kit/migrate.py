"""Runs a service's Alembic migrations in its own schema."""

import asyncio
from pathlib import Path

from alembic import command, op
from alembic.config import Config
from sqlalchemy import MetaData
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from services.kit.db import SEARCH_PATH, sqlalchemy_url

TEMPLATE = Path(__file__).with_name("migrations")


def alembic_config(url: str, schema: str, versions: Path, metadata: MetaData) -> Config:
    """Configuration for one service: shared `env.py`, the service's own versions folder."""
    config = Config()
    config.set_main_option("script_location", str(TEMPLATE))
    config.set_main_option("version_locations", str(versions))
    config.set_main_option("path_separator", "newline")
    config.set_main_option("file_template", "%%(rev)s_%%(slug)s")
    config.attributes.update(url=url, schema=schema, metadata=metadata)
    return config


def upgrade(config: Config, revision: str = "head") -> None:
    """Brings the schema to the newest version, or to an older one on the way.

    Not from inside a running event loop: Alembic's own API is synchronous.
    """
    _with_connection(config, lambda: command.upgrade(config, revision))


def check(config: Config) -> None:
    """Raises alembic's CommandError when the tables differ from the models."""
    _with_connection(config, lambda: command.check(config))


def run_script(path: Path) -> None:
    """Runs a SQL script of several statements inside the migration that calls this."""
    connection = op.get_bind().connection.dbapi_connection
    assert connection is not None
    connection.run_async(lambda driver: driver.execute(path.read_text()))


def _with_connection(config: Config, run: object) -> None:
    assert callable(run)

    def inside(connection: Connection) -> None:
        config.attributes["connection"] = connection
        run()

    async def go() -> None:
        engine = create_async_engine(
            sqlalchemy_url(config.attributes["url"]),
            poolclass=NullPool,
            connect_args={"server_settings": SEARCH_PATH},
        )
        async with engine.connect() as connection:
            await connection.run_sync(inside)
            await connection.commit()
        await engine.dispose()

    asyncio.run(go())
