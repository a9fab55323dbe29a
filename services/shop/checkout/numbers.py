"""What orders are called: a number for people, and a token that nobody guesses."""

import secrets

# without what looks alike when read out or written down: 0 O, 1 I L
LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
_PART = 4


def order_number() -> str:
    """As `CS-26K7-4QXM`."""
    parts = ("".join(secrets.choice(LETTERS) for _ in range(_PART)) for _ in range(2))
    return "-".join(("CS", *parts))


def order_token() -> str:
    """Of the customer's link, which opens the order without a login."""
    return secrets.token_urlsafe(24)
