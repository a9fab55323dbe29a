"""The dictionaries of names stay quick to search while many new names come."""

import asyncpg

from services.registry.tests.making import Ground

INDEXES = [
    f"ix_{table}_term_{kind}" for table in ("surname", "given") for kind in ("infix", "near")
]


async def test_new_names_do_not_wait_for_an_index(registry: asyncpg.Connection) -> None:
    ground = await Ground.make(registry)
    await ground.bury_all(*(f"Cognome{number}, Nome{number}" for number in range(60)))
    waiting = [
        await registry.fetchval(f"select gin_clean_pending_list('registry.{index}')")
        for index in INDEXES
    ]
    assert waiting == [0, 0, 0, 0]
