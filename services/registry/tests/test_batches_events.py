"""Batches of an import over the broker: stored once and whole or not at all, and answered."""

import asyncio
from uuid import uuid4

import asyncpg
import pytest

from infra.dev.rabbit import Node
from services.kit.testing.stack import eventually
from services.registry.settings import RegistrySettings
from services.registry.tests.batches import Row, count, held, levels, row
from services.registry.tests.importer import Importer, working
from services.registry.tests.making import Ground

AFFECTS = "memorial.affects.counted.v1"
NOTHING = levels(0, 0, 0, 0, 0)


async def test_a_batch_is_stored_and_answered(
    importer: Importer, registry: asyncpg.Connection
) -> None:
    rows = [row(1, "Rossi Maria", capacity=1), row(2, "Rossi Maria"), row(3, "Verdi Anna")]
    await importer.submit(*rows, row(4, "Rossi Maria", birthdate="1900"), job=7, seq=3)
    assert await importer.outcomes(1) == [
        {
            "jobId": 7,
            "seq": 3,
            "skipped": [2, 4],
            "repeated": [2, 4],
            "idle": [],
            "called": {"2": "Rossi Maria", "3": "Verdi Anna", "4": "Rossi Maria"},
            "homonyms": [],
            "overCapacity": [{"row": 3, "persons": 2, "capacity": 1}],
            "made": {"cemeteries": 1, "sectors": 1, "blocks": 1, "tombs": 1, "deceased": 2},
        }
    ]
    assert await held(registry) == ["Rossi Maria", "Verdi Anna"]
    assert {event["requestid"] for event in importer.events} == {"abcd-1234"}


async def test_what_a_batch_made_is_told_in_lists_of_at_most_500(
    importer: Importer, registry: asyncpg.Connection
) -> None:
    rows = [row(n, f"Rossi N{n}", tomb=f"L-{n // 2}") for n in range(1200)]
    await importer.submit(*rows)
    await importer.outcomes(1)
    for kind, name, table in (
        ("registry.cemetery.changed.v1", "cemeteryId", "cemetery"),
        ("registry.tombs.changed.v1", "tombId", "tomb"),
        ("registry.deceased.changed.v1", "deceasedId", "deceased"),
    ):
        lists = [event["items"] for event in importer.told(kind)]
        ids = [item[name] for items in lists for item in items]
        stored = await registry.fetch(f"select id from registry.{table} order by id")
        assert ids == [record["id"] for record in stored]
        assert max(map(len, lists)) <= 500
    assert [len(event["items"]) for event in importer.told("registry.deceased.changed.v1")] == [
        500,
        500,
        200,
    ]


async def test_the_same_batch_delivered_twice_works_once(
    importer: Importer, registry: asyncpg.Connection
) -> None:
    twice = str(uuid4())
    for _ in range(2):
        await importer.submit(row(1, "Rossi Maria", birthdate="1900"), event_id=twice)
    await importer.submit(row(2, "Rossi Maria", birthdate="1900"), seq=1)
    outcomes = await importer.outcomes(2)
    assert [(o["seq"], o["skipped"]) for o in outcomes] == [(0, []), (1, [2])]
    assert await held(registry) == ["Rossi Maria"]


@pytest.mark.parametrize(
    "poison",
    [
        pytest.param(row(2, "Verdi Anna", tomb="L-2", capacity=0), id="refused by a rule"),
        pytest.param(row(2, "Verdi Anna", tomb="L-2", capacity="due"), id="text for a number"),
        pytest.param(row(2, "Verdi Anna", tomb="L-2", capacity=2**40), id="too large a number"),
        pytest.param(row(2, "Verdi Anna", birthdate="12/05/1900"), id="no such date"),
        pytest.param(row(2, "Verdi Anna", epitaph="a\0b"), id="NUL"),
        pytest.param(row(2, "Verdi Anna", cemetery=None), id="no cemetery"),
        pytest.param(row(1, "Verdi Anna"), id="the same row twice"),
        pytest.param(row(2, "Verdi Anna")[:-4], id="a column missing"),
        pytest.param("Verdi Anna", id="no row"),
    ],
)
async def test_a_batch_that_cannot_be_stored_is_taken_back_whole_and_set_aside(
    importer: Importer, registry: asyncpg.Connection, poison: Row
) -> None:
    await importer.submit(row(1, "Rossi Maria"), poison)
    await importer.until_dead()
    assert await count(registry) == NOTHING
    await importer.submit(row(1, "Neri Ugo"), seq=1)
    assert [outcome["seq"] for outcome in await importer.outcomes(1)] == [1]
    assert await held(registry) == ["Neri Ugo"]
    assert await registry.fetchval("select count(*) from registry.inbox") == 1


