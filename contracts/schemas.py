"""Reads JSON schemas: fields and their types, and a copy that allows nothing more than it names."""

from collections.abc import Iterator
from typing import Any

Schema = dict[str, Any]


def fields(schema: Schema) -> dict[str, str]:
    """Type of every field at any depth: {"items[].userId": "integer | null"}.

    A field that may be missing has a question mark after its type.
    """
    return dict(_fields(schema, schema.get("$defs", {}), ""))


def _fields(schema: Schema, definitions: Schema, place: str) -> Iterator[tuple[str, str]]:
    schema = _resolved(schema, definitions)
    required = schema.get("required", [])
    for name, field in schema.get("properties", {}).items():
        path = f"{place}.{name}" if place else name
        optional = "" if name in required else " ?"
        yield path, _type(field, definitions) + optional
        yield from _below(field, definitions, path)


def _below(schema: Schema, definitions: Schema, place: str) -> Iterator[tuple[str, str]]:
    schema = _resolved(schema, definitions)
    for choice in schema.get("anyOf", []):
        yield from _below(choice, definitions, place)
    if "items" in schema:
        yield from _below(schema["items"], definitions, f"{place}[]")
    yield from _fields(schema, definitions, place)


def _type(schema: Schema, definitions: Schema) -> str:
    schema = _resolved(schema, definitions)
    if "anyOf" in schema:
        return " | ".join(sorted(_type(choice, definitions) for choice in schema["anyOf"]))
    if schema.get("type") == "array":
        return f"list of {_type(schema.get('items', {}), definitions)}"
    kind = str(schema.get("type", "anything"))
    return f"{kind} ({schema['format']})" if "format" in schema else kind


def _resolved(schema: Schema, definitions: Schema) -> Schema:
    reference = schema.get("$ref")
    return definitions[reference.rpartition("/")[2]] if reference else schema
