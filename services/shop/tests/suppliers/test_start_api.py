"""The service as a program: it does not start with what it must not, and says why."""

import base64
import os
import subprocess
import sys
from pathlib import Path

import asyncpg
import pytest

from services.kit.testing.stack import TestDatabase
from services.kit.testing.tokens import PUBLIC_KEY, SHOP_PRIVATE_KEY, VAULT_KEYS
from services.shop.accounts.keys import about
from services.shop.vault import Vault

ROOT = Path(__file__).parents[4]
NEW_KEY = f"2:{base64.b64encode(bytes(range(32))).decode()}"
INSERT = """
insert into shop.payment_account
  (supplier_id, version, publishable_key, secret_key, secret_mask, is_live, active)
values (9, 1, 'pk', $1, 'sk_live_…iori', $2, true)
"""


def run(database: TestDatabase, command: str, **more: str) -> subprocess.CompletedProcess[str]:
    """To its end; a service that starts in spite of everything is ended."""
    told = {
        "DATABASE_URL": database.url("shop"),
        "AMQP_URL": "amqp://nowhere.invalid",
        "REGISTRY_URL": "http://nowhere.invalid",
        "TOKEN_PUBLIC_KEY": PUBLIC_KEY,
        "PRIVATE_KEY": SHOP_PRIVATE_KEY,
        "VAULT_KEYS": VAULT_KEYS,
    }
    env = {f"CAMPOSANTO_SHOP_{name}": value for name, value in (told | more).items()}
    return subprocess.run(
        [sys.executable, "-m", "services.shop", command],
        env={"PATH": os.environ["PATH"], **env},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


async def keep(shop: asyncpg.Connection, *, is_live: bool = False) -> None:
    closed = Vault.from_text(VAULT_KEYS).close("sk_live_fiori", about(9, "secret_key", 1))
    await shop.execute(INSERT, closed, is_live)


async def test_a_master_key_is_changed_in_three_steps(
    database: TestDatabase, shop: asyncpg.Connection
) -> None:
    await keep(shop)
    done = run(database, "rotate-keys", VAULT_KEYS=f"{NEW_KEY},{VAULT_KEYS}")
    assert (done.returncode, done.stdout) == (
        0,
        "1 secrets closed anew; all are closed with key 2 now\n",
    )
    kept = await shop.fetchval("select secret_key from shop.payment_account")
    opened = Vault.from_text(NEW_KEY).open(kept, about(9, "secret_key", 1))
    assert opened == "sk_live_fiori"


async def test_a_key_that_went_too_early_is_told(
    database: TestDatabase, shop: asyncpg.Connection
) -> None:
    await keep(shop)
    refused = run(database, "serve", VAULT_KEYS=NEW_KEY)
    assert refused.returncode == 1
    assert "payment account 1 of supplier 9 cannot be opened" in refused.stdout
    assert "Traceback" not in refused.stdout + refused.stderr
    failed = run(database, "rotate-keys", VAULT_KEYS=NEW_KEY)
    assert failed.returncode == 1
    assert "nothing was changed" in failed.stderr


async def test_live_keys_and_a_stand_in_are_told(
    database: TestDatabase, shop: asyncpg.Connection
) -> None:
    await keep(shop, is_live=True)
    stand_in = {"STRIPE_API_BASE": "http://127.0.0.1:9", "STRIPE_JS_URL": "/_fake-stripe/x.js"}
    refused = run(database, "serve", **stand_in)
    assert refused.returncode == 1
    assert "has a live key, and CAMPOSANTO_SHOP_STRIPE_API_BASE names a" in refused.stdout


async def test_demo_keys_that_are_none_are_told(
    database: TestDatabase, shop: asyncpg.Connection
) -> None:
    demo = {"DEMO_SECRET_KEY": "pk_test_0123456789", "DEMO_PUBLISHABLE_KEY": "sk_test_0123456789"}
    refused = run(database, "serve", **demo)
    assert refused.returncode == 1
    assert "are no pair of test keys" in refused.stdout
    assert "0123456789" not in refused.stdout + refused.stderr


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        (
            {"DEMO_SECRET_KEY": "sk_live_0123456789", "DEMO_PUBLISHABLE_KEY": "pk_live_0123456789"},
            "demo keys must be test keys",
        ),
        ({"DEMO_SECRET_KEY": "sk_test_0123456789"}, "both demo keys are needed"),
        ({"STRIPE_API_BASE": "https://altrove.example", "STRIPE_JS_URL": "/x"}, "on this machine"),
        ({"STRIPE_API_BASE": "http://127.0.0.1:9"}, "go together"),
        ({"VAULT_KEYS": ""}, "at least one master key is needed"),
        ({"VAULT_KEYS": "1:short"}, "Value error"),
    ],
)
def test_settings_that_make_no_sense_are_told(
    database: TestDatabase, settings: dict[str, str], said: str
) -> None:
    refused = run(database, "serve", **settings)
    assert refused.returncode == 1
    assert said in refused.stderr
    assert "0123456789" not in refused.stderr
