"""Reads what a visitor typed: which words are surname and which are given names."""

from dataclasses import dataclass

from services.kit.text import fold_given, fold_surname

MAX_WORDS = 6


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to read a search: keys of surname and given names, either may be empty."""

    surname: str
    given: str


def readings(q: str, surname: str, given: str) -> list[Reading]:
    """The readings of a search, likeliest first.

    Surname and name typed apart leave nothing to guess. One text is split in every way into a
    surname before or after the given names; taken as given names alone it comes last.
    """
    if surname.strip() or given.strip():
        apart = Reading(fold_surname(_printable(surname)), fold_given(_printable(given)))
        return [apart] if apart.surname or apart.given else []
    words = fold_given(_printable(q)).split()
    if not words:
        return []
    whole = Reading("".join(words), "")
    if len(words) > MAX_WORDS:
        return [whole]
    splits = [whole]
    for size in range(len(words) - 1, 0, -1):
        splits.append(Reading("".join(words[:size]), " ".join(words[size:])))
        splits.append(Reading("".join(words[-size:]), " ".join(words[:-size])))
    return [*dict.fromkeys(splits), Reading("", " ".join(words))]


def _printable(text: str) -> str:
    """Without control characters, and without those that LIKE would take for wildcards."""
    return "".join(
        letter if letter.isprintable() and letter not in "%_\\" else " " for letter in text
    )
