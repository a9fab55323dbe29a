"""What a single cell of a register says: flags and whole numbers, and how it is quoted."""

import re

from services.kit.text import clean_label

LONGEST_NAME = 200
LARGEST_NUMBER = 2_147_483_647
_QUOTED_LENGTH = 60
_WHOLE = re.compile(r"[+-]?[0-9]+")
FLAGS = {
    **dict.fromkeys(("", "1", "true", "vero", "sì", "si", "s", "yes", "y"), True),
    **dict.fromkeys(("0", "false", "falso", "no", "n"), False),
}


def quoted(text: str) -> str:
    """A cell as a message shows it: on one line, not too long, nothing that moves a terminal."""
    return f"«{cut(clean_label(text[: 4 * _QUOTED_LENGTH]))}»"


def cut(line: str) -> str:
    """Not too long to be shown."""
    return line if len(line) <= _QUOTED_LENGTH else f"{line[:_QUOTED_LENGTH]}…"


def is_whole(text: str) -> bool:
    return _WHOLE.fullmatch(text) is not None


def read_flag(text: str) -> bool:
    """Whether a cell says yes; empty is yes.

    Raises:
        ValueError: the word is none of those known.
    """
    answer = FLAGS.get(clean_label(text).casefold())
    if answer is None:
        raise ValueError(
            f"{quoted(text)} non è né sì né no (si accettano 1, sì, vero, 0, no, falso)"
        )
    return answer


def read_capacity(text: str) -> int:
    """Places of a tomb; empty is one.

    Raises:
        ValueError: no whole number of at least 1.
    """
    number = clean_label(text)
    if not number:
        return 1
    if not is_whole(number):
        raise ValueError(f"{quoted(text)} non è un numero intero di posti")
    if number.startswith("-") or not number.strip("+0"):
        raise ValueError(f"{quoted(text)} è meno di un posto")
    places = _bounded(number)
    if places is None:
        raise ValueError(f"{quoted(text)} è troppo grande")
    return places


def read_gifts(text: str) -> int | None:
    """Gifts counted by the old system; what is no whole number is unknown."""
    number = clean_label(text)
    return _bounded(number) if is_whole(number) else None


def _bounded(number: str) -> int | None:
    digits = number.lstrip("+-0") or "0"
    if len(digits) > 10 or int(digits) > LARGEST_NUMBER:
        return None
    return -int(digits) if number.startswith("-") else int(digits)
