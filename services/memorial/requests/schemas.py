"""Shapes of relatives' requests."""

from datetime import datetime
from typing import Annotated, Literal

from pydantic import AfterValidator

from services.kit.wire import (
    Email,
    EmptyToNone,
    Form,
    In,
    Line,
    OptionalLine,
    Out,
    required,
    wire,
)
from services.memorial.fields import DeceasedId, clean_thought
from services.memorial.moderation.schemas import Id, blank_is

MOST_TEXT, MOST_NOTE = 2000, 1000
TEXT_TOO_LONG = f"Il testo può avere al massimo {MOST_TEXT} caratteri"
NOTE_TOO_LONG = f"La nota può avere al massimo {MOST_NOTE} caratteri"
NO_TEXT = "Il testo della richiesta è obbligatorio"

Kind = Literal["correction", "removal"]


def _text(most: int, message: str) -> AfterValidator:
    def check(text: str) -> str:
        clean = clean_thought(text)
        if len(clean) > most:
            raise ValueError(message)
        return clean

    return AfterValidator(check)


def _said(text: str) -> str:
    """What is left of invisible letters alone says nothing."""
    if not text:
        raise ValueError(NO_TEXT)
    return text


class RequestIn(Form):
    deceased_id: DeceasedId
    kind: Kind
    name: Annotated[Line, required("Il nome è obbligatorio")]
    email: Annotated[Email, required("Email richiesta")]
    phone: OptionalLine = None
    relation: OptionalLine = None
    text: Annotated[str, _text(MOST_TEXT, TEXT_TOO_LONG), AfterValidator(_said), required(NO_TEXT)]


class Requested(Out):
    id: int


class RequestsAsked(In):
    """before: the last id of the page before."""

    status: Annotated[Literal["open", "done", "rejected", "all"], blank_is("open")] = "open"
    cemetery_id: Id = None
    before: Id = None


class RequestOut(Out):
    """handledAt, handled_by_name, note: of the answer; deceased_id: of the record that tells of
    the person now."""

    id: int
    deceased_id: int
    deceased_name: str
    deceased_surname: str
    deceased_nominative: str | None
    cemetery_id: int
    cemetery_name: str
    tomb_reference: str | None
    kind: Kind
    name: str
    email: str
    phone: str | None
    relation: str | None
    text: str
    status: Literal["open", "done", "rejected"]
    note: str | None
    created_at: Annotated[datetime, wire("createdAt")]
    handled_at: Annotated[datetime | None, wire("handledAt")]
    handled_by_name: str | None


class OpenRequests(Out):
    open: int


class AnswerIn(In):
    """note: what the relative is told besides the outcome."""

    status: Literal["done", "rejected"]
    note: Annotated[
        Annotated[str, _text(MOST_NOTE, NOTE_TOO_LONG)] | None,
        EmptyToNone,
        AfterValidator(lambda text: text or None),
    ] = None
