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


async def test_columns_of_a_mapping_that_the_file_lacks_are_named(
    stage: Stage, env: Env, tmp_path: Path
) -> None:
    file, mapping = tmp_path / "vecchio.csv", tmp_path / "colonne.json"
    file.write_text("Nr.;Cognome;Nome;Reparto;Lato\n12;Rossi;Anna;A;B1\n")
    columns = (
        '{"NR. ": "Tombs_reference", "Reparto": "Sectors_name", "Lato": "Blocks_name",'
        ' "Data di Morte": "deathdate", "Posti": "capacity", "Note": null}'
    )
    mapping.write_text(f'\ufeff{{"columns": {columns}, "cemetery": "Cimitero Maggiore"}}')
    done = await run(env, "check", file, "--mapping", mapping)
    assert (done.code, done.err) == (
        0,
        "Colonne dell'abbinamento che il file non ha: «Data di Morte», «Posti». "
        "Qui non hanno effetto.\n",
    )
    mapping.write_text("")
    plain = await run(env, "check", GOOD, "--mapping", mapping)
    assert (plain.code, plain.err) == (0, "")


async def test_a_sheet_of_a_file_without_sheets_is_refused(stage: Stage, env: Env) -> None:
    done = await run(env, "load", GOOD, "--sheet", "Registro")
    told = "Rifiutato: --sheet vale per i file .xlsx: questo è un CSV e non ha fogli\n"
    assert (done.code, done.out, done.err) == (2, "", told)
    assert await jobs(stage) == 0
