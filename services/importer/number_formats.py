"""Numbers and texts as a sheet shows them, for the formats that offices give to references, codes
and amounts. Of any other format nothing is guessed."""

import re
from collections.abc import Sequence
from decimal import ROUND_HALF_UP, Decimal
from functools import lru_cache
from typing import NamedTuple

_TOKENS = re.compile(
    r"""
    "(?P<quoted>[^"]*)" | \\(?P<escaped>.) | _(?P<width>.) | \*(?P<fill>.)
    | \[\$(?P<currency>[^\]-]*)(?:-[^\]]*)?\]
    | \[(?P<colour>black|blue|cyan|green|magenta|red|white|yellow|color\d+)\]
    | (?P<general>general) | (?P<digit>[0#]) | (?P<comma>,) | (?P<point>\.) | (?P<text>@)
    | (?P<end>;) | (?P<plain>[-+$€()!^&'~{}<>=:\ ]) | (?P<unknown>.)
    """,
    re.VERBOSE | re.IGNORECASE | re.DOTALL,
)
_LITERALS = {"quoted", "escaped", "currency", "plain"}
_NUMERALS = {"digit", "comma", "point"}
_MOST_DECIMALS = 10
_FORMATS_REMEMBERED = 1024
GENERAL = "General"
_AS_IT_IS = {GENERAL, "@", ""}


class Token(NamedTuple):
    """digit, comma, point, general, text, unknown, or literal with what is shown."""

    kind: str
    text: str


Section = Sequence[Token]


class Seen(NamedTuple):
    """What a cell shows, and whether that tells the whole number."""

    text: str
    is_whole: bool


def plain_number(value: Decimal) -> str:
    """All of its digits, with the decimal comma of an Italian sheet."""
    return format(value, "f").replace(".", ",")


def seen_number(value: Decimal, code: str) -> Seen | None:
    """None: the format is not understood, or shows nothing of the number."""
    if code in _AS_IT_IS:
        return Seen(plain_number(value), is_whole=True)
    *sections, texts = _for_numbers(_sections(code))
    section = sections[0]
    sign = "-" if value < 0 else ""
    if value < 0 and len(sections) > 1:
        section, sign = sections[1], ""
    elif not value and len(sections) > 2:
        section = sections[2]
    if section is texts:  # shows numbers in a way that programs do not agree on
        return None
    shown = _shown(abs(value), section)
    if shown is None:
        return None
    is_signed = value >= 0 or bool(sign) or any(mark in shown.text for mark in "-(")
    keeps_sign = sign if any(digit in shown.text for digit in "123456789") else ""
    return Seen(keeps_sign + shown.text, shown.is_whole and is_signed)


def seen_text(value: str, code: str) -> str | None:
    """A text with what its format adds; None: the format is not understood."""
    if code in _AS_IT_IS or "@" not in code:
        return value
    section = _sections(code)[-1]
    if not any(token.kind == "text" for token in section):
        return value
    if any(token.kind not in ("text", "literal") for token in section):
        return None
    return "".join(value if token.kind == "text" else token.text for token in section)


@lru_cache(_FORMATS_REMEMBERED)
def _sections(code: str) -> tuple[tuple[Token, ...], ...]:
    """The parts for positive and negative numbers, for zero and for texts, as many as there are."""
    sections: list[list[Token]] = [[]]
    for match in _TOKENS.finditer(code):
        kind = match.lastgroup or "unknown"
        text = match[kind] or ""
        if kind == "end":
            sections.append([])
        elif kind in _LITERALS:
            sections[-1].append(Token("literal", text))
        elif kind == "width":
            sections[-1].append(Token("literal", " "))
        elif kind not in ("fill", "colour"):
            sections[-1].append(Token(kind, text))
    return tuple(map(tuple, sections))


def _for_numbers(sections: tuple[Section, ...]) -> list[Section | None]:
    """Those for numbers, and last the one that is for texts alone."""
    is_for_texts = any(token.kind == "text" for token in sections[-1])
    if is_for_texts and len(sections) > 1:
        return [*sections[:-1][:3], None]
    return [*sections[:3], sections[0] if is_for_texts else None]


def _shown(value: Decimal, section: Section | None) -> Seen | None:
    """The number without its sign."""
    if not section or any(token.kind in ("unknown", "text") for token in section):
        return None
    if any(token.kind == "general" for token in section):
        if any(token.kind in _NUMERALS for token in section):
            return None
        number = plain_number(value)
        parts = (number if token.kind == "general" else token.text for token in section)
        return Seen("".join(parts), is_whole=True)
    places = [place for place, token in enumerate(section) if token.kind in _NUMERALS]
    if not places:
        return None
    first, last = places[0], places[-1] + 1
    digits = _digits(value, section[first:last])
    if digits is None:
        return None
    before, after = (_joined(part) for part in (section[:first], section[last:]))
    return Seen(before + digits.text + after, digits.is_whole)


def _digits(value: Decimal, core: Section) -> Seen | None:
    kinds = [token.kind for token in core]
    point = kinds.index("point") if "point" in kinds else len(core)
    whole, decimals = core[:point], [token.text for token in core[point + 1 :]]
    is_known = all(kind == "digit" for kind in kinds[point + 1 :]) and kinds[-1] == "digit"
    if not is_known or not whole or len(decimals) > _MOST_DECIMALS:
        return None
    rounded = value.quantize(Decimal(1).scaleb(-len(decimals)), ROUND_HALF_UP)
    before, _, after = format(rounded, "f").partition(".")
    shown = _whole(before.lstrip("0"), whole)
    if shown is None:
        return None
    least = max((place for place, sign in enumerate(decimals, 1) if sign == "0"), default=0)
    after = after[:least] + after[least:].rstrip("0")
    return Seen(f"{shown},{after}" if decimals else shown, rounded == value)


def _whole(number: str, tokens: Section) -> str | None:
    """The digits before the comma, padded, and parted as thousands or by what stands among them."""
    signs = "".join(token.text for token in tokens if token.kind == "digit")
    digits = number.rjust(len(signs.lstrip("#")), "0")
    has_literals = any(token.kind == "literal" for token in tokens)
    if any(token.kind == "comma" for token in tokens):
        if has_literals or tokens[-1].kind != "digit" or tokens[0].kind != "digit":
            return None
        groups = re.findall(r"\d{1,3}(?=(?:\d{3})*$)", digits)
        return ".".join(groups)
    if not has_literals:
        return digits
    return None if "#" in signs else _parted(digits, tokens)


def _parted(digits: str, tokens: Section) -> str:
    """From the right, one digit for each sign; the first sign takes all that are left."""
    pieces: list[str] = []
    left = sum(token.kind == "digit" for token in tokens)
    for token in reversed(tokens):
        if token.kind == "literal":
            pieces.append(token.text)
            continue
        left -= 1
        pieces.append(digits[-1:] if left else digits)
        digits = digits[:-1]
    return "".join(reversed(pieces))


def _joined(tokens: Section) -> str:
    return "".join(token.text for token in tokens)
