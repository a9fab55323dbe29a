"""Mints internal tokens with a test key, so that tests pass through the real verification."""

import base64
from datetime import timedelta
from typing import Any

import jwt
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from services.kit import clock
from services.kit.auth import AUDIENCE, ISSUER

KEY = Ed25519PrivateKey.generate()
PUBLIC_KEY = base64.b64encode(
    KEY.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw)
).decode()


def mint(
    role: str,
    *,
    user_id: int = 1,
    cemetery: int | None = None,
    key: Ed25519PrivateKey = KEY,
    **claims: Any,
) -> str:
    """A token like identity's; `claims` replace those that it would have."""
    given = {
        "sub": str(user_id),
        "role": role,
        "cem": cemetery,
        "iss": ISSUER,
        "aud": AUDIENCE,
        "exp": clock.now() + timedelta(seconds=60),
    }
    return jwt.encode(given | claims, key, algorithm="EdDSA")
