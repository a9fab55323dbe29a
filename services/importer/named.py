"""What stands where a name belongs and is none: nothing, signs, 'as above', leftovers of a sheet.

Files of our own are not asked: what the register holds comes back as it is.
"""

import re
from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from services.importer.cells import quoted
from services.importer.findings import Notes
from services.importer.levels import Person, Place, Tomb

REMEMBERED = 65_536
_NOTHING = re.compile(r"[-\u2010-\u2015]+")  # dashes of every length
_FAULTS = tuple(
    (re.compile(pattern, re.IGNORECASE | re.DOTALL), told)
    for pattern, told in (
        (
            r"""["'\u201c\u201d\u3003]+|//+|idem|id\.|c\.\s?s\.?|come sopra|ditto""",
            "rimanda alla riga sopra: il valore va scritto per intero",
        ),
        (r'="[^"]*"', "è una formula: va scritto soltanto il suo valore"),
        (r"\d(?:[.,]\d+)?E\+\d+", "è un numero che un foglio di calcolo ha arrotondato"),
        (r"[\W_]+", "non è un nome"),
    )
)
_DOUBTFUL = re.compile(r"id|c\.|come |ditto|\d[\d.,]*e", re.IGNORECASE)
_SUM = re.compile(
    r"(?:sub)?total[ei]\b.*|tot\..*|(?:a )?riporto\b.*|a riportare\b.*", re.IGNORECASE | re.DOTALL
)
_NUMBERS = re.compile(r"[\d\s./-]+")
_GARBLED = re.compile("[ÃÂ][\u0080-\u00bf]|\ufffd")


class _Seen(NamedTuple):
    is_nothing: bool = False
    wrong: str = ""
    odd: str = ""


_GOOD = _Seen()


def seen_place(place: Place, notes: Notes) -> Place:
    return place._replace(
        cemetery=_seen("Cemeteries_name", place.cemetery, notes, _cemetery) or "",
        sector=_seen("Sectors_name", place.sector, notes, _place),
        block=_seen("Blocks_id", place.block, notes, _place),
    )


def seen_tomb(tomb: Tomb, notes: Notes) -> Tomb:
    if not tomb.reference or _any(tomb.reference) is _GOOD:
        return tomb
    return tomb._replace(reference=_seen("entombment_id", tomb.reference, notes, _any))


def seen_person(person: Person, notes: Notes) -> Person:
    if _are_plain(person):
        return person
    name = _seen("Deceaseds_name", person.name, notes, _person)
    surname = _seen("surname", person.surname, notes, _person)
    labels = _label(person.nominative), _label(person.import_name)
    return person._replace(name=name, surname=surname, nominative=labels[0], import_name=labels[1])


def _are_plain(person: Person) -> bool:
    """Most are: asked first, since every row is asked."""
    name, surname, nominative, import_name = person[:4]
    return (
        (not name or _person(name) is _GOOD)
        and (not surname or _person(surname) is _GOOD)
        and not (nominative and _NOTHING.match(nominative))
        and not (import_name and _NOTHING.match(import_name))
    )


def _seen(about: str, name: str | None, notes: Notes, look: Callable[[str], _Seen]) -> str | None:
    if not name:
        return name
    found = look(name)
    if found is _GOOD:
        return name
    if found.wrong:
        notes.wrong(about, found.wrong)
    elif found.odd:
        notes.odd(about, found.odd)
    return None if found.is_nothing else name


def _label(label: str | None) -> str | None:
    return None if label and _NOTHING.fullmatch(label) else label


@lru_cache(REMEMBERED)
def _any(name: str) -> _Seen:
    """A name of any kind: not without a letter or a digit."""
    if name.isascii() and name[0].isalnum() and not _DOUBTFUL.match(name):
        return _GOOD
    if _NOTHING.fullmatch(name):
        return _Seen(is_nothing=True)
    for pattern, told in _FAULTS:
        if pattern.fullmatch(name):
            return _Seen(wrong=f"{quoted(name)} {told}")
    if _GARBLED.search(name):
        return _Seen(odd=f"{quoted(name)} ha lettere rovinate da un altro programma")
    return _GOOD


@lru_cache(REMEMBERED)
def _place(name: str) -> _Seen:
    """No sum at the foot of a page."""
    if _SUM.fullmatch(name):
        return _Seen(wrong=f"{quoted(name)} non è un luogo: se la riga è una somma, va tolta")
    return _any(name)


@lru_cache(REMEMBERED)
def _cemetery(name: str) -> _Seen:
    """Neither a number nor a date: the value of a sum, whose label stands before it."""
    found = _place(name)
    if found is _GOOD and _NUMBERS.fullmatch(name):
        return _Seen(wrong=f"{quoted(name)} non è il nome di un cimitero")
    return found


@lru_cache(REMEMBERED)
def _person(name: str) -> _Seen:
    """Neither a number nor a date."""
    found = _any(name)
    if found is _GOOD and _NUMBERS.fullmatch(name):
        return _Seen(wrong=f"{quoted(name)} non è un nome")
    return found
