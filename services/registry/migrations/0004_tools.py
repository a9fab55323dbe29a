"""Checks of quality, possible duplicates, merges."""

from pathlib import Path

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

from services.kit.migrate import run_script

revision = "0004"
down_revision = "0003"
SQL = Path(__file__).with_name("sql")
CHECKS = {
    "wrong_fiscal_code": "registry.fiscal_code_fault(fiscal_code)",
    "no_dates": "birthdate is null and deathdate is null",
}


def upgrade() -> None:
    create_tables()
    create_merge()
    run_script(SQL / "0004_tools.sql")
    order = ["surname_key", "name_key", "id"]
    for name, condition in CHECKS.items():
        for index, columns in (
            (f"ix_deceased_{name}", order),
            (f"ix_deceased_{name}_in_cemetery", ["cemetery_id", *order]),
        ):
            op.create_index(
                index,
                "deceased",
                columns,
                schema="registry",
                postgresql_where=sa.text(condition),
            )


def create_tables() -> None:
    op.create_table(
        "crowded_tomb",
        sa.Column("tomb_id", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["tomb_id"],
            ["registry.tomb.id"],
            name=op.f("fk_crowded_tomb_tomb_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("tomb_id", name=op.f("pk_crowded_tomb")),
        schema="registry",
    )
    op.create_table(
        "duplicate_due",
        sa.Column("id", sa.BigInteger(), sa.Identity(always=True), nullable=False),
        sa.Column("cemetery_id", sa.Integer(), nullable=False),
        sa.Column("deceased_id", sa.Integer(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_duplicate_due")),
        schema="registry",
    )
    op.create_table(
        "duplicate_pair",
        sa.Column("first_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("second_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("cemetery_id", sa.Integer(), nullable=False),
        sa.Column("other_cemetery_id", sa.Integer(), nullable=False),
        sa.Column("strength", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("first_id", "second_id", name=op.f("pk_duplicate_pair")),
        schema="registry",
    )
    op.create_table(
        "not_duplicate",
        sa.Column("first_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("second_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("said_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("said_by", sa.Integer(), nullable=True),
        sa.PrimaryKeyConstraint("first_id", "second_id", name=op.f("pk_not_duplicate")),
        schema="registry",
    )
    for name, table, columns in (
        ("ix_duplicate_due_cemetery_id", "duplicate_due", ["cemetery_id"]),
        (
            "ix_duplicate_pair_surest",
            "duplicate_pair",
            ["cemetery_id", "strength", "first_id", "second_id"],
        ),
        ("ix_duplicate_pair_second_id", "duplicate_pair", ["second_id"]),
        ("ix_duplicate_pair_other_cemetery_id", "duplicate_pair", ["other_cemetery_id"]),
    ):
        op.create_index(op.f(name), table, columns, schema="registry")


def create_merge() -> None:
    op.create_table(
        "merge",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("kept_id", sa.Integer(), nullable=False),
        sa.Column("kept_label", sa.String(), nullable=False),
        sa.Column("merged_id", sa.Integer(), nullable=False),
        sa.Column("merged_label", sa.String(), nullable=False),
        sa.Column("cemetery_id", sa.Integer(), nullable=False),
        sa.Column("cemetery_name", sa.String(), nullable=False),
        sa.Column("changes", postgresql.JSONB(astext_type=sa.Text()), nullable=False),
        sa.Column("trash_id", sa.Integer(), nullable=False),
        sa.Column("merged_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("merged_by", sa.Integer(), nullable=True),
        sa.Column("undone_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("undone_by", sa.Integer(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_merge")),
        schema="registry",
    )
    for name, columns in (
        ("ix_merge_kept_id", ["kept_id"]),
        ("ix_merge_merged_id", ["merged_id"]),
        ("ix_merge_newest", ["cemetery_id", "id"]),
    ):
        op.create_index(op.f(name), "merge", columns, schema="registry")
