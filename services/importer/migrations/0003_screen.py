"""Jobs that run and can be undone without their caller: files kept, mappings, names of users."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

COUNT_FINISHED = """
update import.job j set started_at = j.created_at, imported = b.sent - b.skipped,
  skipped = b.skipped, failed = b.failed, warned = (
    select count(*) from import.row_note n where n.job_id = j.id and n.kind = 'warning')
from (
  select job_id, sum(cardinality(rows)) as sent, sum(cardinality(skipped)) as skipped,
    sum(failed) as failed
  from import.batch group by job_id
) b
where b.job_id = j.id and j.finished_at is not null
"""
MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    for column in (
        sa.Column("reading", sa.Text(), nullable=True),
        sa.Column("started_at", MOMENT, nullable=True),
        sa.Column("asked_at", MOMENT, nullable=True),
        sa.Column("fault", sa.String(), nullable=True),
        *(_number(name) for name in ("imported", "skipped", "failed", "warned")),
        _numbers("made"),
        _number("undo_step"),
        sa.Column("undo_level", sa.String(), nullable=True),
        _number("undo_after"),
        sa.Column("undo_asked_at", MOMENT, nullable=True),
        sa.Column("undone_at", MOMENT, nullable=True),
        _number("undone_by"),
        sa.Column("undone_by_role", sa.String(), nullable=True),
        _numbers("removed"),
    ):
        op.add_column("job", column, schema="import")
    op.add_column("batch", _numbers("made"), schema="import")
    _make_tables()
    op.execute(COUNT_FINISHED)


def _number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer(), nullable=True)


def _numbers(name: str) -> sa.Column[list[int]]:
    return sa.Column(name, sa.ARRAY(sa.Integer()), server_default=sa.text("'{}'"), nullable=False)


def _make_tables() -> None:
    op.create_table(
        "job_file",
        sa.Column("job_id", sa.Integer(), nullable=False),
        sa.Column("content", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["job_id"],
            ["import.job.id"],
            name=op.f("fk_job_file_job_id_job"),
            ondelete="cascade",
        ),
        sa.PrimaryKeyConstraint("job_id", name=op.f("pk_job_file")),
        schema="import",
    )
    op.create_table(
        "kept_record",
        sa.Column("id", sa.BigInteger(), sa.Identity(always=True), nullable=False),
        sa.Column("job_id", sa.Integer(), nullable=False),
        sa.Column("level", sa.String(), nullable=False),
        sa.Column("record_id", sa.Integer(), nullable=False),
        sa.Column("label", sa.String(), nullable=False),
        sa.Column("reason", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(
            ["job_id"], ["import.job.id"], name=op.f("fk_kept_record_job_id_job")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_kept_record")),
        schema="import",
    )
    op.create_index(op.f("ix_kept_record_job_id"), "kept_record", ["job_id"], schema="import")
    op.create_table(
        "mapping",
        sa.Column("cemetery_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("reading", sa.Text(), nullable=False),
        sa.Column("updated_at", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("cemetery_id", name=op.f("pk_mapping")),
        schema="import",
    )
    op.create_table(
        "user_name",
        sa.Column("user_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("removed", sa.Boolean(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("surname", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_user_name")),
        schema="import",
    )
