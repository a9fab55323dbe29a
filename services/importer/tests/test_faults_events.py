"""A generated register with faults in a fifth of its rows comes to exactly what its list of faults
says, over the whole way."""

from pathlib import Path

from infra.dev.demo.faults import Outcome, spoil
from infra.dev.demo.register import Options, Register
from infra.dev.demo.writing import write_register
from services.importer.tests.stage import Stage
from services.importer.tests.test_following_events import ended, notes, start

ROWS = 4000


async def rows_of(stage: Stage, job_id: int, kind: str) -> set[int]:
    first = await notes(stage.client, job_id, kind=kind, pageSize=200)
    found = {note["row"] for note in first["results"]}
    for page in range(2, first["totalPages"] + 1):
        more = await notes(stage.client, job_id, kind=kind, pageSize=200, page=page)
        found |= {note["row"] for note in more["results"]}
    return found


async def test_every_fault_has_the_outcome_that_it_should(stage: Stage, tmp_path: Path) -> None:
    path = tmp_path / "registro.csv"
    faults = write_register(path, spoil(Register(Options(rows=ROWS, seed=8)).rows(), 0.2, 8))
    meant = {outcome: {f.row for f in faults if f.fault.expect is outcome} for outcome in Outcome}
    job = await ended(stage.client, (await start(stage.client, path.read_bytes()))["id"])

    assert await rows_of(stage, job["id"], "error") == meant[Outcome.ERROR]
    assert await rows_of(stage, job["id"], "skipped") == meant[Outcome.SKIP]
    assert await rows_of(stage, job["id"], "warning") == meant[Outcome.WARNING]
    failed, skipped = len(meant[Outcome.ERROR]), len(meant[Outcome.SKIP])
    assert (job["failed"], job["skipped"]) == (failed, skipped)
    assert job["imported"] == job["totalRows"] - failed - skipped
    assert failed > 100
    assert skipped > 10
