"""Every import case through the API into an empty register, as its expectations say."""

from typing import Any

import asyncpg
import pytest

from services.importer.parser import parse
from services.importer.payload import Payload
from services.importer.refusal import MAX_UPLOAD_BYTES
from services.importer.tests.cases import (
    ACCEPTED,
    CASES,
    FOLDER,
    OF_REGISTRY,
    by_file,
    content,
    meant,
    same,
    told,
)
from services.importer.tests.making import sized_file
from services.importer.tests.stage import LEVELS, Stage, connected
from services.kit import clock

NOTHING = dict.fromkeys(LEVELS, 0)
STORED = """
select c.name as cemetery, s.name as sector, b.name as block, t.reference as tomb, t.capacity,
  s.coordinates as sector_coordinates, t.coordinates as tomb_coordinates,
  d.name, d.surname, d.nominative, d.fiscal_code, d.birthdate, d.deathdate, d.epitaph, d.enabled
from registry.cemetery c
left join registry.sector s on s.cemetery_id = c.id
left join registry.block b on b.sector_id = s.id
left join registry.tomb t on t.block_id = b.id
left join registry.deceased d on d.tomb_id = t.id
where c.name_key = registry.fold_identity($1) and s.name_key = registry.fold_identity($2)
  and b.name_key = registry.fold_identity($3) and t.reference_key = registry.fold_identity($4)
  and ($5::text is null or d.person_key = registry.fold_person($5, $6)
    and d.birthdate is not distinct from $7 and d.deathdate is not distinct from $8)
"""


@pytest.mark.parametrize("case", CASES, ids=by_file)
async def test_a_file_gives_the_right_result(stage: Stage, case: dict[str, Any]) -> None:
    expect = case["expect"]
    answer = await stage.upload(content(case), case["file"])

    assert answer.status_code == expect["status"]
    assert await stage.stored() == expect["stored"]
    if expect["outcome"] == "rejected":
        assert all(word in answer.json()["message"] for word in expect["about"].split(":"))
        return
    must_tell(answer.json(), expect)
    await must_hold_records(stage, case)

    again = await stage.upload(content(case), case["file"])
    second = {"imported": 0, "skipped": expect["imported"] + expect["skipped"], "warnings": []}
    of_the_file = [warning for warning in expect["warnings"] if warning["row"] is None]
    must_tell(again.json(), case.get("second_run", expect | second | {"warnings": of_the_file}))
    assert await stage.stored() == expect["stored"]


@pytest.mark.parametrize("case", ACCEPTED, ids=by_file)
async def test_a_dry_run_announces_what_the_import_does(stage: Stage, case: dict[str, Any]) -> None:
    announced = await stage.upload(content(case), case["file"], dryRun=True)
    assert await stage.stored() == NOTHING
    done = await stage.upload(content(case), case["file"])

    assert announced.status_code == done.status_code == 200
    assert announced.json() | {"jobId": None} == done.json() | {"jobId": None}


@pytest.mark.parametrize("case", CASES, ids=by_file)
async def test_the_preview_announces_what_the_file_alone_decides(
    stage: Stage, case: dict[str, Any]
) -> None:
    seen = await stage.preview(content(case), case["file"])
    done = await stage.upload(content(case), case["file"], dryRun=True)

    assert seen.status_code == done.status_code
    assert await stage.stored() == NOTHING
    if seen.status_code != 200:
        assert seen.json() == done.json()
        return
    assert seen.json()["errors"] == done.json()["errors"]
    assert seen.json()["totalRows"] == done.json()["totalRows"]
    of_file = [text for text in done.json()["warnings"] if not _is_of_registry(text)]
    assert [text for text in seen.json()["warnings"] if text in of_file] == of_file


def _is_of_registry(text: str) -> bool:
    return any(about in OF_REGISTRY for _, _, about in told([text]))


@pytest.mark.parametrize("path", ["csv", "preview"])
async def test_a_file_of_one_byte_too_many_is_refused(stage: Stage, path: str) -> None:
    upload = stage.upload if path == "csv" else stage.preview
    answer = await upload(sized_file(MAX_UPLOAD_BYTES + 1))

    assert answer.status_code == 413
    assert answer.json()["message"] == "Il file supera il limite di 10 MB"
    assert await stage.stored() == NOTHING
    async with connected(stage.database) as sql:
        assert await sql.fetchval("select count(*) from import.job") == 0


@pytest.mark.parametrize("letters", [4_000, 9_000_000])
async def test_a_file_of_exactly_10_mb_is_imported(stage: Stage, letters: int) -> None:
    file = sized_file(MAX_UPLOAD_BYTES, "a" * letters)
    rows = file.count(b"\n") - 1
    seen = await stage.preview(file)
    done = await stage.upload(file)

    assert (seen.status_code, done.status_code) == (200, 200)
    assert seen.json()["totalRows"] == done.json()["totalRows"] == done.json()["imported"] == rows
    assert (await stage.stored())["deceased"] == rows


def must_tell(answer: dict[str, Any], expect: dict[str, Any]) -> None:
    for name in ("success", "totalRows", "imported", "skipped"):
        assert answer[name] == expect[name], name
    assert sorted(told(answer["errors"]), key=str) == sorted(meant(expect["errors"]), key=str)
    assert sorted(told(answer["warnings"]), key=str) == sorted(meant(expect["warnings"]), key=str)


async def must_hold_records(stage: Stage, case: dict[str, Any]) -> None:
    rows = {row.row: row.payload for row in parse(FOLDER / case["file"], clock.today())}
    async with connected(stage.database) as sql:
        for record in case["expect"].get("records", []):
            payload = rows[record["row"]]
            assert payload is not None
            found = await stored_record(sql, payload)
            for name, expected in record.items():
                assert name == "row" or same(name, found[name], expected), (record["row"], name)


async def stored_record(sql: asyncpg.Connection, row: Payload) -> asyncpg.Record:
    """What the register holds of the person, or of the tomb, that a row tells of."""
    place = (row.cemetery, row.sector, row.block, row.tomb)
    found = await sql.fetch(STORED, *place, row.surname, row.name, row.birthdate, row.deathdate)
    assert len(found) == 1, (row.row, len(found))
    return found[0]
