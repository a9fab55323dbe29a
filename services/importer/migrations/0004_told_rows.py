"""Why rows were skipped, whom notes tell of, and the file's own names of columns."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    for name in ("whys", "called"):
        texts = sa.Column(name, sa.ARRAY(sa.Text()), server_default=sa.text("'{}'"), nullable=False)
        op.add_column("batch", texts, schema="import")
    whom = sa.Column("whom", sa.String(), server_default="", nullable=False)
    op.add_column("row_note", whom, schema="import")
    op.add_column("job", sa.Column("own_columns", JSONB(), nullable=True), schema="import")
