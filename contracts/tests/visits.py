"""What each call answers on each row: one entry a call, and no call without one.

Who may not call at all stands in contracts/permissions.json; here stands what becomes of those who
may. A record of another cemetery is 404 and what may not be given is 403.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from services.identity.tests.making import PASSWORD, form
from services.importer.tests.cases import FOLDER

Status = int | Mapping[str, int]  # one for everybody who may call, or one for each role


@dataclass(frozen=True, slots=True)
class Visit:
    """answers: by row, of the parameter in the path or else of `bodies`; sent: what httpx sends."""

    answers: Mapping[str, Status]
    bodies: Mapping[str, dict[str, Any]] = field(default_factory=dict)
    sent: Mapping[str, Any] = field(default_factory=dict)


def own(status: int, *, other: int = 404) -> Status:
    """The superadmin gets through; an admin is told `other`."""
    return {"superadmin": status, "admin": other}


ANY = ""  # a call that names no row
OF_USERS = {
    "owner here": 200,
    "supplier here": 200,
    "admin here": 200,
    "owner elsewhere": own(200),
    "admin elsewhere": own(200),
    "superadmin": own(200),
    "nobody": 404,
}
REMOVED = {
    row: own(204) if isinstance(status, Mapping) else {200: 204}.get(status, status)
    for row, status in OF_USERS.items()
}
SHOWN = {"here": 200, "elsewhere": 200, "hidden": 404, "nobody": 404}
NEW_USERS = {
    "owner here": form(email="nuovo@example.org"),
    "supplier here": form(email="nuovo@example.org", role="fornitore"),
    "admin here": form(email="nuovo@example.org", role="admin"),
    "owner elsewhere": form(email="nuovo@example.org", cemeteryId=2, surname="Altrove"),
    "superadmin": form(email="nuovo@example.org", role="superadmin"),
}
CREDENTIALS = {"email": "nessuno@example.org", "password": PASSWORD}
CSV = {"files": {"csvFile": ("registro.csv", (FOLDER / "d01_bom_crlf.csv").read_bytes())}}
NO_CSV = {"files": {"csvFile": ("registro.pdf", b"%PDF")}}

VISITS: dict[tuple[str, str], Visit] = {
    ("GET", "/api/audit"): Visit({ANY: 200}),
    ("POST", "/api/auth/login"): Visit({ANY: 401}, sent={"json": CREDENTIALS}),
    ("POST", "/api/auth/logout"): Visit({ANY: 204}),
    ("POST", "/api/auth/password-reset"): Visit({ANY: 204}, sent={"json": CREDENTIALS}),
    ("POST", "/api/auth/password-reset/confirm"): Visit(
        {ANY: 400}, sent={"json": {"token": "none", "password": PASSWORD}}
    ),
    ("GET", "/api/auth/user"): Visit({ANY: 200}),
    ("GET", "/api/blocks/{block_id}"): Visit(SHOWN),
    ("GET", "/api/health/identity"): Visit({ANY: 200}),
    ("GET", "/api/health/importer"): Visit({ANY: 200}),
    ("GET", "/api/health/registry"): Visit({ANY: 200}),
    ("POST", "/api/import/csv"): Visit({ANY: 400}, sent=NO_CSV),  # past the door, no further
    ("POST", "/api/import/preview"): Visit({ANY: 200}, sent=CSV),
    ("GET", "/api/public/cemeteries"): Visit({ANY: 200}),
    ("GET", "/api/public/deceased/{deceased_id}"): Visit(SHOWN),
    ("GET", "/api/search/deceased"): Visit({ANY: 200}, sent={"params": {"q": "rossi"}}),
    ("GET", "/api/stats"): Visit({ANY: 200}),
    ("GET", "/api/users"): Visit({ANY: 200}),
    ("POST", "/api/users"): Visit(
        {
            "owner here": 201,
            "supplier here": 201,
            "admin here": own(201, other=403),
            "owner elsewhere": own(201, other=403),
            "superadmin": 403,
        },
        bodies=NEW_USERS,
    ),
    ("DELETE", "/api/users/{user_id}"): Visit(REMOVED | {"admin here": own(204, other=403)}),
    ("GET", "/api/users/{user_id}"): Visit(OF_USERS),
    ("PUT", "/api/users/{user_id}"): Visit(
        OF_USERS | {"admin here": own(200, other=403)}, sent={"json": {"phone": "0577 1"}}
    ),
}
