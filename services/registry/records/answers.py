"""What the office's answers have in common."""

from typing import Annotated

from fastapi import Query

OFFICE = {"Cache-Control": "no-store"}

# the version that a deletion was asked on; an older one is refused
Version = Annotated[int | None, Query(ge=1)]
