"""The rows of the walk: of each kind some of the callers' own cemetery and some of another."""

from collections.abc import Mapping
from dataclasses import dataclass

import asyncpg

from contracts.tests.ground_memorial import make_memorials
from contracts.tests.ground_registry import NOBODY, make_records
from contracts.tests.ground_shop import make_shop
from contracts.tests.visit import FOREIGN
from services.identity.tests.making import add_user
from services.kit.auth import Role
from services.kit.testing.stack import TestDatabase

HERE, ELSEWHERE = 1, 2
JOB = """
insert into import.job (file_name, digest, size, dry_run, today, created_at, finished_at, imported,
  made)
values ('registro.csv', '0', 1, false, now(), now(), now(), 0,
  '{1,0,0,0,0}') returning id
"""
SCHEMAS = ("identity", "registry", "memorial", "shop", "import")

Rows = Mapping[str, Mapping[str, int | str]]


@dataclass(frozen=True, slots=True)
class Ground:
    """callers: a user of each role, of cemetery 1; rows: by path parameter, then by what it is."""

    callers: Mapping[Role, int]
    rows: Rows


async def make_ground(database: TestDatabase) -> Ground:
    """Empties every service and fills it again with the same rows."""
    for schema in SCHEMAS:
        await database.empty(schema)
    connection = await database.connect()
    try:
        callers = {role: await add_user(connection, role.value) for role in Role}
        users = await _users(connection)
        records = await make_records(connection, callers[Role.OWNER], users)
        assert (records["cemetery_id"]["here"], records["cemetery_id"]["elsewhere"]) == (
            HERE,
            ELSEWHERE,
        )
        memorials = await make_memorials(connection, callers, records["deceased_id"])
        shop = await make_shop(connection, callers, users, records["tomb_id"])
        await _entries(connection)
        job = await connection.fetchval(JOB)
    finally:
        await connection.close()
    jobs = {"done": job, "nobody": NOBODY}
    others = {"user_id": users, "job_id": jobs, "picture": {"nobody": NOBODY}, "part": {"first": 1}}
    return Ground(callers, {**others, **records, **memorials, **shop})


async def _users(connection: asyncpg.Connection) -> dict[str, int]:
    elsewhere = {"cemetery_id": ELSEWHERE, "surname": FOREIGN}
    return {
        "owner here": await add_user(connection, "owner"),
        "supplier here": await add_user(connection, "fornitore"),
        "admin here": await add_user(connection, "admin"),
        "owner elsewhere": await add_user(connection, "owner", **elsewhere),
        "admin elsewhere": await add_user(connection, "admin", **elsewhere),
        "superadmin": await add_user(connection, "superadmin", surname=FOREIGN),
        "nobody": NOBODY,
    }


async def _entries(connection: asyncpg.Connection) -> None:
    """What stands in the audit log, and the names of the cemeteries as identity knows them."""
    for cemetery, name in ((HERE, "Qui"), (ELSEWHERE, FOREIGN)):
        await connection.execute(
            "insert into identity.cemetery_name values ($1, $2, 1)", cemetery, name
        )
        await connection.execute(
            "insert into identity.audit_entry"
            " (at, service, action, kind, record_id, record_label, cemetery_id, changes)"
            " values (now(), 'identity', 'created', 'user', 1, $2, $1, '[]')",
            cemetery,
            name,
        )
