"""One batch of an import: levels found or made, the same person skipped, homonyms kept apart."""

import asyncpg
import pytest

from services.registry.imports.rows import UNNAMED_TOMB
from services.registry.tests.batches import apply, count, held, levels, places, row
from services.registry.tests.making import add, change


async def test_a_row_makes_every_level_that_is_missing(registry: asyncpg.Connection) -> None:
    outcome = await apply(registry, row(1, "Rossi Maria", birthdate="1900-05", deathdate="1980"))
    assert await count(registry) == levels(1, 1, 1, 1, 1)
    assert (outcome.skipped, outcome.homonyms, outcome.over_capacity) == ([], [], [])
    (person,) = await places(registry)
    assert dict(person) == {
        "who": "Rossi Maria",
        "tomb": "L-1",
        "block": "Loculi 1",
        "sector": "Settore A",
        "cemetery": "Cimitero Maggiore",
        "birthdate": "1900-05",
        "deathdate": "1980",
        "public": True,
        "placed": True,
    }


async def test_what_exists_is_used_and_not_changed(registry: asyncpg.Connection) -> None:
    await apply(registry, row(1, "Rossi Maria", capacity=2, address="Via Uno", picture="a.jpg"))
    outcome = await apply(
        registry,
        row(1, "Verdi Anna", capacity=5, address="Via Due", sector_picture="b.jpg"),
        job=2,
    )
    assert await count(registry) == levels(1, 1, 1, 1, 2)
    assert (outcome.cemetery_ids, outcome.tomb_ids) == ([], [])
    assert await registry.fetchval("select capacity from registry.tomb") == 2
    assert await registry.fetchval("select address from registry.cemetery") == "Via Uno"
    assert await registry.fetchval("select picture from registry.sector") is None


async def test_the_first_row_that_names_something_decides(registry: asyncpg.Connection) -> None:
    await apply(
        registry,
        row(3, "Verdi Anna", capacity=9, tomb="l-1", address="Via Tre", sector_enabled=False),
        row(2, "Rossi Maria", capacity=2, tomb="L-1", address="Via Due"),
    )
    assert await registry.fetchval("select (reference, capacity) from registry.tomb") == ("L-1", 2)
    assert await registry.fetchval("select address from registry.cemetery") == "Via Due"
    assert await registry.fetchval("select enabled from registry.sector") is True


@pytest.mark.parametrize(
    ("level", "one", "other"),
    [
        ("cemetery", "Cimitero della Pietà", "CIMITERO  DELLA PIETA'"),
        ("sector", "Settore D’Oro", "settore d'oro"),
        ("block", "Loculi Nord", "LOCULI\u00a0NORD"),
        ("tomb", "Pietà 1", "pieta' 1"),
    ],
)
async def test_two_spellings_of_a_name_are_one_place(
    registry: asyncpg.Connection, level: str, one: str, other: str
) -> None:
    rows = row(1, "Rossi Maria", **{level: one}), row(2, "Verdi Anna", **{level: other})
    await apply(registry, *rows)
    assert await count(registry) == levels(1, 1, 1, 1, 2)
    assert (await places(registry))[1][level] == one
    await apply(registry, row(3, "Neri Ugo", **{level: other.upper()}), job=2)
    assert await count(registry) == levels(1, 1, 1, 1, 3)


async def test_the_same_reference_elsewhere_is_another_tomb(registry: asyncpg.Connection) -> None:
    await apply(
        registry,
        row(1, "Rossi Maria"),
        row(2, "Rossi Maria", block="Loculi 2"),
        row(3, "Rossi Maria", sector="Settore B"),
        row(4, "Rossi Maria", cemetery="Cimitero Minore"),
    )
    assert await count(registry) == levels(2, 3, 4, 4, 4)


async def test_a_row_may_stop_early(registry: asyncpg.Connection) -> None:
    outcome = await apply(
        registry,
        row(1, cemetery="Uno", sector=None, block=None, tomb=None),
        row(2, cemetery="Uno", block=None, tomb=None),
        row(3, cemetery="Uno", tomb=None),
        row(4, cemetery="Uno"),
        row(5, cemetery="Uno"),
        row(6, cemetery="Uno", sector=None, block=None, tomb=None),
    )
    assert await count(registry) == levels(1, 1, 1, 1, 0)
    assert outcome.skipped == [5, 6]


