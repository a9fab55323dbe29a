"""Who may do what with users: pure rules."""

from services.identity.models import User
from services.kit.auth import Principal, Role
from services.kit.errors import Conflict, Forbidden, Invalid, NotFound

# the roles that each role gives to others; a superadmin is made by the command line alone
GIVES = {
    Role.SUPERADMIN: frozenset({Role.ADMIN, Role.OWNER, Role.SUPPLIER}),
    Role.ADMIN: frozenset({Role.OWNER, Role.SUPPLIER}),
}


def can_see(who: Principal, user: User) -> bool:
    """A superadmin sees all; an admin the people of the own cemetery."""
    return who.role is Role.SUPERADMIN or who.is_staff_of(user.cemetery_id or 0)


def must_see(who: Principal, user: User | None) -> User:
    """Another cemetery's user does not exist for an admin."""
    if user is None or not can_see(who, user):
        raise NotFound("Operatore non trovato")
    return user


def must_manage(who: Principal, user: User) -> None:
    """A superadmin manages everybody; an admin those whose role they could give, and themselves."""
    if who.role is Role.SUPERADMIN or Role(user.role) in GIVES[who.role] or user.id == who.id:
        return
    raise Forbidden("Non puoi modificare questo operatore")


def must_stay(who: Principal, user: User) -> None:
    """Nobody shuts themselves out or gives up their own role: a colleague has to do it."""
    if user.id == who.id and (not user.enabled or user.role != who.role):
        raise Conflict("Non puoi disattivare o declassare il tuo stesso utente")


def must_give_role(who: Principal, role: Role) -> None:
    if role not in GIVES[who.role]:
        raise Forbidden("Non puoi assegnare questo ruolo")


def cemetery_for(who: Principal, role: Role, cemetery_id: int | None) -> int | None:
    """Where a user of that role belongs; an admin puts people into the own cemetery alone."""
    if role is Role.SUPERADMIN:
        return None
    if who.role is Role.ADMIN:
        if cemetery_id not in (None, who.cemetery_id):
            raise Forbidden("Non puoi assegnare un altro cimitero")
        return who.cemetery_id
    if cemetery_id is None:
        message = "Il cimitero è obbligatorio"
        raise Invalid(message, {"cemeteryId": message})
    return cemetery_id
