"""A user as events, tokens and the audit log speak of one."""

from typing import Any

from services.identity.events import UserChanged, UserState
from services.identity.models import User
from services.kit.audit import Subject
from services.kit.auth import Principal, Role

AUDITED = (
    "name",
    "surname",
    "email",
    "business_name",
    "fiscal_code",
    "phone",
    "role",
    "cemetery_id",
    "enabled",
    "password_hash",
)


def principal_of(user: User) -> Principal:
    assert user.id is not None
    return Principal(id=user.id, role=Role(user.role), cemetery_id=user.cemetery_id)


def subject_of(user: User) -> Subject:
    assert user.id is not None
    label = f"{user.name} {user.surname}"
    return Subject(kind="user", id=user.id, label=label, cemetery_id=user.cemetery_id)


def audited(user: User) -> dict[str, Any]:
    """The fields whose changes are recorded; the hash stands for the password, masked."""
    values = {name: getattr(user, name) for name in AUDITED}
    values["password"] = values.pop("password_hash")
    return values


def changed(user: User) -> UserChanged:
    """The event with the full state of a user."""
    assert user.id is not None
    state = UserState(
        user_id=user.id,
        version=user.version,
        name=user.name,
        surname=user.surname,
        email=user.email,
        business_name=user.business_name,
        role=Role(user.role),
        cemetery_id=user.cemetery_id,
        enabled=user.enabled,
    )
    return UserChanged(items=[state])
