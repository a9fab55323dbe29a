"""Who calls: verification of the internal token, and principals as types for route signatures."""

import base64
from enum import StrEnum
from typing import Annotated

import jwt
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from fastapi import Depends, Request
from pydantic import BaseModel, ConfigDict

from services.kit.errors import Forbidden, Unauthorized

HEADER = "X-Internal-Token"
ISSUER = "identity"
AUDIENCE = "camposanto"


class Role(StrEnum):
    """The four roles; other spellings are folded into them by `read_role`."""

    SUPERADMIN = "superadmin"
    ADMIN = "admin"
    OWNER = "owner"
    SUPPLIER = "fornitore"


_SPELLINGS = {"proprietario": Role.OWNER, "supplier": Role.SUPPLIER, "merchant": Role.SUPPLIER}


def read_role(text: str) -> Role:
    """The role meant by any accepted spelling.

    Raises:
        ValueError: no such role.
    """
    word = text.strip().lower()
    return _SPELLINGS.get(word) or Role(word)


class Principal(BaseModel):
    """A signed-in user, as the token tells: id, role and the cemetery they belong to."""

    model_config = ConfigDict(frozen=True)

    id: int
    role: Role
    cemetery_id: int | None

    def is_staff_of(self, cemetery_id: int) -> bool:
        """Whether this is a superadmin, or an admin of that very cemetery."""
        if self.role is Role.SUPERADMIN:
            return True
        return self.role is Role.ADMIN and self.cemetery_id == cemetery_id


class TokenVerifier:
    """Checks signature, issuer, audience and expiry of identity's 60-second tokens."""

    def __init__(self, public_key: str) -> None:
        self._key = Ed25519PublicKey.from_public_bytes(base64.b64decode(public_key))

    def principal(self, token: str) -> Principal:
        """The caller named by `token`.

        Raises:
            Unauthorized: forged, expired, or not meant for us.
        """
        try:
            claims = jwt.decode(
                token,
                self._key,
                algorithms=["EdDSA"],
                issuer=ISSUER,
                audience=AUDIENCE,
                options={"require": ["exp", "iss", "aud", "sub"]},
            )
            role = read_role(str(claims["role"]))
            return Principal(id=int(claims["sub"]), role=role, cemetery_id=claims.get("cem"))
        except (jwt.InvalidTokenError, KeyError, ValueError) as fault:
            raise Unauthorized("Sessione non valida: accedi di nuovo") from fault


class Require:
    """Dependency that admits only these roles and hands over the principal."""

    def __init__(self, *roles: Role) -> None:
        self.roles = frozenset(roles)

    def __call__(self, request: Request) -> Principal:
        token = request.headers.get(HEADER)
        if not token:
            raise Unauthorized("Accesso richiesto")
        verifier: TokenVerifier = request.app.state.verifier
        principal = verifier.principal(token)
        if principal.role not in self.roles:
            raise Forbidden("Operazione non consentita per il tuo ruolo")
        return principal


def _caller(request: Request) -> Principal | None:
    if not (token := request.headers.get(HEADER)):
        return None
    verifier: TokenVerifier = request.app.state.verifier
    return verifier.principal(token)


Caller = Annotated[Principal | None, Depends(_caller)]
"""Who has signed in, for a call that anybody may make."""

Superadmin = Annotated[Principal, Depends(Require(Role.SUPERADMIN))]
Staff = Annotated[Principal, Depends(Require(Role.SUPERADMIN, Role.ADMIN))]
SignedIn = Annotated[Principal, Depends(Require(*Role))]
