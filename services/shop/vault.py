"""Keeps secrets of suppliers closed at rest: AES-256-GCM, bound to the row that they belong to.

The text is `v1:<key id>:<nonce>:<closed>` (base64). `about` names the supplier, the field and the
version of the row, so that a secret moved to another row cannot be opened: money would go to the
wrong supplier.
"""

import base64
import os
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Self

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

_VERSION = "v1"
_NONCE = 12
_KEY = 32


class Unreadable(ValueError):
    """A secret that none of the keys opens, or that belongs to another row."""


@dataclass(frozen=True, slots=True, repr=False)
class Vault:
    """Master keys by their id; the first one closes, all open."""

    keys: Mapping[str, bytes]

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Reads `id:base64,id:base64`, newest first; each key 32 bytes.

        Raises:
            ValueError: no key, one of another length, or an id given twice.
        """
        keys: dict[str, bytes] = {}
        for part in filter(None, (part.strip() for part in text.split(","))):
            name, _, encoded = part.partition(":")
            key = base64.b64decode(encoded, validate=True)
            if not name or len(key) != _KEY or name in keys:
                raise ValueError("a master key is `id:base64 of 32 bytes`, each id once")
            keys[name] = key
        if not keys:
            raise ValueError("at least one master key is needed")
        return cls(keys)

    @property
    def newest(self) -> str:
        """The id of the key that closes."""
        return next(iter(self.keys))

    def close(self, secret: str, about: str) -> str:
        nonce = os.urandom(_NONCE)
        closed = AESGCM(self.keys[self.newest]).encrypt(nonce, secret.encode(), about.encode())
        return ":".join((_VERSION, self.newest, _text(nonce), _text(closed)))

    def open(self, kept: str, about: str) -> str:
        """The secret.

        Raises:
            Unreadable: closed with a key that is not here, about another row, or damaged.
        """
        try:
            version, name, nonce, closed = kept.split(":")
            if version != _VERSION or name not in self.keys:
                raise ValueError("no key for it")
            opened = AESGCM(self.keys[name]).decrypt(
                base64.b64decode(nonce), base64.b64decode(closed), about.encode()
            )
        except (InvalidTag, ValueError) as fault:
            raise Unreadable("a secret of a supplier cannot be opened") from fault
        return opened.decode()

    def is_closed_with_newest(self, kept: str) -> bool:
        return kept.split(":")[1:2] == [self.newest]


def _text(raw: bytes) -> str:
    return base64.b64encode(raw).decode()
