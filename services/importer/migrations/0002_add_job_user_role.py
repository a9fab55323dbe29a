"""The role of who uploaded a file, for the audit log."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("job", sa.Column("user_role", sa.String(), nullable=True), schema="import")
