"""Cleaning of texts, and folding of names: what must look the same to a search, and what is the
same in a register.

Both foldings stand in SQL too (migrations of registry); a test proves them equal letter by letter.
"""

import re
import unicodedata

APOSTROPHES = "'’‘‛ʼʻʹˊˋ′´`＇"
HYPHENS = "-\u2010\u2011\u2012\u2013\u2014\u2212"
_LETTERS = str.maketrans(
    {"ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ħ": "h", "ı": "i", "ς": "σ"}
)
_SEPARATORS = str.maketrans(dict.fromkeys(APOSTROPHES, "") | dict.fromkeys(HYPHENS + ".,", " "))
_ONE_APOSTROPHE = str.maketrans(dict.fromkeys(APOSTROPHES, "'"))
_CONTROLS = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")
_UNSEEN = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f"
    "\u3164\ufe00-\ufe0f\ufeff\ufff9-\ufffb\U000e0000-\U000e0fff]"
)


def clean_label(text: str) -> str:
    """A name, reference or label: composed, on one line, single blanks, nothing unseen."""
    if text.isascii():
        if text.isprintable():
            return text.strip() if "  " not in text else " ".join(text.split())
        return " ".join(_CONTROLS.sub("", text).split())
    seen = _UNSEEN.sub("", _CONTROLS.sub("", text))
    return " ".join(unicodedata.normalize("NFC", seen).split())


def clean_text(text: str) -> str:
    """Any other text: composed, without blanks around it and control characters within."""
    if text.isascii() and text.isprintable():
        return text.strip()
    if "\r" in text:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
    return unicodedata.normalize("NFC", _CONTROLS.sub("", text)).strip()


def row_called(surname: str | None, name: str | None, *places: str | None) -> str:
    """Whom or what a row of a register tells of: its person, else the first of `places` that it
    names. Registry and importer both say it of the same row."""
    person = f"{surname or ''} {name or ''}".strip()
    return next(filter(None, (person, *places)), "")


def plain(text: str) -> str:
    """Lower case without accents; ligatures and barred letters spelt out."""
    lower = text.lower()
    if lower.isascii():
        return lower
    apart = unicodedata.normalize("NFD", lower)
    bare = "".join(letter for letter in apart if not "\u0300" <= letter <= "\u036f")
    return bare.translate(_LETTERS)


def fold_given(text: str) -> str:
    """Search key of given names: apostrophes fall away, hyphens, dots and commas are blanks."""
    return " ".join(plain(text.translate(_SEPARATORS)).split())


def fold_surname(text: str) -> str:
    """Search key of a surname: D'Angelo, d angelo and De Luca become dangelo and deluca."""
    return fold_given(text).replace(" ", "")


def fold_identity(text: str) -> str:
    """Key under which two spellings are the same name in a register.

    Case, accents, number and kind of spaces and kind of apostrophe do not count; an apostrophe
    at the end of a word stands for the accent of its last letter (PIETA' is Pietà).
    """
    words = plain(text.translate(_ONE_APOSTROPHE)).split()
    return " ".join(word.rstrip("'") or word for word in words)
