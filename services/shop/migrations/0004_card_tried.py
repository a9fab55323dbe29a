"""Whether a card was tried for an order."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column(
        "customer_order",
        sa.Column("card_tried", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        schema="shop",
    )
