"""What identity tells the others."""

from datetime import datetime

from services.kit.audit import AuditRecorded
from services.kit.auth import Role
from services.kit.events import Event, State


class IdentityAudit(AuditRecorded, name="identity.audit.recorded.v1"):
    """A user was created, edited, deleted, or signed in."""


class UserState(State):
    """What other services may know of a user."""

    user_id: int
    version: int
    name: str
    surname: str
    email: str
    business_name: str | None
    role: Role
    cemetery_id: int | None
    enabled: bool


class UserChanged(Event, name="identity.user.changed.v1"):
    """Users were created or edited."""

    items: list[UserState]

    @classmethod
    def example(cls) -> "UserChanged":
        state = UserState(
            user_id=7,
            version=2,
            name="Anna",
            surname="Verdi",
            email="anna@example.org",
            business_name=None,
            role=Role.OWNER,
            cemetery_id=1,
            enabled=True,
        )
        return cls(items=[state])


class UserRemoved(Event, name="identity.user.removed.v1"):
    """A user was deleted."""

    user_id: int

    @classmethod
    def example(cls) -> "UserRemoved":
        return cls(user_id=7)


class SupplierConfigured(Event, name="identity.supplier.configured.v1", needs_reader=True):
    """Payment data of a supplier, as entered with the operator; kept by shop alone.

    sealed: closed for shop (kit.sealed) about `{userId}|supplier`; inside, JSON with what was
    entered of stripe_public_key, stripe_secret_key and order_notification_email. What is not in it
    keeps what shop has; an empty text removes it.
    """

    user_id: int
    at: datetime
    sealed: str

    @staticmethod
    def about(user_id: int) -> str:
        """What the sealed data is bound to."""
        return f"{user_id}|supplier"

    @classmethod
    def example(cls) -> "SupplierConfigured":
        at = datetime.fromisoformat("2026-11-02T09:30:00+00:00")
        return cls(user_id=9, at=at, sealed="AQ==")
