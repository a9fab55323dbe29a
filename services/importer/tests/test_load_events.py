"""The command line: exit codes, texts, the file of rows in error, and what goes wrong around it."""

import asyncio
import contextlib
import csv
import os
import pty
import signal
from pathlib import Path

import pytest

from infra.dev.postgres import Cluster
from infra.dev.process import free_port
from infra.dev.rabbit import Node
from services.importer.tests.cases import FOLDER
from services.importer.tests.command import end_of, environment, load, start
from services.importer.tests.making import PERSON, table, written
from services.importer.tests.stage import Stage, connected
from services.kit.testing.stack import TestDatabase, eventually, make_database

GOOD, WRONG_DATES = FOLDER / "d01_bom_crlf.csv", FOLDER / "d08_dates.csv"
Env = dict[str, str]


@pytest.fixture
def env(database: TestDatabase, broker: Node) -> Env:
    return environment(database, broker)


async def test_a_good_file_is_stored_whole(stage: Stage, env: Env) -> None:
    first, second = await load(env, GOOD), await load(env, GOOD)

    assert (first.code, first.err) == (0, "")
    assert first.out == "Righe: 4  registrate: 4  saltate: 0  in errore: 0\n"
    told = second.out.splitlines()
    assert told[:2] == ["Righe: 4  registrate: 0  saltate: 4  in errore: 0", "Saltate:"]
    assert told[2].startswith("  Riga 1 (linea 2), ")
    assert all(
        line.endswith(": questa persona era già nella tomba prima di questo file")
        for line in told[2:]
    )
    assert len(told) == 6
    assert (await stage.stored())["deceased"] == 4
    await stage.settled()


async def test_rows_in_error_are_told(stage: Stage, env: Env) -> None:
    done = await load(env, WRONG_DATES)

    assert (done.code, done.err) == (1, "")
    lines = done.out.splitlines()
    assert lines[:2] == ["Righe: 16  registrate: 8  saltate: 0  in errore: 8", "Errori:"]
    assert lines[2].startswith("  Riga 7 (linea 8): birthdate: ")
    assert (await stage.stored())["deceased"] == 8


async def test_rows_in_error_can_be_mended_and_loaded_again(
    stage: Stage, env: Env, tmp_path: Path
) -> None:
    errors, left = tmp_path / "errori.csv", tmp_path / "restano.csv"
    await load(env, WRONG_DATES, "--errors-to", errors)
    rows = read_rows(errors)
    assert len(rows) == 1 + 8
    assert rows[0][-1] == "errore"
    assert rows[1][-1].startswith("Riga 7 (linea 8): birthdate: ")

    birth, death = rows[0].index("birthdate"), rows[0].index("deathdate")
    for row in rows[1:-1]:
        row[birth], row[death] = "03/04/1931", "12/11/2008"
    errors.write_text(written(rows))
    second = await load(env, errors, "--errors-to", left)
    assert (second.code, second.out.splitlines()[0]) == (
        1,
        "Righe: 8  registrate: 7  saltate: 0  in errore: 1",
    )

    rows = read_rows(left)
    assert (len(rows), rows[0].count("errore")) == (2, 1)
    rows[1][birth] = ""
    left.write_text(written(rows))
    third = await load(env, left, "--errors-to", tmp_path / "nessuna.csv")
    assert third.code == 0
    assert len(read_rows(tmp_path / "nessuna.csv")) == 1
    assert (await stage.stored())["deceased"] == 16


async def test_a_dry_run_stores_nothing(stage: Stage, env: Env) -> None:
    done = await load(env, GOOD, "--dry-run")

    assert done.code == 0
    assert done.out.splitlines() == [
        "Righe: 4  da registrare: 4  saltate: 0  in errore: 0",
        "Prova: nulla è stato registrato.",
    ]
    assert not any((await stage.stored()).values())


async def test_a_refused_file_stores_nothing(stage: Stage, env: Env) -> None:
    done = await load(env, FOLDER / "d07_missing_column.csv")

    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("Rifiutato: Nel file manca la colonna Cemeteries_name")
    assert not any((await stage.stored()).values())


@pytest.mark.parametrize("kind", ["missing", "folder", "pipe"])
async def test_what_is_no_readable_file_is_refused(env: Env, tmp_path: Path, kind: str) -> None:
    path = tmp_path / "[b]registro.csv"
    if kind == "folder":
        path.mkdir()
    elif kind == "pipe":
        os.mkfifo(path)
    done = await load(env, path)

    assert (done.code, done.out) == (2, "")
    assert done.err == f"Rifiutato: {path}: non si può leggere\n"


@pytest.mark.parametrize("target", ["folder", "itself", "nowhere/errori.csv"])
async def test_errors_must_have_a_place_before_anything_is_stored(
    stage: Stage, env: Env, tmp_path: Path, target: str
) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "itself").write_bytes(GOOD.read_bytes())
    done = await load(env, tmp_path / "itself", "--errors-to", tmp_path / target)

    assert done.code == 2
    assert done.err.startswith("Rifiutato: ")
    assert not any((await stage.stored()).values())


async def test_missing_settings_are_named(env: Env) -> None:
    del env["CAMPOSANTO_IMPORTER_DATABASE_URL"], env["CAMPOSANTO_IMPORTER_AMQP_URL"]
    done = await load(env, GOOD)

    assert (done.code, done.out) == (2, "")
    assert done.err == (
        "Rifiutato: impostazioni mancanti o errate: "
        "CAMPOSANTO_IMPORTER_AMQP_URL, CAMPOSANTO_IMPORTER_DATABASE_URL\n"
    )


