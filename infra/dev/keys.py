"""Passwords and token keys of the native stack, made once and kept in .local/secrets.json."""

import base64
import json
import secrets
from dataclasses import asdict, dataclass
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from infra.dev.process import write_private
from infra.dev.schemas import ROLES


@dataclass(frozen=True, slots=True)
class Keys:
    """Role passwords, and the raw bytes of the token keys in base64."""

    passwords: dict[str, str]
    token_private_key: str
    token_public_key: str


def keys(local: Path) -> Keys:
    path = local / "secrets.json"
    if not path.exists():
        made = _make()
        write_private(path, json.dumps(asdict(made), indent=2))
        return made
    return Keys(**json.loads(path.read_text()))


def _make() -> Keys:
    pair = Ed25519PrivateKey.generate()
    return Keys(
        passwords={role: secrets.token_urlsafe(24) for role in ROLES},
        token_private_key=base64.b64encode(pair.private_bytes_raw()).decode(),
        token_public_key=base64.b64encode(pair.public_key().public_bytes_raw()).decode(),
    )
