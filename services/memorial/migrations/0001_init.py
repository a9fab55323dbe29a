"""Tributes of visitors and their moderation, what others have told, mail, tables for events."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.execute("create sequence memorial.told_version as bigint")
    op.create_table(
        "affect",
        sa.Column("deceased_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("visitor_hash", sa.LargeBinary(), nullable=False),
        sa.Column("day", sa.Date(), nullable=False),
        sa.PrimaryKeyConstraint("deceased_id", "visitor_hash", name=op.f("pk_affect")),
        schema="memorial",
    )
    op.create_index(op.f("ix_affect_day"), "affect", ["day"], unique=False, schema="memorial")
    op.create_table(
        "affect_count",
        sa.Column("deceased_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("deceased_id", name=op.f("pk_affect_count")),
        schema="memorial",
    )
    op.create_table(
        "candle",
        sa.Column("id", sa.BigInteger(), sa.Identity(always=True), nullable=False),
        sa.Column("deceased_id", sa.Integer(), nullable=False),
        sa.Column("visitor_name", sa.String(), nullable=True),
        sa.Column("message", sa.String(), nullable=True),
        sa.Column(
            "created_at",
            sa.DateTime(timezone=True),
            server_default=sa.text("now()"),
            nullable=False,
        ),
        sa.Column("expires_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("visitor_hash", sa.LargeBinary(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_candle")),
        schema="memorial",
    )
    op.create_index(
        "ix_candle_deceased_id_expires_at",
        "candle",
        ["deceased_id", "expires_at"],
        unique=False,
        schema="memorial",
    )
    op.create_table(
        "cemetery",
        sa.Column("cemetery_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("version", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("enabled", sa.Boolean(), nullable=False),
        sa.Column("removed", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.PrimaryKeyConstraint("cemetery_id", name=op.f("pk_cemetery")),
        schema="memorial",
    )
    op.create_table(
        "correction_request",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("deceased_id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("email", sa.String(), nullable=False),
        sa.Column("phone", sa.String(), nullable=True),
        sa.Column("relation", sa.String(), nullable=True),
        sa.Column("text", sa.String(), nullable=False),
        sa.Column("status", sa.String(), server_default="open", nullable=False),
        sa.Column("note", sa.String(), nullable=True),
        sa.Column("handled_by", sa.Integer(), nullable=True),
        sa.Column("handled_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column(
            "created_at",
            sa.DateTime(timezone=True),
            server_default=sa.text("now()"),
            nullable=False,
        ),
        sa.Column("visitor_hash", sa.LargeBinary(), nullable=True),
        sa.CheckConstraint(
            "kind in ('correction', 'removal')", name=op.f("ck_correction_request_kind_known")
        ),
        sa.CheckConstraint(
            "status in ('open', 'done', 'rejected')",
            name=op.f("ck_correction_request_status_known"),
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_correction_request")),
        schema="memorial",
    )
    op.create_index(
        op.f("ix_correction_request_deceased_id"),
        "correction_request",
        ["deceased_id"],
        unique=False,
        schema="memorial",
    )
    op.create_index(
        "ix_correction_request_status",
        "correction_request",
        ["status", "id"],
        unique=False,
        schema="memorial",
    )
    op.create_index(
        "ix_correction_request_visitor_hash",
        "correction_request",
        ["visitor_hash", "created_at"],
        unique=False,
        schema="memorial",
    )
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
        schema="memorial",
    )
    op.create_table(
        "mail",
        sa.Column("id", sa.BigInteger(), sa.Identity(always=True), nullable=False),
        sa.Column("dedupe_key", sa.String(), nullable=False),
        sa.Column("message_id", sa.String(), nullable=False),
        sa.Column("recipient", sa.String(), nullable=False),
        sa.Column("subject", sa.String(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("html", sa.Text(), nullable=False),
        sa.Column("tries", sa.Integer(), server_default="0", nullable=False),
        sa.Column("last_error", sa.String(), nullable=True),
        sa.Column(
            "created_at",
            sa.DateTime(timezone=True),
            server_default=sa.text("now()"),
            nullable=False,
        ),
        sa.Column(
            "next_try_at",
            sa.DateTime(timezone=True),
            server_default=sa.text("now()"),
            nullable=False,
        ),
        sa.Column("sent_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("failed_at", sa.DateTime(timezone=True), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_mail")),
        sa.UniqueConstraint("dedupe_key", name=op.f("uq_mail_dedupe_key")),
        schema="memorial",
    )
    op.create_table(
        "moderator",
        sa.Column("user_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("version", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("surname", sa.String(), nullable=False),
        sa.Column("email", sa.String(), nullable=False),
        sa.Column("role", sa.String(), nullable=False),
        sa.Column("cemetery_id", sa.Integer(), nullable=True),
        sa.Column("enabled", sa.Boolean(), nullable=False),
        sa.Column("removed", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_moderator")),
        schema="memorial",
    )
    op.create_index(
        op.f("ix_moderator_cemetery_id"),
        "moderator",
        ["cemetery_id"],
        unique=False,
        schema="memorial",
    )
    op.create_table(
        "notice",
        sa.Column("user_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("sent_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("is_due", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_notice")),
        schema="memorial",
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
        schema="memorial",
    )
    op.create_table(
        "person",
        sa.Column("deceased_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("version", sa.BigInteger(), nullable=False),
        sa.Column("tomb_id", sa.Integer(), nullable=False),
        sa.Column("cemetery_id", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("surname", sa.String(), nullable=False),
        sa.Column("nominative", sa.String(), nullable=True),
        sa.Column("birthdate", sa.String(), nullable=True),
        sa.Column("deathdate", sa.String(), nullable=True),
        sa.Column("picture", sa.String(), nullable=True),
        sa.Column("epitaph", sa.String(), nullable=True),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("removed", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("merged_into", sa.Integer(), nullable=True),
        sa.PrimaryKeyConstraint("deceased_id", name=op.f("pk_person")),
        schema="memorial",
    )
    op.create_index(
        op.f("ix_person_cemetery_id"), "person", ["cemetery_id"], unique=False, schema="memorial"
    )
    op.create_index(
        "ix_person_merged_into",
        "person",
        ["merged_into"],
        unique=False,
        schema="memorial",
        postgresql_where=sa.text("merged_into is not null"),
    )
    op.create_index(
        op.f("ix_person_tomb_id"), "person", ["tomb_id"], unique=False, schema="memorial"
    )
    op.create_table(
        "sender_block",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("cemetery_id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("value_hash", sa.LargeBinary(), nullable=False),
        sa.Column("label", sa.String(), nullable=False),
        sa.Column("created_by", sa.Integer(), nullable=False),
        sa.Column(
            "created_at",
            sa.DateTime(timezone=True),
            server_default=sa.text("now()"),
            nullable=False,
        ),
        sa.CheckConstraint("kind in ('address', 'email')", name=op.f("ck_sender_block_kind_known")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sender_block")),
        sa.UniqueConstraint(
            "cemetery_id",
            "kind",
            "value_hash",
            name=op.f("uq_sender_block_cemetery_id_kind_value_hash"),
        ),
        schema="memorial",
    )
    op.create_table(
        "tomb",
        sa.Column("tomb_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("version", sa.BigInteger(), nullable=False),
        sa.Column("cemetery_id", sa.Integer(), nullable=False),
        sa.Column("cemetery_name", sa.String(), nullable=False),
        sa.Column("sector_name", sa.String(), nullable=False),
        sa.Column("block_name", sa.String(), nullable=False),
        sa.Column("reference", sa.String(), nullable=True),
        sa.Column("user_id", sa.Integer(), nullable=True),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("removed", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.PrimaryKeyConstraint("tomb_id", name=op.f("pk_tomb")),
        schema="memorial",
    )
    op.create_index(
        op.f("ix_tomb_cemetery_id"), "tomb", ["cemetery_id"], unique=False, schema="memorial"
    )
    op.create_index(op.f("ix_tomb_user_id"), "tomb", ["user_id"], unique=False, schema="memorial")
    op.create_table(
        "tribute",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("deceased_id", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("email", sa.String(), nullable=True),
        sa.Column("text", sa.String(), nullable=False),
        sa.Column("enabled", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column(
            "created_at",
            sa.DateTime(timezone=True),
            server_default=sa.text("now()"),
            nullable=False,
        ),
        sa.Column("approved_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("approved_by", sa.Integer(), nullable=True),
        sa.Column("reported_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("visitor_hash", sa.LargeBinary(), nullable=True),
        sa.Column("ip_address", postgresql.INET(), nullable=True),
        sa.CheckConstraint("kind in ('message', 'prayer')", name=op.f("ck_tribute_kind_known")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tribute")),
        schema="memorial",
    )
    op.create_index(
        "ix_tribute_deceased_id_enabled",
        "tribute",
        ["deceased_id", "enabled", "id"],
        unique=False,
        schema="memorial",
    )
    op.create_index(
        "ix_tribute_ip_address",
        "tribute",
        ["created_at"],
        unique=False,
        schema="memorial",
        postgresql_where=sa.text("ip_address is not null"),
    )
    op.create_index(
        "ix_tribute_visitor_hash",
        "tribute",
        ["visitor_hash", "deceased_id", "created_at"],
        unique=False,
        schema="memorial",
    )
    op.create_index(
        "ix_tribute_waiting",
        "tribute",
        ["id"],
        unique=False,
        schema="memorial",
        postgresql_where=sa.text("not enabled"),
    )
    op.create_table(
        "visitor_key",
        sa.Column("day", sa.Date(), nullable=False),
        sa.Column("key", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("day", name=op.f("pk_visitor_key")),
        schema="memorial",
    )
    op.create_table(
        "report",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("tribute_id", sa.Integer(), nullable=False),
        sa.Column("reason", sa.String(), nullable=True),
        sa.Column(
            "created_at",
            sa.DateTime(timezone=True),
            server_default=sa.text("now()"),
            nullable=False,
        ),
        sa.Column("visitor_hash", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["tribute_id"],
            ["memorial.tribute.id"],
            name=op.f("fk_report_tribute_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_report")),
        sa.UniqueConstraint(
            "tribute_id", "visitor_hash", name=op.f("uq_report_tribute_id_visitor_hash")
        ),
        schema="memorial",
    )
    op.create_index(
        op.f("ix_report_tribute_id"), "report", ["tribute_id"], unique=False, schema="memorial"
    )
    op.create_index(
        op.f("ix_report_visitor_hash"), "report", ["visitor_hash"], unique=False, schema="memorial"
    )
