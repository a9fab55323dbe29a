"""Prepares a database with infra/postgres/init.sql: one role and one schema per service."""

import subprocess
from collections.abc import Mapping
from pathlib import Path

from infra.dev.postgres import POSTGRES_BIN_PATH
from infra.dev.process import DevError

INIT_SQL = Path(__file__).parents[1] / "postgres" / "init.sql"
ROLES = ("identity", "registry", "memorial", "shop", "importer")


def prepare(superuser_url: str, passwords: Mapping[str, str]) -> None:
    """Make roles, schemas and extensions; harmless when they are there already."""
    variables = "".join(f"\\set {role}_password '{passwords[role]}'\n" for role in ROLES)
    made = subprocess.run(
        [str(POSTGRES_BIN_PATH / "psql"), "--no-psqlrc", "--quiet", superuser_url],
        input=variables + INIT_SQL.read_text(),
        capture_output=True,
        text=True,
        check=False,
    )
    if made.returncode != 0:
        raise DevError(f"preparing the database failed:\n{made.stderr}")


def create_database(superuser_url: str, name: str) -> None:
    """Make a database unless it exists."""
    script = (
        f"select 'create database \"{name}\"' "
        f"where not exists (select from pg_database where datname = '{name}')\\gexec\n"
    )
    made = subprocess.run(
        [str(POSTGRES_BIN_PATH / "psql"), "--no-psqlrc", "-v", "ON_ERROR_STOP=1", superuser_url],
        input=script,
        capture_output=True,
        text=True,
        check=False,
    )
    if made.returncode != 0:
        raise DevError(f"creating the database {name} failed:\n{made.stderr}")
