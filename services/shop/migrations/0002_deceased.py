"""For whom an order is."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("customer_order", sa.Column("deceased_id", sa.Integer()), schema="shop")
