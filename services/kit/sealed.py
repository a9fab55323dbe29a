"""Sealed secrets: anybody may close one for a service, only that service can open it.

An ephemeral X25519 key and the service's public key give the AES-256-GCM key; `about` (whose secret
it is, and which) is bound to it, so that a sealed secret cannot be moved to another record. The
text is base64 of: version, ephemeral public key, nonce, what was closed.
"""

import base64
import os

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

_VERSION = b"\x01"
_KEY, _NONCE = 32, 12
_HEAD = 1 + _KEY + _NONCE


def seal(public_key: str, secret: str, about: str) -> str:
    """Base64 text that only the holder of the private key can open.

    public_key: base64 of the 32 raw bytes of an X25519 public key.
    """
    ephemeral = X25519PrivateKey.generate()
    receiver = X25519PublicKey.from_public_bytes(base64.b64decode(public_key))
    nonce = os.urandom(_NONCE)
    head = _VERSION + ephemeral.public_key().public_bytes_raw() + nonce
    key = _derive(ephemeral.exchange(receiver))
    closed = AESGCM(key).encrypt(nonce, secret.encode(), head + about.encode())
    return base64.b64encode(head + closed).decode()


def unseal(private_key: str, sealed: str, about: str) -> str:
    """The secret that `seal` closed.

    Raises:
        ValueError: sealed for somebody else, about something else, or damaged.
    """
    try:
        raw = base64.b64decode(sealed, validate=True)
        head, closed = raw[:_HEAD], raw[_HEAD:]
        if head[:1] != _VERSION:
            raise ValueError("another version")
        own = X25519PrivateKey.from_private_bytes(base64.b64decode(private_key))
        sender = X25519PublicKey.from_public_bytes(head[1 : 1 + _KEY])
        key = _derive(own.exchange(sender))
        return AESGCM(key).decrypt(head[1 + _KEY :], closed, head + about.encode()).decode()
    except (InvalidTag, ValueError) as fault:
        raise ValueError("not a secret sealed for this") from fault


def _derive(shared: bytes) -> bytes:
    return HKDF(SHA256(), length=_KEY, salt=None, info=b"camposanto sealed secret").derive(shared)
