"""Senders as blocks remember them: a keyed hash of an address or an e-mail, and nothing else."""

import base64
import hashlib
import hmac
from ipaddress import IPv6Address, ip_address, ip_network

ADDRESS, EMAIL = "address", "email"


def sender_hash(key: str, kind: str, value: str) -> bytes:
    """HMAC-SHA256 of a sender. key: base64, as in the settings; kind: 'address' or 'email'.

    An IPv6 address stands for its /64, which belongs to one household; an e-mail is the same in
    capitals.
    """
    one = _network(value) if kind == ADDRESS else value.strip().lower()
    return hmac.digest(base64.b64decode(key), f"{kind}:{one}".encode(), hashlib.sha256)


def _network(value: str) -> str:
    """Raises ValueError when the text is no address."""
    address = ip_address(value.strip())
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((address, 64), strict=False))
