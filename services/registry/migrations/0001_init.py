"""Functions of the keys, the five levels, the search structures, the tables for events."""

from pathlib import Path

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

from services.kit.migrate import run_script

revision = "0001"
down_revision = None
SQL = Path(__file__).with_name("sql")


def upgrade() -> None:
    run_script(SQL / "0001_functions.sql")
    create_tables()
    run_script(SQL / "0001_triggers.sql")


def create_tables() -> None:
    op.create_table(
        "affects_count",
        sa.Column("deceased_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("deceased_id", name=op.f("pk_affects_count")),
        schema="registry",
    )
    op.create_table(
        "cemetery",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("enabled", sa.Boolean(), server_default=sa.text("true"), nullable=False),
        sa.Column("version", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.Column("import_job", sa.Integer(), nullable=True),
        sa.Column(
            "created_at",
            sa.DateTime(timezone=True),
            server_default=sa.text("now()"),
            nullable=False,
        ),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column(
            "name_key",
            sa.Text(collation="C"),
            sa.Computed("registry.fold_identity(name)", persisted=True),
            nullable=False,
        ),
        sa.Column("reference", sa.String(), nullable=True),
        sa.Column("address", sa.String(), nullable=True),
        sa.Column("email_address", sa.String(), nullable=True),
        sa.Column("domain", sa.String(), nullable=True),
        sa.Column("coordinates", sa.String(), nullable=True),
        sa.Column("color", sa.String(), server_default="#000000", nullable=False),
        sa.Column("logo", sa.String(), nullable=True),
        sa.Column("linklogo", sa.String(), nullable=True),
        sa.Column("picture", sa.String(), nullable=True),
        sa.Column("map", sa.String(), nullable=True),
        sa.Column("link1", sa.String(), nullable=True),
        sa.Column("link1_label", sa.String(), nullable=True),
        sa.Column("link2", sa.String(), nullable=True),
        sa.Column("link2_label", sa.String(), nullable=True),
        sa.Column("link3", sa.String(), nullable=True),
        sa.Column("link4", sa.String(), nullable=True),
        sa.Column("token", sa.String(), nullable=True),
        sa.Column("order", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_cemetery")),
        sa.UniqueConstraint("name_key", name=op.f("uq_cemetery_name_key")),
        schema="registry",
    )
    op.create_table(
        "check_batch",
        sa.Column("job_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("rows", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("job_id", "seq", name=op.f("pk_check_batch")),
        schema="registry",
    )
    op.create_table(
        "given_term",
        sa.Column("term", sa.Text(collation="C"), nullable=False),
        sa.Column(
            "near",
            sa.ARRAY(sa.Integer()),
            sa.Computed("registry.near(term)", persisted=True),
            nullable=False,
        ),
        sa.PrimaryKeyConstraint("term", name=op.f("pk_given_term")),
        schema="registry",
    )
    op.create_index(
        "ix_given_term_infix",
        "given_term",
        ["term"],
        unique=False,
        schema="registry",
        postgresql_using="gin",
        postgresql_ops={"term": "gin_trgm_ops"},
    )
    op.create_index(
        "ix_given_term_near",
        "given_term",
        ["near"],
        unique=False,
        schema="registry",
        postgresql_using="gin",
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
        schema="registry",
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
        schema="registry",
    )
    op.create_table(
        "surname_term",
        sa.Column("term", sa.Text(collation="C"), nullable=False),
        sa.Column(
            "near",
            sa.ARRAY(sa.Integer()),
            sa.Computed("registry.near(term)", persisted=True),
            nullable=False,
        ),
        sa.PrimaryKeyConstraint("term", name=op.f("pk_surname_term")),
        schema="registry",
    )
    op.create_index(
        "ix_surname_term_infix",
        "surname_term",
        ["term"],
        unique=False,
        schema="registry",
        postgresql_using="gin",
        postgresql_ops={"term": "gin_trgm_ops"},
    )
    op.create_index(
        "ix_surname_term_near",
        "surname_term",
        ["near"],
        unique=False,
        schema="registry",
        postgresql_using="gin",
    )
    op.create_table(
        "sector",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("enabled", sa.Boolean(), server_default=sa.text("true"), nullable=False),
        sa.Column("version", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.Column("import_job", sa.Integer(), nullable=True),
        sa.Column(
            "created_at",
            sa.DateTime(timezone=True),
            server_default=sa.text("now()"),
            nullable=False,
        ),
        sa.Column("cemetery_id", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column(
            "name_key",
            sa.Text(collation="C"),
            sa.Computed("registry.fold_identity(name)", persisted=True),
            nullable=False,
        ),
        sa.Column("coordinates", sa.String(), nullable=True),
        sa.Column("description", sa.String(), nullable=True),
        sa.Column("picture", sa.String(), nullable=True),
        sa.Column(
            "photos",
            postgresql.JSONB(astext_type=sa.Text()),
            server_default=sa.text("'[]'"),
            nullable=False,
        ),
        sa.ForeignKeyConstraint(
            ["cemetery_id"], ["registry.cemetery.id"], name=op.f("fk_sector_cemetery_id")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sector")),
        sa.UniqueConstraint("cemetery_id", "name_key", name=op.f("uq_sector_cemetery_id_name_key")),
        schema="registry",
    )
    op.create_index(
        op.f("ix_sector_cemetery_id"), "sector", ["cemetery_id"], unique=False, schema="registry"
    )
    op.create_table(
        "block",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("enabled", sa.Boolean(), server_default=sa.text("true"), nullable=False),
        sa.Column("version", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.Column("import_job", sa.Integer(), nullable=True),
        sa.Column(
            "created_at",
            sa.DateTime(timezone=True),
            server_default=sa.text("now()"),
            nullable=False,
        ),
        sa.Column("sector_id", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column(
            "name_key",
            sa.Text(collation="C"),
            sa.Computed("registry.fold_identity(name)", persisted=True),
            nullable=False,
        ),
        sa.Column("coordinates", sa.String(), nullable=True),
        sa.Column("description", sa.String(), nullable=True),
        sa.Column("matterport_link", sa.String(), nullable=True),
        sa.Column(
            "photos",
            postgresql.JSONB(astext_type=sa.Text()),
            server_default=sa.text("'[]'"),
            nullable=False,
        ),
        sa.ForeignKeyConstraint(
            ["sector_id"], ["registry.sector.id"], name=op.f("fk_block_sector_id")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_block")),
        sa.UniqueConstraint("sector_id", "name_key", name=op.f("uq_block_sector_id_name_key")),
        schema="registry",
    )
    op.create_index(
        op.f("ix_block_sector_id"), "block", ["sector_id"], unique=False, schema="registry"
    )
    op.create_table(
        "tomb",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("enabled", sa.Boolean(), server_default=sa.text("true"), nullable=False),
        sa.Column("version", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.Column("import_job", sa.Integer(), nullable=True),
        sa.Column(
            "created_at",
            sa.DateTime(timezone=True),
            server_default=sa.text("now()"),
            nullable=False,
        ),
        sa.Column("block_id", sa.Integer(), nullable=False),
        sa.Column("reference", sa.String(), nullable=True),
        sa.Column(
            "reference_key",
            sa.Text(collation="C"),
            sa.Computed("registry.fold_identity(reference)", persisted=True),
            nullable=True,
        ),
        sa.Column("picture", sa.String(), nullable=True),
        sa.Column("coordinates", sa.String(), nullable=True),
        sa.Column("matterport_link", sa.String(), nullable=True),
        sa.Column("external_link", sa.String(), nullable=True),
        sa.Column("capacity", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.Column("user_id", sa.Integer(), nullable=True),
        sa.Column("import_owner", sa.String(), nullable=True),
        sa.Column("permit_expiration_date", sa.Date(), nullable=True),
        sa.CheckConstraint("capacity >= 1", name=op.f("ck_tomb_capacity_positive")),
        sa.ForeignKeyConstraint(["block_id"], ["registry.block.id"], name=op.f("fk_tomb_block_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tomb")),
        sa.UniqueConstraint(
            "block_id", "reference_key", name=op.f("uq_tomb_block_id_reference_key")
        ),
        schema="registry",
    )
    op.create_index(op.f("ix_tomb_block_id"), "tomb", ["block_id"], unique=False, schema="registry")
    op.create_index(op.f("ix_tomb_user_id"), "tomb", ["user_id"], unique=False, schema="registry")
    op.create_table(
        "deceased",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("enabled", sa.Boolean(), server_default=sa.text("true"), nullable=False),
        sa.Column("version", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.Column("import_job", sa.Integer(), nullable=True),
        sa.Column(
            "created_at",
            sa.DateTime(timezone=True),
            server_default=sa.text("now()"),
            nullable=False,
        ),
        sa.Column("tomb_id", sa.Integer(), nullable=False),
        sa.Column("cemetery_id", sa.Integer(), nullable=False),
        sa.Column("public", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("surname", sa.String(), nullable=False),
        sa.Column("nominative", sa.String(), nullable=True),
        sa.Column(
            "name_key",
            sa.Text(collation="C"),
            sa.Computed("registry.fold_given(name)", persisted=True),
            nullable=False,
        ),
        sa.Column(
            "surname_key",
            sa.Text(collation="C"),
            sa.Computed("registry.fold_surname(surname)", persisted=True),
            nullable=False,
        ),
        sa.Column(
            "person_key",
            sa.Text(collation="C"),
            sa.Computed("registry.fold_person(surname, name)", persisted=True),
            nullable=False,
        ),
        sa.Column("import_name", sa.String(), nullable=True),
        sa.Column("fiscal_code", sa.String(), nullable=True),
        sa.Column("birthdate", sa.String(), nullable=True),
        sa.Column("deathdate", sa.String(), nullable=True),
        sa.Column("epitaph", sa.String(), nullable=True),
        sa.Column("gifts", sa.Integer(), nullable=True),
        sa.Column("picture", sa.String(), nullable=True),
        sa.Column("background_image", sa.String(), nullable=True),
        sa.Column("commemoration_video", sa.String(), nullable=True),
        sa.CheckConstraint(
            "birthdate ~ '^\\d{4}(-\\d{2}(-\\d{2})?)?$'", name=op.f("ck_deceased_birthdate_partial")
        ),
        sa.CheckConstraint(
            "deathdate ~ '^\\d{4}(-\\d{2}(-\\d{2})?)?$'", name=op.f("ck_deceased_deathdate_partial")
        ),
        sa.ForeignKeyConstraint(
            ["tomb_id"], ["registry.tomb.id"], name=op.f("fk_deceased_tomb_id")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_deceased")),
        schema="registry",
    )
    op.create_index(
        "ix_deceased_by_name_in_cemetery",
        "deceased",
        ["cemetery_id", "name_key", "surname_key", "id"],
        unique=False,
        schema="registry",
        postgresql_include=["public"],
    )
    op.create_index(
        "ix_deceased_by_surname",
        "deceased",
        ["surname_key", "name_key", "id"],
        unique=False,
        schema="registry",
        postgresql_include=["public"],
    )
    op.create_index(
        "ix_deceased_by_surname_in_cemetery",
        "deceased",
        ["cemetery_id", "surname_key", "name_key", "id"],
        unique=False,
        schema="registry",
        postgresql_include=["public"],
    )
    op.create_index(
        "ix_deceased_tomb_id_person_key",
        "deceased",
        ["tomb_id", "person_key"],
        unique=False,
        schema="registry",
    )
    op.create_table(
        "other_surname",
        sa.Column("deceased_id", sa.Integer(), nullable=False),
        sa.Column("surname_key", sa.Text(collation="C"), nullable=False),
        sa.Column("name_key", sa.Text(collation="C"), nullable=False),
        sa.Column("cemetery_id", sa.Integer(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["deceased_id"],
            ["registry.deceased.id"],
            name=op.f("fk_other_surname_deceased_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("deceased_id", "surname_key", name=op.f("pk_other_surname")),
        schema="registry",
    )
    op.create_index(
        "ix_other_surname_by_surname",
        "other_surname",
        ["surname_key", "name_key", "deceased_id"],
        unique=False,
        schema="registry",
        postgresql_include=["public"],
    )
    op.create_index(
        "ix_other_surname_in_cemetery",
        "other_surname",
        ["cemetery_id", "surname_key", "name_key", "deceased_id"],
        unique=False,
        schema="registry",
        postgresql_include=["public"],
    )
