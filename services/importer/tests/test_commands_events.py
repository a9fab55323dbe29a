"""Commands beside `load` of one file: several files, a trial, a mapping, the list, taking back."""

import signal
from pathlib import Path

import pytest

from infra.dev.rabbit import Node
from services.importer.tests.cases import FOLDER
from services.importer.tests.command import Ended, end_of, environment, load, start
from services.importer.tests.stage import Stage, connected
from services.importer.tests.test_upload_events import persons
from services.kit.testing.stack import TestDatabase, eventually

GOOD, WRONG_DATES = FOLDER / "d01_bom_crlf.csv", FOLDER / "d08_dates.csv"
UNREADABLE = FOLDER / "d07_missing_column.csv"
Env = dict[str, str]


@pytest.fixture
def env(database: TestDatabase, broker: Node) -> Env:
    return environment(database, broker)


async def run(env: Env, *arguments: str | Path) -> Ended:
    return await end_of(await start(env, *arguments))


async def test_several_files_are_loaded_though_one_is_refused(stage: Stage, env: Env) -> None:
    done = await load(env, GOOD, UNREADABLE, WRONG_DATES)

    assert done.code == 2
    assert "Rifiutato: " in done.err
    lines = done.out.splitlines()
    assert lines[:3] == [
        "d01_bom_crlf.csv:",
        "Righe: 4  registrate: 4  saltate: 0  in errore: 0",
        "d07_missing_column.csv:",
    ]
    assert "Righe: 16  registrate: 8  saltate: 0  in errore: 8" in lines
    assert (await stage.stored())["deceased"] == 12


async def test_a_check_tells_all_and_stores_nothing(stage: Stage, env: Env) -> None:
    done = await run(env, "check", WRONG_DATES)

    assert done.code == 1
    assert done.out.startswith("Righe: 16  da registrare: 8  saltate: 0  in errore: 8\n")
    assert done.out.endswith("Prova: nulla è stato registrato.\n")
    assert not any((await stage.stored()).values())


async def test_columns_that_are_not_read_are_named(stage: Stage, env: Env, tmp_path: Path) -> None:
    file = tmp_path / "vecchio.csv"
    file.write_text(
        "Cimitero;Settore;Blocco;Tomba;Cognome;Nome;Morto nel\nA;B;C;1;Rossi;Ada;1950\n"
    )
    done = await run(env, "check", file)
    assert "Colonne non importate: «Morto nel». Si abbinano ai campi con --mapping." in done.err
    assert done.out.startswith("Righe: 1  da registrare: 1")


async def test_a_trial_that_is_cut_off_does_not_speak_of_stored_rows(
    stage: Stage, env: Env, tmp_path: Path
) -> None:
    file = tmp_path / "registro.csv"
    file.write_bytes(persons("Uno", 20_000))
    await stage.stop_registry()
    trial = await start(env, "check", file)
    await eventually(lambda: has_sent(stage))
    trial.send_signal(signal.SIGINT)
    done = await end_of(trial)
    assert (done.code, "La prova non registra nulla" in done.err) == (130, True)
    assert "restano registrate" not in done.err
    await stage.start_registry()
    async with connected(stage.database) as sql:
        await sql.execute("update import.job set asked_at = asked_at - interval '1 minute'")
    assert "prova interrotta  da registrare: 0" in (await run(env, "jobs")).out


async def has_sent(stage: Stage) -> bool:
    async with connected(stage.database) as sql:
        return bool(await sql.fetchval("select exists (select from import.batch)"))


async def test_a_mapping_from_a_file(stage: Stage, env: Env, tmp_path: Path) -> None:
    file, mapping = tmp_path / "vecchio.csv", tmp_path / "colonne.json"
    file.write_text("Nr.;Cognome;Nome;Reparto;Lato\n12;Rossi;Anna;A;B1\n")
    columns = '{"Nr.": "Tombs_reference", "Reparto": "Sectors_name", "Lato": "Blocks_name"}'
    mapping.write_text(f'{{"columns": {columns}, "cemetery": "Cimitero Maggiore"}}')
    done = await load(env, file, "--mapping", mapping)
    assert (done.code, done.err) == (0, "")
    assert (await stage.stored())["deceased"] == 1

    mapping.write_text('{"columns": {"Nr.": "Numero"}}')
    wrong = await load(env, file, "--mapping", mapping)
    assert wrong.code == 2
    assert "non è un campo dell'importazione" in wrong.err
    missing = await load(env, file, "--mapping", tmp_path / "nessuno.json")
    assert (missing.code, "non si può leggere" in missing.err) == (2, True)


async def test_rows_in_error_are_written_for_one_file(
    stage: Stage, env: Env, tmp_path: Path
) -> None:
    done = await load(env, GOOD, WRONG_DATES, "--errors-to", tmp_path / "errori.csv")
    assert (done.code, "un file alla volta" in done.err) == (2, True)
    assert not any((await stage.stored()).values())


async def test_imports_are_listed_and_taken_back(stage: Stage, env: Env, tmp_path: Path) -> None:
    assert (await run(env, "jobs")).out == "Nessuna importazione.\n"
    file = tmp_path / "registro.csv"
    file.write_bytes(persons("Uno", 20))
    await load(env, file)
    [line] = (await run(env, "jobs")).out.splitlines()
    number = line.split()[0]
    assert "registro.csv  importazione finita  registrate: 20" in line
    assert line.endswith("(riga di comando)")

    async with connected(stage.database) as sql:
        changed = "update registry.deceased set name = 'A', version = 2 where surname = 'Uno7'"
        await sql.execute(changed)
    undone = await run(env, "undo", number)
    assert undone.code == 1
    lines = undone.out.splitlines()
    assert lines[0] == "Tolti dal registro: 19 tombe, 19 defunti"
    assert lines[1].startswith("Restano ")
    assert any("Defunto" in line for line in lines[2:])
    assert (await stage.stored())["deceased"] == 1

    again = await run(env, "undo", number)  # it may be free by now, and is not
    assert (again.code, again.out) == (undone.code, undone.out)
    unknown = await run(env, "undo", "999999")
    assert (unknown.code, "Importazione non trovata" in unknown.err) == (2, True)
    assert "annullata" in (await run(env, "jobs")).out
    await stage.settled()
