"""Permissions proved: every call, as every role and as nobody, on own rows and on others'."""

import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest
from fastapi import APIRouter, Depends, FastAPI

from contracts.apps import built
from contracts.documents import FOLDER
from contracts.permissions import Row
from contracts.tests.ground import make_ground
from contracts.tests.visit import NEIGHBOUR, OWN, Visit
from contracts.tests.visits import VISITS
from contracts.tests.walk import Walk, open_walk, parameters, unvisited
from services.kit.auth import Require, Role
from services.kit.testing.stack import TestDatabase

MATRIX: list[Row] = json.loads((FOLDER / "permissions.json").read_text())
PLANTED = "/api/planted/{user_id}"
OF_USERS = VISITS["GET", "/api/users/{user_id}"]


@pytest.fixture(scope="module")
async def walk(database: TestDatabase) -> AsyncIterator[Walk]:
    async with AsyncExitStack() as stack:
        yield await open_walk(stack, database, built())


async def test_no_call_and_no_row_is_left_out(database: TestDatabase) -> None:
    rows = (await make_ground(database)).rows
    assert unvisited(MATRIX, VISITS, rows) == []
    assert rows.keys() == {name for row in MATRIX for name in parameters(row["path"])}


@pytest.mark.parametrize("row", MATRIX, ids=lambda row: f"{row['method']} {row['path']}")
async def test_each_caller_gets_what_the_matrix_and_the_rows_say(walk: Walk, row: Row) -> None:
    assert await walk.faults(row, VISITS[row["method"], row["path"]]) == []


def planted(roles: list[str] | str) -> Row:
    return {"method": "GET", "path": PLANTED, "service": "identity", "roles": roles}


def plant(*needed: Role) -> APIRouter:
    """A call without a rule about rows, for these roles; without any, for the whole world."""
    router = APIRouter(dependencies=[Depends(Require(*needed))] if needed else [])

    @router.get(PLANTED)
    async def read(user_id: int) -> str:
        return f"user {user_id}"

    return router


USUAL = Visit(OF_USERS.answers)


async def faults_of(
    database: TestDatabase,
    router: APIRouter,
    row: Row,
    visit: Visit = USUAL,
) -> list[str]:
    def change(app: FastAPI) -> None:
        app.include_router(router)

    identity = [one for one in built() if one.name == "identity"]
    async with AsyncExitStack() as stack:
        walk = await open_walk(stack, database, identity, change)
        return await walk.faults(row, visit)


async def test_a_new_call_that_nobody_wrote_into_the_table_is_found(
    database: TestDatabase,
) -> None:
    rows = (await make_ground(database)).rows
    assert unvisited([*MATRIX, planted("undeclared")], VISITS, rows) == [f"GET {PLANTED}: no visit"]
    crypts = {**planted(["admin"]), "path": "/api/planted/{crypt_id}"}
    visits = {**VISITS, ("GET", "/api/planted/{crypt_id}"): Visit({"here": 200})}
    assert unvisited([*MATRIX, crypts], visits, rows) == [
        "GET /api/planted/{crypt_id}: no rows for crypt_id"
    ]
    visits = {**VISITS, ("GET", PLANTED): Visit({"owner here": 200})}
    (fault,) = unvisited([*MATRIX, planted(["admin"])], visits, rows)
    assert fault.startswith(f"GET {PLANTED}: answers for ['owner here'], rows are ['admin elsew")
    assert unvisited(MATRIX[1:], VISITS, rows) == ["GET /api/audit: no such call"]


async def test_a_call_without_a_principal_is_found_on_every_row(database: TestDatabase) -> None:
    """Even when somebody put it into the table and says that it is for staff."""
    for roles in ("undeclared", ["superadmin", "admin"]):
        faults = await faults_of(database, plant(), planted(roles))
        for row in OF_USERS.answers:
            assert f"GET {PLANTED} as anonymous on {row}: 200 instead of 401" in faults
            assert f"GET {PLANTED} as owner on {row}: 200 instead of 403" in faults


async def test_a_call_for_too_many_roles_is_found(database: TestDatabase) -> None:
    faults = await faults_of(
        database, plant(Role.SUPERADMIN, Role.ADMIN, Role.OWNER), planted(["superadmin", "admin"])
    )
    assert f"GET {PLANTED} as owner on owner here: 200 instead of 403" in faults
    assert not any("as anonymous" in fault for fault in faults)


async def test_a_call_without_a_rule_about_rows_is_found(database: TestDatabase) -> None:
    faults = await faults_of(
        database, plant(Role.SUPERADMIN, Role.ADMIN), planted(["superadmin", "admin"])
    )
    assert sorted(faults) == [
        f"GET {PLANTED} as admin on admin elsewhere: 200 instead of 404",
        f"GET {PLANTED} as admin on nobody: 200 instead of 404",
        f"GET {PLANTED} as admin on owner elsewhere: 200 instead of 404",
        f"GET {PLANTED} as admin on superadmin: 200 instead of 404",
        f"GET {PLANTED} as superadmin on nobody: 200 instead of 404",
    ]


async def test_an_answer_that_tells_of_another_cemetery_is_found(database: TestDatabase) -> None:
    router = APIRouter(dependencies=[Depends(Require(Role.SUPERADMIN, Role.ADMIN))])

    @router.get(PLANTED)
    async def read(user_id: int) -> str:
        return f"user {user_id} of Altrove"

    faults = await faults_of(database, router, planted(["superadmin", "admin"]))
    assert f"GET {PLANTED} as admin on owner here: tells of another cemetery" in faults


async def test_an_owner_who_sees_what_is_a_neighbours_is_found(database: TestDatabase) -> None:
    visit = Visit({"": 200}, tells={Role.OWNER: OWN}, hides={Role.OWNER: NEIGHBOUR})
    for answer, fault in (
        (f"{OWN} {NEIGHBOUR}", f"tells of {NEIGHBOUR}"),
        ("", f"does not tell of {OWN}"),
    ):
        router = APIRouter(dependencies=[Depends(Require(Role.OWNER))])
        router.add_api_route("/api/planted", lambda answer=answer: answer, response_model=str)
        row = {**planted(["owner"]), "path": "/api/planted"}
        assert await faults_of(database, router, row, visit) == [
            f"GET /api/planted as owner: {fault}"
        ]
