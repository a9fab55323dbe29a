"""Bases of the shapes that cross the wire: `In` for what is sent to us, `Out` for our answers."""

from typing import Annotated, Any

from fastapi import Path
from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, field_validator
from pydantic.alias_generators import to_camel


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
            raise ValueError("Il testo contiene un carattere non ammesso")
        return value


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


MAX_ID = 2**31 - 1
RecordId = Annotated[int, Path(ge=1, le=MAX_ID)]
