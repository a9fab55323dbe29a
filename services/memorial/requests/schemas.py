"""Shapes of relatives' requests."""

from datetime import datetime
from typing import Annotated, Literal

from services.kit.phone import Phone
from services.kit.wire import (
    Email,
    EmptyToNone,
    Form,
    In,
    Line,
    OptionalId,
    OptionalLine,
    Out,
    required,
    wire,
)
from services.memorial.fields import BlankToNone, DeceasedId, said, thought
from services.memorial.moderation.schemas import blank_is

MOST_LINES = 60
NO_TEXT = "Il testo della richiesta è obbligatorio"

Kind = Literal["correction", "removal"]


class RequestIn(Form):
    deceased_id: DeceasedId
    kind: Kind
    name: Annotated[Line, required("Il nome è obbligatorio")]
    email: Annotated[Email, required("Email richiesta")]
    phone: Annotated[Phone | None, EmptyToNone] = None
    relation: OptionalLine = None
    text: Annotated[str, thought("Il testo", 2000, MOST_LINES), said(NO_TEXT), required(NO_TEXT)]


class Requested(Out):
    id: int


class RequestsAsked(In):
    """before: the last id of the page before."""

    status: Annotated[Literal["open", "done", "rejected", "all"], blank_is("open")] = "open"
    cemetery_id: OptionalId = None
    before: OptionalId = None


class RequestOut(Out):
    """handledAt, handled_by_name, note: of the answer; deceased_id: of the record that tells of
    the person now; isPublic: whether anybody may see its memorial."""

    id: int
    deceased_id: int
    deceased_name: str
    deceased_surname: str
    deceased_nominative: str | None
    cemetery_id: int
    cemetery_name: str
    tomb_reference: str | None
    is_public: Annotated[bool, wire("isPublic")]
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
        Annotated[str, thought("La nota", 1000, MOST_LINES)] | None, EmptyToNone, BlankToNone
    ] = None
