"""What `load` and `check` are told that does not fit: it is said, and nothing is lost by it."""

from pathlib import Path

import pytest

from infra.dev.rabbit import Node
from services.importer.tests.cases import FOLDER
from services.importer.tests.command import Ended, end_of, environment, start
from services.importer.tests.stage import Stage, connected
from services.kit.testing.stack import TestDatabase

GOOD, WRONG_DATES = FOLDER / "d01_bom_crlf.csv", FOLDER / "d08_dates.csv"
Env = dict[str, str]


@pytest.fixture
def env(database: TestDatabase, broker: Node) -> Env:
    return environment(database, broker)


async def run(env: Env, *arguments: str | Path) -> Ended:
    return await end_of(await start(env, *arguments))


async def jobs(stage: Stage) -> int:
    async with connected(stage.database) as sql:
        return int(await sql.fetchval("select count(*) from import.job"))


@pytest.mark.parametrize("command", ["load", "check"])
@pytest.mark.parametrize("kind", ["file", "folder", "link"])
async def test_rows_in_error_are_written_over_no_file(
    stage: Stage, env: Env, tmp_path: Path, command: str, kind: str
) -> None:
    target = tmp_path / "prezioso.csv"
    if kind == "folder":
        target.mkdir()
    elif kind == "link":
        target.symlink_to(tmp_path / "altrove.csv")
    else:
        target.write_text("non toccare")
    done = await run(env, command, WRONG_DATES, "--errors-to", target)

    told = f"Rifiutato: {target}: esiste già, e non viene sovrascritto\n"
    assert (done.code, done.out, done.err) == (2, "", told)
    assert kind != "file" or target.read_text() == "non toccare"
    assert not (tmp_path / "altrove.csv").exists()
    assert await jobs(stage) == 0
