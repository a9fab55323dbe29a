"""Walks calls: with every role and with nobody, on every row; tells what is not as it should be."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import AsyncExitStack
from dataclasses import dataclass, replace
from typing import Any

import httpx
from fastapi import FastAPI

from contracts.apps import Built
from contracts.permissions import Row
from contracts.tests.ground import Ground, Rows, make_ground
from contracts.tests.visit import FOREIGN, At, Visit, Visits
from services.kit.app import create_app
from services.kit.auth import HEADER, Role
from services.kit.testing.stack import TestDatabase, serving
from services.kit.testing.tokens import mint

Caller = Role | None
CALLERS: tuple[Caller, ...] = (None, *Role)
SAFE = ("GET", "HEAD")
REFUSED = 400


def parameters(path: str) -> list[str]:
    return re.findall(r"\{(\w+)\}", path)


def row_of(on: str) -> str:
    """'own: its capacity' is on the row 'own'."""
    return on.partition(":")[0]


def unvisited(matrix: Iterable[Row], visits: Visits, rows: Rows) -> list[str]:
    """Calls and rows that the walk would miss, in words: the table must hold all of them."""
    found, known = [], set()
    for row in matrix:
        key = (row["method"], row["path"])
        known.add(key)
        told = " ".join(key)
        if key not in visits:
            found.append(f"{told}: no visit")
            continue
        found += [f"{told}: {fault}" for fault in _rowless(row["path"], visits[key], rows)]
    return found + [f"{' '.join(key)}: no such call" for key in visits.keys() - known]


def _rowless(path: str, visit: Visit, rows: Rows) -> Iterator[str]:
    named = parameters(path)
    if (visit.bodies.keys() | visit.queries.keys()) - visit.answers.keys():
        yield "a body without an answer"
    if not named:
        return
    *_, last = named
    for name in named:
        if name not in rows:
            yield f"no rows for {name}"
            return
    if rows[last].keys() != {row_of(on) for on in visit.answers}:
        yield f"answers for {sorted(visit.answers)}, rows are {sorted(rows[last])}"


def wanted(row: Row, visit: Visit, on: str, caller: Caller) -> int:
    """The status that this caller must get. What is neither public nor for a role is for nobody."""
    answer = visit.answers[on]
    if row["roles"] == "public":
        assert isinstance(answer, int), "a public call answers everybody alike"
        return answer
    if caller is None:
        return 401
    if caller.value not in row["roles"]:
        return 403
    return answer if isinstance(answer, int) else answer[caller.value]


@dataclass
class Walk:
    """Every service over one database; `again` fills it anew."""

    database: TestDatabase
    clients: Mapping[str, httpx.AsyncClient]
    ground: Ground

    async def faults(self, row: Row, visit: Visit) -> list[str]:
        """What is wrong with one call, in words."""
        found = []
        for on in visit.answers:
            for caller in CALLERS:
                fault = await self._fault(row, visit, on, caller)
                if fault:
                    who = caller.value if caller else "anonymous"
                    place = f" on {on}" if on else ""
                    found.append(f"{row['method']} {row['path']} as {who}{place}: {fault}")
        return found

    async def _fault(self, row: Row, visit: Visit, on: str, caller: Caller) -> str | None:
        answer = await self._call(row, visit, on, caller)
        if answer.status_code < REFUSED and row["method"] not in SAFE:
            self.ground = await make_ground(self.database)
        status = wanted(row, visit, on, caller)
        if answer.status_code != status:
            return f"{answer.status_code} instead of {status}"
        is_inside = row["roles"] != "public" and caller is not Role.SUPERADMIN
        if is_inside and FOREIGN in answer.text:
            return "tells of another cemetery"
        if caller is None:
            return None
        if answer.is_success and visit.tells.get(caller, "") not in answer.text:
            return f"does not tell of {visit.tells[caller]}"
        if caller in visit.hides and visit.hides[caller] in answer.text:
            return f"tells of {visit.hides[caller]}"
        return None

    async def _call(self, row: Row, visit: Visit, on: str, caller: Caller) -> httpx.Response:
        path = row["path"]
        for name in parameters(path):
            path = path.replace(f"{{{name}}}", str(self.ground.rows[name][row_of(on)]))
        sent = dict(visit.sent)
        if on in visit.bodies:
            sent["json"] = self._resolved(visit.bodies[on])
        if on in visit.queries:
            sent["params"] = self._resolved(visit.queries[on])
        client = self.clients[row["service"]]
        client.cookies.clear()
        return await client.request(row["method"], path, headers=self._token(caller), **sent)

    def _resolved(self, sent: dict[str, Any]) -> dict[str, Any]:
        """With the ids of the rows that it names."""
        return {name: self._id_of(value) for name, value in sent.items()}

    def _id_of(self, value: Any) -> Any:
        if isinstance(value, list):
            return [self._id_of(one) for one in value]
        if isinstance(value, At):
            return self.ground.rows[value.parameter][value.row]
        return value

    def _token(self, caller: Caller) -> dict[str, str]:
        if caller is None:
            return {}
        cemetery = None if caller is Role.SUPERADMIN else 1
        user = self.ground.callers[caller]
        return {HEADER: mint(caller.value, user_id=user, cemetery=cemetery)}


async def open_walk(
    stack: AsyncExitStack,
    database: TestDatabase,
    services: Iterable[Built],
    change: Callable[[FastAPI], None] = lambda _: None,
) -> Walk:
    """The services over a real database; `change` may plant something into their applications."""
    clients = {}
    for one in services:
        url = database.url(one.name)
        settings = one.service.settings.model_copy(update={"database_url": url})
        app = create_app(replace(one.service, settings=settings, has_workers=False))
        change(app)
        clients[one.name] = await stack.enter_async_context(serving(app, {}))
    return Walk(database, clients, await make_ground(database))
