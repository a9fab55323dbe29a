"""Signs the 60-second tokens that tell the services who calls."""

import base64
from datetime import timedelta

import jwt
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from services.identity.models import User
from services.kit import clock
from services.kit.auth import AUDIENCE, ISSUER

LIFETIME = timedelta(seconds=60)


class TokenSigner:
    """Holds the private key, which no other service has."""

    def __init__(self, private_key: str) -> None:
        self._key = Ed25519PrivateKey.from_private_bytes(base64.b64decode(private_key))

    def token(self, user: User) -> str:
        claims = {
            "sub": str(user.id),
            "role": user.role,
            "cem": user.cemetery_id,
            "iss": ISSUER,
            "aud": AUDIENCE,
            "exp": clock.now() + LIFETIME,
        }
        return jwt.encode(claims, self._key, algorithm="EdDSA")
