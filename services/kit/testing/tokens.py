"""Keys of the tests, and tokens minted with them, so that tests pass the real verification."""

import base64
from datetime import timedelta
from typing import Any

import jwt
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey

from services.kit import clock
from services.kit.auth import AUDIENCE, ISSUER

KEY = Ed25519PrivateKey.generate()
PRIVATE_KEY = base64.b64encode(KEY.private_bytes_raw()).decode()
PUBLIC_KEY = base64.b64encode(KEY.public_key().public_bytes_raw()).decode()
_SHOP = X25519PrivateKey.generate()
SHOP_PRIVATE_KEY = base64.b64encode(_SHOP.private_bytes_raw()).decode()
SHOP_PUBLIC_KEY = base64.b64encode(_SHOP.public_key().public_bytes_raw()).decode()
VAULT_KEYS = f"1:{base64.b64encode(bytes(32)).decode()}"
SENDER_KEY = base64.b64encode(bytes(range(32))).decode()


def mint(
    role: str,
    *,
    user_id: int = 1,
    cemetery: int | None = None,
    key: Ed25519PrivateKey = KEY,
    **claims: Any,
) -> str:
    """A token like identity's, but good for a whole run: a module may keep one; `claims` replace
    those that it would have."""
    given = {
        "sub": str(user_id),
        "role": role,
        "cem": cemetery,
        "iss": ISSUER,
        "aud": AUDIENCE,
        "exp": clock.now() + timedelta(hours=3),
    }
    return jwt.encode(given | claims, key, algorithm="EdDSA")
