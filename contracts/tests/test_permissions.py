"""Every call either asks for a principal or is public on purpose."""

from fastapi import APIRouter, Depends, FastAPI

from contracts.apps import Call, built, calls
from contracts.permissions import matrix, roles_for, unguarded
from contracts.public import INSIDE, PUBLIC
from services.kit.auth import Require, Role, SignedIn, Superadmin


def one_call(router: APIRouter) -> Call:
    app = FastAPI(openapi_url=None, docs_url=None, redoc_url=None)
    app.include_router(router)
    (call,) = calls(app)
    return call


def test_a_call_without_a_principal_is_in_the_public_list() -> None:
    found = {call for one in built() for call in unguarded(one.app)}
    assert found - PUBLIC == set(), "give the route a principal, or put it into contracts/public.py"
    assert PUBLIC - found == set(), "take it out of contracts/public.py"


def test_only_the_process_s_own_calls_stay_out_of_the_documents() -> None:
    hidden = {call.path for one in built() for call in calls(one.app) if not call.is_documented}
    assert hidden == INSIDE


def test_the_matrix_tells_roles_and_what_is_public() -> None:
    told = {(row["method"], row["path"]): row["roles"] for row in matrix(built())}
    assert told["GET", "/api/search/deceased"] == "public"
    assert told["POST", "/api/import/csv"] == ["superadmin"]
    assert told["GET", "/api/stats"] == ["superadmin", "admin"]
    assert "undeclared" not in told.values()


def test_a_route_without_a_principal_is_found() -> None:
    router = APIRouter()

    @router.delete("/api/tombs/{tomb_id}")
    async def remove(tomb_id: int) -> None: ...

    app = FastAPI(openapi_url=None, docs_url=None, redoc_url=None)
    app.include_router(router)
    assert unguarded(app) == {("DELETE", "/api/tombs/{tomb_id}")}


def test_a_principal_inside_another_dependency_counts() -> None:
    def found_tomb(who: Superadmin) -> int:
        return who.id

    router = APIRouter()

    @router.get("/api/tombs")
    async def read(tomb: int = Depends(found_tomb)) -> int:
        return tomb

    assert roles_for(one_call(router)) == frozenset({Role.SUPERADMIN})


def test_a_principal_of_the_whole_router_counts() -> None:
    router = APIRouter(dependencies=[Depends(Require(Role.OWNER))])

    @router.get("/api/tombs")
    async def read() -> None: ...

    assert roles_for(one_call(router)) == frozenset({Role.OWNER})


def test_of_two_principals_the_roles_of_both_pass() -> None:
    router = APIRouter(dependencies=[Depends(Require(Role.OWNER, Role.ADMIN))])

    @router.get("/api/tombs")
    async def read(who: SignedIn) -> int:
        return who.id

    assert roles_for(one_call(router)) == frozenset({Role.OWNER, Role.ADMIN})
