"""Shapes of categories."""

from typing import Annotated

from pydantic import Field

from services.kit.wire import MAX_ID, Form, In, Out
from services.shop.fields import Flag, Title

CemeteryId = Annotated[int, Field(ge=0, le=MAX_ID)]


class CategoryIn(Form):
    """cemetery_id: 0 for all cemeteries."""

    title: Title
    enabled: Flag = True
    cemetery_id: CemeteryId = 0


class CategoryChange(In):
    """Only what is sent is changed."""

    title: Title = ""
    enabled: Flag = True
    cemetery_id: CemeteryId = 0


class CategoryOut(Out):
    """cemetery_id: 0 for all cemeteries; enabled: 0 or 1."""

    id: int
    title: str
    cemetery_id: int
    enabled: int
