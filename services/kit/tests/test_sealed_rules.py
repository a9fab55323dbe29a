"""Sealed secrets open for whom they were closed, about what they were closed, and never else."""

import base64

import pytest
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey

from services.kit.sealed import seal, unseal

SECRET, ABOUT = "sk_live_è_segreta_🔑", "9|supplier"


def pair() -> tuple[str, str]:
    """A private key and its public one, as settings carry them."""
    key = X25519PrivateKey.generate()
    raw = (key.private_bytes_raw(), key.public_key().public_bytes_raw())
    private, public = (base64.b64encode(part).decode() for part in raw)
    return private, public


PRIVATE, PUBLIC = pair()


@pytest.mark.parametrize("secret", [SECRET, "", "a" * 100_000])
def test_what_was_sealed_is_unsealed(secret: str) -> None:
    assert unseal(PRIVATE, seal(PUBLIC, secret, ABOUT), ABOUT) == secret


def test_the_sealed_text_tells_nothing_and_is_another_each_time() -> None:
    sealed = [seal(PUBLIC, SECRET, ABOUT) for _ in range(3)]
    assert len(set(sealed)) == 3
    assert not any(b"segreta" in base64.b64decode(text) for text in sealed)


@pytest.mark.parametrize("about", ["8|supplier", "9|other", "", "9|supplier "])
def test_a_sealed_secret_cannot_be_moved_to_another_record(about: str) -> None:
    with pytest.raises(ValueError, match="not a secret sealed for this"):
        unseal(PRIVATE, seal(PUBLIC, SECRET, ABOUT), about)


def test_another_key_opens_nothing() -> None:
    with pytest.raises(ValueError, match="not a secret sealed for this"):
        unseal(pair()[0], seal(PUBLIC, SECRET, ABOUT), ABOUT)


def test_every_byte_counts() -> None:
    raw = base64.b64decode(seal(PUBLIC, SECRET, ABOUT))
    for place in range(len(raw)):
        bent = bytearray(raw)
        bent[place] ^= 1
        with pytest.raises(ValueError, match="not a secret sealed for this"):
            unseal(PRIVATE, base64.b64encode(bent).decode(), ABOUT)


@pytest.mark.parametrize("text", ["", "AQ==", "no base64 è", "AQ" * 40, "A" * 59])
def test_what_was_never_sealed_opens_nothing(text: str) -> None:
    with pytest.raises(ValueError, match="not a secret sealed for this"):
        unseal(PRIVATE, text, ABOUT)


@pytest.mark.parametrize("key", ["", "AQ==", "no base64 è"])
def test_a_key_that_is_none_seals_nothing(key: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011  whatever the library says of it
        seal(key, SECRET, ABOUT)
