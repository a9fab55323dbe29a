"""Pictures of our own, and the indexes that find who names one."""

from pathlib import Path

import sqlalchemy as sa
from alembic import op

from services.kit.migrate import run_script

revision = "0003"
down_revision = "0002"
SQL = Path(__file__).with_name("sql")


def upgrade() -> None:
    op.create_table(
        "picture",
        sa.Column("hash", sa.String(), nullable=False),
        sa.Column("bytes", sa.Integer(), nullable=False),
        sa.Column("width", sa.Integer(), nullable=True),
        sa.Column("height", sa.Integer(), nullable=True),
        sa.Column(
            "created_at",
            sa.DateTime(timezone=True),
            server_default=sa.text("now()"),
            nullable=False,
        ),
        sa.Column("uploaded_by", sa.Integer(), nullable=True),
        sa.Column("due_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_picture")),
        schema="registry",
    )
    op.create_index(op.f("ix_picture_due_at"), "picture", ["due_at"], schema="registry")
    run_script(SQL / "0003_pictures.sql")
