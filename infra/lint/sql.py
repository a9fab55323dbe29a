"""Finds the schemas that a text of SQL names."""

import re

SCHEMAS = {
    "identity": "identity",
    "registry": "registry",
    "memorial": "memorial",
    "shop": "shop",
    "importer": "import",
}
_NAMES = "|".join(SCHEMAS.values())
# where SQL names a table, and where it calls a function
_TABLE = re.compile(
    rf'\b(?:from|join|into|update|table|only|references|truncate|view|on|type)\s+"?({_NAMES})"?\.\w',
    re.IGNORECASE,
)
_CALL = re.compile(rf'(?<![\w.])"?({_NAMES})"?\.\w+\(')


def foreign_schemas(service: str, text: str) -> set[str]:
    """Schemas of other services that `text` reads or writes; names of events are none."""
    named = {match[1].lower() for pattern in (_TABLE, _CALL) for match in pattern.finditer(text)}
    return named - {SCHEMAS.get(service, "")}
