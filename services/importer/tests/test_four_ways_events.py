"""The table of import cases through the screen and the command line; preview, dry run and the call
of the specification are in test_cases_events, over the same table."""

from typing import Any

import pytest

from infra.dev.rabbit import Node
from services.importer.tests.cases import ACCEPTED, CASES, FOLDER, REFUSED, by_file, content, told
from services.importer.tests.command import end_of, environment, start
from services.importer.tests.stage import Stage
from services.importer.tests.test_cases_events import must_hold_records, must_tell
from services.importer.tests.test_following_events import JOBS, ended, notes
from services.kit.testing.stack import TestDatabase


async def listed(stage: Stage, job: dict[str, Any], kind: str) -> list[str]:
    """The notes of a job as the answer of an import words them: a row in error is one entry."""
    found = await notes(stage.client, job["id"], kind=kind, pageSize=200)
    entries: dict[tuple[int, int, int], list[str]] = {}
    for place, note in enumerate(found["results"]):
        where = (note["row"], note["line"], 0 if kind == "error" else place)
        entries.setdefault(where, []).append(f"{note['about']}: {note['reason']}")
    return [
        f"Riga {row} (linea {line}): {'; '.join(words)}"
        for (row, line, _), words in entries.items()
    ]


async def answer_of(stage: Stage, case: dict[str, Any], **params: bool) -> dict[str, Any]:
    """What the screen tells of a file, in the shape of the answer of an import."""
    sent = {"csvFile": (case["file"], content(case))}
    begun = await stage.client.post(JOBS, files=sent, params=params)
    assert begun.status_code == 202, begun.text
    job = await ended(stage.client, begun.json()["id"])
    return job | {
        "errors": await listed(stage, job, "error"),
        "warnings": [*job["warnings"], *await listed(stage, job, "warning")],
    }


@pytest.mark.parametrize("case", ACCEPTED, ids=by_file)
async def test_the_screen_tells_what_is_right(stage: Stage, case: dict[str, Any]) -> None:
    expect = case["expect"]
    tried = await answer_of(stage, case, dryRun=True)
    must_tell(tried, expect)
    assert tried["made"] == expect["stored"]
    assert not any((await stage.stored()).values())

    done = await answer_of(stage, case)
    must_tell(done, expect)
    assert done["made"] == expect["stored"] == await stage.stored()
    await must_hold_records(stage, case)
    skipped = await notes(stage.client, done["id"], kind="skipped")
    assert skipped["total"] == expect["skipped"]

    if done["canUndo"]:
        await stage.client.post(f"{JOBS}/{done['id']}/undo")
        undone = await ended(stage.client, done["id"], "undone")
        assert (undone["removed"], undone["kept"]) == (expect["stored"], 0)
        assert not any((await stage.stored()).values())


@pytest.mark.parametrize("case", REFUSED, ids=by_file)
async def test_the_screen_refuses_what_is_refused(stage: Stage, case: dict[str, Any]) -> None:
    answer = await stage.client.post(JOBS, files={"csvFile": (case["file"], content(case))})
    assert answer.status_code == case["expect"]["status"]
    assert all(word in answer.json()["message"] for word in case["expect"]["about"].split(":"))
    assert (await stage.client.get(JOBS)).json()["total"] == 0


async def test_the_command_line_tells_what_is_right(
    stage: Stage, database: TestDatabase, broker: Node
) -> None:
    files = [FOLDER / case["file"] for case in CASES]
    done = await end_of(await start(environment(database, broker), "check", *files), within=120)
    blocks = split(done.out, {file.name for file in files})
    for case in ACCEPTED:
        expect, lines = case["expect"], blocks[case["file"]]
        failed = expect["totalRows"] - expect["imported"] - expect["skipped"]
        assert lines[0] == (
            f"Righe: {expect['totalRows']}  da registrare: {expect['imported']}  "
            f"saltate: {expect['skipped']}  in errore: {failed}"
        ), case["file"]
        about = {(row, line) for row, line, _ in told([ln for ln in lines if "Riga" in ln])}
        assert {(e["row"], e["line"]) for e in expect["errors"]} <= about, case["file"]
    refused = len(REFUSED)
    assert done.err.count("Rifiutato: ") == refused
    assert not any((await stage.stored()).values())


def split(out: str, names: set[str]) -> dict[str, list[str]]:
    """The lines that the command printed below the name of each file."""
    blocks: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in out.splitlines():
        if line.removesuffix(":") in names:
            lines = blocks[line.removesuffix(":")] = []
        else:
            lines.append(line.strip())
    return blocks
