"""What a search for a user reads."""

from pathlib import Path

import sqlalchemy as sa
from alembic import op

from services.kit.migrate import run_script

revision = "0003"
down_revision = "0002"
SQL = Path(__file__).with_name("sql")


def upgrade() -> None:
    run_script(SQL / "0003_search_key.sql")
    op.add_column(
        "user_account",
        sa.Column(
            "search_key",
            sa.Text(collation="C"),
            sa.Computed(
                "identity.search_key(name, surname, email, business_name, phone)", persisted=True
            ),
            nullable=False,
        ),
        schema="identity",
    )
