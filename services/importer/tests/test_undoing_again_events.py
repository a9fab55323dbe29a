"""An import that could not be taken back as a whole is tried again, until nothing of it is left."""

from typing import Any

from services.importer.tests.stage import Stage
from services.importer.tests.test_following_events import JOBS, NOTHING, ended, notes, start

HEADER = "Cemeteries_name;Sectors_name;Blocks_id;entombment_id;capacity;Deceaseds_name;surname\n"
PLACE = "Cimitero Ordine;Settore A;Loculi 1;L-1;2;"
BUILT = (HEADER + PLACE + "Anna;Rossi\n").encode()
BUILT_ON = (HEADER + PLACE + "Ugo;Verdi\n").encode()
PLACES = {"cemeteries": 1, "sectors": 1, "blocks": 1, "tombs": 1}


async def imported(stage: Stage, content: bytes) -> int:
    job = await ended(stage.client, (await start(stage.client, content))["id"])
    assert job["success"] is True
    number: int = job["id"]
    return number


async def undone(stage: Stage, job_id: int) -> dict[str, Any]:
    asked = await stage.client.post(f"{JOBS}/{job_id}/undo")
    assert asked.status_code == 202, asked.text
    return await ended(stage.client, job_id, "undone")


async def refusal(stage: Stage, job_id: int) -> str:
    reply = await stage.client.post(f"{JOBS}/{job_id}/undo")
    assert reply.status_code == 409
    message: str = reply.json()["message"]
    return message


async def test_what_an_import_had_to_leave_goes_once_nothing_is_built_on_it(stage: Stage) -> None:
    first, second = await imported(stage, BUILT), await imported(stage, BUILT_ON)
    left = await undone(stage, first)
    assert (left["removed"], left["kept"], left["canUndo"]) == (NOTHING | {"deceased": 1}, 4, True)

    same = await undone(stage, first)  # nothing has changed meanwhile
    assert (same["removed"], same["kept"], same["canUndo"]) == (left["removed"], 4, True)
    assert len((await notes(stage.client, first, kind="kept"))["results"]) == 4

    await undone(stage, second)
    gone = await undone(stage, first)
    assert (gone["removed"], gone["kept"]) == (NOTHING | PLACES | {"deceased": 1}, 0)
    assert gone["canUndo"] is False
    assert not any((await stage.stored()).values())
    assert await refusal(stage, first) == "L'importazione è già stata annullata"


async def test_what_made_nothing_has_nothing_to_take_back(stage: Stage) -> None:
    await imported(stage, BUILT)
    again = await imported(stage, BUILT)
    told = "L'importazione non ha creato nulla: non c'è niente da annullare"
    assert await refusal(stage, again) == told
