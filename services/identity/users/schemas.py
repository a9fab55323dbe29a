"""Shapes of users."""

from datetime import datetime
from typing import Annotated

from pydantic import AfterValidator, BeforeValidator, Field

from services.identity.auth.schemas import NewPassword, RequiredPassword
from services.kit.auth import Role, read_role
from services.kit.errors import Failure
from services.kit.text import fold_surname
from services.kit.wire import (
    MAX_ID,
    NO_EMAIL,
    Email,
    EmptyToNone,
    Form,
    In,
    Line,
    OptionalLine,
    Out,
    email_or_blank,
    required,
    wire,
)

NO_ROLE = "Ruolo è obbligatorio"


def _role(value: object) -> object:
    try:
        return read_role(str(value))
    except ValueError as fault:
        raise ValueError("Ruolo non valido") from fault


Name = Annotated[Line, required("Nome richiesto")]
Surname = Annotated[Line, required("Cognome richiesto")]
RequiredEmail = Annotated[Email, required(NO_EMAIL)]
AnyRole = Annotated[Role, BeforeValidator(_role), required(NO_ROLE)]
CemeteryId = Annotated[int, Field(ge=1, le=MAX_ID)]
OptionalPassword = Annotated[NewPassword | None, EmptyToNone]


def _entered(value: object) -> object:
    return value.strip() if isinstance(value, str) else value


PaymentKey = Annotated[str | None, Field(max_length=300), BeforeValidator(_entered)]


class SupplierKeys(Form):
    """Payment data of a supplier; sealed for shop at once and kept nowhere here.

    Null or not sent keeps what shop has; an empty text removes it.
    """

    stripe_public_key: PaymentKey = None
    stripe_secret_key: PaymentKey = None
    order_notification_email: Annotated[str | None, AfterValidator(email_or_blank)] = None


class UserIn(SupplierKeys):
    name: Name
    surname: Surname
    email: RequiredEmail
    password: RequiredPassword
    business_name: OptionalLine = None
    fiscal_code: OptionalLine = None
    phone: OptionalLine = None
    role: AnyRole
    cemetery_id: Annotated[CemeteryId | None, EmptyToNone] = None
    enabled: bool = True


class UserChange(SupplierKeys):
    """What is sent is changed; `version`: the one that the change was made on."""

    name: Name = ""
    surname: Surname = ""
    email: RequiredEmail = ""
    password: OptionalPassword = None
    business_name: OptionalLine = None
    fiscal_code: OptionalLine = None
    phone: OptionalLine = None
    role: Annotated[Role | None, BeforeValidator(_role), required(NO_ROLE)] = None
    cemetery_id: Annotated[CemeteryId | None, EmptyToNone] = None
    enabled: bool = True
    version: int | None = None


class UserFilter(In):
    """search: part of a name, an address, a company or a telephone, folded like every search."""

    cemetery_id: Annotated[CemeteryId | None, EmptyToNone] = None
    role: Annotated[Annotated[Role, BeforeValidator(_role)] | None, EmptyToNone] = None
    id: Annotated[CemeteryId | None, EmptyToNone] = None
    search: Annotated[str, Field(max_length=200), AfterValidator(fold_surname)] = ""
    limit: Annotated[Annotated[int, Field(ge=1, le=200)] | None, EmptyToNone] = None


class UserOut(Out):
    """A user as staff see one; never a password or a payment key."""

    id: int
    name: str
    surname: str
    email: str
    business_name: str | None
    fiscal_code: str | None
    phone: str | None
    role: Role
    cemetery_id: int | None
    cemetery_name: str | None
    enabled: bool
    created_at: Annotated[datetime, wire("createdAt")]
    version: int


class UserConflict(Failure):
    """`current`: the record as it is by now, when the change was made on an older version."""

    current: UserOut | None = None
