"""Cemeteries that are gone: their names are kept, for the log and against late news."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column(
        "cemetery_name",
        sa.Column("removed", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        schema="identity",
    )
