"""Who is remembered, told to registry once: those of before as soon as registry listens."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

FIND = """
insert into memorial.remembered (deceased_id)
  select deceased_id from memorial.tribute
  union select deceased_id from memorial.candle
  union select deceased_id from memorial.affect_count
  union select deceased_id from memorial.correction_request
"""
TELL = """
insert into memorial.outbox (name, data)
select 'memorial.deceased.remembered.v1', json_build_object('deceasedId', deceased_id)::text
from memorial.remembered order by deceased_id
"""


def upgrade() -> None:
    op.create_table(
        "remembered",
        sa.Column("deceased_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("deceased_id", name=op.f("pk_remembered")),
        schema="memorial",
    )
    op.execute(FIND)
    op.execute(TELL)
