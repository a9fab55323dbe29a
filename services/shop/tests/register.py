"""A registry to ask, over real connections; it answers what a test makes it say."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Response
from fastapi.responses import JSONResponse

from services.kit.testing.stack import listening


class Register:
    """says: by tomb what it tells of it; of any other it knows nothing. asked: tombs, in order;
    persons: those who were asked about. status: of every answer, when it is not well."""

    def __init__(self) -> None:
        self.says: dict[int, dict[str, Any]] = {}
        self.asked: list[int] = []
        self.persons: list[int] = []
        self.status: int | None = None
        self.app = FastAPI()
        self.app.get("/internal/tombs/{tomb_id}")(self._tell)

    def go_away(self) -> None:
        """It answers nothing that says anything, until it shows something."""
        self.says.clear()
        self.asked.clear()
        self.persons.clear()
        self.status = 503

    def shows(self, tomb_id: int, *persons: str, **other: Any) -> None:
        """Visitors are shown this tomb, and these persons in it, written 'Name Surname'."""
        names = [dict(zip(("name", "surname"), one.split(), strict=True)) for one in persons]
        self.status = None
        self.says[tomb_id] = {
            "tombId": tomb_id,
            "cemeteryId": 1,
            "cemeteryName": "Cimitero Maggiore",
            "sectorName": "Settore Nuovo",
            "blockName": "Loculi",
            "reference": f"N-{tomb_id}",
            "persons": len(persons),
            "firstPersons": [one | {"nominative": None} for one in names[:3]],
            "named": None,
            **other,
        }

    async def _tell(self, tomb_id: int, deceased: int | None = None) -> Response:
        self.asked.append(tomb_id)
        if deceased is not None:
            self.persons.append(deceased)
        if self.status is not None:
            return Response(status_code=self.status)
        told = self.says.get(tomb_id)
        if told is None:
            return JSONResponse({"message": "Tomba non trovata"}, status_code=404)
        return JSONResponse(told)


@asynccontextmanager
async def answering() -> AsyncIterator[tuple[Register, str]]:
    """A registry, and where it listens."""
    register = Register()
    async with listening(register.app) as url:
        yield register, url
