"""The database of a test is as if nobody had written to it."""

import asyncpg
import pytest

from services.kit.testing.stack import TestDatabase


async def fill(connection: asyncpg.Connection, rows: int) -> None:
    await connection.execute(
        "with c as (insert into registry.cemetery (name) select 'C' || n"
        " from generate_series(1, $1) n returning id)"
        " insert into registry.sector (cemetery_id, name) select id, 'A' from c",
        rows,
    )


@pytest.mark.parametrize("rows", [1, 5000])
async def test_no_row_is_left_and_ids_begin_at_one(database: TestDatabase, rows: int) -> None:
    await database.empty("registry")
    connection = await database.connect()
    try:
        await fill(connection, rows)
        with pytest.raises(asyncpg.UniqueViolationError):
            await connection.execute(
                "insert into registry.sector (id, cemetery_id, name) values (1, 1, 'B')"
            )
        await database.empty("registry")
        for table in ("cemetery", "sector", "outbox"):
            assert await connection.fetchval(f"select count(*) from registry.{table}") == 0
        await fill(connection, 1)
        assert await connection.fetchval("select id from registry.sector") == 1
    finally:
        await connection.close()


async def test_an_id_that_a_refused_row_took_is_free_again(database: TestDatabase) -> None:
    await database.empty("registry")
    connection = await database.connect()
    try:
        with pytest.raises(asyncpg.ForeignKeyViolationError):
            await connection.execute(
                "insert into registry.sector (cemetery_id, name) values (1, 'A')"
            )
        await database.empty("registry")
        await fill(connection, 1)
        assert await connection.fetchval("select id from registry.sector") == 1
    finally:
        await connection.close()


async def test_migrations_stay(database: TestDatabase) -> None:
    await database.empty("registry")
    connection = await database.connect()
    try:
        assert await connection.fetchval("select count(*) from registry.alembic_version") == 1
    finally:
        await connection.close()