async def test_an_absent_database_is_told(env: Env) -> None:
    url = f"postgresql://importer:x@127.0.0.1:{free_port()}/camposanto"
    done = await load(env | {"CAMPOSANTO_IMPORTER_DATABASE_URL": url}, GOOD)

    assert (done.code, done.out) == (3, "")
    assert done.err.startswith("Il database non risponde: rilancia lo stesso comando")
    assert "Traceback" not in done.err


async def test_a_database_that_refuses_the_login_is_told(env: Env, database: TestDatabase) -> None:
    url = database.url("importer").replace(":for-tests-only@", ":wrong@")
    done = await load(env | {"CAMPOSANTO_IMPORTER_DATABASE_URL": url}, GOOD)

    assert done.code == 3
    assert "Traceback" not in done.err


async def test_a_schema_that_was_not_migrated_is_told(env: Env, cluster: Cluster) -> None:
    bare = await asyncio.to_thread(make_database, cluster.superuser_url(), "bare")
    done = await load(env | {"CAMPOSANTO_IMPORTER_DATABASE_URL": bare.url("importer")}, GOOD)

    assert (done.code, done.out) == (2, "")
    assert "python -m services.importer migrate" in done.err
    assert "Traceback" not in done.err


async def test_a_reader_that_leaves_does_not_stop_the_import(stage: Stage, env: Env) -> None:
    reader, writer = os.pipe()
    process = await start(env, "load", WRONG_DATES, stdout=writer)
    os.close(writer)
    os.close(reader)
    done = await end_of(process)

    assert (done.code, done.err) == (1, "")
    assert (await stage.stored())["deceased"] == 8


def shown_on(screen: int) -> str:
    """All that comes until the other end is closed: a slow bar is drawn more often than fits."""
    pieces = []
    with contextlib.suppress(OSError):
        while piece := os.read(screen, 4096):
            pieces.append(piece)
    os.close(screen)
    return b"".join(pieces).decode()


async def test_a_terminal_sees_a_progress_bar(stage: Stage, env: Env) -> None:
    screen, terminal = pty.openpty()
    process = await start(env | {"TERM": "xterm"}, "load", GOOD, stderr=terminal)
    os.close(terminal)
    looking = asyncio.create_task(asyncio.to_thread(shown_on, screen))
    done = await end_of(process)
    seen = await looking

    assert done.code == 0
    assert GOOD.name in seen
    assert "100%" in seen
    assert "4 righe" in seen


async def test_a_name_that_is_no_text_is_no_fault(stage: Stage, env: Env, tmp_path: Path) -> None:
    path = os.fsencode(tmp_path) + b"/cimitero_pieta\xe0\x1b[1m.csv"
    await asyncio.to_thread(Path(os.fsdecode(path)).write_bytes, GOOD.read_bytes())
    done = await load(env, path)

    assert (done.code, done.err) == (0, "")
    async with connected(stage.database) as sql:
        name = await sql.fetchval("select file_name from import.job")
    assert name == "cimitero_pieta?[1m.csv"


async def test_it_says_that_it_waits_for_the_registry(stage: Stage, env: Env) -> None:
    await stage.stop_registry()
    process = await start(env, "load", GOOD)
    assert process.stderr is not None
    waiting = await asyncio.wait_for(process.stderr.readline(), 20)
    await stage.start_registry()
    done = await end_of(process)

    assert waiting.decode() == "d01_bom_crlf.csv: in attesa del registro\n"
    assert (done.code, (await stage.stored())["deceased"]) == (0, 4)


@pytest.mark.parametrize(("sent", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 3)])
async def test_an_interrupted_load_is_finished_by_the_next(
    stage: Stage, env: Env, sent: signal.Signals, code: int
) -> None:
    await stage.stop_registry()
    process = await start(env, "load", WRONG_DATES)
    await eventually(lambda: submitted(stage))
    process.send_signal(sent)
    ended = await end_of(process)
    await stage.start_registry()
    again = await load(env, WRONG_DATES)

    assert (ended.code, ended.out) == (code, "")
    assert ended.err == (
        "Interrotto. Le righe già inviate restano registrate; "
        "rilancia lo stesso comando per caricare il resto.\n"
    )
    # the import service that runs beside may have finished the job; then all is there already
    assert again.code == 1
    assert again.out.splitlines()[0] in (
        "Righe: 16  registrate: 8  saltate: 0  in errore: 8",
        "Righe: 16  registrate: 0  saltate: 8  in errore: 8",
    )
    assert (await stage.stored())["deceased"] == 8


async def test_the_same_file_is_not_loaded_twice_at_once(stage: Stage, env: Env) -> None:
    await stage.stop_registry()
    first = await start(env, "load", GOOD)
    await eventually(lambda: submitted(stage))
    second = await load(env, GOOD)
    await stage.start_registry()

    assert second.code == 2
    assert second.err == "Rifiutato: Questo file è già in corso di importazione\n"
    assert (await end_of(first)).code == 0


async def test_cells_reach_the_terminal_as_they_are_or_not_at_all(
    stage: Stage, env: Env, tmp_path: Path
) -> None:
    path = tmp_path / "righe.csv"
    path.write_text(written(table({**PERSON, "capacity": "[bold]\x1b[31m:smile:"})))
    done = await load(env, path)

    assert "«[bold][31m:smile:» non è un numero intero" in done.out


async def submitted(stage: Stage) -> bool:
    async with connected(stage.database) as sql:
        return bool(
            await sql.fetchval("select count(*) from import.job where submitted_at > '-infinity'")
        )


def read_rows(path: Path) -> list[list[str]]:
    with path.open(encoding="utf-8-sig", newline="") as file:
        return list(csv.reader(file, delimiter=";"))
