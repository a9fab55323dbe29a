"""Persons that are reserved: registered, and hidden from the public."""

from pathlib import Path

import sqlalchemy as sa
from alembic import op

from services.kit.migrate import run_script

revision = "0005"
down_revision = "0004"
SQL = Path(__file__).with_name("sql")


def upgrade() -> None:
    # a constant default rewrites no row, and nobody's `public` changes
    op.add_column(
        "deceased",
        sa.Column("reserved", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        schema="registry",
    )
    run_script(SQL / "0005_reserved.sql")
    order = ["surname_key", "name_key", "id"]
    for name, columns in (
        ("ix_deceased_reserved", order),
        ("ix_deceased_reserved_in_cemetery", ["cemetery_id", *order]),
    ):
        op.create_index(
            name, "deceased", columns, schema="registry", postgresql_where=sa.text("reserved")
        )
