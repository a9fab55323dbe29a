"""What is read of an order, and which orders a caller may see."""

from services.kit.auth import Principal, Role

FIELDS = """
o.id, o.number as order_number, o.customer_name, o.customer_email, o.customer_phone, o.tomb_id,
o.tomb_label as tomb, o.deceased_label as deceased, o.amount_cents as total_amount, o.status,
o.payment_status, o.created_at, o.paid_at, o.completed_at, o.cancelled_at, o.cemetery_id,
o.cemetery_name, o.supplier_id, not o.is_live as is_demo, o.alarm, o.notes,
o.is_disputed,
coalesce(s.business_name, nullif(trim(s.name || ' ' || s.surname), ''), '') as supplier_name,
(select r.status from shop.refund r where r.order_id = o.id order by r.attempt desc limit 1)
  as refund_status
"""
# one whose payment could not even be begun, as in an outage, is nobody's order; its row is kept
PLACED = "(o.status <> 'cancelled' or o.payment_intent_id is not null or o.alarm is not null)"
FROM = "from shop.customer_order o left join shop.seller s on s.user_id = o.supplier_id"


def own(who: Principal) -> tuple[str, list[int]]:
    """The condition that leaves what the caller may see, and its argument."""
    match who.role:
        case Role.SUPERADMIN:
            return "true", []
        case Role.ADMIN:
            return "o.cemetery_id = $1", [who.cemetery_id or 0]
        case Role.SUPPLIER:
            return "o.supplier_id = $1", [who.id]
    return "false", []
