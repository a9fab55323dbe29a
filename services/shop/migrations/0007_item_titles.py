"""What was bought is kept with the order too, and a search reads it."""

from pathlib import Path

import sqlalchemy as sa
from alembic import op

from services.kit.migrate import run_script

revision = "0007"
down_revision = "0006"
SQL = Path(__file__).with_name("sql")
_KEY = """
shop.order_key(number, customer_name, customer_email, customer_phone, tomb_label, deceased_label,
  item_titles)
"""


def upgrade() -> None:
    run_script(SQL / "0007_item_titles.sql")
    op.add_column(
        "customer_order",
        sa.Column(
            "search_key",
            sa.Text(collation="C"),
            sa.Computed(_KEY.strip(), persisted=True),
            nullable=False,
        ),
        schema="shop",
    )
    op.create_index(
        "ix_customer_order_search_key",
        "customer_order",
        ["search_key"],
        unique=False,
        schema="shop",
        postgresql_using="gin",
        postgresql_ops={"search_key": "gin_trgm_ops"},
    )
