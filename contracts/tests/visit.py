"""One call of the walk: what it answers on each row, and what is sent."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from services.kit.auth import Role

Status = int | Mapping[str, int]  # one for everybody who may call, or one for each role

ANY = ""  # a call that names no row
# marks that stand in records, and so in every answer that tells of them
FOREIGN = "Altrove"  # another cemetery's
NEIGHBOUR = "Vicino"  # of the callers' cemetery, and none of the calling owner's
OWN = "Proprio"  # the calling owner's


@dataclass(frozen=True, slots=True)
class At:
    """Stands in a body for the id of a row of the ground."""

    parameter: str
    row: str


@dataclass(frozen=True, slots=True)
class Visit:
    """answers: by row, of the last parameter in the path, or of what is sent where there is none.
    'row: what is special' is that row again, with a body or query of its own.

    bodies, queries: by key of answers; sent: what httpx sends with every other one.
    tells, hides: a mark that must, and must not, stand in the answer to a role.
    """

    answers: Mapping[str, Status]
    bodies: Mapping[str, dict[str, Any]] = field(default_factory=dict)
    queries: Mapping[str, dict[str, Any]] = field(default_factory=dict)
    sent: Mapping[str, Any] = field(default_factory=dict)
    tells: Mapping[Role, str] = field(default_factory=dict)
    hides: Mapping[Role, str] = field(default_factory=dict)


Visits = Mapping[tuple[str, str], Visit]


def own(status: int, *, other: int = 404) -> Status:
    """The superadmin gets through; the others are told `other`."""
    return {"superadmin": status, "admin": other, "owner": other}


def staff(status: int, *, owner: int = 404) -> Status:
    """Superadmin and the cemetery's admin get through; an owner is told `owner`."""
    return {"superadmin": status, "admin": status, "owner": owner}


def listed(**sent: Any) -> Visit:
    """A list: superadmins find all in it, admins their cemetery, owners what is theirs."""
    return Visit(
        {ANY: 200},
        sent={"params": sent} if sent else {},
        tells={Role.SUPERADMIN: FOREIGN, Role.ADMIN: NEIGHBOUR, Role.OWNER: OWN},
        hides={Role.ADMIN: FOREIGN, Role.OWNER: NEIGHBOUR},
    )
