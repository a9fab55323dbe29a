"""What a bank has not decided at once."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "bank_wait",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("order_id", sa.Integer(), nullable=False),
        sa.Column("charge", sa.String(), nullable=False),
        sa.Column(
            "began_at",
            sa.DateTime(timezone=True),
            server_default=sa.text("now()"),
            nullable=False,
        ),
        sa.Column("failed_at", sa.DateTime(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(
            ["order_id"], ["shop.customer_order.id"], name=op.f("fk_bank_wait_order_id")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_bank_wait")),
        schema="shop",
    )
    op.create_index(
        op.f("ix_bank_wait_order_id"), "bank_wait", ["order_id"], unique=False, schema="shop"
    )