async def test_two_jobs_at_once_share_what_they_both_name(
    importer: Importer,
    registry: asyncpg.Connection,
    settings: RegistrySettings,
    broker: Node,
) -> None:
    """Two registries read; the jobs send by turns; every person of both is stored once."""
    async with working(settings, broker):
        sent = [
            importer.submit(
                *(row(n, f"Rossi N{n}", tomb=f"L-{n % 9}") for n in range(seq * 20, seq * 20 + 40)),
                job=job,
                seq=seq,
            )
            for seq in range(8)
            for job in (1, 2)
        ]
        await asyncio.gather(*sent)
        outcomes = await importer.outcomes(16)
    assert await count(registry) == levels(1, 1, 1, 9, 180)
    assert sorted(await held(registry)) == sorted(f"Rossi N{n}" for n in range(180))
    assert sum(len(outcome["skipped"]) for outcome in outcomes) == 16 * 40 - 180
    for job in (1, 2):
        assert [o["seq"] for o in outcomes if o["jobId"] == job] == list(range(8))


BATCHES = [
    [row(1, "Rossi Mario", birthdate="1850", capacity=1), row(2, "Rossi Mario", birthdate="1910")],
    [row(3, "Rossi Mario"), row(4, "Verdi Anna", tomb="L-2"), row(5)],
    [
        row(6, "Rossi Mario", birthdate="1930"),
        row(7, cemetery="Altrove"),
        row(8, "verdi anna", tomb="L-2"),
    ],
]


async def test_a_dry_run_stores_nothing_and_announces_what_the_import_does(
    importer: Importer, registry: asyncpg.Connection
) -> None:
    last = len(BATCHES) - 1
    for seq, rows in enumerate(BATCHES):
        await importer.submit(*rows, job=1, seq=seq, dryRun=True, last=seq == last)
    announced = await importer.outcomes(3)
    assert await count(registry) == NOTHING
    for table in ("check_batch", "surname_term", "other_surname"):
        assert await registry.fetchval(f"select count(*) from registry.{table}") == 0
    assert not importer.told("registry.tombs.changed.v1")

    for seq, rows in enumerate(BATCHES):
        await importer.submit(*rows, job=2, seq=seq, last=seq == last)
    done = (await importer.outcomes(6))[3:]
    assert [{**outcome, "jobId": 2} for outcome in announced] == done
    assert await count(registry) == levels(2, 2, 2, 3, 4)
    assert [outcome["homonyms"] for outcome in done] == [[2], [], [6]]
    assert [outcome["skipped"] for outcome in done] == [[], [3, 5], [8]]


async def test_a_dry_run_sees_what_is_stored_already(
    importer: Importer, registry: asyncpg.Connection
) -> None:
    await importer.submit(row(1, "Rossi Maria", capacity=1))
    await importer.submit(row(1, "Rossi Maria"), row(2, "Verdi Anna"), job=2, dryRun=True)
    outcome = (await importer.outcomes(2))[1]
    assert outcome["skipped"] == [1]
    assert outcome["overCapacity"] == [{"row": 2, "persons": 2, "capacity": 1}]
    assert await held(registry) == ["Rossi Maria"]


async def counted(registry: asyncpg.Connection, person: int) -> tuple[int, int] | None:
    found = await registry.fetchrow(
        "select count, version from registry.affects_count where deceased_id = $1", person
    )
    return (found["count"], found["version"]) if found else None


async def test_the_newest_count_of_affects_wins_whenever_it_comes(
    importer: Importer, registry: asyncpg.Connection
) -> None:
    person = await (await Ground.make(registry)).bury("Rossi")
    for count_, version in ((3, 2), (9, 5), (4, 3), (9, 5)):
        await importer.send(AFFECTS, {"deceasedId": person, "count": count_, "version": version})

    async def all_taken() -> bool:
        return bool(await registry.fetchval("select count(*) = 4 from registry.inbox"))

    await eventually(all_taken)
    assert await counted(registry, person) == (9, 5)


@pytest.mark.parametrize("number", [2**40, "molti", None])
async def test_a_count_that_is_none_is_set_aside(
    importer: Importer, registry: asyncpg.Connection, number: object
) -> None:
    person = await (await Ground.make(registry)).bury("Rossi")
    await importer.send(AFFECTS, {"deceasedId": person, "count": number, "version": 1})
    await importer.until_dead("registry")
    assert await counted(registry, person) is None
