"""The rows of shop: what suppliers here and elsewhere sell, and their orders."""

import hashlib
from collections.abc import Mapping
from typing import Any

import asyncpg

from contracts.tests.ground_registry import NOBODY
from contracts.tests.visit import FOREIGN, NEIGHBOUR, OWN
from services.kit.auth import Role
from services.kit.testing.tokens import VAULT_KEYS
from services.shop.accounts.keys import about
from services.shop.vault import Vault

CLIENT_SECRET = "pi_prova_secret_prova"
SELLER_ELSEWHERE = 900
# what shop has heard of registry's and identity's records
_HEARD = (
    "insert into shop.cemetery (cemetery_id, version, name, enabled)"
    " select id, 1, name, enabled from registry.cemetery",
    "insert into shop.tomb (tomb_id, version, cemetery_id, cemetery_name, sector_name, block_name,"
    " reference, public)"
    " select t.id, 1, c.id, c.name, s.name, b.name, t.reference,"
    " t.enabled and b.enabled and s.enabled and c.enabled"
    " from registry.tomb t join registry.block b on b.id = t.block_id"
    " join registry.sector s on s.id = b.sector_id"
    " join registry.cemetery c on c.id = s.cemetery_id",
    "insert into shop.seller (user_id, version, name, surname, email, role, cemetery_id, enabled)"
    " select id, 1, name, surname, email, role, cemetery_id, enabled from identity.user_account",
    "insert into shop.seller (user_id, version, name, surname, email, role, cemetery_id, enabled)"
    f" values ({SELLER_ELSEWHERE}, 1, 'Ugo', '{FOREIGN}', 'ugo@example.org', 'fornitore', 2, true)",
)
_CEMETERIES = {"own": 1, "neighbour's": 1, "elsewhere": 2}
_MARKS = {"own": OWN, "neighbour's": NEIGHBOUR, "elsewhere": FOREIGN}


async def make_shop(
    connection: asyncpg.Connection,
    callers: Mapping[Role, int],
    users: Mapping[str, int],
    tombs: Mapping[str, int],
) -> dict[str, dict[str, int | str]]:
    """users, tombs: by row."""
    for statement in _HEARD:
        await connection.execute(statement)
    suppliers = {
        "own": callers[Role.SUPPLIER],
        "neighbour's": users["supplier here"],
        "elsewhere": SELLER_ELSEWHERE,
    }
    categories = await _categories(connection)
    account = await _account(connection)
    rows: dict[str, dict[str, int | str]] = {
        "supplier_id": {**suppliers},
        "category_id": {**categories},
        "account_id": {"demo": account},
    }
    for row, supplier in suppliers.items():
        of_row = {"cemetery_id": _CEMETERIES[row], "supplier_id": supplier}
        category = categories["elsewhere" if row == "elsewhere" else "everywhere"]
        made = await _sold(connection, _MARKS[row], category, of_row)
        made |= await _ordered(
            connection, _MARKS[row], tombs[row], of_row | {"payment_account_id": account}
        )
        for name, value in made.items():
            rows.setdefault(name, {})[row] = value
    unknown: dict[str, int | str] = {"token": "niente", "number": "CS-0000-0000"}
    return {name: known | {"nobody": unknown.get(name, NOBODY)} for name, known in rows.items()}


async def _add(connection: asyncpg.Connection, table: str, **values: Any) -> int:
    places = ", ".join(f"${number}" for number in range(1, len(values) + 1))
    made: int = await connection.fetchval(
        f"insert into shop.{table} ({', '.join(values)}) values ({places}) returning id",
        *values.values(),
    )
    return made


async def _categories(connection: asyncpg.Connection) -> dict[str, int]:
    titles = {
        "everywhere": ("Fiori", 0),
        "empty": ("Lumini", 0),
        "here": (f"Fiori {NEIGHBOUR}", 1),
        "elsewhere": (f"Fiori {FOREIGN}", 2),
    }
    return {
        row: await _add(connection, "category", title=title, cemetery_id=cemetery)
        for row, (title, cemetery) in titles.items()
    }


async def _account(connection: asyncpg.Connection) -> int:
    """The demo's keys."""
    vault = Vault.from_text(VAULT_KEYS)
    return await _add(
        connection,
        "payment_account",
        version=1,
        publishable_key="pk_test_prova",
        secret_key=vault.close("sk_test_prova", about(None, "secret_key", 1)),
        secret_mask="sk_test_…",
        webhook_secret=vault.close("whsec_prova", about(None, "webhook_secret", 1)),
        is_live=False,
        active=True,
    )


async def _sold(
    connection: asyncpg.Connection, mark: str, category: int, of_row: Mapping[str, int]
) -> dict[str, int | str]:
    product = await _add(
        connection,
        "product",
        title=f"Rose {mark}",
        description="Un mazzo",
        price_cents=2500,
        category_id=category,
        **of_row,
    )
    return {"product_id": product}


async def _ordered(
    connection: asyncpg.Connection, mark: str, tomb: int, of_row: Mapping[str, int]
) -> dict[str, int | str]:
    """A paid order, with a photo."""
    named: dict[str, str] = {"token": f"di-{mark}", "number": f"CS-{mark}"}
    order = await _add(
        connection,
        "customer_order",
        number=named["number"],
        token=named["token"],
        secret_hash=hashlib.sha256(CLIENT_SECRET.encode()).digest(),
        is_live=False,
        tomb_id=tomb,
        tomb_label=f"Tomba {mark}",
        cemetery_name=mark,
        customer_name=mark,
        customer_email="anna@example.org",
        customer_phone="0577 000000",
        amount_cents=2500,
        status="paid",
        payment_status="succeeded",
        **of_row,
    )
    picture = {"content": b"RIFF", "media_type": "image/webp", "width": 8, "height": 8}
    photo = await _add(connection, "order_photo", order_id=order, created_by=1, **picture)
    return {**named, "order_id": order, "photo_id": photo}
