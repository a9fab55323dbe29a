"""Within one version of an event a field may be added, never removed or retyped.

`contracts/frozen.json` remembers every field that an event ever had. The generator only adds to
it, so a field that goes or changes stays there and fails the test; taking it out of the file by
hand is a decision that a reviewer sees.
"""

from collections.abc import Mapping
from typing import Any

from contracts.schemas import fields

Frozen = dict[str, dict[str, str]]


def grown(frozen: Frozen, schemas: Mapping[str, dict[str, Any]]) -> Frozen:
    """What is remembered once these schemas are published too."""
    known = {name: dict(entries) for name, entries in frozen.items()}
    for name, schema in schemas.items():
        known[name] = fields(schema) | known.get(name, {})
    return known


def breaks(frozen: Frozen, schemas: Mapping[str, dict[str, Any]]) -> list[str]:
    """What a consumer of the remembered events would miss, in words."""
    found = []
    for name, entries in frozen.items():
        if name not in schemas:
            found.append(f"{name}: the event is gone")
            continue
        now = fields(schemas[name])
        for field, kind in entries.items():
            if field not in now:
                found.append(f"{name}: field {field} is gone")
            elif now[field] != kind:
                found.append(f"{name}: field {field} was {kind} and is {now[field]}")
    return found
