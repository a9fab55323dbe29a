"""A text that is sent again, because its answer was lost, is known by its sending."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tribute", sa.Column("send_id", sa.Uuid()), schema="memorial")
    op.create_index(
        "uq_tribute_send_id",
        "tribute",
        ["send_id", "visitor_hash", "deceased_id"],
        unique=True,
        schema="memorial",
        postgresql_where=sa.text("send_id is not null"),
    )
