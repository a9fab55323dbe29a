"""Reads the routers of gateway/dynamic.yml as far as they are used here."""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

DYNAMIC = Path(__file__).parents[1] / "gateway" / "dynamic.yml"
PUBLIC_ENTRY = "web"
_MATCHER = re.compile(r"(!?)(PathRegexp|PathPrefix|Path|Method)\(`([^`]*)`\)")
_COOKIE = re.compile(r"HeaderRegexp\(`Cookie`, `([^`]*)`\)")


@dataclass(frozen=True, slots=True)
class Router:
    """A router: its rule as Traefik reads it, where it leads, what stands before that.

    A parent has no service of its own: `parents` of its children name it.
    """

    name: str
    rule: str
    service: str | None
    priority: int
    middlewares: tuple[str, ...]
    parents: tuple[str, ...] = ()
    entry_points: tuple[str, ...] = (PUBLIC_ENTRY,)

    def matches(self, method: str, path: str, cookie: str = "") -> bool:
        """Whether the rule takes this request.

        Raises:
            ValueError: the rule uses something that this reader does not know.
        """
        parts = re.split(r"\s*\|\|\s*", self.rule.strip())
        return any(_all(part, method, path, cookie) for part in parts)


@dataclass(frozen=True, slots=True)
class Way:
    """Where a request goes: the routers that take it, one below the other."""

    routers: tuple[Router, ...]

    @property
    def service(self) -> str | None:
        return self.routers[-1].service

    @property
    def middlewares(self) -> tuple[str, ...]:
        return tuple(name for router in self.routers for name in router.middlewares)


def way(all_routers: list[Router], method: str, path: str, cookie: str = "") -> Way:
    """The way of a request from outside; at each level the highest priority wins."""
    level = [r for r in all_routers if not r.parents and PUBLIC_ENTRY in r.entry_points]
    taken: list[Router] = []
    while level:
        matching = [router for router in level if router.matches(method, path, cookie)]
        if not matching:
            break
        taken.append(max(matching, key=lambda router: router.priority))
        level = [router for router in all_routers if taken[-1].name in router.parents]
    return Way(tuple(taken))


def _all(part: str, method: str, path: str, cookie: str) -> bool:
    return all(_one(one, method, path, cookie) for one in re.split(r"\s*&&\s*", part))


def _one(matcher: str, method: str, path: str, cookie: str) -> bool:
    if wanted := _COOKIE.fullmatch(matcher.strip()):
        return re.search(wanted[1], cookie) is not None
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
            router.get("service"),
            router.get("priority", len(router["rule"])),
            tuple(_resolved(router.get("middlewares", []), http["middlewares"])),
            tuple(router.get("parentRefs", ())),
            tuple(router.get("entryPoints", (PUBLIC_ENTRY,))),
        )
        for name, router in http["routers"].items()
    ]


def _resolved(names: list[str], middlewares: dict[str, Any]) -> list[str]:
    found = []
    for name in names:
        chain = middlewares[name].get("chain", {}).get("middlewares")
        found += [name] if chain is None else _resolved(chain, middlewares)
    return found
