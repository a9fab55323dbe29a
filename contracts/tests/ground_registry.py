"""The rows of registry: the calling owner's, a neighbour's, another cemetery's, nobody's."""

from collections.abc import Mapping
from typing import Any

import asyncpg

from contracts.tests.visit import FOREIGN, NEIGHBOUR, OWN
from services.kit import clock
from services.registry.tests.making import Ground as Cemetery
from services.registry.tests.making import add, change
from services.registry.trash.storing import keep

NOBODY = 2**31 - 1
# of the calling owner's, in the callers' cemetery
NAMES = {"sector": f"Settore {OWN}", "block": f"Blocco {OWN}", "tomb": f"{OWN}-1"}


async def make_records(
    connection: asyncpg.Connection, owner: int, users: Mapping[str, int]
) -> dict[str, dict[str, int]]:
    """owner: who calls as such; users: by row."""
    await _names(connection, owner, users)
    here = await Cemetery.make(connection, "Qui")
    elsewhere = await _elsewhere(connection, users["owner elsewhere"])
    hidden = await Cemetery.make(connection, "Nascosto")
    await change(connection, "block", hidden.block, enabled=False)
    rows = await _here(connection, here, owner, users["owner here"])
    others = {
        "cemetery_id": {
            "here": here.cemetery,
            "elsewhere": elsewhere.cemetery,
            "empty": await add(connection, "cemetery", name="Vuoto"),
        },
        "sector_id": {"elsewhere": elsewhere.sector},
        "block_id": {"elsewhere": elsewhere.block, "hidden": hidden.block},
        "tomb_id": {"elsewhere": elsewhere.tomb},
        "deceased_id": {
            "elsewhere": await elsewhere.bury(FOREIGN),
            "hidden": await hidden.bury("Bianchi"),
        },
        "trash_id": await _trash(connection, here.cemetery, elsewhere.cemetery),
        "merge_id": await _merges(connection, here, elsewhere),
    }
    return {name: rows.get(name, {}) | more | {"nobody": NOBODY} for name, more in others.items()}


async def _names(connection: asyncpg.Connection, owner: int, users: Mapping[str, int]) -> None:
    """The users as registry knows them."""
    known = [(owner, OWN, "owner", 1), (users["owner here"], NEIGHBOUR, "owner", 1)]
    known += [(users["admin here"], NEIGHBOUR, "admin", 1)]
    known += [(users["owner elsewhere"], FOREIGN, "owner", 2)]
    await connection.executemany(
        "insert into registry.user_name (user_id, name, surname, role, cemetery_id, version)"
        " values ($1, 'Anna', $2, $3, $4, 1)",
        known,
    )


async def _elsewhere(connection: asyncpg.Connection, owner: int) -> Cemetery:
    """Another cemetery, whose every record says so."""
    made = await Cemetery.make(connection, FOREIGN)
    for level, record in (("sector", made.sector), ("block", made.block)):
        await change(connection, level, record, name=f"{level} {FOREIGN}")
    await change(connection, "tomb", made.tomb, reference=FOREIGN, user_id=owner, capacity=3)
    return made


async def _here(
    connection: asyncpg.Connection, here: Cemetery, owner: int, neighbour: int
) -> dict[str, dict[str, int]]:
    await change(connection, "sector", here.sector, name=NAMES["sector"])
    await change(connection, "block", here.block, name=NAMES["block"])
    await change(connection, "tomb", here.tomb, reference=NAMES["tomb"], user_id=owner, capacity=2)
    empty_sector = await add(
        connection, "sector", cemetery_id=here.cemetery, name=f"Settore {NEIGHBOUR}"
    )
    empty_block = await add(connection, "block", sector_id=here.sector, name=f"Blocco {NEIGHBOUR}")
    in_block = {"block_id": here.block}
    empty_tomb = await add(
        connection, "tomb", **in_block, reference=f"{OWN}-2", user_id=owner, capacity=2
    )
    neighbours_tomb = await add(
        connection, "tomb", **in_block, reference=NEIGHBOUR, user_id=neighbour
    )
    neighbours = await add(
        connection, "deceased", tomb_id=neighbours_tomb, name="Maria", surname=NEIGHBOUR
    )
    return {
        "sector_id": {"here": here.sector, "empty": empty_sector},
        "block_id": {"here": here.block, "empty": empty_block},
        "tomb_id": {"own": here.tomb, "own and empty": empty_tomb, "neighbour's": neighbours_tomb},
        "deceased_id": {"own": await here.bury(OWN), "neighbour's": neighbours},
    }


async def _trash(connection: asyncpg.Connection, here: int, elsewhere: int) -> dict[str, int]:
    """A deleted sector of each of the two cemeteries, and a whole cemetery."""
    sector = {"here": (here, NEIGHBOUR), "elsewhere": (elsewhere, FOREIGN)}
    gone = {
        row: await _deleted(connection, "sector", name, cemetery, {"cemetery_id": cemetery})
        for row, (cemetery, name) in sector.items()
    }
    return gone | {"cemetery": await _deleted(connection, "cemetery", "Scomparso", 1000, {})}


async def _merges(
    connection: asyncpg.Connection, here: Cemetery, elsewhere: Cemetery
) -> dict[str, int]:
    """Of each of the two cemeteries two records of one person, and a third that was merged."""
    merges = {}
    for row, ground, surname in (("here", here, NEIGHBOUR), ("elsewhere", elsewhere, FOREIGN)):
        tomb = await add(
            connection, "tomb", block_id=ground.block, reference=f"{surname}-2", capacity=9
        )
        same = {"tomb_id": tomb, "surname": surname, "birthdate": "1931"}
        one, other = [await add(connection, "deceased", name="Ada", **same) for _ in range(2)]
        merges[row] = await add(
            connection,
            "merge",
            kept_id=one,
            kept_label=surname,
            merged_id=other + 1,
            merged_label=surname,
            cemetery_id=ground.cemetery,
            cemetery_name=surname,
            changes="[]",
            trash_id=await _deleted(connection, "deceased", "Adda", ground.cemetery, same),
            merged_at=clock.now(),
        )
    return merges


async def _deleted(
    connection: asyncpg.Connection, kind: str, name: str, cemetery: int, fields: dict[str, Any]
) -> int:
    record = await add(connection, kind, name=name, **fields)
    trash = await add(
        connection,
        "trash",
        kind=kind,
        record_id=record,
        label=name,
        cemetery_id=cemetery,
        cemetery_name=name,
        deleted_at=clock.now(),
        contents="{}",
    )
    await keep(connection, trash, kind, [record])
    return trash
