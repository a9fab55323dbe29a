"""What registry and identity tell, as memorial's consumers take it."""

from typing import Any

from services.kit.db import Database
from services.memorial.consumers import HANDLERS

CHANGED, REMOVED = "registry.deceased.changed.v1", "registry.deceased.removed.v1"


def cemetery_state(cemetery: int, version: int, **other: Any) -> dict[str, Any]:
    known = {"cemeteryId": cemetery, "version": version, "name": "Maggiore", "enabled": True}
    return {**known, "somethingNew": 1, **other}


def tomb_state(tomb: int, version: int, **other: Any) -> dict[str, Any]:
    return {
        "tombId": tomb,
        "version": version,
        "cemeteryId": 1,
        "cemeteryName": "Maggiore",
        "sectorName": "Settore A",
        "blockId": 7,
        "blockName": "Loculi Nord",
        "reference": "L-1",
        "capacity": 2,
        "userId": None,
        "permitExpirationDate": None,
        "public": True,
        **other,
    }


def person_state(person: int, version: int, **other: Any) -> dict[str, Any]:
    return {
        "deceasedId": person,
        "version": version,
        "tombId": 12,
        "cemeteryId": 1,
        "name": "Maria",
        "surname": "Rossi",
        "nominative": None,
        "birthdate": "1931-04",
        "deathdate": "2008",
        "public": True,
        **other,
    }


def user_state(user: int, version: int, **other: Any) -> dict[str, Any]:
    known = {"name": "Anna", "surname": "Verdi", "role": "owner", "cemeteryId": 1}
    more = {"email": "anna@example.org", "businessName": None, "enabled": True}
    return {"userId": user, "version": version, **known, **more, **other}


def gone(record: int, version: int, **other: Any) -> dict[str, Any]:
    return {"id": record, "version": version, **other}


class Others:
    """Events of other services, each handled in a unit of work of its own."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def tell(self, kind: str, *items: dict[str, Any], **data: Any) -> None:
        handler = HANDLERS[kind]
        event = handler.reader.model_validate(data or {"items": items})
        async with self.database.unit_of_work() as session:
            await handler.run(session, event)

    async def change(self, *persons: dict[str, Any]) -> None:
        await self.tell(CHANGED, *persons)

    async def remove(self, person: int, version: int, merged_into: int | None = None) -> None:
        await self.tell(REMOVED, gone(person, version, mergedInto=merged_into))