async def test_a_row_without_a_person_that_makes_nothing_is_skipped(
    registry: asyncpg.Connection,
) -> None:
    await apply(registry, row(1, "Rossi Maria"))
    outcome = await apply(registry, row(7), row(8, tomb="L-2"), job=2)
    assert outcome.skipped == [7]
    assert len(outcome.tomb_ids) == 1


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ({}, {}),
        ({"birthdate": "1900"}, {}),
        ({}, {"deathdate": "1980"}),
        ({"birthdate": "1900"}, {"birthdate": "1900-05-12"}),
        ({"birthdate": "1900", "deathdate": "1980-01"}, {"deathdate": "1980"}),
    ],
)
async def test_who_contradicts_nobody_is_the_same_person(
    registry: asyncpg.Connection, one: dict[str, str], other: dict[str, str]
) -> None:
    outcome = await apply(registry, row(1, "Rossi Maria", **one), row(2, "ROSSI MARIA", **other))
    assert (await held(registry), outcome.skipped) == (["Rossi Maria"], [2])
    outcome = await apply(registry, row(1, "Rossi Maria", **other), job=2)
    assert (await held(registry), outcome.skipped) == (["Rossi Maria"], [1])


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ({"birthdate": "1900"}, {"birthdate": "1901"}),
        ({"birthdate": "1900-05"}, {"birthdate": "1900-06-12"}),
        ({"deathdate": "1980"}, {"deathdate": "1981"}),
        ({"birthdate": "1900", "deathdate": "1980"}, {"birthdate": "1900", "deathdate": "1970"}),
    ],
)
async def test_who_contradicts_everybody_of_that_name_is_a_homonym(
    registry: asyncpg.Connection, one: dict[str, str], other: dict[str, str]
) -> None:
    outcome = await apply(registry, row(1, "Rossi Maria", **one), row(2, "Rossi Maria", **other))
    assert (outcome.homonyms, outcome.skipped) == ([2], [])
    outcome = await apply(registry, row(1, "Verdi Anna"), row(2, "Rossi Maria", birthdate="1850"))
    assert outcome.homonyms == ([2] if "birthdate" in one else [])


async def test_grandfather_and_grandson_are_two_and_a_third_is_another(
    registry: asyncpg.Connection,
) -> None:
    """In one batch and row by row the outcome is the same."""
    rows = [
        row(1, "Rossi Mario", birthdate="1850", deathdate="1920"),
        row(2, "Rossi Mario", birthdate="1910", deathdate="1990"),
        row(3, "Rossi Mario", birthdate="1930", deathdate="2010"),
        row(4, "Rossi Mario"),
        row(5, "Rossi Mario", deathdate="1990-03"),
        row(6, "Rossi Mario", birthdate="1850", deathdate="1990"),
        row(7, "Rossi Mario", birthdate="1850", deathdate="1990"),
    ]
    outcome = await apply(registry, *rows)
    assert outcome.homonyms == [2, 3, 6]
    assert outcome.skipped == [4, 5, 7]
    together = [(p["birthdate"], p["deathdate"]) for p in await places(registry)]
    await registry.execute("delete from registry.deceased")
    told = [await apply(registry, one) for one in rows]
    assert [o.homonyms for o in told] == [[], [2], [3], [], [], [6], []]
    assert [o.skipped for o in told] == [[], [], [], [4], [5], [], [7]]
    assert [(p["birthdate"], p["deathdate"]) for p in await places(registry)] == together


async def test_a_person_of_whom_no_date_is_known_is_contradicted_by_nobody(
    registry: asyncpg.Connection,
) -> None:
    outcome = await apply(
        registry,
        row(1, "Rossi Mario"),
        row(2, "Rossi Mario", birthdate="1910"),
        row(3, "Rossi Mario", birthdate="1930"),
    )
    assert (await held(registry), outcome.skipped) == (["Rossi Mario"], [2, 3])


async def test_the_same_name_in_another_tomb_is_another_person(
    registry: asyncpg.Connection,
) -> None:
    outcome = await apply(registry, row(1, "Rossi Maria"), row(2, "Rossi Maria", tomb="L-2"))
    assert (await held(registry), outcome.homonyms) == (["Rossi Maria", "Rossi Maria"], [])


