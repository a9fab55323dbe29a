"""Who moderates what: pure rules, and the conditions of lists."""

from dataclasses import dataclass, field
from typing import Annotated, Any

from fastapi import Depends

from services.kit.auth import Principal, Require, Role
from services.kit.errors import NotFound

NO_TRIBUTE = "Preghiera non trovata"
NO_TEXT = "Testo non trovato"
NO_BLOCK = "Mittente bloccato non trovato"
NO_REQUEST = "Richiesta non trovata"

Moderators = Annotated[Principal, Depends(Require(Role.SUPERADMIN, Role.ADMIN, Role.OWNER))]


def moderates(who: Principal, cemetery_id: int, owner_id: int | None) -> bool:
    """Whether the texts of a person are the caller's to approve; owner_id: of the person's tomb."""
    if who.role is Role.OWNER:
        return owner_id is not None and owner_id == who.id
    return who.is_staff_of(cemetery_id)


def must_be_staff_of(who: Principal, cemetery_id: int, message: str) -> None:
    """What is another cemetery's does not exist for an admin."""
    if not who.is_staff_of(cemetery_id):
        raise NotFound(message)


def sees_addresses(who: Principal) -> bool:
    """An owner moderates without learning where visitors write from."""
    return who.role in (Role.SUPERADMIN, Role.ADMIN)


@dataclass
class Conditions:
    """The `where` of a list, with its arguments."""

    parts: list[str] = field(default_factory=list)
    arguments: list[Any] = field(default_factory=list)

    def where(self, condition: str, *values: Any) -> None:
        """Adds a condition, with `{}` for each value."""
        places = []
        for value in values:
            self.arguments.append(value)
            places.append(f"${len(self.arguments)}")
        self.parts.append(condition.format(*places))

    def narrow(self, who: Principal, *, cemetery: str, owner: str | None) -> None:
        """Leaves what the caller may see. cemetery, owner: the columns that tell whose a row is;
        owner None: nothing is an owner's."""
        if who.role is Role.SUPERADMIN:
            return
        if who.role is Role.ADMIN:
            self.where(f"{cemetery} = {{}}", who.cemetery_id or 0)
        elif who.role is Role.OWNER and owner is not None:
            self.where(f"{owner} = {{}}", who.id)
        else:
            self.where("false")

    @property
    def sql(self) -> str:
        return " and ".join(self.parts) or "true"
