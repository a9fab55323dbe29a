"""Every call of the matrix refuses an anonymous caller, a forged token and each other role."""

import re

import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from contracts.apps import built
from contracts.permissions import matrix
from services.kit.auth import HEADER, Role
from services.kit.testing.conformance import Conformance
from services.kit.testing.tokens import mint

CLOSED = [row for row in matrix(built()) if row["roles"] != "public"]
WRONG = [(row, role) for row in CLOSED for role in Role if role.value not in row["roles"]]
APPS = {one.name: one.app for one in built()}


def named(part: object) -> str:
    return f"{part['method']} {part['path']}" if isinstance(part, dict) else str(part)


async def answer(row: dict[str, str], token: str | None) -> httpx.Response:
    """Calls the application in memory; a refusal comes before any database is asked."""
    app = APPS[row["service"]]
    async with httpx.AsyncClient(
        transport=httpx.ASGITransport(app=app),
        base_url="http://test",
        headers={HEADER: token} if token else {},
        event_hooks={"response": [Conformance(app).check]},
    ) as client:
        return await client.request(row["method"], re.sub(r"\{\w+\}", "1", row["path"]))


@pytest.mark.parametrize("row", CLOSED, ids=named)
async def test_an_anonymous_caller_is_asked_to_sign_in(row: dict[str, str]) -> None:
    assert (await answer(row, None)).status_code == 401


@pytest.mark.parametrize("row", CLOSED, ids=named)
async def test_a_forged_token_is_no_token(row: dict[str, str]) -> None:
    forged = mint("superadmin", key=Ed25519PrivateKey.generate())
    assert (await answer(row, forged)).status_code == 401


@pytest.mark.parametrize(("row", "role"), WRONG, ids=named)
async def test_another_role_is_refused(row: dict[str, str], role: Role) -> None:
    refused = await answer(row, mint(role.value, cemetery=1))
    assert refused.status_code == 403
    assert refused.json()["message"]
