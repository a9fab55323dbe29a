"""Reads products: for the office and suppliers, and what visitors are offered."""

import asyncpg

from services.kit.auth import Principal, Role
from services.kit.db import Connection
from services.kit.errors import NotFound
from services.kit.text import fold_identity
from services.shop.policy import NO_PRODUCT, NO_TOMB
from services.shop.products.schemas import ProductOut, SupplierOut, Wanted
from services.shop.registry import Said

_FIELDS = """
p.id, p.title, p.description, round(p.price_cents / 100.0, 2)::float8 as price, p.category_id,
k.title as category_title, p.supplier_id as merchant_id, coalesce(s.name, '') as merchant_name,
coalesce(s.surname, '') as merchant_surname, s.business_name as merchant_business_name,
p.cemetery_id, coalesce(c.name, '') as cemetery_name, p.enabled::int as enabled, p.picture
"""
_FROM = """
from shop.product p join shop.category k on k.id = p.category_id
left join shop.seller s on s.user_id = p.supplier_id
left join shop.cemetery c on c.cemetery_id = p.cemetery_id
"""
# what sellers who can be paid offer in the tomb's cemetery: as registry has named it, or the copy
_IN_CEMETERY = "(select $1::int as cemetery_id) t"
_BY_COPY = "shop.tomb t where t.tomb_id = $1 and t.public and not t.removed"
_OFFERED = """
select coalesce((
  select json_agg(row_to_json(o) order by o.category_id, o.id) from (
    select p.id, p.title, p.description, round(p.price_cents / 100.0, 2) as price, p.picture,
      p.category_id, p.category_id as "categoryId", k.title as "categoryTitle",
      p.supplier_id as merchant_id, s.name as "merchantName", s.surname as "merchantSurname",
      s.business_name as "merchantBusinessName"
    from shop.product p
    join shop.category k on k.id = p.category_id and k.enabled
    join shop.seller s on s.user_id = p.supplier_id
      and s.enabled and not s.removed and s.role = 'fornitore'
    where p.cemetery_id = t.cemetery_id and p.enabled
      and exists (select from shop.payment_account a where a.active
                  and (a.supplier_id = p.supplier_id or a.supplier_id is null))
  ) o), '[]')::text as products
from {}
"""
_SUPPLIERS = """
select s.user_id as id, s.name, s.surname, s.business_name, s.cemetery_id from shop.seller s
where s.role = 'fornitore' and s.enabled and not s.removed and {}
order by coalesce(s.business_name, s.surname), s.user_id
"""


def _own(who: Principal) -> tuple[str, list[object]]:
    """The condition that leaves what the caller may see, and its argument."""
    match who.role:
        case Role.SUPERADMIN:
            return "true", []
        case Role.ADMIN:
            return "p.cemetery_id = $1", [who.cemetery_id or 0]
        case Role.SUPPLIER:
            return "p.supplier_id = $1", [who.id]
    return "false", []


async def list_products(connection: Connection, who: Principal, wanted: Wanted) -> list[ProductOut]:
    """The caller's products, the newest first."""
    own, arguments = _own(who)
    conditions = [own]
    for column in ("cemetery_id", "category_id", "supplier_id"):
        if (value := getattr(wanted, column)) is not None:
            arguments.append(value)
            conditions.append(f"p.{column} = ${len(arguments)}")
    where = " and ".join(conditions)
    rows = await connection.fetch(
        f"select {_FIELDS} {_FROM} where {where} order by p.id desc", *arguments
    )
    found = [ProductOut(**dict(row)) for row in rows]
    if wanted.search is None:
        return found
    key = fold_identity(wanted.search)
    return [one for one in found if key in fold_identity(f"{one.title} {one.description}")]


async def show_product(connection: Connection, product_id: int) -> ProductOut:
    row = await connection.fetchrow(f"select {_FIELDS} {_FROM} where p.id = $1", product_id)
    if row is None:
        raise NotFound(NO_PRODUCT)
    return ProductOut(**dict(row))


async def offered_for(reads: asyncpg.Pool, tomb_id: int, said: Said) -> str:
    """JSON of what can be bought for a tomb (shape `list[OfferOut]`). said: by registry of it.

    Raises:
        NotFound: visitors are shown no such tomb.
    """
    products: str | None = None
    if said.is_away:
        products = await reads.fetchval(_OFFERED.format(_BY_COPY), tomb_id)
    elif said.tomb is not None:
        products = await reads.fetchval(_OFFERED.format(_IN_CEMETERY), said.tomb.cemetery_id)
    if products is None:
        raise NotFound(NO_TOMB)
    return products


async def list_suppliers(connection: Connection, who: Principal) -> list[SupplierOut]:
    """Those whom the caller may choose: all, the own cemetery's, or oneself."""
    match who.role:
        case Role.SUPERADMIN:
            rows = await connection.fetch(_SUPPLIERS.format("true"))
        case Role.ADMIN:
            own = _SUPPLIERS.format("s.cemetery_id = $1")
            rows = await connection.fetch(own, who.cemetery_id or 0)
        case _:
            rows = await connection.fetch(_SUPPLIERS.format("s.user_id = $1"), who.id)
    return [SupplierOut(**dict(row)) for row in rows]
