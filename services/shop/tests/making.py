"""Makers of products and orders, straight in the tables of shop."""

import secrets
from typing import Any

import asyncpg

SUPERADMIN, ADMIN, ROSSI, BIANCHI, AWAY = 1, 2, 11, 12, 21  # users
FLOWERS, CANDLES, CLEANING, MARBLE, MARBLE_AWAY = 1, 2, 3, 4, 5  # categories
HERE, ELSEWHERE = 1, 2  # cemeteries
TOMB, HIDDEN, TOMB_AWAY = 1, 2, 3
HEARD = """
insert into shop.category (title, cemetery_id) values
  ('Fiori e Piante', 0), ('Lumini e Candele', 0), ('Servizi di Pulizia', 0), ('Marmi', 1),
  ('Marmi altrove', 2);
insert into shop.cemetery (cemetery_id, version, name, enabled) values
  (1, 1, 'Maggiore', true), (2, 1, 'Altrove', true);
insert into shop.tomb
  (tomb_id, version, cemetery_id, cemetery_name, sector_name, block_name, reference, public) values
  (1, 1, 1, 'Maggiore', 'Settore A', 'Loculi Nord', 'L-1', true),
  (2, 1, 1, 'Maggiore', 'Settore A', 'Loculi Nord', 'L-2', false),
  (3, 1, 2, 'Altrove', 'Settore B', 'Loculi Sud', 'L-3', true);
insert into shop.seller
  (user_id, version, name, surname, email, business_name, role, cemetery_id, enabled) values
  (1, 1, 'Chiara', 'Bassi', 'bassi@example.org', null, 'superadmin', null, true),
  (2, 1, 'Marco', 'Ferri', 'ferri@example.org', null, 'admin', 1, true),
  (11, 1, 'Rosa', 'Rossi', 'rossi@example.org', 'Fiori Rossi', 'fornitore', 1, true),
  (12, 1, 'Bruno', 'Bianchi', 'bianchi@example.org', null, 'fornitore', 1, true),
  (21, 1, 'Ugo', 'Lontani', 'lontani@example.org', 'Altri Fiori', 'fornitore', 2, true);
insert into shop.payment_account
  (version, publishable_key, secret_key, secret_mask, is_live, active)
  values (1, 'pk_test_demo', 'closed', 'sk_test_…demo', false, true);
"""


async def add(shop: asyncpg.Connection, table: str, **values: Any) -> asyncpg.Record:
    """A new row of `table`, as it is stored."""
    places = ", ".join(f"${number}" for number in range(1, len(values) + 1))
    row = await shop.fetchrow(
        f"insert into shop.{table} ({', '.join(values)}) values ({places}) returning *",
        *values.values(),
    )
    assert row is not None
    return row


async def add_product(shop: asyncpg.Connection, **fields: Any) -> int:
    """Roses of Rossi for 25.50; its id."""
    given = {
        "title": "Rose",
        "description": "Un mazzo",
        "price_cents": 2550,
        "category_id": FLOWERS,
        "supplier_id": ROSSI,
        "cemetery_id": HERE,
        **fields,
    }
    made: int = (await add(shop, "product", **given))["id"]
    return made


async def add_order(shop: asyncpg.Connection, status: str = "paid", **fields: Any) -> int:
    """An order of two roses from Rossi, by default one that is paid in the demo; its id."""
    is_paid = status in ("paid", "processing", "completed")
    given = {
        "number": f"CS-{secrets.token_hex(2)}-{secrets.token_hex(2)}".upper(),
        "token": secrets.token_urlsafe(24),
        "payment_account_id": 1,
        "payment_intent_id": f"pi_{secrets.token_hex(8)}",
        "is_live": False,
        "supplier_id": ROSSI,
        "tomb_id": TOMB,
        "tomb_label": "Settore A, Loculi Nord, L-1",
        "deceased_label": "Maria Rossi",
        "cemetery_id": HERE,
        "cemetery_name": "Maggiore",
        "customer_name": "Anna Verdi",
        "customer_email": "anna@example.org",
        "customer_phone": "0577 000000",
        "amount_cents": 5100,
        "status": status,
        "payment_status": "succeeded" if is_paid else "open",
        **fields,
    }
    order = await add(shop, "customer_order", **given)
    row = {"product_id": 1, "title": "Rose", "price_cents": 2550, "quantity": 2}
    await add(shop, "order_item", order_id=order["id"], **row)
    made: int = order["id"]
    return made
