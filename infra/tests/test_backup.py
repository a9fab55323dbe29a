"""The way back that docs/runbook.md tells: dump, a new database, restore; nothing is lost."""

import os
import subprocess
from pathlib import Path

import pytest

from infra.dev.postgres import POSTGRES_BIN_PATH, Cluster
from infra.dev.schemas import ROLES, create_database, prepare
from services.kit.migrate import alembic_config, check
from services.kit.testing.stack import PASSWORD, TestDatabase
from services.registry.models import Base

_RECORDS = """
with c as (insert into registry.cemetery (name) values ('Cimitero Maggiore') returning id),
s as (insert into registry.sector (cemetery_id, name) select id, 'A' from c returning id),
b as (insert into registry.block (sector_id, name) select id, '1' from s returning id),
t as (insert into registry.tomb (block_id) select id from b returning id)
select id from t
"""
_PERSON = """
insert into registry.deceased (tomb_id, name, surname, nominative)
values ($1, 'Niccolò', 'D''Angelo', 'D''Angelo Niccolò ved. De Luca')
"""


def run(tool: str, *arguments: str) -> None:
    command = [str(POSTGRES_BIN_PATH / tool), *arguments]
    done = subprocess.run(
        command, env={"PATH": os.defpath}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


@pytest.fixture
async def filled(database: TestDatabase) -> TestDatabase:
    """A register with one person who is found under two surnames."""
    await database.empty("registry")
    connection = await database.connect("registry")
    try:
        tomb = await connection.fetchval(_RECORDS)
        await connection.execute(_PERSON, tomb)
    finally:
        await connection.close()
    return database


def restored_into(cluster: Cluster, name: str, dump: Path) -> TestDatabase:
    """What the runbook says to do, in its order."""
    create_database(cluster.superuser_url(), name)
    url = cluster.superuser_url(name)
    prepare(url, dict.fromkeys(ROLES, PASSWORD))
    run("pg_restore", "--exit-on-error", "--clean", "--if-exists", "--dbname", url, str(dump))
    return TestDatabase(url)


async def test_a_restored_database_finds_and_owns_what_the_dumped_one_did(
    cluster: Cluster, filled: TestDatabase, tmp_path: Path
) -> None:
    dump = tmp_path / "camposanto.dump"
    run("pg_dump", "--format", "custom", "--file", str(dump), filled.superuser_url)
    restored = restored_into(cluster, "restored", dump)
    connection = await restored.connect("registry")
    try:
        found = await connection.fetch(
            "select surname_key, public from registry.search_name order by surname_key"
        )
        assert [tuple(row) for row in found] == [("dangelo", True), ("deluca", True)]
        tomb = await connection.fetchval("select id from registry.tomb")
        await connection.execute(_PERSON, tomb)
        assert await connection.fetchval("select count(*) from registry.other_surname") == 2
    finally:
        await connection.close()


def test_a_restored_database_needs_no_migration(
    cluster: Cluster, filled: TestDatabase, tmp_path: Path
) -> None:
    dump = tmp_path / "camposanto.dump"
    run("pg_dump", "--format", "custom", "--file", str(dump), filled.superuser_url)
    restored = restored_into(cluster, "restored_again", dump)
    versions = Path("services/registry/migrations").resolve()
    check(alembic_config(restored.url("registry"), "registry", versions, Base.metadata))
