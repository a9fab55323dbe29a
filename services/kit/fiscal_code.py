"""The Italian fiscal code of a person: its shape, with letters for digits, and its check letter."""

import re

_DIGIT = "[0-9LMNPQRSTUV]"  # omocodia: a letter stands for the digit of the same place
_SHAPE = re.compile(
    f"[A-Z]{{6}}{_DIGIT}{{2}}[ABCDEHLMPRST]{_DIGIT}{{2}}[A-Z]{_DIGIT}{{3}}[A-Z]", re.ASCII
)
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_ODD_WEIGHTS = (1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22)
_ODD = dict(zip(_LETTERS, (*_ODD_WEIGHTS, 25, 24, 23), strict=True))
_EVEN = {letter: place for place, letter in enumerate(_LETTERS)}
for _digit in range(10):
    _ODD[str(_digit)] = _ODD[_LETTERS[_digit]]
    _EVEN[str(_digit)] = _digit


def check_letter(first_fifteen: str) -> str:
    """The sixteenth character that belongs to fifteen capitals and digits."""
    odd = sum(_ODD[character] for character in first_fifteen[::2])
    even = sum(_EVEN[character] for character in first_fifteen[1::2])
    return _LETTERS[(odd + even) % 26]


def compact_fiscal_code(text: str) -> str:
    """Capitals without blanks, the way a good code is stored."""
    return "".join(text.split()).upper()


def fiscal_code_fault(text: str) -> str | None:
    """What is wrong with a code, in Italian; None when it is good, however it is spaced."""
    code = compact_fiscal_code(text)
    if not text.isascii() or _SHAPE.fullmatch(code) is None:
        return "non ha la forma di un codice fiscale"
    if check_letter(code[:15]) != code[15]:
        return "ha la lettera di controllo sbagliata"
    return None
