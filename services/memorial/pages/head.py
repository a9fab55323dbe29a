"""What the head of a memorial's page says to whoever makes a preview of a link to it.

Programs that make previews run no scripts: they see this and nothing else. It holds what the office
has published of the person, and nothing of any visitor.
"""

import re
from html import escape
from urllib.parse import urljoin, urlsplit

from services.memorial.pages.finding import Shown

PRODUCT = "Camposanto"
ICON = "/img/icon-512.png"  # of the web part, for who has no portrait
_DRAWN = (".svg", ".svgz")
LONGEST = 200  # of a description; messengers cut it where they like
_OWN = re.compile(
    r"\s*<title\b[^>]*>.*?</title\s*>"
    r"|\s*<link\b[^>]*\brel=[\"']?canonical\b[^>]*>"
    r"|\s*<meta\b[^>]*\b(?:name|property)=[\"']?(?:description|robots|og:[\w:]+|twitter:[\w:]+)"
    r"[\"']?(?=[\s/>])[^>]*>",
    re.IGNORECASE | re.DOTALL,
)
_PLACE = re.compile(r"(?=</head\s*>)|(?=<body\b)", re.IGNORECASE)
_CHARSET = re.compile(r"<meta\b[^>]*\bcharset\b[^>]*>", re.IGNORECASE)


def of_person(page: str, person: Shown, public_url: str, *, is_indexed: bool) -> str:
    """The page with the person's title, description, picture and address in its head."""
    title = " ".join(part for part in (person.name, _years(person)) if part)
    description = _described(person)
    address = f"{public_url.rstrip('/')}/memorial/{person.id}"
    tags = [
        f"<title>{escape(title)} · {PRODUCT}</title>",
        _meta("name", "description", description),
        f'<link rel="canonical" href="{escape(address)}" />',
        _meta("property", "og:type", "profile"),
        _meta("property", "og:site_name", PRODUCT),
        _meta("property", "og:locale", "it_IT"),
        _meta("property", "og:title", title),
        _meta("property", "og:description", description),
        _meta("property", "og:url", address),
        _meta("name", "twitter:card", "summary"),
        _meta("name", "twitter:title", title),
        _meta("name", "twitter:description", description),
    ]
    portrait = _picture(person.picture, public_url)
    picture = portrait or _picture(ICON, public_url) or ""
    tags += [
        _meta("property", "og:image", picture),
        _meta("property", "og:image:alt", f"Ritratto di {person.name}" if portrait else PRODUCT),
        _meta("name", "twitter:image", picture),
    ]
    if not is_indexed:
        tags.append(_NO_INDEX)
    return _with(page, tags)


def of_nobody(page: str) -> str:
    """The page, telling nothing but that it is nobody's."""
    return _with(page, [f"<title>{_NOT_FOUND} · {PRODUCT}</title>", _NO_INDEX])


def _with(page: str, tags: list[str]) -> str:
    """The page with these tags in the place of its own; a function, for `\\1` in a name is text."""
    bare = _OWN.sub("", page)
    added = "".join(f"\n    {tag}" for tag in tags)
    if _CHARSET.search(bare):
        return _CHARSET.sub(lambda found: found[0] + added, bare, count=1)
    if _PLACE.search(bare):
        return _PLACE.sub(lambda _: added + "\n", bare, count=1)
    return bare + added


def _meta(kind: str, name: str, content: str) -> str:
    return f'<meta {kind}="{name}" content="{escape(content)}" />'


_NOT_FOUND = "Memorial non trovato"
_NO_INDEX = _meta("name", "robots", "noindex")


def _years(person: Shown) -> str:
    born, died = (person.birthdate or "")[:4], (person.deathdate or "")[:4]
    return f"({born} – {died})" if born and died else ""


def _described(person: Shown) -> str:
    """The epitaph where there is one, the cemetery, and what a visitor can do here."""
    epitaph = " ".join((person.epitaph or "").split())
    if len(epitaph) > LONGEST:
        epitaph = epitaph[: LONGEST - 1].rstrip() + "…"
    where = f"{person.cemetery}." if person.cemetery else ""
    invitation = "Accendi un lumino o lascia un pensiero."
    quoted = f"«{epitaph}»" if epitaph else ""
    return " ".join(part for part in (quoted, where, invitation) if part)


def _picture(path: str | None, public_url: str) -> str | None:
    """Its absolute address. Programs that make previews fetch nothing but http(s), and ignore
    drawings."""
    if not path or not path.strip():
        return None
    address = urljoin(f"{public_url.rstrip('/')}/", path.strip())
    parts = urlsplit(address)
    if parts.scheme not in ("http", "https") or parts.path.lower().endswith(_DRAWN):
        return None
    return address
