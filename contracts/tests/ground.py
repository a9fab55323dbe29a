"""The rows of the walk: of each kind some of the callers' own cemetery and some of another."""

from collections.abc import Mapping
from dataclasses import dataclass

import asyncpg

from services.identity.tests.making import add_user
from services.kit.auth import Role
from services.kit.testing.stack import TestDatabase
from services.registry.tests.making import Ground as Cemetery
from services.registry.tests.making import change

HERE, ELSEWHERE = 1, 2
FOREIGN = "Altrove"  # stands in every record of the other cemetery
SCHEMAS = ("identity", "registry", "import")

Rows = Mapping[str, Mapping[str, int]]


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
        rows = {"user_id": await _users(connection)} | await _records(connection)
        await _entries(connection)
    finally:
        await connection.close()
    return Ground(callers, rows)


async def _users(connection: asyncpg.Connection) -> dict[str, int]:
    elsewhere = {"cemetery_id": ELSEWHERE, "surname": FOREIGN}
    return {
        "owner here": await add_user(connection, "owner"),
        "supplier here": await add_user(connection, "fornitore"),
        "admin here": await add_user(connection, "admin"),
        "owner elsewhere": await add_user(connection, "owner", **elsewhere),
        "admin elsewhere": await add_user(connection, "admin", **elsewhere),
        "superadmin": await add_user(connection, "superadmin", surname=FOREIGN),
        "nobody": 2**31 - 1,
    }


async def _records(connection: asyncpg.Connection) -> dict[str, dict[str, int]]:
    here = await Cemetery.make(connection, "Qui")
    elsewhere = await Cemetery.make(connection, FOREIGN)
    assert (here.cemetery, elsewhere.cemetery) == (HERE, ELSEWHERE)
    hidden = await Cemetery.make(connection, "Nascosto")
    persons = {
        "here": await here.bury("Rossi"),
        "elsewhere": await elsewhere.bury(FOREIGN),
        "hidden": await hidden.bury("Bianchi"),
    }
    await change(connection, "block", hidden.block, enabled=False)
    blocks = {"here": here.block, "elsewhere": elsewhere.block, "hidden": hidden.block}
    nobody = {"nobody": 2**31 - 1}
    return {"block_id": blocks | nobody, "deceased_id": persons | nobody}


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
