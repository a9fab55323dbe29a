"""The cemetery of each text, counts of texts, texts that a moderator has vouched for."""

from pathlib import Path

import sqlalchemy as sa
from alembic import op

from services.kit.migrate import run_script

revision = "0002"
down_revision = "0001"
SQL = Path(__file__).with_name("sql")


def upgrade() -> None:
    op.add_column("tribute", sa.Column("cemetery_id", sa.Integer()), schema="memorial")
    op.add_column("tribute", sa.Column("vouched_at", sa.DateTime(timezone=True)), schema="memorial")
    op.alter_column("report", "visitor_hash", nullable=True, schema="memorial")
    op.create_table(
        "tribute_count",
        sa.Column("id", sa.BigInteger(), sa.Identity(always=True), nullable=False),
        sa.Column("cemetery_id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("waiting", sa.Integer(), nullable=False),
        sa.Column("published", sa.Integer(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tribute_count")),
        schema="memorial",
    )
    run_script(SQL / "0002_moderation.sql")
    op.create_index("ix_tribute_cemetery_id", "tribute", ["cemetery_id", "id"], schema="memorial")
    op.drop_index("ix_tribute_waiting", "tribute", schema="memorial")
    op.create_index(
        "ix_tribute_waiting",
        "tribute",
        ["id"],
        schema="memorial",
        postgresql_where=sa.text("not enabled or reported_at is not null"),
    )