async def test_who_comes_when_the_tomb_is_full_is_stored_and_told(
    registry: asyncpg.Connection,
) -> None:
    first = await apply(
        registry, *(row(n, f"Rossi N{n}", capacity=2) for n in range(1, 5)), row(5, "Rossi N1")
    )
    assert first.over_capacity == [(3, 3, 2), (4, 4, 2)]
    second = await apply(registry, row(1, "Verdi Anna"), row(2, "Rossi N2"), job=2)
    assert second.over_capacity == [(1, 5, 2)]
    assert second.skipped == [2]
    assert len(await held(registry)) == 5


async def test_the_same_batch_again_makes_nothing(registry: asyncpg.Connection) -> None:
    rows = [row(n, f"Rossi N{n}", tomb=f"L-{n % 7}") for n in range(50)]
    await apply(registry, *rows)
    before = await count(registry)
    outcome = await apply(registry, *rows, job=2)
    assert await count(registry) == before == levels(1, 1, 1, 7, 50)
    assert outcome.skipped == list(range(50))
    assert outcome.deceased_ids == outcome.tomb_ids == []


@pytest.mark.parametrize(
    "hidden", [{"enabled": False}, {"tomb_enabled": False}, {"sector_enabled": False}]
)
async def test_who_is_imported_hidden_or_below_something_hidden_is_not_public(
    registry: asyncpg.Connection, hidden: dict[str, bool]
) -> None:
    await apply(registry, row(1, "Rossi Maria", **hidden))
    assert [person["public"] for person in await places(registry)] == [False]


@pytest.mark.parametrize("level", ["cemetery", "sector", "block", "tomb"])
async def test_who_comes_below_a_level_hidden_before_is_not_public(
    registry: asyncpg.Connection, level: str
) -> None:
    await apply(registry, row(1, "Rossi Maria"))
    await registry.execute(f"update registry.{level} set enabled = false")
    await apply(registry, row(1, "Verdi Anna"), row(2, "Neri Ugo", cemetery="Altrove"), job=2)
    public = {person["who"]: person["public"] for person in await places(registry)}
    assert public == {"Rossi Maria": False, "Verdi Anna": False, "Neri Ugo": True}


async def test_what_a_job_made_bears_its_number(registry: asyncpg.Connection) -> None:
    await apply(registry, row(1, "Rossi Maria"), job=7)
    await apply(registry, row(1, "Verdi Anna", tomb="L-2"), job=8)
    for table, jobs in {"cemetery": [7], "tomb": [7, 8], "deceased": [7, 8]}.items():
        found = await registry.fetch(f"select import_job from registry.{table} order by id")
        assert [record["import_job"] for record in found] == jobs


async def test_a_batch_that_is_taken_back_leaves_nothing(registry: asyncpg.Connection) -> None:
    with pytest.raises(asyncpg.CheckViolationError):
        await apply(registry, row(1, "Rossi Maria"), row(2, "Verdi Anna", tomb="L-2", capacity=0))
    assert await count(registry) == levels(0, 0, 0, 0, 0)
    await apply(registry, row(1, "Rossi Maria"))
    assert await count(registry) == levels(1, 1, 1, 1, 1)


async def test_a_number_for_a_reference_finds_the_tomb_without_one(
    registry: asyncpg.Connection,
) -> None:
    await apply(registry, row(1, tomb="L-1"))
    block = await registry.fetchval("select id from registry.block")
    unnamed = await add(registry, "tomb", block_id=block)
    called = f"{UNNAMED_TOMB}{unnamed}"
    await apply(registry, row(1, "Rossi Maria", tomb=called), row(2, tomb=called), job=2)

    assert await count(registry) == levels(1, 1, 1, 2, 1)
    assert [person["tomb"] for person in await places(registry)] == [None]


@pytest.mark.parametrize("block", ["Loculi 1", "Loculi 2"])
async def test_a_number_that_is_no_such_tomb_there_is_a_reference(
    registry: asyncpg.Connection, block: str
) -> None:
    await apply(registry, row(1, tomb="L-1"), row(2, block="Loculi 2"))
    named, other = [
        r["id"] for r in await registry.fetch("select id from registry.tomb order by 1")
    ]
    await change(registry, "tomb", other, reference=None)
    called = f"{UNNAMED_TOMB}{named if block == 'Loculi 1' else other + 99}"
    there = {"tomb": called, "block": block}
    await apply(registry, row(1, "Rossi Maria", **there), row(2, "Verdi Anna", **there), job=2)
    await apply(registry, row(1, "Rossi Maria", **there), job=3)

    assert await count(registry) == levels(1, 1, 2, 3, 2)
    assert {person["tomb"] for person in await places(registry)} == {called}
