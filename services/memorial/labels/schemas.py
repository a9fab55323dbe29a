"""Shapes of label sheets."""

from typing import Annotated

from pydantic import AfterValidator, Field

from services.kit.wire import MAX_ID, In

AT_MOST = 500
TOO_MANY = f"Si stampano al massimo {AT_MOST} etichette alla volta"
NOBODY = "Scegli almeno una persona"


def _some(ids: list[int]) -> list[int]:
    if not ids:
        raise ValueError(NOBODY)
    if len(ids) > AT_MOST:
        raise ValueError(TOO_MANY)
    return ids


class LabelsIn(In):
    """ids: whose labels, in the order in which they are printed."""

    ids: Annotated[list[Annotated[int, Field(ge=1, le=MAX_ID)]], AfterValidator(_some)]
