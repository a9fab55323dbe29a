"""Versions of what registry tells count every telling."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.alter_column("cemetery_name", "version", type_=sa.BigInteger(), schema="identity")
