"""The rows of memorial: texts, requests and blocked senders, of the persons that registry has."""

from collections.abc import Mapping

import asyncpg

from contracts.tests.ground_registry import NOBODY
from contracts.tests.visit import FOREIGN, NEIGHBOUR, OWN
from services.kit.auth import Role
from services.memorial.tests.making import add, add_moderator, add_request, add_tribute

# what memorial has heard of registry's records
_HEARD = (
    "insert into memorial.cemetery (cemetery_id, version, name, enabled)"
    " select id, 1, name, enabled from registry.cemetery",
    "insert into memorial.tomb (tomb_id, version, cemetery_id, cemetery_name, sector_name,"
    " block_name, reference, user_id, public)"
    " select t.id, 1, c.id, c.name, s.name, b.name, t.reference, t.user_id,"
    " t.enabled and b.enabled and s.enabled and c.enabled"
    " from registry.tomb t join registry.block b on b.id = t.block_id"
    " join registry.sector s on s.id = b.sector_id"
    " join registry.cemetery c on c.id = s.cemetery_id",
    "insert into memorial.person"
    " (deceased_id, version, tomb_id, cemetery_id, name, surname, public)"
    " select d.id, 1, d.tomb_id, t.cemetery_id, d.name, d.surname, d.enabled and t.public"
    " from registry.deceased d join memorial.tomb t on t.tomb_id = d.tomb_id",
)
MARKS = {"own": OWN, "neighbour's": NEIGHBOUR, "elsewhere": FOREIGN}


async def make_memorials(
    connection: asyncpg.Connection,
    callers: Mapping[Role, int],
    persons: Mapping[str, int],
) -> dict[str, dict[str, int]]:
    """persons: of registry, by row."""
    for statement in _HEARD:
        await connection.execute(statement)
    for role, user in callers.items():
        await add_moderator(connection, user, role.value)
    prayers = {row: await _texts(connection, persons[row], mark) for row, mark in MARKS.items()}
    requests, blocks = {}, {}
    for row, person, cemetery in (("here", "neighbour's", 1), ("elsewhere", "elsewhere", 2)):
        mark = MARKS[person]
        requests[row] = await add_request(connection, persons[person], name=mark)
        blocks[row] = await _block(connection, cemetery, mark)
    return {
        "prayer_id": {**prayers, "nobody": NOBODY},
        "request_id": {**requests, "nobody": NOBODY},
        "sender_block_id": {**blocks, "nobody": NOBODY},
    }


async def _texts(connection: asyncpg.Connection, person: int, mark: str) -> int:
    """A prayer that is published, and a message that waits: its id."""
    await add_tribute(connection, person, name=mark, enabled=True)
    message = {"kind": "message", "email": "anna@example.org"}
    return await add_tribute(connection, person, name=mark, **message)


async def _block(connection: asyncpg.Connection, cemetery: int, mark: str) -> int:
    row = await add(
        connection,
        "sender_block",
        cemetery_id=cemetery,
        kind="email",
        value_hash=mark.encode(),
        label=mark,
        created_by=1,
    )
    made: int = row["id"]
    return made
