"""Jobs, batches and notes of an import, and the tables for events."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "inbox",
        sa.Column("event_id", sa.Uuid(), nullable=False),
        sa.Column("consumer", sa.String(), nullable=False),
        sa.Column(
            "received_at",
            sa.DateTime(timezone=True),
            server_default=sa.text("now()"),
            nullable=False,
        ),
        sa.PrimaryKeyConstraint("event_id", "consumer", name=op.f("pk_inbox")),
        schema="import",
    )
    op.create_table(
        "job",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("file_name", sa.String(), nullable=False),
        sa.Column("digest", sa.String(), nullable=False),
        sa.Column("size", sa.BigInteger(), nullable=False),
        sa.Column("dry_run", sa.Boolean(), nullable=False),
        sa.Column("today", sa.Date(), nullable=False),
        sa.Column("user_id", sa.Integer(), nullable=True),
        sa.Column(
            "file_warnings", sa.ARRAY(sa.Text()), server_default=sa.text("'{}'"), nullable=False
        ),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("submitted_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("finished_at", sa.DateTime(timezone=True), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_job")),
        schema="import",
    )
    op.create_index(
        "uq_job_unfinished",
        "job",
        ["digest", "dry_run"],
        unique=True,
        schema="import",
        postgresql_where=sa.text("finished_at is null"),
    )
    op.create_table(
        "outbox",
        sa.Column("id", sa.BigInteger(), sa.Identity(always=True), nullable=False),
        sa.Column(
            "event_id", sa.Uuid(), server_default=sa.text("gen_random_uuid()"), nullable=False
        ),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("request_id", sa.String(), nullable=True),
        sa.Column(
            "occurred_at",
            sa.DateTime(timezone=True),
            server_default=sa.text("now()"),
            nullable=False,
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_outbox")),
        schema="import",
    )
    op.create_table(
        "batch",
        sa.Column("job_id", sa.Integer(), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("event_id", sa.Uuid(), nullable=False),
        sa.Column("rows", sa.ARRAY(sa.Integer()), server_default=sa.text("'{}'"), nullable=False),
        sa.Column("lines", sa.ARRAY(sa.Integer()), server_default=sa.text("'{}'"), nullable=False),
        sa.Column(
            "skipped", sa.ARRAY(sa.Integer()), server_default=sa.text("'{}'"), nullable=False
        ),
        sa.Column("failed", sa.Integer(), nullable=False),
        sa.Column("position", sa.BigInteger(), nullable=False),
        sa.Column("applied_at", sa.DateTime(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(["job_id"], ["import.job.id"], name=op.f("fk_batch_job_id")),
        sa.PrimaryKeyConstraint("job_id", "seq", name=op.f("pk_batch")),
        schema="import",
    )
    op.create_table(
        "row_note",
        sa.Column("id", sa.BigInteger(), sa.Identity(always=True), nullable=False),
        sa.Column("job_id", sa.Integer(), nullable=False),
        sa.Column("row", sa.Integer(), nullable=False),
        sa.Column("line", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("about", sa.String(), nullable=False),
        sa.Column("reason", sa.String(), nullable=False),
        sa.CheckConstraint("kind in ('error', 'warning')", name=op.f("ck_row_note_kind_known")),
        sa.ForeignKeyConstraint(["job_id"], ["import.job.id"], name=op.f("fk_row_note_job_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_row_note")),
        schema="import",
    )
    op.create_index(
        "ix_row_note_job_id_kind_row",
        "row_note",
        ["job_id", "kind", "row"],
        unique=False,
        schema="import",
    )
