"""Bases of the shapes that cross the wire: `In` for what is sent to us, `Out` for our answers."""

import re
from typing import Annotated, Any, get_args

from email_validator import EmailNotValidError, validate_email
from fastapi import Path
from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    StringConstraints,
    ValidationInfo,
    field_validator,
    model_validator,
)
from pydantic.alias_generators import to_camel

from services.kit.text import clean_label, fold_identity

ODD_LETTERS = "Il testo contiene un carattere non ammesso"


class In(BaseModel):
    """What a caller sends: camelCase, or the field's own spelling."""

    model_config = ConfigDict(
        alias_generator=to_camel, validate_by_name=True, validate_by_alias=True, extra="ignore"
    )

    @field_validator("*", mode="before")
    @classmethod
    def refuse_nul(cls, value: object) -> object:
        """No text of ours holds a NUL: PostgreSQL could not keep it."""
        if isinstance(value, str) and "\0" in value:
            raise ValueError(ODD_LETTERS)
        return value

    @field_validator("*", mode="before")
    @classmethod
    def refuse_flag(cls, value: object, info: ValidationInfo) -> object:
        """True is no number: it would be read as 1, and name a record that nobody meant."""
        if isinstance(value, bool) and info.field_name is not None:
            wanted = cls.model_fields[info.field_name].annotation
            if int in _kinds(wanted) and bool not in _kinds(wanted):
                raise ValueError("Deve essere un numero intero")
        return value


def _kinds(annotation: Any) -> set[Any]:
    """The plain types of a union, an annotated type or a list."""
    parts = get_args(annotation)
    if not parts:
        return {annotation}
    return set[Any]().union(*(_kinds(part) for part in parts))


class Form(In):
    """A form in which a required field that is not sent is told like one that was left blank."""

    @model_validator(mode="before")
    @classmethod
    def missing_is_blank(cls, sent: Any) -> Any:
        if not isinstance(sent, dict):
            return sent
        needed = {
            field.alias or name: name
            for name, field in cls.model_fields.items()
            if field.is_required()
        }
        blank = {alias: None for alias, name in needed.items() if not {alias, name} & sent.keys()}
        return sent | blank


class Out(BaseModel):
    """What we answer: the field name is the name on the wire; no defaults, null is said."""

    model_config = ConfigDict(
        frozen=True,
        validate_by_name=True,
        validate_by_alias=True,
        serialize_by_alias=True,
        from_attributes=True,
    )


def wire(name: str) -> Any:
    """Another name on the wire: `created_at: Annotated[datetime, wire("createdAt")]`."""
    return Field(alias=name)


def _empty_to_none(value: object) -> object:
    return None if isinstance(value, str) and not value.strip() else value


EmptyToNone = BeforeValidator(_empty_to_none)
OptionalText = Annotated[str | None, EmptyToNone]


def required(message: str) -> BeforeValidator:
    """Refuses null and blank text with `message`; in a `Form` what is not sent as well."""

    def check(value: object) -> object:
        if _empty_to_none(value) is None:
            raise ValueError(message)
        return value

    return BeforeValidator(check)


# they turn the direction of what follows, so that a name can pose as another
_TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def _one_line(text: object) -> object:
    """As an import cleans a name, so that an export of it comes back as the same one."""
    if not isinstance(text, str):
        return text
    odd = any(letter < " " or letter == "\x7f" or letter in _TURNING for letter in text.strip())
    clean = clean_label(text)
    if odd or (text.strip() and not fold_identity(clean)):
        raise ValueError(ODD_LETTERS)
    return clean


# a name, a number, whatever is shown in one line; blanks around it fall away
Line = Annotated[str, StringConstraints(max_length=200), BeforeValidator(_one_line)]
OptionalLine = Annotated[Line | None, EmptyToNone]


NO_EMAIL = "Email non valida"


def _check_email(text: str) -> str:
    try:
        return validate_email(text.strip(), check_deliverability=False).normalized.lower()
    except EmailNotValidError as fault:
        raise ValueError(NO_EMAIL) from fault


def email_or_blank(text: str | None) -> str | None:
    """An address, or the empty text that takes one away."""
    return _check_email(text) if text and text.strip() else text and ""


Email = Annotated[str, AfterValidator(_check_email)]

MAX_ID = 2**31 - 1


OptionalId = Annotated[Annotated[int, Field(ge=1, le=MAX_ID)] | None, EmptyToNone]


def _one_spelling(value: object) -> object:
    """Each record has one address: `06`, `+6` and `6.0` are none."""
    if isinstance(value, str) and not re.fullmatch(r"[1-9]\d{0,9}", value, re.ASCII):
        raise ValueError("not an id")
    return value


RecordId = Annotated[int, Field(ge=1, le=MAX_ID), BeforeValidator(_one_spelling), Path()]
