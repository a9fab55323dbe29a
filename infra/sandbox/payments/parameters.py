"""Strict reading: what an operation takes stands in one table, and anything else is refused."""

import re
from collections.abc import Callable, Mapping
from typing import Any

from infra.sandbox.payments.errors import bad_parameter, missing_parameter, unknown_parameter

Reader = Callable[[str, Any], Any]
Readers = dict[str, Reader]
LONGEST_TEXT = 5000
MOST_METADATA, LONGEST_KEY, LONGEST_VALUE = 50, 40, 500
_DESCRIPTOR = re.compile(r"[^<>\\'\"*]{0,22}")


def read(given: Mapping[str, Any], readers: Readers, required: tuple[str, ...] = ()) -> Any:
    """The values of `given`, checked.

    Raises:
        Refused: an unknown, missing, empty or wrong parameter.
    """
    for name in given:
        if name not in readers:
            raise unknown_parameter(name)
    for name in required:
        if name not in given:
            raise missing_parameter(name)
    return {name: readers[name](name, value) for name, value in given.items()}


def text(longest: int = LONGEST_TEXT) -> Reader:
    def reader(name: str, value: Any) -> str:
        if not isinstance(value, str):
            raise bad_parameter(name, f"Invalid string: {value}")
        if not value:
            message = f"You passed an empty string for '{name}'."
            raise bad_parameter(name, message, "parameter_invalid_empty")
        if len(value) > longest:
            raise bad_parameter(name, f"Invalid string: must be at most {longest} characters")
        return value

    return reader


def integer(least: int = 0, most: int | None = None) -> Reader:
    def reader(name: str, value: Any) -> int:
        if not isinstance(value, str) or not re.fullmatch(r"-?[0-9]+", value):
            raise bad_parameter(name, f"Invalid integer: {value}", "parameter_invalid_integer")
        number = int(value)
        if number < least or (most is not None and number > most):
            raise bad_parameter(name, f"Invalid integer: {value}", "parameter_invalid_integer")
        return number

    return reader


def amount(name: str, value: Any) -> int:
    """Of a payment in euro cents."""
    cents: int = integer()(name, value)
    if cents < 50:
        raise bad_parameter(name, "Amount must be at least €0.50 eur", "amount_too_small")
    if cents > 99_999_999:
        raise bad_parameter(name, "Amount must be no more than €999,999.99", "amount_too_large")
    return cents


def flag(name: str, value: Any) -> bool:
    if value not in ("true", "false"):
        raise bad_parameter(name, f"Invalid boolean: {value}")
    return bool(value == "true")


def choice(*values: str) -> Reader:
    def reader(name: str, value: Any) -> str:
        if value not in values:
            raise bad_parameter(name, f"Invalid {name}: must be one of {', '.join(values)}")
        return str(value)

    return reader


def several(one: Reader) -> Reader:
    """A list with at least one value."""

    def reader(name: str, value: Any) -> list[Any]:
        if not isinstance(value, list):
            raise bad_parameter(name, "Invalid array", "parameter_invalid")
        return [one(f"{name}[{place}]", each) for place, each in enumerate(value)]

    return reader


def part(readers: Readers, required: tuple[str, ...] = ()) -> Reader:
    """An object with parameters of its own."""

    def reader(name: str, value: Any) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise bad_parameter(name, "Invalid object")
        inside = {f"{name}[{key}]": reader for key, reader in readers.items()}
        given = {f"{name}[{key}]": each for key, each in value.items()}
        checked = read(given, inside, tuple(f"{name}[{key}]" for key in required))
        return {key.removeprefix(f"{name}[").removesuffix("]"): v for key, v in checked.items()}

    return reader


def descriptor(name: str, value: Any) -> str:
    """What a bank statement shows: short, Latin, without five characters, with a letter."""
    written: str = text()(name, value)
    if not _DESCRIPTOR.fullmatch(written):
        message = "The statement descriptor must be at most 22 characters, without < > \\ ' \" *."
        raise bad_parameter(name, message)
    if not written.isascii() or not re.search(r"[A-Za-z]", written):
        message = "The statement descriptor must have Latin characters, one letter at least."
        raise bad_parameter(name, message)
    return written


def metadata(name: str, value: Any) -> dict[str, str]:
    if value == "":
        return {}
    if not isinstance(value, dict) or not all(isinstance(each, str) for each in value.values()):
        raise bad_parameter(name, "Invalid object: metadata holds strings")
    if len(value) > MOST_METADATA:
        raise bad_parameter(name, f"Metadata can have up to {MOST_METADATA} keys")
    for key, each in value.items():
        if len(key) > LONGEST_KEY or len(each) > LONGEST_VALUE:
            message = f"Metadata keys have up to {LONGEST_KEY} characters, values {LONGEST_VALUE}"
            raise bad_parameter(f"{name}[{key}]", message)
    return value


def anything(_: str, value: Any) -> Any:
    """Taken and not looked at."""
    return value


ID = text(255)
PAGING: Readers = {"limit": integer(1, 100), "starting_after": ID, "ending_before": ID}
CREATED: Reader = part({name: integer() for name in ("gt", "gte", "lt", "lte")})


def created(name: str, value: Any) -> dict[str, int]:
    """A moment, or a range of moments."""
    if isinstance(value, str):
        moment: int = integer()(name, value)
        return {"gte": moment, "lte": moment}
    found: dict[str, int] = CREATED(name, value)
    return found
