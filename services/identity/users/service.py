"""Creates, edits and deletes users; every change leaves its event and its audit entry."""

from sqlalchemy import and_, func, or_
from sqlalchemy.exc import IntegrityError
from sqlmodel import col, select
from sqlmodel.ext.asyncio.session import AsyncSession

from services.identity import policy
from services.identity.auth import passwords
from services.identity.auth.sessions import end_sessions_of, forget_links_of
from services.identity.events import IdentityAudit, UserRemoved
from services.identity.models import CemeteryName, User
from services.identity.users.describe import audited, changed, subject_of
from services.identity.users.schemas import UserChange, UserFilter, UserIn, UserOut
from services.identity.users.supplier import hand_to_shop
from services.kit import clock
from services.kit.audit import Action, differences, record
from services.kit.auth import Principal, Role
from services.kit.errors import Conflict, Stale
from services.kit.outbox import emit

LAST_SUPERADMIN = (
    "È l'ultimo Super Admin attivo: non può essere disattivato, eliminato o declassato"
)
# a cemetery that was removed has a name for the log alone
_CEMETERY = and_(
    col(CemeteryName.cemetery_id) == col(User.cemetery_id), col(CemeteryName.removed).is_(False)
)
PLAIN_FIELDS = ("name", "surname", "email", "business_name", "fiscal_code", "phone", "enabled")


async def find_user(session: AsyncSession, user_id: int) -> User | None:
    return await session.get(User, user_id)


async def show_user(session: AsyncSession, user: User) -> UserOut:
    """The user with the name of the cemetery."""
    name = None
    if user.cemetery_id is not None:
        known = await session.get(CemeteryName, user.cemetery_id)
        name = known.name if known and not known.removed else None
    return _out(user, name)


async def list_users(session: AsyncSession, who: Principal, wanted: UserFilter) -> list[UserOut]:
    """The users that `who` may see, by surname."""
    listed = (
        select(User, CemeteryName.name)
        .join(CemeteryName, _CEMETERY, isouter=True)
        .order_by(func.lower(User.surname), func.lower(User.name), col(User.id))
    )
    if who.role is not Role.SUPERADMIN:
        listed = listed.where(col(User.cemetery_id) == (who.cemetery_id or 0))
    if wanted.cemetery_id is not None:
        listed = listed.where(col(User.cemetery_id) == wanted.cemetery_id)
    if wanted.role is not None:
        listed = listed.where(col(User.role) == wanted.role)
    if wanted.id is not None:
        listed = listed.where(col(User.id) == wanted.id)
    if wanted.search:
        listed = listed.where(col(User.search_key).contains(wanted.search, autoescape=True))
    listed = listed.limit(wanted.limit)
    return [_out(user, name) for user, name in await session.exec(listed)]


async def create_user(
    session: AsyncSession, who: Principal | None, body: UserIn, shop_key: str
) -> User:
    """who: None for the command line, which may make a superadmin."""
    cemetery_id = None
    if who is not None:
        policy.must_give_role(who, body.role)
        cemetery_id = policy.cemetery_for(who, body.role, body.cemetery_id)
    user = User(
        **{name: getattr(body, name) for name in PLAIN_FIELDS},
        role=body.role,
        cemetery_id=cemetery_id,
        password_hash=await passwords.hash_password(body.password),
        created_at=clock.now(),
    )
    await _store(session, user)
    new = differences({}, audited(user))
    record(session, IdentityAudit, who, Action.CREATED, subject=subject_of(user), changes=new)
    emit(session, changed(user))
    hand_to_shop(session, user, body, shop_key)
    return user


