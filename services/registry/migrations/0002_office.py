"""The cemetery of each tomb, counts, names of users, the trash."""

from pathlib import Path

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

from services.kit.migrate import run_script

revision = "0002"
down_revision = "0001"
SQL = Path(__file__).with_name("sql")


def upgrade() -> None:
    place_tombs()
    create_tables()
    op.create_index(
        "ix_deceased_fiscal_code",
        "deceased",
        [sa.text("upper(fiscal_code)")],
        schema="registry",
        postgresql_where=sa.text("fiscal_code is not null"),
    )
    run_script(SQL / "0002_office.sql")


def place_tombs() -> None:
    op.add_column("tomb", sa.Column("cemetery_id", sa.Integer()), schema="registry")
    op.execute(
        "update registry.tomb t set cemetery_id = s.cemetery_id"
        " from registry.block b join registry.sector s on s.id = b.sector_id"
        " where b.id = t.block_id"
    )
    op.alter_column("tomb", "cemetery_id", nullable=False, schema="registry")
    for name, columns in (
        ("ix_tomb_by_reference_in_cemetery", ["cemetery_id", "reference_key", "id"]),
        ("ix_tomb_by_reference", ["reference_key", "id"]),
    ):
        op.create_index(name, "tomb", columns, schema="registry")


def create_tables() -> None:
    op.create_table(
        "record_count",
        sa.Column("id", sa.BigInteger(), sa.Identity(always=True), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("cemetery_id", sa.Integer(), nullable=False),
        sa.Column("delta", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_record_count")),
        schema="registry",
    )
    op.create_table(
        "user_name",
        sa.Column("user_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("surname", sa.String(), nullable=False),
        sa.Column("role", sa.String(), nullable=False),
        sa.Column("cemetery_id", sa.Integer(), nullable=True),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_user_name")),
        schema="registry",
    )
    op.create_table(
        "trash",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("record_id", sa.Integer(), nullable=False),
        sa.Column("label", sa.String(), nullable=False),
        sa.Column("cemetery_id", sa.Integer(), nullable=False),
        sa.Column("cemetery_name", sa.String(), nullable=False),
        sa.Column("deleted_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("deleted_by", sa.Integer(), nullable=True),
        sa.Column("contents", postgresql.JSONB(astext_type=sa.Text()), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_trash")),
        schema="registry",
    )
    op.create_index(
        "ix_trash_newest", "trash", ["cemetery_id", "deleted_at", "id"], schema="registry"
    )
    op.create_table(
        "trash_record",
        sa.Column("trash_id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("record_id", sa.Integer(), nullable=False),
        sa.Column("data", postgresql.JSONB(astext_type=sa.Text()), nullable=False),
        sa.ForeignKeyConstraint(
            ["trash_id"],
            ["registry.trash.id"],
            name=op.f("fk_trash_record_trash_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("trash_id", "kind", "record_id", name=op.f("pk_trash_record")),
        schema="registry",
    )
