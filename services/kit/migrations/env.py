"""Shared Alembic environment: one schema, its version table inside it."""

from alembic import context
from sqlalchemy import text

config = context.config
schema: str = config.attributes["schema"]


def include_name(name: str | None, kind: str, _: object) -> bool:
    return kind != "schema" or name == schema


def run() -> None:
    connection = config.attributes["connection"]
    connection.execute(text("set lock_timeout = '5s'"))
    context.configure(
        connection=connection,
        target_metadata=config.attributes["metadata"],
        version_table_schema=schema,
        include_schemas=True,
        include_name=include_name,
        compare_server_default=False,
    )
    with context.begin_transaction():
        context.run_migrations()


run()
