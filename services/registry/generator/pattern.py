"""References by a pattern: `L-{fila}-{numero}` with the values that each placeholder takes."""

import re
from collections.abc import Mapping
from itertools import product
from math import prod

from services.kit.errors import Invalid
from services.kit.text import fold_identity

MAX_TOMBS = 2000
MAX_REFERENCE = 200
_PLACE = re.compile(r"\{\s*([^\W\d_]+)\s*\}")
_VALUE = re.compile(r"[^\W_]{1,20}")
_SPAN = re.compile(r"([^\W_]+)\s*[-–—]\s*([^\W_]+)")
_NUMBER = re.compile(r"\d{1,6}", re.ASCII)
_LETTERS = (re.compile(r"[A-Z]"), re.compile(r"[a-z]"))


def references(pattern: str, ranges: Mapping[str, str]) -> list[str]:
    """Each reference once, the last placeholder running fastest.

    Raises:
        Invalid: pattern or ranges say nothing clear, or say more than 2000 tombs.
    """
    names = placeholders(pattern)
    values = _values_of(names, ranges)
    many = prod(len(of_name) for of_name in values.values())
    if many > MAX_TOMBS:
        raise _fault("pattern", f"Si generano al massimo {MAX_TOMBS} tombe alla volta: qui {many}")
    made: dict[str, str] = {}
    for chosen in product(*values.values()):
        given = dict(zip(names, chosen, strict=True))
        reference = _filled(pattern, given)
        made.setdefault(fold_identity(reference), reference)
    if any(len(reference) > MAX_REFERENCE for reference in made.values()):
        raise _fault("pattern", f"Un riferimento ha al massimo {MAX_REFERENCE} caratteri")
    return list(made.values())


def _filled(pattern: str, given: Mapping[str, str]) -> str:
    return _PLACE.sub(lambda match: given[match[1].casefold()], pattern)


def placeholders(pattern: str) -> list[str]:
    """The names between braces, each once, in their order and in lower case."""
    names = [match[1].casefold() for match in _PLACE.finditer(pattern)]
    if re.search(r"[{}]", _PLACE.sub("", pattern)):
        raise _fault(
            "pattern", "Tra parentesi graffe va una sola parola, per esempio {fila} o {numero}"
        )
    if not names:
        raise _fault("pattern", "Il modello deve contenere un segnaposto, per esempio {numero}")
    return list(dict.fromkeys(names))


def _values_of(names: list[str], ranges: Mapping[str, str]) -> dict[str, list[str]]:
    given = {name.strip().strip("{}").casefold(): text for name, text in ranges.items()}
    for name in given:
        if name not in names:
            raise _fault(f"ranges.{name}", f"Il modello non contiene {{{name}}}")
    values = {}
    for name in names:
        if not given.get(name, "").strip():
            raise _fault(f"ranges.{name}", f"Indica i valori di {{{name}}}, per esempio 1-20")
        values[name] = read_range(name, given[name])
    return values


def read_range(name: str, text: str) -> list[str]:
    """The values of a range such as `1-20`, `01-20`, `A-F` or `1,3,5-8`, each once."""
    values: dict[str, None] = {}
    for part in text.split(","):
        try:
            values.update(dict.fromkeys(_read_part(part.strip())))
        except ValueError as fault:
            raise _fault(f"ranges.{name}", f"«{part.strip()}»: {fault}") from fault
        if len(values) > MAX_TOMBS:
            raise _fault(f"ranges.{name}", f"I valori sono più di {MAX_TOMBS}")
    return list(values)


def _read_part(part: str) -> list[str]:
    if _VALUE.fullmatch(part):
        return [part]
    span = _SPAN.fullmatch(part)
    if span is None:
        raise ValueError("scrivi valori come 1-20, A-F oppure 1,3,5-8")
    first, last = span.groups()
    if _NUMBER.fullmatch(first) and _NUMBER.fullmatch(last):
        return _numbers(first, last)
    if any(letter.fullmatch(first) and letter.fullmatch(last) for letter in _LETTERS):
        _must_rise(ord(first), ord(last))
        return [chr(code) for code in range(ord(first), ord(last) + 1)]
    raise ValueError("un intervallo va da numero a numero o da lettera a lettera")


def _numbers(first: str, last: str) -> list[str]:
    """As many digits as were typed with a zero before them."""
    _must_rise(int(first), int(last))
    width = max((len(end) for end in (first, last) if end.startswith("0")), default=1)
    if int(last) - int(first) > MAX_TOMBS:
        raise ValueError(f"sono più di {MAX_TOMBS} valori")
    return [f"{number:0{width}d}" for number in range(int(first), int(last) + 1)]


def _must_rise(first: int, last: int) -> None:
    if first > last:
        raise ValueError("il primo valore viene dopo l'ultimo")


def _fault(field: str, message: str) -> Invalid:
    return Invalid(message, {field: message})
