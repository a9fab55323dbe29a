"""A published event keeps its fields and their types for as long as its version lives."""

from typing import Any

from contracts.apps import published
from contracts.compatibility import breaks, grown
from contracts.documents import read_frozen, schema_of
from contracts.schemas import fields


def schema(**properties: dict[str, Any]) -> dict[str, Any]:
    return {"type": "object", "properties": properties, "required": list(properties)}


def test_nothing_that_was_published_is_gone_or_changed() -> None:
    schemas = {name: schema_of(event) for name, event in published().items()}
    assert breaks(read_frozen(), schemas) == [], "make a new version of the event"


def test_a_field_may_be_added() -> None:
    frozen = grown({}, {"a.b.c.v1": schema(x={"type": "integer"})})
    more = {"a.b.c.v1": schema(x={"type": "integer"}, y={"type": "string"})}
    assert breaks(frozen, more) == []
    assert grown(frozen, more)["a.b.c.v1"] == {"x": "integer", "y": "string"}


def test_a_field_that_goes_is_remembered_and_told() -> None:
    frozen = grown({}, {"a.b.c.v1": schema(x={"type": "integer"}, y={"type": "string"})})
    less = {"a.b.c.v1": schema(x={"type": "integer"})}
    assert breaks(grown(frozen, less), less) == ["a.b.c.v1: field y is gone"]


def test_a_field_that_may_now_be_null_is_told() -> None:
    frozen = grown({}, {"a.b.c.v1": schema(x={"type": "integer"})})
    loose = {"a.b.c.v1": schema(x={"anyOf": [{"type": "integer"}, {"type": "null"}]})}
    assert breaks(grown(frozen, loose), loose) == [
        "a.b.c.v1: field x was integer and is integer | null"
    ]


def test_an_event_that_goes_is_told() -> None:
    frozen = grown({}, {"a.b.c.v1": schema()})
    assert breaks(frozen, {}) == ["a.b.c.v1: the event is gone"]


def test_fields_are_found_inside_lists_and_references() -> None:
    item = {"type": "object", "properties": {"id": {"type": "integer"}}}
    nested = {
        "$defs": {"Item": item},
        **schema(items={"type": "array", "items": {"$ref": "#/$defs/Item"}}),
    }
    assert fields(nested) == {"items": "list of object", "items[].id": "integer ?"}
