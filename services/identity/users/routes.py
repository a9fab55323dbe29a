"""Routes of users."""

from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request

from services.identity import policy
from services.identity.auth.routes import settings_of
from services.identity.models import User
from services.identity.users import service
from services.identity.users.schemas import UserChange, UserConflict, UserFilter, UserIn, UserOut
from services.kit.auth import Staff
from services.kit.db import Session
from services.kit.wire import RecordId

router = APIRouter(prefix="/api/users", tags=["users"])


async def visible_user(user_id: RecordId, who: Staff, session: Session) -> User:
    """The user of the address, when the caller may see them; otherwise 404."""
    return policy.must_see(who, await service.find_user(session, user_id))


FoundUser = Annotated[User, Depends(visible_user)]


@router.get("")
async def list_users(
    who: Staff, session: Session, wanted: Annotated[UserFilter, Query()]
) -> list[UserOut]:
    """Everybody, for a superadmin; the people of the own cemetery, for an admin."""
    return await service.list_users(session, who, wanted)


@router.get("/{user_id}")
async def read_user(user: FoundUser, session: Session) -> UserOut:
    return await service.show_user(session, user)


@router.post("", status_code=201)
async def create_user(body: UserIn, who: Staff, session: Session, request: Request) -> UserOut:
    key = settings_of(request).shop_public_key
    user = await service.create_user(session, who, body, key)
    return await service.show_user(session, user)


@router.put("/{user_id}", responses={409: {"model": UserConflict}})
async def change_user(
    user: FoundUser, body: UserChange, who: Staff, session: Session, *, request: Request
) -> UserOut:
    key = settings_of(request).shop_public_key
    changed = await service.change_user(session, who, user, body, key)
    return await service.show_user(session, changed)


@router.delete("/{user_id}", status_code=204)
async def delete_user(user: FoundUser, who: Staff, session: Session) -> None:
    await service.delete_user(session, who, user)
