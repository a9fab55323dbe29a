"""Passwords and keys of the native stack, made once and kept in .local/secrets.json."""

import base64
import json
import secrets
import string
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey

from infra.dev.process import write_private
from infra.dev.schemas import ROLES

PEOPLE = ("superadmin", "admin", "owner", "fornitore", "fornitore-2")
LETTERS = "".join(sorted(set(string.ascii_lowercase + string.digits) - set("0o1l")))


@dataclass(frozen=True, slots=True)
class Keys:
    """Passwords of database roles and of the demo's people; the raw bytes of keys in base64."""

    passwords: dict[str, str]
    logins: dict[str, str]
    token_private_key: str
    token_public_key: str
    shop_private_key: str
    shop_public_key: str
    sender_key: str
    vault_key: str


def keys(local: Path) -> Keys:
    """The secrets of a stack; what an earlier stage did not know yet is added to its file."""
    path = local / "secrets.json"
    found: dict[str, Any] = json.loads(path.read_text()) if path.exists() else {}
    whole = found | _completed(found)
    if whole != found:
        write_private(path, json.dumps(whole, indent=2))
    return Keys(**{field.name: whole[field.name] for field in fields(Keys)})


def _completed(found: dict[str, Any]) -> dict[str, Any]:
    passwords = {role: secrets.token_urlsafe(24) for role in ROLES}
    logins = {role: _readable() for role in PEOPLE}
    return {
        "passwords": passwords | found.get("passwords", {}),
        "logins": logins | found.get("logins", {}),
        **_pair("token", Ed25519PrivateKey, found),
        **_pair("shop", X25519PrivateKey, found),
        "sender_key": found.get("sender_key") or _random(),
        "vault_key": found.get("vault_key") or _random(),
    }


def _pair(
    name: str,
    kind: type[Ed25519PrivateKey] | type[X25519PrivateKey],
    found: dict[str, Any],
) -> dict[str, str]:
    """Both halves; the public one always follows from the private one."""
    kept = found.get(f"{name}_private_key")
    private = kind.from_private_bytes(base64.b64decode(kept)) if kept else kind.generate()
    return {
        f"{name}_private_key": base64.b64encode(private.private_bytes_raw()).decode(),
        f"{name}_public_key": base64.b64encode(private.public_key().public_bytes_raw()).decode(),
    }


def _random() -> str:
    return base64.b64encode(secrets.token_bytes(32)).decode()


def _readable() -> str:
    """Four groups of four: to be read off a terminal and typed."""
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(4)) for _ in range(4))
