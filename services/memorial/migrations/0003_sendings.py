"""A text that is sent again, because its answer was lost, is known by its sending."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tribute", sa.Column("send_id", sa.Uuid()), schema="memorial")
    columns = ["deceased_id", "visitor_hash", "send_id"]
    name = op.f("uq_tribute_deceased_id_visitor_hash_send_id")
    op.create_unique_constraint(name, "tribute", columns, schema="memorial")
