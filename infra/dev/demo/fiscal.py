"""The Italian fiscal code (codice fiscale) of a person."""

from datetime import date
from functools import cache

from infra.dev.demo.names import letters

VOWELS = "AEIOU"
MONTHS = "ABCDEHLMPRST"
WOMAN_DAY_OFFSET = 40
SYMBOLS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
EVEN = {symbol: (index if index < 10 else index - 10) for index, symbol in enumerate(SYMBOLS)}
ODD_DIGITS = (1, 0, 5, 7, 9, 13, 15, 17, 19, 21)
ODD_LETTERS = (*ODD_DIGITS, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23)
ODD = dict(zip(SYMBOLS, ODD_DIGITS + ODD_LETTERS, strict=True))
PAIRS = {first + second: ODD[first] + EVEN[second] for first in SYMBOLS for second in SYMBOLS}


@cache
def surname_part(surname: str) -> str:
    """Consonants in order, then vowels, then X, cut at three."""
    written = letters(surname)
    consonants = "".join(c for c in written if c not in VOWELS)
    vowels = "".join(c for c in written if c in VOWELS)
    return (consonants + vowels + "XXX")[:3]


@cache
def name_part(name: str) -> str:
    """As for a surname; of four consonants or more the first, third and fourth."""
    consonants = [c for c in letters(name) if c not in VOWELS]
    if len(consonants) >= 4:
        return consonants[0] + consonants[2] + consonants[3]
    return surname_part(name)


def check_letter(body: str) -> str:
    total = sum(PAIRS[body[at : at + 2]] for at in range(0, 14, 2)) + ODD[body[14]]
    return chr(ord("A") + total % 26)


def fiscal_code(surname: str, name: str, birth: date, *, woman: bool, town: str) -> str:
    """The sixteen characters; `town` is the cadastral code of the town of birth."""
    day = birth.day + (WOMAN_DAY_OFFSET if woman else 0)
    when = f"{birth.year % 100:02d}{MONTHS[birth.month - 1]}{day:02d}"
    body = surname_part(surname) + name_part(name) + when + town
    return body + check_letter(body)
