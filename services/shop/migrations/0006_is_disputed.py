"""Whether the customer's bank decides of the money, which the alarm's text told until now."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
# as it was worded when this was written
_ALARM = "Il cliente ha contestato il pagamento presso la propria banca"
_KNOWN = sa.text(
    "update shop.customer_order set is_disputed = true"
    " where :alarm = any(string_to_array(alarm, E'\\n'))"
)


def upgrade() -> None:
    op.add_column(
        "customer_order",
        sa.Column("is_disputed", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        schema="shop",
    )
    op.execute(_KNOWN.bindparams(alarm=_ALARM))
