"""Requests that another site makes a signed-in browser send are refused (CSRF)."""

from collections.abc import Mapping
from urllib.parse import urlsplit

from services.kit.errors import Forbidden

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})


def must_come_from_here(method: str, headers: Mapping[str, str]) -> None:
    """Raises Forbidden when an unsafe request says that it comes from another site.

    A browser always says so on unsafe requests; what says nothing is no browser, and has no cookie
    that it did not put there itself.
    """
    if method.upper() in SAFE:
        return
    origin = headers.get("origin")
    host = headers.get("x-forwarded-host") or headers.get("host", "")
    is_foreign = origin is not None and _host(origin) != host.lower()
    if is_foreign or headers.get("sec-fetch-site") in ("cross-site", "same-site"):
        raise Forbidden("Richiesta rifiutata: proviene da un altro sito")


def _host(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return None
