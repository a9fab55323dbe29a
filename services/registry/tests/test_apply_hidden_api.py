"""Imports and who is hidden: what a file tells, and files of before that do not tell it."""

import asyncpg

from services.registry.tests.batches import apply, places, row


async def test_a_batch_of_before_hides_nobody(registry: asyncpg.Connection) -> None:
    await apply(registry, row(1, "Rossi Maria")[:-3])
    await apply(registry, row(1, "Verdi Anna", cemetery="Altro", cemetery_enabled=False), job=2)
    await apply(registry, row(1, "Neri Ugo", block="Altro", block_enabled=False), job=3)
    lacking = row(1, "Bianchi Ida", cemetery="Terzo", block_enabled=False)[:-1]
    await apply(registry, lacking, job=4)

    public = [(person["who"], person["public"]) for person in await places(registry)]
    assert public == [
        ("Rossi Maria", True),
        ("Verdi Anna", False),
        ("Neri Ugo", False),
        ("Bianchi Ida", False),
    ]
    assert not await registry.fetchval("select bool_or(reserved) from registry.deceased")


async def test_an_import_hides_who_is_reserved_and_shows_nobody_who_is(
    registry: asyncpg.Connection,
) -> None:
    await apply(registry, row(1, "Rossi Maria", reserved=True), row(2, "Verdi Anna"))
    await apply(registry, row(1, "Rossi Maria"), row(2, "Verdi Anna", reserved=True), job=2)

    found = await registry.fetch("select surname, reserved, public from registry.deceased")
    assert sorted(map(tuple, found)) == [("Rossi", True, False), ("Verdi", False, True)]
