"""Reads the routers of gateway/dynamic.yml as far as they are used here."""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

DYNAMIC = Path(__file__).parents[1] / "gateway" / "dynamic.yml"
_MATCHER = re.compile(r"(!?)(PathRegexp|PathPrefix|Path|Method)\(`([^`]*)`\)")


@dataclass(frozen=True, slots=True)
class Router:
    """A router: its rule as Traefik reads it, where it leads, what stands before that."""

    name: str
    rule: str
    service: str
    priority: int
    middlewares: tuple[str, ...]

    def matches(self, method: str, path: str) -> bool:
        """Whether the rule takes this request.

        Raises:
            ValueError: the rule uses something that this reader does not know.
        """
        parts = re.split(r"\s*\|\|\s*", self.rule.strip())
        return any(_all(part, method, path) for part in parts)


def _all(part: str, method: str, path: str) -> bool:
    return all(_one(one, method, path) for one in re.split(r"\s*&&\s*", part))


def _one(matcher: str, method: str, path: str) -> bool:
    match = _MATCHER.fullmatch(matcher.strip())
    if match is None:
        raise ValueError(f"contracts/routers.py cannot read the rule {matcher}")
    negated, kind, value = match.groups()
    found = {
        "PathRegexp": lambda: re.search(value, path) is not None,
        "PathPrefix": lambda: path.startswith(value),
        "Path": lambda: path == value,
        "Method": lambda: method == value,
    }[kind]()
    return found is not bool(negated)


def routers(dynamic: dict[str, Any] | None = None) -> list[Router]:
    """Every router, those of lists of middlewares resolved down to single ones."""
    http = (dynamic or yaml.safe_load(DYNAMIC.read_text()))["http"]
    return [
        Router(
            name,
            router["rule"],
            router["service"],
            router.get("priority", len(router["rule"])),
            tuple(_resolved(router.get("middlewares", []), http["middlewares"])),
        )
        for name, router in http["routers"].items()
    ]


def _resolved(names: list[str], middlewares: dict[str, Any]) -> list[str]:
    found = []
    for name in names:
        chain = middlewares[name].get("chain", {}).get("middlewares")
        found += [name] if chain is None else _resolved(chain, middlewares)
    return found
