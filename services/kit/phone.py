"""Telephone numbers that visitors leave to be called back."""

import re
from typing import Annotated

from pydantic import AfterValidator

from services.kit.wire import Line

NO_PHONE = "Il numero di telefono non è valido"
_PHONE = re.compile(r"[0-9 +().\-/]+")
_DIGITS = range(6, 16)  # an international number has 15 at most (ITU-T E.164)


def _dialled(text: str) -> str:
    """One that can be dialled, as it was written."""
    digits = sum(letter.isdigit() for letter in text)
    if _PHONE.fullmatch(text) is None or digits not in _DIGITS:
        raise ValueError(NO_PHONE)
    return text


Phone = Annotated[Line, AfterValidator(_dialled)]
