"""What is told of single rows: why one was skipped, and whom each tells of."""

from services.importer.consumers import BatchApplied, note_outcome
from services.importer.findings import SKIPS
from services.importer.models import Batch
from services.importer.tests.making import PERSON, table, written
from services.importer.tests.stage import Stage, connected
from services.importer.tests.test_following_events import ended, notes, start
from services.kit.db import Database

TWICE = {**PERSON, "surname": "Rossi", "Deceaseds_name": "Anna"}
EMPTY = {**PERSON, "surname": "", "Deceaseds_name": ""}
ODD = {**PERSON, "surname": "Neri", "fiscal_code": "X", "deathdate": "31/02/1900"}
KNOWN, REPEATED, IDLE = (SKIPS[why] for why in ("known", "repeated", "idle"))


def file(*rows: dict[str, str]) -> bytes:
    return written(table(*rows)).encode()


async def test_each_skipped_row_says_why_and_whom_it_tells_of(stage: Stage) -> None:
    await ended(stage.client, (await start(stage.client, file(PERSON)))["id"])
    rows = file(TWICE, PERSON, TWICE, EMPTY)
    tried = await start(stage.client, rows, params={"dryRun": True})
    done = await ended(stage.client, (await start(stage.client, rows))["id"])
    for job in (await ended(stage.client, tried["id"]), done):
        found = (await notes(stage.client, job["id"], kind="skipped"))["results"]
        assert [(n["row"], n["line"], n["whom"], n["reason"]) for n in found] == [
            (2, 3, "Fantuzzi Teresa", KNOWN),
            (3, 4, "Rossi Anna", REPEATED),
            (4, 5, "L-1-1", IDLE),
        ]

    async def rows_with(words: str) -> list[int]:
        found = await notes(stage.client, done["id"], kind="skipped", q=words)
        return [note["row"] for note in found["results"]]

    assert await rows_with("era già nella tomba") == [2]
    assert await rows_with("ripete") == [3]
    assert await rows_with("anna ROSSI") == [3]
    assert await rows_with("l-1-1 nulla") == [4]
    assert await rows_with("4") == [3, 4]  # a line, and a row
    assert await rows_with("Rossi Teresa") == []


async def test_every_note_says_whom_it_is_about(stage: Stage) -> None:
    odd = {**PERSON, "surname": "Verdi", "fiscal_code": "X"}
    older = {**PERSON, "birthdate": "1900"}
    namesake = {**PERSON, "birthdate": "1950"}
    nameless = {**EMPTY, "capacity": "zero"}
    rows = file(odd, older, namesake, ODD, nameless)
    job = await ended(stage.client, (await start(stage.client, rows))["id"])
    warned = (await notes(stage.client, job["id"], kind="warning"))["results"]
    assert {(n["row"], n["about"], n["whom"]) for n in warned} == {
        (1, "fiscal_code", "Verdi Teresa"),
        (2, "capacity", "Fantuzzi Teresa"),
        (3, "omonimo", "Fantuzzi Teresa"),
        (3, "capacity", "Fantuzzi Teresa"),
    }
    errors = (await notes(stage.client, job["id"], kind="error"))["results"]
    assert [(n["row"], n["whom"]) for n in errors] == [(4, "Neri Teresa"), (5, "L-1-1")]
    found = await notes(stage.client, job["id"], kind="error", q="teresa neri")
    assert [n["row"] for n in found["results"]] == [4]


async def test_what_was_told_before_there_were_reasons_is_still_read(stage: Stage) -> None:
    done = await ended(stage.client, (await start(stage.client, file(PERSON, TWICE)))["id"])
    database = Database(stage.database.url("importer"), stage.importer.outbox)
    await database.open()
    try:
        async with database.unit_of_work() as session:
            batch = await session.get_one(Batch, (done["id"], 0))
            batch.applied_at = None
            session.add(batch)
        of_before = {"jobId": done["id"], "seq": 0, "skipped": [2], "homonyms": []}
        told = BatchApplied.model_validate(of_before | {"overCapacity": []})
        async with database.unit_of_work() as session:
            await note_outcome(session, told)
    finally:
        await database.close()
    [note] = (await notes(stage.client, done["id"], kind="skipped"))["results"]
    assert (note["row"], note["whom"], note["reason"]) == (2, "", SKIPS[""])


async def test_names_are_kept_of_the_rows_that_are_told_alone(stage: Stage) -> None:
    done = await ended(stage.client, (await start(stage.client, file(TWICE, PERSON, TWICE)))["id"])
    async with connected(stage.database) as sql:
        batch = await sql.fetchrow("select * from import.batch where job_id = $1", done["id"])
    assert batch is not None
    assert (batch["skipped"], batch["called"]) == ([3], ["Rossi Anna"])
    assert "Fantuzzi" not in str(dict(batch))


async def test_a_note_names_the_column_as_its_owner_does(stage: Stage) -> None:
    rows = (
        "Cimitero;Settore;Lato;Nr.;Nome;Casato;Nato;deathdate\n"
        "Valdora;A;B;1;Anna;Rossi;ieri;domani\n"
    )
    reading = (
        '{"columns": {"Lato": "Blocks_name", "Nr.": "Tombs_reference", "Casato": "surname",'
        ' "Nato": "birthdate"}}'
    )
    job = await ended(
        stage.client, (await start(stage.client, rows.encode(), reading=reading))["id"]
    )
    errors = (await notes(stage.client, job["id"], kind="error"))["results"]
    assert [(n["about"], n["column"]) for n in errors] == [
        ("birthdate", "Nato"),
        ("deathdate", None),
    ]
    found = await notes(stage.client, job["id"], kind="error", q="nato")
    assert [n["about"] for n in found["results"]] == ["birthdate"]
