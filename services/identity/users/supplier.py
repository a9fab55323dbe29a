"""Payment data of a supplier on its way to shop; nothing of it stays here."""

import json

from sqlmodel.ext.asyncio.session import AsyncSession

from services.identity.events import SupplierConfigured
from services.identity.models import User
from services.identity.users.schemas import SupplierKeys
from services.kit import clock
from services.kit.auth import Role
from services.kit.outbox import emit
from services.kit.sealed import seal


def hand_to_shop(session: AsyncSession, user: User, keys: SupplierKeys, shop_key: str) -> None:
    """Emits what was entered for a supplier, sealed; other roles have no payment data."""
    entered = {
        name: value
        for name in SupplierKeys.model_fields
        if name in keys.model_fields_set and (value := getattr(keys, name)) is not None
    }
    if user.role != Role.SUPPLIER or not entered:
        return
    assert user.id is not None
    event = SupplierConfigured(
        user_id=user.id,
        at=clock.now(),
        sealed=seal(shop_key, json.dumps(entered), SupplierConfigured.about(user.id)),
    )
    emit(session, event)
