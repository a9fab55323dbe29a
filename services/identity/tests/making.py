"""Makers of users, and what tests read of the tables of identity."""

import base64
import json
from datetime import timedelta
from itertools import count
from typing import Any

import asyncpg
import httpx
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey
from pwdlib import PasswordHash
from pwdlib.hashers.argon2 import Argon2Hasher

from services.kit import clock
from services.kit.testing.tokens import mint

PASSWORD = "una-password-lunga"
# a real argon2id hash, made with little work: hundreds of users are made here
HASH = PasswordHash((Argon2Hasher(time_cost=1, memory_cost=64),)).hash(PASSWORD)
SHOP_KEY = X25519PrivateKey.generate()
SHOP_PRIVATE = base64.b64encode(SHOP_KEY.private_bytes_raw()).decode()
SHOP_PUBLIC = base64.b64encode(SHOP_KEY.public_key().public_bytes_raw()).decode()
_number = count(1)


async def add_user(identity: asyncpg.Connection, role: str = "owner", **fields: Any) -> int:
    """A user of cemetery 1 (a superadmin of none), straight in the table; the id."""
    given: dict[str, Any] = {
        "name": "Anna",
        "surname": "Verdi",
        "email": f"utente{next(_number)}@example.org",
        "password_hash": HASH,
        "role": role,
        "cemetery_id": None if role == "superadmin" else 1,
        **fields,
    }
    columns = ", ".join(given)
    places = ", ".join(f"${number}" for number in range(1, len(given) + 1))
    made: int = await identity.fetchval(
        f"insert into identity.user_account ({columns}) values ({places}) returning id",
        *given.values(),
    )
    return made


async def user_row(identity: asyncpg.Connection, user_id: int) -> dict[str, Any]:
    """A user as stored, without what follows from the rest."""
    row = await identity.fetchrow("select * from identity.user_account where id = $1", user_id)
    assert row is not None
    return {name: value for name, value in row.items() if name != "search_key"}


async def events(identity: asyncpg.Connection, name: str) -> list[dict[str, Any]]:
    """Bodies of the waiting events `identity.<name>.v1`, oldest first."""
    rows = await identity.fetch(
        "select data from identity.outbox where name = $1 order by id", f"identity.{name}.v1"
    )
    return [json.loads(row["data"]) for row in rows]


async def audits(identity: asyncpg.Connection) -> list[dict[str, Any]]:
    return await events(identity, "audit.recorded")


async def count_rows(identity: asyncpg.Connection, table: str) -> int:
    found: int = await identity.fetchval(f"select count(*) from identity.{table}")
    return found


def as_user(role: str, user_id: int = 999, cemetery: int | None = None) -> dict[str, str]:
    """Headers of requests by somebody, for as long as the tests may take."""
    if cemetery is None and role != "superadmin":
        cemetery = 1
    end = clock.now() + timedelta(hours=6)
    return {"X-Internal-Token": mint(role, user_id=user_id, cemetery=cemetery, exp=end)}


def form(**fields: Any) -> dict[str, Any]:
    """What the operators dialog sends for a new owner of cemetery 1."""
    return {
        "name": "Bruno",
        "surname": "Neri",
        "email": "bruno@example.org",
        "password": PASSWORD,
        "businessName": "",
        "fiscalCode": "",
        "phone": "",
        "role": "owner",
        "cemeteryId": 1,
        "enabled": True,
        **fields,
    }


async def sign_in(
    client: httpx.AsyncClient, email: str, password: str = PASSWORD, **headers: str
) -> httpx.Response:
    sent = {"email": email, "password": password}
    return await client.post("/api/auth/login", json=sent, headers=headers)
