"""Fields of what visitors send: what they take, and what they say when they cannot."""

from typing import Annotated

from pydantic import AfterValidator, Field

from services.kit.text import clean_label, clean_text
from services.kit.wire import MAX_ID, Email, EmptyToNone, Line, required

NAME_AND_TEXT = "Nome e messaggio sono obbligatori"
LONGEST = 300
TOO_LONG = f"Il messaggio può avere al massimo {LONGEST} caratteri"
# they turn the direction of what follows, also of what others wrote
_TURNING = dict.fromkeys(map(ord, "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"))


def _short(text: str) -> str:
    if len(text) > LONGEST:
        raise ValueError(TOO_LONG)
    return text


def clean_thought(text: str) -> str:
    """As it will be shown; what nobody could see is nothing."""
    clean = clean_text(text.translate(_TURNING))
    return clean if clean_label(clean) else ""


def _said(text: str) -> str:
    if not text:
        raise ValueError(NAME_AND_TEXT)
    return text


def _not_empty(text: str | None) -> str | None:
    return text or None


DeceasedId = Annotated[int, Field(ge=1, le=MAX_ID)]
VisitorName = Annotated[Line, required(NAME_AND_TEXT)]
OptionalEmail = Annotated[Email | None, EmptyToNone]
_Short = Annotated[str, AfterValidator(clean_thought), AfterValidator(_short)]
Thought = Annotated[_Short, AfterValidator(_said), required(NAME_AND_TEXT)]
OptionalThought = Annotated[_Short | None, EmptyToNone, AfterValidator(_not_empty)]
