"""Tokens: only what identity signed for us, and has not expired, says who calls."""

import base64
import json
from datetime import timedelta

import httpx
import jwt
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from services.kit import clock
from services.kit.auth import Principal, Role, read_role
from services.kit.testing.tokens import KEY, PUBLIC_KEY, mint

INVALID = {"message": "Sessione non valida: accedi di nuovo"}
REFUSED = {"message": "Operazione non consentita per il tuo ruolo"}


async def call(client: httpx.AsyncClient, token: str, path: str = "/api/anybody") -> httpx.Response:
    return await client.get(path, headers={"X-Internal-Token": token})


def signed(**changed: object) -> str:
    """Identity's own signature under claims that it would not make."""
    claims: dict[str, object] = {"sub": "1", "role": "admin", "cem": 1, "iss": "identity"}
    claims |= {"aud": "camposanto", "exp": int(clock.now().timestamp()) + 60}
    claims |= changed
    return jwt.encode({k: v for k, v in claims.items() if v != "-"}, KEY, algorithm="EdDSA")


def without(claim: str) -> str:
    return signed(**{claim: "-"})


def unsigned() -> str:
    """A token of algorithm `none`, as an attacker would write it."""
    head, body, _ = mint("superadmin").split(".")
    head = base64.urlsafe_b64encode(json.dumps({"alg": "none", "typ": "JWT"}).encode()).decode()
    return f"{head.rstrip('=')}.{body}."


def signed_with_the_public_key() -> str:
    public = KEY.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw)
    claims = jwt.decode(mint("superadmin"), options={"verify_signature": False})
    return jwt.encode(claims, public, algorithm="HS256")


def tampered() -> str:
    head, _, signature = mint("owner").split(".")
    return f"{head}.{mint('superadmin').split('.')[1]}.{signature}"


@pytest.mark.as_user("admin", cemetery=3, id=12)
async def test_a_token_says_who_calls(client: httpx.AsyncClient) -> None:
    answer = await client.get("/api/anybody")
    assert answer.json() == {"hello": "admin 12 3"}


async def test_an_anonymous_caller_is_asked_to_sign_in(client: httpx.AsyncClient) -> None:
    answer = await client.get("/api/anybody")
    assert (answer.status_code, answer.json()) == (401, {"message": "Accesso richiesto"})


@pytest.mark.parametrize(
    "token",
    [
        pytest.param(mint("superadmin", key=Ed25519PrivateKey.generate()), id="forged key"),
        pytest.param(tampered(), id="tampered"),
        pytest.param(unsigned(), id="algorithm none"),
        pytest.param(signed_with_the_public_key(), id="public key as a shared secret"),
        pytest.param(mint("admin", exp=clock.now() - timedelta(seconds=1)), id="expired"),
        pytest.param(mint("admin", aud="other"), id="wrong audience"),
        pytest.param(mint("admin", iss="shop"), id="wrong issuer"),
        pytest.param(without("exp"), id="no expiry"),
        pytest.param(without("aud"), id="no audience"),
        pytest.param(without("iss"), id="no issuer"),
        pytest.param(without("sub"), id="no subject"),
        pytest.param(without("role"), id="no role"),
        pytest.param(mint("gravedigger"), id="unknown role"),
        pytest.param(signed(role=["superadmin"]), id="role is a list"),
        pytest.param(signed(role=None), id="role is null"),
        pytest.param(mint("admin", sub="admin"), id="subject is no number"),
        pytest.param(mint("admin", cem="all"), id="cemetery is no number"),
        pytest.param("not.a.token", id="no token at all"),
        pytest.param("\u00e0", id="not ascii"),
    ],
)
async def test_a_token_that_is_not_good_is_refused(client: httpx.AsyncClient, token: str) -> None:
    headers = {b"X-Internal-Token": token.encode("latin-1")}
    answer = await client.get("/api/anybody", headers=headers)
    assert (answer.status_code, answer.json()) == (401, INVALID)


@pytest.mark.parametrize(
    ("path", "admitted"),
    [
        ("/api/anybody", {"superadmin", "admin", "owner", "fornitore"}),
        ("/api/staff", {"superadmin", "admin"}),
        ("/api/superadmin", {"superadmin"}),
    ],
)
@pytest.mark.parametrize("role", ["superadmin", "admin", "owner", "fornitore"])
async def test_a_route_admits_its_roles_alone(
    client: httpx.AsyncClient, path: str, admitted: set[str], role: str
) -> None:
    answer = await call(client, mint(role), path)
    if role in admitted:
        assert answer.status_code == 200
    else:
        assert (answer.status_code, answer.json()) == (403, REFUSED)


@pytest.mark.parametrize(
    ("spelling", "role"),
    [
        ("superadmin", "superadmin"),
        ("Admin", "admin"),
        ("proprietario", "owner"),
        ("owner", "owner"),
        ("supplier", "fornitore"),
        ("merchant", "fornitore"),
        ("FORNITORE", "fornitore"),
        (" Merchant ", "fornitore"),
    ],
)
async def test_every_spelling_of_a_role_is_understood(
    client: httpx.AsyncClient, spelling: str, role: str
) -> None:
    assert (await call(client, mint(spelling))).json() == {"hello": f"{role} 1 None"}


@pytest.mark.parametrize("word", ["", "root", "super admin"])
def test_another_word_is_no_role(word: str) -> None:
    with pytest.raises(ValueError, match="not a valid Role"):
        read_role(word)


@pytest.mark.parametrize(
    ("role", "cemetery", "expected"),
    [
        (Role.SUPERADMIN, None, True),
        (Role.ADMIN, 1, True),
        (Role.ADMIN, 2, False),
        (Role.ADMIN, None, False),
        (Role.OWNER, 1, False),
        (Role.SUPPLIER, 1, False),
    ],
)
def test_staff_of_a_cemetery_are_superadmins_and_its_own_admins(
    role: Role, cemetery: int | None, expected: bool
) -> None:
    assert Principal(id=1, role=role, cemetery_id=cemetery).is_staff_of(1) is expected


def test_the_public_key_can_sign_nothing() -> None:
    assert len(base64.b64decode(PUBLIC_KEY)) == 32
