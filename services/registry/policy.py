"""Who may do what with records: pure rules, and the conditions of lists."""

from typing import Annotated, TypeVar

from fastapi import Depends

from services.kit.auth import Principal, Require, Role
from services.kit.errors import Forbidden, NotFound
from services.registry.records.listing import Selection

NOT_FOUND = {
    "cemetery": "Cimitero non trovato",
    "sector": "Settore non trovato",
    "block": "Blocco non trovato",
    "tomb": "Tomba non trovata",
    "deceased": "Defunto non trovato",
}

T = TypeVar("T")

StaffOrOwner = Annotated[Principal, Depends(Require(Role.SUPERADMIN, Role.ADMIN, Role.OWNER))]


def sees(who: Principal, cemetery_id: int, owner_id: int | None = None) -> bool:
    """Whether a record of that cemetery exists for the caller; owner_id: of its tomb."""
    if who.role is Role.OWNER:
        return owner_id is not None and owner_id == who.id
    return who.is_staff_of(cemetery_id)


def must_see(who: Principal, kind: str, record: T | None, cemetery_id: int | None) -> T:
    """The record, when it is of a cemetery that the caller looks after; else there is none."""
    if record is None or cemetery_id is None or not who.is_staff_of(cemetery_id):
        raise NotFound(NOT_FOUND[kind])
    return record


def must_be_of(who: Principal, cemetery_id: int, message: str) -> None:
    """What is put somewhere stays among the caller's own."""
    if not who.is_staff_of(cemetery_id):
        raise Forbidden(message)


def narrow(selection: Selection, who: Principal, *, cemetery: str, owned: str | None) -> None:
    """Leaves what the caller may see. cemetery, owned: conditions with `{}` for the cemetery and
    for the owner; owned None: nothing is an owner's."""
    if who.role is Role.SUPERADMIN:
        return
    if who.role is Role.OWNER and owned is not None:
        selection.where(owned, who.id)
    elif who.role is Role.OWNER or who.role is Role.ADMIN:
        selection.of_cemetery(who.cemetery_id or 0, cemetery)
    else:
        selection.where("false")
