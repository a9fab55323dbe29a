"""Jobs that nobody waits for: followed, told of row by row, taken up again, taken back."""

import csv
import io
from typing import Any

import httpx

from services.importer.findings import SKIPS
from services.importer.tests.cases import FOLDER
from services.importer.tests.making import written
from services.importer.tests.stage import Stage, connected
from services.importer.tests.test_upload_events import persons
from services.kit.testing.stack import eventually

JOBS = "/api/import/jobs"
WRONG_DATES = (FOLDER / "d08_dates.csv").read_bytes()
NOTHING = dict.fromkeys(("cemeteries", "sectors", "blocks", "tombs", "deceased"), 0)


async def start(
    client: httpx.AsyncClient, content: bytes, name: str = "registro.csv", **more: Any
) -> dict[str, Any]:
    """The job as it is told at once."""
    sent = {"csvFile": (name, content)}
    answer = await client.post(JOBS, files=sent, params=more.pop("params", {}), data=more)
    assert answer.status_code == 202, answer.text
    told: dict[str, Any] = answer.json()
    return told


async def show(client: httpx.AsyncClient, job_id: int) -> dict[str, Any]:
    told: dict[str, Any] = (await client.get(f"{JOBS}/{job_id}")).json()
    return told


async def ended(client: httpx.AsyncClient, job_id: int, state: str = "done") -> dict[str, Any]:
    async def there() -> bool:
        return bool((await show(client, job_id))["state"] == state)

    await eventually(there, timeout=60)
    return await show(client, job_id)


async def notes(client: httpx.AsyncClient, job_id: int, **asked: Any) -> dict[str, Any]:
    answer = await client.get(f"{JOBS}/{job_id}/notes", params=asked)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


async def test_a_job_tells_what_it_has_made(stage: Stage) -> None:
    begun = await start(stage.client, persons("Primo", 2500))
    assert begun["state"] in ("waiting", "running")
    assert (begun["success"], begun["canUndo"]) == (None, False)

    job = await ended(stage.client, begun["id"])
    assert (job["totalRows"], job["rowsDone"], job["imported"], job["share"]) == (2500,) * 3 + (1,)
    assert job["made"] == {
        "cemeteries": 1,
        "sectors": 1,
        "blocks": 1,
        "tombs": 2500,
        "deceased": 2500,
    }
    assert (job["success"], job["canUndo"], job["hasRefusedRows"]) == (True, True, False)
    assert (job["byCommand"], job["userId"], job["userName"]) == (False, 1, None)
    assert job["rowsPerSecond"] > 0
    listed = (await stage.client.get(JOBS)).json()
    assert (listed["results"], listed["total"], listed["totalPages"]) == ([job], 1, 1)


async def test_a_dry_run_tells_all_and_makes_nothing(stage: Stage) -> None:
    tried = await start(stage.client, persons("Prova", 2500), params={"dryRun": True})
    job = await ended(stage.client, tried["id"])

    assert (job["dryRun"], job["imported"], job["made"]["deceased"]) == (True, 2500, 2500)
    assert job["canUndo"] is False
    assert not any((await stage.stored()).values())
    refused = await stage.client.post(f"{JOBS}/{job['id']}/undo")
    assert (refused.status_code, refused.json()["message"]) == (
        409,
        "Una prova non ha registrato nulla: non c'è niente da annullare",
    )


async def test_rows_are_told_by_kind_and_found_by_words(stage: Stage) -> None:
    job = await ended(stage.client, (await start(stage.client, WRONG_DATES))["id"])
    assert (job["failed"], job["success"], job["hasRefusedRows"]) == (8, False, True)

    errors = await notes(stage.client, job["id"], kind="error", pageSize=5)
    assert (errors["total"], errors["totalPages"], len(errors["results"])) == (8, 2, 5)
    assert errors["results"][0]["row"] == 7
    assert errors["results"][0]["line"] == 8
    assert errors["results"][0]["about"] == "birthdate"
    by_line = await notes(stage.client, job["id"], kind="error", q="14")
    assert {13, 14} & {note["row"] for note in by_line["results"]} == {13, 14}
    by_word = await notes(stage.client, job["id"], kind="error", q="DEATHdate")
    assert {note["about"] for note in by_word["results"]} == {"deathdate"}
    assert (await notes(stage.client, job["id"], kind="error", q="100%"))["total"] == 0

    again = await ended(stage.client, (await start(stage.client, WRONG_DATES))["id"])
    assert (again["imported"], again["skipped"], again["made"]) == (0, 8, NOTHING)
    skipped = await notes(stage.client, again["id"], kind="skipped")
    assert [(n["row"], n["line"]) for n in skipped["results"]] == [
        (n, n + 1) for n in range(1, 7)
    ] + [(n["row"], n["line"]) for n in skipped["results"][6:]]
    assert skipped["total"] == 8
    assert {n["reason"] for n in skipped["results"]} == {SKIPS["known"]}
    assert again["canUndo"] is False


