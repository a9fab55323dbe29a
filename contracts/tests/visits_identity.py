"""What the calls of identity answer."""

from collections.abc import Mapping

from contracts.tests.visit import ANY, FOREIGN, Status, Visit, Visits, own
from services.identity.tests.making import PASSWORD, form
from services.kit.auth import Role

OF_USERS: Mapping[str, Status] = {
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
NEW_USERS = {
    "owner here": form(email="nuovo@example.org"),
    "supplier here": form(email="nuovo@example.org", role="fornitore"),
    "admin here": form(email="nuovo@example.org", role="admin"),
    "owner elsewhere": form(email="nuovo@example.org", cemeteryId=2, surname=FOREIGN),
    "superadmin": form(email="nuovo@example.org", role="superadmin"),
}
CREDENTIALS = {"email": "nessuno@example.org", "password": PASSWORD}

IDENTITY: Visits = {
    ("GET", "/api/audit"): Visit({ANY: 200}, tells={Role.SUPERADMIN: FOREIGN, Role.ADMIN: "Qui"}),
    ("POST", "/api/auth/login"): Visit({ANY: 401}, sent={"json": CREDENTIALS}),
    ("POST", "/api/auth/logout"): Visit({ANY: 204}),
    ("POST", "/api/auth/password-reset"): Visit({ANY: 204}, sent={"json": CREDENTIALS}),
    ("POST", "/api/auth/password-reset/confirm"): Visit(
        {ANY: 400}, sent={"json": {"token": "none", "password": PASSWORD}}
    ),
    ("GET", "/api/auth/user"): Visit({ANY: 200}),
    ("GET", "/api/health/identity"): Visit({ANY: 200}),
    ("GET", "/api/users"): Visit({ANY: 200}, tells={Role.SUPERADMIN: FOREIGN}),
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
    ("DELETE", "/api/users/{user_id}"): Visit({**REMOVED, "admin here": own(204, other=403)}),
    ("GET", "/api/users/{user_id}"): Visit(OF_USERS),
    ("PUT", "/api/users/{user_id}"): Visit(
        {**OF_USERS, "admin here": own(200, other=403)}, sent={"json": {"phone": "0577 1"}}
    ),
}