async def change_user(
    session: AsyncSession, who: Principal, user: User, body: UserChange, shop_key: str
) -> User:
    """Changes the fields that were sent.

    Raises:
        Stale: the change was made on an older version.
        Conflict: the address is another user's, this is the last enabled superadmin, or somebody
            would shut out or demote themselves.
    """
    user = policy.must_see(who, await _locked(session, user))
    policy.must_manage(who, user)
    if body.version is not None and body.version != user.version:
        raise Stale(await show_user(session, user))
    before, was_active = audited(user), _is_active_superadmin(user)
    _assign(who, user, body)
    if was_active and not _is_active_superadmin(user):
        await _must_not_be_the_last(session, user)
    policy.must_stay(who, user)
    if body.password:
        user.password_hash = await passwords.hash_password(body.password)
    changes = differences(before, audited(user))
    if changes:
        user.version += 1
        await _store(session, user)
        subject = subject_of(user)
        record(session, IdentityAudit, who, Action.UPDATED, subject=subject, changes=changes)
        emit(session, changed(user))
        await _shut_out(session, user, {change.field for change in changes})
    hand_to_shop(session, user, body, shop_key)
    return user


async def delete_user(session: AsyncSession, who: Principal, user: User) -> None:
    """Removes a user; what they did stays in the audit log under their name."""
    user = policy.must_see(who, await _locked(session, user))
    assert user.id is not None
    if user.id == who.id:
        raise Conflict("Non puoi eliminare il tuo stesso utente")
    policy.must_manage(who, user)
    if _is_active_superadmin(user):
        await _must_not_be_the_last(session, user)
    removed = differences(audited(user), {})
    record(session, IdentityAudit, who, Action.DELETED, subject=subject_of(user), changes=removed)
    emit(session, UserRemoved(user_id=user.id))
    await session.delete(user)


async def _locked(session: AsyncSession, user: User) -> User | None:
    """The user as it is by now, kept from other changes; None when it has been deleted.

    All superadmins are locked along with one of them, always in the same order: so two of them
    can neither remove each other nor wait for each other.
    """
    wanted = col(User.id) == user.id
    if user.role == Role.SUPERADMIN:
        wanted = or_(wanted, col(User.role) == Role.SUPERADMIN)
    locked = select(User).where(wanted).order_by(col(User.id)).with_for_update(key_share=True)
    fresh = await session.exec(locked.execution_options(populate_existing=True))
    return next((found for found in fresh.all() if found.id == user.id), None)


def _assign(who: Principal, user: User, body: UserChange) -> None:
    sent = body.model_fields_set
    for name in sent.intersection(PLAIN_FIELDS):
        setattr(user, name, getattr(body, name))
    if body.role is not None and body.role != user.role:
        policy.must_give_role(who, body.role)
        user.role = body.role
    if sent & {"cemetery_id", "role"}:
        wanted = body.cemetery_id if "cemetery_id" in sent else user.cemetery_id
        user.cemetery_id = policy.cemetery_for(who, Role(user.role), wanted)


def _is_active_superadmin(user: User) -> bool:
    return user.enabled and user.role == Role.SUPERADMIN


async def _must_not_be_the_last(session: AsyncSession, user: User) -> None:
    """Called under the lock of `_locked`."""
    others = (
        select(User.id)
        .where(col(User.role) == Role.SUPERADMIN, col(User.enabled), col(User.id) != user.id)
        .limit(1)
    )
    with session.no_autoflush:
        if (await session.exec(others)).first() is None:
            raise Conflict(LAST_SUPERADMIN)


async def _shut_out(session: AsyncSession, user: User, fields: set[str]) -> None:
    """Ends what the change makes void: sessions, and links to an old mailbox or password."""
    assert user.id is not None
    if "password" in fields or not user.enabled:
        await end_sessions_of(session, user.id)
    if fields & {"password", "email", "enabled"}:
        await forget_links_of(session, user.id)


async def _store(session: AsyncSession, user: User) -> None:
    session.add(user)
    try:
        await session.flush()
    except IntegrityError as fault:
        if "uq_user_account_email" in str(fault.orig):
            raise Conflict("Email già in uso", {"email": "Email già in uso"}) from fault
        raise


def _out(user: User, cemetery_name: str | None) -> UserOut:
    values = user.model_dump(exclude={"password_hash", "search_key"})
    return UserOut(**values, cemetery_name=cemetery_name)
