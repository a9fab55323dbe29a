"""What taking an import back needs: what a job made, and what other services hold of a record."""

from pathlib import Path

import sqlalchemy as sa
from alembic import op

from services.kit.migrate import run_script

revision = "0007"
down_revision = "0006"
SQL = Path(__file__).with_name("sql")


def upgrade() -> None:
    for table, key in (("remembered_person", "deceased_id"), ("ordered_tomb", "tomb_id")):
        op.create_table(
            table,
            sa.Column(key, sa.Integer(), autoincrement=False, nullable=False),
            sa.PrimaryKeyConstraint(key, name=op.f(f"pk_{table}")),
            schema="registry",
        )
    for table in ("cemetery", "sector", "block", "tomb", "deceased"):
        op.create_index(
            f"ix_{table}_import_job",
            table,
            ["import_job", "id"],
            schema="registry",
            postgresql_where=sa.text("import_job is not null"),
        )
    run_script(SQL / "0007_undo.sql")
