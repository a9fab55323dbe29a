"""Catalogue, orders and payments of the shop, what others have told, mail, tables for events."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

# their ids are known to the pages: 1 flowers, 2 candles, 3 cleaning
_CATEGORIES = """
insert into shop.category (title) values
  ('Fiori e Piante'), ('Lumini e Candele'), ('Servizi di Pulizia')
"""


def upgrade() -> None:
    op.execute("create sequence shop.told_version as bigint")
    op.create_table(
        "category",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("title", sa.String(), nullable=False),
        sa.Column("cemetery_id", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("enabled", sa.Boolean(), server_default=sa.text("true"), nullable=False),
        sa.Column(
            "created_at",
            sa.DateTime(timezone=True),
            server_default=sa.text("now()"),
            nullable=False,
        ),
        sa.CheckConstraint("cemetery_id >= 0", name=op.f("ck_category_cemetery_known")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_category")),
        schema="shop",
    )
    op.create_index(
        op.f("ix_category_cemetery_id"), "category", ["cemetery_id"], unique=False, schema="shop"
    )
    op.create_table(
        "cemetery",
        sa.Column("cemetery_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("version", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("enabled", sa.Boolean(), nullable=False),
        sa.Column("removed", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.PrimaryKeyConstraint("cemetery_id", name=op.f("pk_cemetery")),
        schema="shop",
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
        schema="shop",
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
        schema="shop",
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
        schema="shop",
    )
    op.create_table(
        "entered_keys",
        sa.Column("supplier_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("publishable_key", sa.String(), nullable=True),
        sa.Column("publishable_set_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("secret_key", sa.String(), nullable=True),
        sa.Column("secret_set_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("due_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("fault", sa.String(), nullable=True),
        sa.PrimaryKeyConstraint("supplier_id", name=op.f("pk_entered_keys")),
        schema="shop",
    )
    op.create_table(
        "payment_account",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("supplier_id", sa.Integer(), nullable=True),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("publishable_key", sa.String(), nullable=False),
        sa.Column("secret_key", sa.String(), nullable=False),
        sa.Column("secret_mask", sa.String(), nullable=False),
        sa.Column("webhook_secret", sa.String(), nullable=True),
        sa.Column("webhook_endpoint_id", sa.String(), nullable=True),
        sa.Column("webhook_url", sa.String(), nullable=True),
        sa.Column("webhook_due_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("provider_account", sa.String(), nullable=True),
        sa.Column("is_live", sa.Boolean(), nullable=False),
        sa.Column("active", sa.Boolean(), nullable=False),
        sa.Column(
            "created_at",
            sa.DateTime(timezone=True),
            server_default=sa.text("now()"),
            nullable=False,
        ),
        sa.Column("retired_at", sa.DateTime(timezone=True), nullable=True),
        sa.CheckConstraint(
            "(webhook_endpoint_id is null) or (webhook_secret is not null)",
            name=op.f("ck_payment_account_endpoint_signs"),
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_payment_account")),
        schema="shop",
    )
    op.create_index(
        "uq_payment_account_active",
        "payment_account",
        [sa.literal_column("coalesce(supplier_id, 0)")],
        unique=True,
        schema="shop",
        postgresql_where=sa.text("active"),
    )
    op.create_index(
        "uq_payment_account_version",
        "payment_account",
        [sa.literal_column("coalesce(supplier_id, 0)"), "version"],
        unique=True,
        schema="shop",
    )
    op.create_table(
        "person",
        sa.Column("deceased_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("version", sa.BigInteger(), nullable=False),
        sa.Column("tomb_id", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("surname", sa.String(), nullable=False),
        sa.Column("nominative", sa.String(), nullable=True),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("removed", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.PrimaryKeyConstraint("deceased_id", name=op.f("pk_person")),
        schema="shop",
    )
    op.create_index(op.f("ix_person_tomb_id"), "person", ["tomb_id"], unique=False, schema="shop")
    op.create_table(
        "seller",
        sa.Column("user_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("version", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("surname", sa.String(), nullable=False),
        sa.Column("email", sa.String(), nullable=False),
        sa.Column("business_name", sa.String(), nullable=True),
        sa.Column("role", sa.String(), nullable=False),
        sa.Column("cemetery_id", sa.Integer(), nullable=True),
        sa.Column("enabled", sa.Boolean(), nullable=False),
        sa.Column("removed", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_seller")),
        schema="shop",
    )
    op.create_index(
        op.f("ix_seller_cemetery_id"), "seller", ["cemetery_id"], unique=False, schema="shop"
    )
    op.create_table(
        "supplier_config",
        sa.Column("supplier_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("notification_email", sa.String(), nullable=True),
        sa.Column("feedback", sa.Text(), nullable=True),
        sa.Column("email_set_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column(
            "updated_at",
            sa.DateTime(timezone=True),
            server_default=sa.text("now()"),
            nullable=False,
        ),
        sa.PrimaryKeyConstraint("supplier_id", name=op.f("pk_supplier_config")),
        schema="shop",
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
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("removed", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.PrimaryKeyConstraint("tomb_id", name=op.f("pk_tomb")),
        schema="shop",
    )
    op.create_index(
        op.f("ix_tomb_cemetery_id"), "tomb", ["cemetery_id"], unique=False, schema="shop"
    )
    op.create_table(
        "customer_order",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("number", sa.String(), nullable=False),
        sa.Column("checkout_id", sa.Uuid(), nullable=True),
        sa.Column("token", sa.String(), nullable=False),
        sa.Column("payment_account_id", sa.Integer(), nullable=False),
        sa.Column("payment_intent_id", sa.String(), nullable=True),
        sa.Column("secret_hash", sa.LargeBinary(), nullable=True),
        sa.Column("is_live", sa.Boolean(), nullable=False),
        sa.Column("supplier_id", sa.Integer(), nullable=False),
        sa.Column("tomb_id", sa.Integer(), nullable=False),
        sa.Column("tomb_label", sa.String(), nullable=False),
        sa.Column("deceased_label", sa.String(), nullable=True),
        sa.Column("cemetery_id", sa.Integer(), nullable=False),
        sa.Column("cemetery_name", sa.String(), nullable=False),
        sa.Column("customer_name", sa.String(), nullable=True),
        sa.Column("customer_email", sa.String(), nullable=False),
        sa.Column("customer_phone", sa.String(), nullable=False),
        sa.Column("notes", sa.Text(), nullable=True),
        sa.Column("amount_cents", sa.Integer(), nullable=False),
        sa.Column("currency", sa.String(), server_default="eur", nullable=False),
        sa.Column("status", sa.String(), server_default="pending", nullable=False),
        sa.Column("payment_status", sa.String(), server_default="open", nullable=False),
        sa.Column("alarm", sa.String(), nullable=True),
        sa.Column(
            "created_at",
            sa.DateTime(timezone=True),
            server_default=sa.text("now()"),
            nullable=False,
        ),
        sa.Column("paid_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("completed_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("cancelled_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("asked_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("visitor_hash", sa.LargeBinary(), nullable=True),
        sa.CheckConstraint(
            "payment_status in ('open', 'processing', 'succeeded', 'canceled')",
            name=op.f("ck_customer_order_payment_status_known"),
        ),
        sa.CheckConstraint(
            "status in ('pending', 'paid', 'processing', 'completed', 'cancelled')",
            name=op.f("ck_customer_order_status_known"),
        ),
        sa.CheckConstraint("amount_cents > 0", name=op.f("ck_customer_order_amount_positive")),
        sa.ForeignKeyConstraint(
            ["payment_account_id"],
            ["shop.payment_account.id"],
            name=op.f("fk_customer_order_payment_account_id"),
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_customer_order")),
        sa.UniqueConstraint("checkout_id", name=op.f("uq_customer_order_checkout_id")),
        sa.UniqueConstraint("number", name=op.f("uq_customer_order_number")),
        sa.UniqueConstraint(
            "payment_account_id",
            "payment_intent_id",
            name=op.f("uq_customer_order_payment_account_id_payment_intent_id"),
        ),
        sa.UniqueConstraint("token", name=op.f("uq_customer_order_token")),
        schema="shop",
    )
    op.create_index(
        op.f("ix_customer_order_cemetery_id"),
        "customer_order",
        ["cemetery_id"],
        unique=False,
        schema="shop",
    )
    op.create_index(
        op.f("ix_customer_order_created_at"),
        "customer_order",
        ["created_at"],
        unique=False,
        schema="shop",
    )
    op.create_index(
        "ix_customer_order_pending",
        "customer_order",
        ["id"],
        unique=False,
        schema="shop",
        postgresql_where=sa.text("status = 'pending'"),
    )
    op.create_index(
        op.f("ix_customer_order_supplier_id"),
        "customer_order",
        ["supplier_id"],
        unique=False,
        schema="shop",
    )
    op.create_index(
        "ix_customer_order_visitor_hash",
        "customer_order",
        ["visitor_hash", "created_at"],
        unique=False,
        schema="shop",
    )
    op.create_table(
        "product",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("title", sa.String(), nullable=False),
        sa.Column("description", sa.String(), nullable=False),
        sa.Column("price_cents", sa.Integer(), nullable=False),
        sa.Column("category_id", sa.Integer(), nullable=False),
        sa.Column("supplier_id", sa.Integer(), nullable=False),
        sa.Column("cemetery_id", sa.Integer(), nullable=False),
        sa.Column("enabled", sa.Boolean(), server_default=sa.text("true"), nullable=False),
        sa.Column("picture", sa.String(), nullable=True),
        sa.Column(
            "created_at",
            sa.DateTime(timezone=True),
            server_default=sa.text("now()"),
            nullable=False,
        ),
        sa.Column(
            "updated_at",
            sa.DateTime(timezone=True),
            server_default=sa.text("now()"),
            nullable=False,
        ),
        sa.CheckConstraint("price_cents >= 0", name=op.f("ck_product_price_not_negative")),
        sa.ForeignKeyConstraint(
            ["category_id"], ["shop.category.id"], name=op.f("fk_product_category_id")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_product")),
        schema="shop",
    )
    op.create_index(
        op.f("ix_product_category_id"), "product", ["category_id"], unique=False, schema="shop"
    )
    op.create_index(
        "ix_product_cemetery_id_enabled",
        "product",
        ["cemetery_id", "enabled"],
        unique=False,
        schema="shop",
    )
    op.create_index(
        op.f("ix_product_supplier_id"), "product", ["supplier_id"], unique=False, schema="shop"
    )
    op.create_table(
        "provider_event",
        sa.Column("payment_account_id", sa.Integer(), nullable=False),
        sa.Column("event_id", sa.String(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column(
            "received_at",
            sa.DateTime(timezone=True),
            server_default=sa.text("now()"),
            nullable=False,
        ),
        sa.ForeignKeyConstraint(
            ["payment_account_id"],
            ["shop.payment_account.id"],
            name=op.f("fk_provider_event_payment_account_id"),
        ),
        sa.PrimaryKeyConstraint("payment_account_id", "event_id", name=op.f("pk_provider_event")),
        schema="shop",
    )
    op.create_index(
        op.f("ix_provider_event_received_at"),
        "provider_event",
        ["received_at"],
        unique=False,
        schema="shop",
    )
    op.create_table(
        "order_change",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("order_id", sa.Integer(), nullable=False),
        sa.Column(
            "at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False
        ),
        sa.Column("before", sa.String(), nullable=True),
        sa.Column("after", sa.String(), nullable=False),
        sa.Column("source", sa.String(), nullable=False),
        sa.Column("user_id", sa.Integer(), nullable=True),
        sa.Column("note", sa.String(), nullable=True),
        sa.ForeignKeyConstraint(
            ["order_id"], ["shop.customer_order.id"], name=op.f("fk_order_change_order_id")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_order_change")),
        schema="shop",
    )
    op.create_index(
        op.f("ix_order_change_order_id"), "order_change", ["order_id"], unique=False, schema="shop"
    )
    op.create_table(
        "order_item",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("order_id", sa.Integer(), nullable=False),
        sa.Column("product_id", sa.Integer(), nullable=False),
        sa.Column("title", sa.String(), nullable=False),
        sa.Column("price_cents", sa.Integer(), nullable=False),
        sa.Column("quantity", sa.Integer(), nullable=False),
        sa.CheckConstraint("quantity > 0", name=op.f("ck_order_item_quantity_positive")),
        sa.ForeignKeyConstraint(
            ["order_id"], ["shop.customer_order.id"], name=op.f("fk_order_item_order_id")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_order_item")),
        sa.UniqueConstraint(
            "order_id", "product_id", name=op.f("uq_order_item_order_id_product_id")
        ),
        schema="shop",
    )
    op.create_index(
        op.f("ix_order_item_order_id"), "order_item", ["order_id"], unique=False, schema="shop"
    )
    op.create_table(
        "order_photo",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("order_id", sa.Integer(), nullable=False),
        sa.Column("content", sa.LargeBinary(), nullable=False),
        sa.Column("media_type", sa.String(), nullable=False),
        sa.Column("width", sa.Integer(), nullable=False),
        sa.Column("height", sa.Integer(), nullable=False),
        sa.Column(
            "created_at",
            sa.DateTime(timezone=True),
            server_default=sa.text("now()"),
            nullable=False,
        ),
        sa.Column("created_by", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["order_id"], ["shop.customer_order.id"], name=op.f("fk_order_photo_order_id")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_order_photo")),
        schema="shop",
    )
    op.create_index(
        op.f("ix_order_photo_order_id"), "order_photo", ["order_id"], unique=False, schema="shop"
    )
    op.create_table(
        "refund",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("order_id", sa.Integer(), nullable=False),
        sa.Column("attempt", sa.Integer(), nullable=False),
        sa.Column("amount_cents", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(), server_default="pending", nullable=False),
        sa.Column("provider_refund", sa.String(), nullable=True),
        sa.Column("requested_by", sa.Integer(), nullable=True),
        sa.Column(
            "created_at",
            sa.DateTime(timezone=True),
            server_default=sa.text("now()"),
            nullable=False,
        ),
        sa.Column(
            "updated_at",
            sa.DateTime(timezone=True),
            server_default=sa.text("now()"),
            nullable=False,
        ),
        sa.Column("asked_at", sa.DateTime(timezone=True), nullable=True),
        sa.CheckConstraint(
            "status in ('pending', 'succeeded', 'failed')", name=op.f("ck_refund_status_known")
        ),
        sa.CheckConstraint("amount_cents > 0", name=op.f("ck_refund_amount_positive")),
        sa.ForeignKeyConstraint(
            ["order_id"], ["shop.customer_order.id"], name=op.f("fk_refund_order_id")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_refund")),
        sa.UniqueConstraint("order_id", "attempt", name=op.f("uq_refund_order_id_attempt")),
        sa.UniqueConstraint("provider_refund", name=op.f("uq_refund_provider_refund")),
        schema="shop",
    )
    op.create_index(op.f("ix_refund_order_id"), "refund", ["order_id"], unique=False, schema="shop")
    op.create_table(
        "visitor_key",
        sa.Column("day", sa.Date(), nullable=False),
        sa.Column("key", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("day", name=op.f("pk_visitor_key")),
        schema="shop",
    )
    op.execute(_CATEGORIES)
