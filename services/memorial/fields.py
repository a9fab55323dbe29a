"""Fields of what visitors send: what they take, and what they say when they cannot."""

from itertools import groupby
from typing import Annotated

from pydantic import AfterValidator, Field

from services.kit.text import clean_label, clean_text
from services.kit.wire import MAX_ID, Email, EmptyToNone, Line, required

NAME_AND_MESSAGE = "Nome e messaggio sono obbligatori"
NAME_AND_PRAYER = "Nome e preghiera sono obbligatori"
LONGEST, MOST_LINES = 300, 20
# they turn the direction of what follows, also of what others wrote; or nobody sees them at all
_UNWANTED = dict.fromkeys(
    map(
        ord,
        "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
        "\u206a\u206b\u206c\u206d\u206e\u206f\ufff9\ufffa\ufffb",
    )
)


def clean_thought(text: str) -> str:
    """As it will be shown: of several empty lines one stays; what nobody could see is nothing."""
    lines = clean_text(text.translate(_UNWANTED)).splitlines()
    seen = [line.rstrip() if clean_label(line) else "" for line in lines]
    kept = [
        line for is_seen, some in groupby(seen, key=bool) for line in (some if is_seen else ("",))
    ]
    return "\n".join(kept).strip()


def thought(subject: str, longest: int = LONGEST, lines: int = MOST_LINES) -> AfterValidator:
    """Cleans a text and refuses one that is too long. subject: how its fault calls it."""

    def check(text: str) -> str:
        clean = clean_thought(text)
        if len(clean) > longest:
            raise ValueError(f"{subject} può avere al massimo {longest} caratteri")
        if clean.count("\n") >= lines:
            raise ValueError(f"{subject} può avere al massimo {lines} righe")
        return clean

    return AfterValidator(check)


def said(message: str) -> AfterValidator:
    """Refuses a text of which nothing is left."""

    def check(text: str) -> str:
        if not text:
            raise ValueError(message)
        return text

    return AfterValidator(check)


BlankToNone = AfterValidator(lambda text: text or None)

DeceasedId = Annotated[int, Field(ge=1, le=MAX_ID)]
OptionalEmail = Annotated[Email | None, EmptyToNone]
MessageName = Annotated[Line, required(NAME_AND_MESSAGE)]
PrayerName = Annotated[Line, required(NAME_AND_PRAYER)]
Message = Annotated[
    str, thought("Il messaggio"), said(NAME_AND_MESSAGE), required(NAME_AND_MESSAGE)
]
Prayer = Annotated[str, thought("La preghiera"), said(NAME_AND_PRAYER), required(NAME_AND_PRAYER)]
OptionalThought = Annotated[
    Annotated[str, thought("Il messaggio")] | None, EmptyToNone, BlankToNone
]
OptionalReason = Annotated[Annotated[str, thought("Il motivo")] | None, EmptyToNone, BlankToNone]
