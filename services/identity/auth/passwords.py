"""Passwords: argon2id, off the event loop, as slow for an unknown address as for a known one."""

import asyncio
import secrets
import string

from pwdlib import PasswordHash
from pwdlib.exceptions import UnknownHashError

MIN_LENGTH = 6
MAX_LENGTH = 200
_LETTERS = "".join(sorted(set(string.ascii_letters + string.digits) - set("0O1lI")))
_hasher = PasswordHash.recommended()
_nobody = _hasher.hash(secrets.token_urlsafe(16))


async def hash_password(password: str) -> str:
    """The text to store."""
    return await asyncio.to_thread(_hasher.hash, password)


async def is_right(password: str, stored: str | None) -> bool:
    """Whether `password` is the stored one; without one it takes as long and is False."""
    try:
        right = await asyncio.to_thread(_hasher.verify, password, stored or _nobody)
    except UnknownHashError:
        return False
    return right and stored is not None


def make_password() -> str:
    """A strong password that can be read out: 16 letters and digits, none alike."""
    return "".join(secrets.choice(_LETTERS) for _ in range(16))
