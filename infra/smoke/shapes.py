"""Compares what the provider tells with what the stand-in tells of the same things."""

from collections.abc import Iterator, Mapping
from typing import Any

# whatever people put there is not the provider's
_FREE = frozenset({"metadata"})


def fields(told: Mapping[str, Any], place: str = "") -> Iterator[str]:
    """The names in an object, those inside of it with where they are."""
    for name, value in told.items():
        yield place + name
        if isinstance(value, Mapping) and name not in _FREE:
            yield from fields(value, f"{place}{name}.")


def invented(real: Mapping[str, Any], stand_in: Mapping[str, Any]) -> list[str]:
    """Names that only the stand-in knows: a test that leans on one proves nothing."""
    known = set(fields(real))
    # what is null at the provider may be an object in the stand-in, or the other way round
    nulls = {name for name in known if _at(real, name) is None}
    return sorted(
        name
        for name in set(fields(stand_in)) - known
        if not any(name.startswith(f"{null}.") for null in nulls)
    )


def _at(told: Mapping[str, Any], name: str) -> Any:
    value: Any = told
    for part in name.split("."):
        value = value[part]
    return value
