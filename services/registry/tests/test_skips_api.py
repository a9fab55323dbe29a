"""Why a row of an import was skipped, and whom the rows tell of that are spoken of."""

import asyncpg

from services.registry.tests.batches import apply, row


async def test_who_was_there_is_told_from_who_stands_earlier_in_the_file(
    registry: asyncpg.Connection,
) -> None:
    await apply(registry, row(1, "Rossi Maria"), job=1)
    first = await apply(
        registry, row(1, "Rossi Maria"), row(2, "Verdi Anna"), row(3, "VERDI  Anna"), job=2
    )
    assert (first.skipped, first.repeated, first.idle) == ([1, 3], [3], [])
    later = await apply(registry, row(4, "Verdi Anna"), row(5, "Rossi Maria"), job=2)
    assert (later.skipped, later.repeated) == ([4, 5], [4])
    again = await apply(registry, row(1, "Verdi Anna"), job=3)
    assert (again.skipped, again.repeated) == ([1], [])


async def test_who_was_there_before_comes_first(registry: asyncpg.Connection) -> None:
    """A row without dates contradicts neither of two namesakes."""
    await apply(registry, row(1, "Rossi Mario", birthdate="1900"), job=1)
    rows = (row(1, "Rossi Mario", birthdate="1950"), row(2, "Rossi Mario"))
    outcome = await apply(registry, *rows, job=2)
    assert (outcome.skipped, outcome.repeated, outcome.homonyms) == ([2], [], [1])


async def test_a_row_that_adds_nothing_is_told(registry: asyncpg.Connection) -> None:
    await apply(registry, row(1, "Rossi Maria"), job=1)
    outcome = await apply(registry, row(7), row(8, "Rossi Maria"), row(9, tomb="L-2"), job=2)
    assert (outcome.skipped, outcome.repeated, outcome.idle) == ([7, 8], [], [7])


async def test_the_rows_that_are_spoken_of_are_named_and_no_others(
    registry: asyncpg.Connection,
) -> None:
    outcome = await apply(
        registry,
        row(1, "Rossi Maria", capacity=1, birthdate="1900"),
        row(2, "Rossi MARIA"),
        row(3, "Rossi Maria", birthdate="1950"),
        row(4, "Verdi Anna", tomb="L-2"),
        row(5, "Bianchi Ugo", tomb="L-1"),
        row(6, tomb="L-2"),
        row(7, tomb=None),
        row(8, tomb=None, block=None),
    )
    assert outcome.called == {
        2: "Rossi MARIA",
        3: "Rossi Maria",
        5: "Bianchi Ugo",
        6: "L-2",
        7: "Loculi 1",
        8: "Settore A",
    }