async def test_refused_rows_come_back_and_are_imported_once_mended(stage: Stage) -> None:
    job = await ended(stage.client, (await start(stage.client, WRONG_DATES))["id"])
    answer = await stage.client.get(f"{JOBS}/{job['id']}/refused.csv")
    assert answer.headers["content-type"] == "text/csv; charset=utf-8"
    rows = list(csv.reader(io.StringIO(answer.content.decode("utf-8-sig")), delimiter=";"))
    assert len(rows) == 1 + 8
    assert rows[0][-1] == "errore"
    assert rows[1][-1].startswith("Riga 7 (linea 8): birthdate: ")

    birth, death = rows[0].index("birthdate"), rows[0].index("deathdate")
    for row in rows[1:]:
        row[birth], row[death] = "03/04/1931", "12/11/2008"
    mended = await start(stage.client, written(rows).encode(), "mandate.csv")
    assert (await ended(stage.client, mended["id"]))["imported"] == 8
    assert (await stage.stored())["deceased"] == 16


async def test_what_a_process_has_begun_another_one_ends(stage: Stage) -> None:
    await stage.stop_registry()
    begun = await start(stage.client, persons("Lungo", 4500))
    await stage.stop_importer()
    async with connected(stage.database) as sql:
        await sql.execute("delete from import.outbox")  # what was on its way is lost with it
    await stage.start_registry()
    await stage.start_importer()
    job = await ended(stage.client, begun["id"])
    assert job["imported"] == 4500
    assert (await stage.stored())["deceased"] == 4500


async def test_an_import_is_taken_back_but_for_what_was_built_on_it(stage: Stage) -> None:
    first = await ended(stage.client, (await start(stage.client, persons("Uno", 30)))["id"])
    second = await ended(stage.client, (await start(stage.client, persons("Due", 40)))["id"])
    before = await stage.stored()
    assert (first["made"]["deceased"], second["made"]) == (
        30,
        NOTHING | {"tombs": 10, "deceased": 40},
    )
    async with connected(stage.database) as sql:
        await sql.execute(
            "update registry.deceased set name = 'Altro', version = version + 1"
            " where surname = 'Uno7'"
        )

    asked = await stage.client.post(f"{JOBS}/{first['id']}/undo")
    assert asked.status_code == 202
    undone = await ended(stage.client, first["id"], "undone")
    assert undone["removed"] == NOTHING | {"deceased": 29}
    kept = (await notes(stage.client, first["id"], kind="kept", pageSize=200))["results"]
    assert undone["kept"] == len(kept)
    assert [note for note in kept if note["about"].startswith("Defunto")] != []
    assert all(note["reason"] for note in kept)
    after = await stage.stored()
    assert after == before | {"deceased": 41}
    again = await ended(stage.client, (await start(stage.client, persons("Uno", 30)))["id"])
    assert again["imported"] == 30  # the name that was changed is another one's by now


async def test_a_job_that_runs_is_not_taken_back(stage: Stage) -> None:
    await stage.stop_registry()
    begun = await start(stage.client, persons("Corre", 10))
    refused = await stage.client.post(f"{JOBS}/{begun['id']}/undo")
    assert refused.status_code == 409
    assert "ancora in corso" in refused.json()["message"]
    await stage.start_registry()
    await ended(stage.client, begun["id"])


async def test_a_job_is_read_as_its_mapping_says(stage: Stage) -> None:
    file = b"Nr.;Cognome;Nome;Reparto;Lato\r\n12;Rossi;Anna;A;B1\r\n"
    reading = (
        '{"columns": {"Nr.": "Tombs_reference", "Reparto": "Sectors_name", "Lato": "Blocks_name"},'
        ' "cemetery": "Cimitero Maggiore"}'
    )
    job = await ended(stage.client, (await start(stage.client, file, reading=reading))["id"])
    assert (job["imported"], job["cemetery"]) == (1, "Cimitero Maggiore")
    async with connected(stage.database) as sql:
        found = await sql.fetchrow(
            "select c.name, t.reference, d.surname from registry.deceased d"
            " join registry.tomb t on t.id = d.tomb_id join registry.cemetery c"
            " on c.id = d.cemetery_id"
        )
    assert tuple(found or ()) == ("Cimitero Maggiore", "12", "Rossi")


async def test_mappings_are_kept_by_cemetery(stage: Stage) -> None:
    path = "/api/import/mappings/3"
    assert (await stage.client.get(path)).status_code == 404
    reading = {"columns": {"Nr.": "Tombs_reference"}, "cemetery": None, "sheet": None}
    saved = await stage.client.put(path, json={"reading": reading})
    assert saved.status_code == 200, saved.text
    assert (await stage.client.get(path)).json() == saved.json()
    assert [
        one["cemeteryId"] for one in (await stage.client.get("/api/import/mappings")).json()
    ] == [3]
    wrong = await stage.client.put(path, json={"reading": {"columns": {"Nr.": "Nessuno"}}})
    assert wrong.status_code == 400
    assert (await stage.client.delete(path)).status_code == 204
    assert (await stage.client.get(path)).status_code == 404
