"""Pictures that products of the shop name, and who uploaded what."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "product_picture",
        sa.Column("product_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("version", sa.BigInteger(), nullable=False),
        sa.Column("supplier_id", sa.Integer(), nullable=False),
        sa.Column("cemetery_id", sa.Integer(), nullable=False),
        sa.Column("picture", sa.String(), nullable=True),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("removed", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.PrimaryKeyConstraint("product_id", name=op.f("pk_product_picture")),
        schema="registry",
    )
    op.create_index(
        "ix_product_picture_pictures",
        "product_picture",
        [sa.text("registry.picture_hashes(ARRAY[picture])")],
        schema="registry",
        postgresql_using="gin",
        postgresql_where=sa.text("picture LIKE '%/media/%'"),
    )
    op.create_index(op.f("ix_picture_uploaded_by"), "picture", ["uploaded_by"], schema="registry")
