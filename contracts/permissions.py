"""Who may make which call, read from the routes' own signatures."""

from collections.abc import Iterable
from typing import Any

from fastapi import FastAPI

from contracts.apps import Built, Call, calls
from contracts.public import INSIDE, PUBLIC
from services.kit.auth import Require, Role

Row = dict[str, Any]


def roles_for(call: Call) -> frozenset[Role] | None:
    """The roles that pass every `Require` of a call; None when it asks for no principal."""
    allowed: frozenset[Role] | None = None
    waiting = [call.dependant]
    while waiting:
        dependant = waiting.pop()
        if isinstance(dependant.call, Require):
            roles = dependant.call.roles
            allowed = roles if allowed is None else allowed & roles
        waiting.extend(dependant.dependencies)
    return allowed


def unguarded(app: FastAPI) -> set[tuple[str, str]]:
    """Calls from outside that ask for no principal."""
    return {
        (call.method, call.path)
        for call in calls(app)
        if call.path not in INSIDE and roles_for(call) is None
    }


def matrix(services: Iterable[Built]) -> list[Row]:
    """One row a call, sorted by path: `roles` is a list, or "public"."""
    rows = [_row(one.name, call) for one in services for call in calls(one.app)]
    outside = (row for row in rows if row["path"] not in INSIDE)
    return sorted(outside, key=lambda row: (row["path"], row["method"]))


def _row(service: str, call: Call) -> Row:
    return {
        "method": call.method,
        "path": call.path,
        "service": service,
        "roles": _told(call),
    }


def _told(call: Call) -> list[str] | str:
    roles = roles_for(call)
    if roles is not None:
        return [role.value for role in Role if role in roles]
    return "public" if (call.method, call.path) in PUBLIC else "undeclared"
