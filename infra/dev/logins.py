"""One login a role for the demo, and a second supplier: a superadmin by the command line, who makes
the others.

The owner among them is given some tombs, as an office would.
"""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

from infra.dev import services
from infra.dev.demo.wares import CARER, FLORIST
from infra.dev.keys import Keys
from infra.dev.process import DevError
from infra.dev.services import Surroundings

PASSWORD_VARIABLE = "CAMPOSANTO_SUPERADMIN_PASSWORD"  # noqa: S105  the name of a variable


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody invented. login: the name of the password, where another has the role already."""

    role: str
    email: str
    name: str
    surname: str
    business_name: str | None = None
    login: str | None = None

    def password(self, keys: Keys) -> str:
        return keys.logins[self.login or self.role]


SUPERADMIN = Person("superadmin", "superadmin@camposanto.example", "Chiara", "Bassi")
OTHERS = (
    Person("admin", "admin@camposanto.example", "Marco", "Ferri"),
    Person("owner", "proprietario@camposanto.example", "Lucia", "Conti"),
    Person("fornitore", FLORIST, "Paolo", "Galli", "Fiori Galli"),
    Person("fornitore", CARER, "Marta", "Sereni", login="fornitore-2"),
)
EDITION = "2"  # grows with `OTHERS`

# searches of tombs in the demo's first cemetery, and how many of those found become the owner's
TOMBS = (("Cappella n. 1", "", 1), ("F-", "true", 2), ("L-2-", "", 2))
ARRIVES = 30.0  # the name of a new user travels by event


def made(local: Path) -> bool:
    edition = local / "demo" / "logins"
    is_newest = edition.exists() and edition.read_text() == EDITION
    return is_newest and (local / "demo" / "owned").exists()


def make(local: Path, around: Surroundings, url: str) -> None:
    """Make whoever is missing; a run that was cut short goes on where it stopped."""
    with httpx.Client(base_url=url, trust_env=False, timeout=30) as client:
        if not _signs_in(client, around.keys, SUPERADMIN):
            _make_superadmin(around)
            sign_in(client, around.keys, SUPERADMIN.role)
        cemetery = asked(client.get("/api/public/cemeteries"))[0]["id"]
        known = {user["email"]: user["id"] for user in asked(client.get("/api/users"))}
        for person in OTHERS:
            if person.email not in known:
                asked(client.post("/api/users", json=_form(person, around.keys, cemetery)))
            elif not _has_told_password(url, around.keys, person):
                password = {"password": person.password(around.keys)}
                asked(client.put(f"/api/users/{known[person.email]}", json=password))
        (local / "demo" / "logins").write_text(EDITION)
        _give_tombs(client, cemetery)
        client.post("/api/auth/logout")
    (local / "demo" / "owned").touch()


def told(local: Path, keys: Keys) -> list[dict[str, str]]:
    """The logins for stack.json; none where there is no demo."""
    if not (local / "demo" / "logins").exists():
        return []
    return [
        {"role": person.role, "email": person.email, "password": person.password(keys)}
        for person in (SUPERADMIN, *OTHERS)
    ]


def sign_in(client: httpx.Client, keys: Keys, role: str) -> None:
    """Makes the demo's first login of that role the client's own."""
    person = next(one for one in (SUPERADMIN, *OTHERS) if one.role == role)
    if not _signs_in(client, keys, person):
        raise DevError(f"{person.email} cannot sign in; see the log of identity")


def _signs_in(client: httpx.Client, keys: Keys, person: Person) -> bool:
    login = {"email": person.email, "password": person.password(keys)}
    return client.post("/api/auth/login", json=login).status_code == httpx.codes.OK


def _has_told_password(url: str, keys: Keys, person: Person) -> bool:
    """An older demo made its second supplier with one that nobody was told."""
    with httpx.Client(base_url=url, trust_env=False, timeout=30) as client:
        return _signs_in(client, keys, person)


def _make_superadmin(around: Surroundings) -> None:
    who = SUPERADMIN
    arguments = [who.email, "--name", who.name, "--surname", who.surname]
    given = {PASSWORD_VARIABLE: who.password(around.keys)}
    services.run("identity", ["create-superadmin", *arguments], around, good={0}, given=given)


def _give_tombs(client: httpx.Client, cemetery: int) -> None:
    """Makes the demo's owner one."""
    (owner,) = (p.email for p in OTHERS if p.role == "owner")
    users = asked(client.get("/api/users", params={"search": owner}))
    (user,) = (user["id"] for user in users if user["email"] == owner)
    for tomb in _tombs_to_give(client, cemetery):
        deadline = time.monotonic() + ARRIVES
        while True:
            reply = client.put(f"/api/tombs/{tomb}", json={"userId": user})
            is_unknown = reply.status_code == httpx.codes.UNPROCESSABLE_ENTITY
            if not is_unknown or time.monotonic() > deadline:
                break
            time.sleep(0.2)
        asked(reply)


def _tombs_to_give(client: httpx.Client, cemetery: int) -> Iterator[int]:
    for reference, free, count in TOMBS:
        wanted = {"reference": reference, "free": free, "sort": "id"}
        wanted |= {"cemeteryId": str(cemetery), "pageSize": str(count)}
        found = asked(client.get("/api/tombs", params=wanted))
        yield from (tomb["id"] for tomb in found["results"])


def _form(person: Person, keys: Keys, cemetery: int) -> dict[str, object]:
    return {
        "name": person.name,
        "surname": person.surname,
        "email": person.email,
        "password": person.password(keys),
        "businessName": person.business_name,
        "role": person.role,
        "cemeteryId": cemetery,
        "enabled": True,
    }


def asked(reply: httpx.Response) -> Any:
    """What an answer holds.

    Raises:
        DevError: it is no success.
    """
    if reply.is_error:
        call = f"{reply.request.method} {reply.request.url.path}"
        raise DevError(f"{call} answered {reply.status_code}: {reply.text}")
    return reply.json() if reply.content else None
