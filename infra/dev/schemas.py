"""Prepares a database with infra/postgres/init.sql: one role and one schema per service."""

import os
import subprocess
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import unquote, urlsplit

from infra.dev.postgres import POSTGRES_BIN_PATH
from infra.dev.process import DevError

INIT_SQL = Path(__file__).parents[1] / "postgres" / "init.sql"
ROLES = ("identity", "registry", "memorial", "shop", "importer")


def prepare(superuser_url: str, passwords: Mapping[str, str]) -> None:
    """Make roles, schemas and extensions; harmless when they are there already."""
    given = {f"CAMPOSANTO_{role.upper()}_PASSWORD": passwords[role] for role in ROLES}
    _psql(superuser_url, INIT_SQL.read_text(), given)


def create_database(superuser_url: str, name: str) -> None:
    """Make a database unless it exists."""
    wanted = f"select 'create database \"{name}\"'"
    _psql(
        superuser_url,
        f"{wanted} where not exists (select from pg_database where datname = '{name}')\\gexec\n",
        {},
    )


def _psql(url: str, script: str, env: Mapping[str, str]) -> None:
    """Passwords go by the environment: a command line can be read by every user."""
    parts = urlsplit(url)
    open_url = parts._replace(netloc=parts.netloc.replace(f":{parts.password}@", "@")).geturl()
    made = subprocess.run(
        [str(POSTGRES_BIN_PATH / "psql"), "-X", "-q", "-v", "ON_ERROR_STOP=1", open_url],
        input=script,
        env={"PATH": os.defpath, "PGPASSWORD": unquote(parts.password or ""), **env},
        capture_output=True,
        text=True,
        check=False,
    )
    if made.returncode != 0:
        raise DevError(f"psql failed:\n{made.stderr}")
