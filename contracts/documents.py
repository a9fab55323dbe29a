"""Makes every document of this folder in memory; what is committed must be the same bytes."""

import json
from pathlib import Path
from typing import Any

from contracts.apps import built, published
from contracts.asyncapi import asyncapi
from contracts.compatibility import Frozen, grown
from contracts.permissions import matrix
from services.kit.events import Event

FOLDER = Path(__file__).parent
FROZEN = FOLDER / "frozen.json"


def documents() -> dict[str, bytes]:
    """Content by path below this folder."""
    events = published()
    frozen = grown(read_frozen(), {name: schema_of(event) for name, event in events.items()})
    made: dict[str, Any] = {
        "asyncapi.json": asyncapi(built(), events),
        "frozen.json": frozen,
        "permissions.json": matrix(built()),
    }
    for one in built():
        made[f"openapi/{one.name}.json"] = one.app.openapi()
    for name, event in events.items():
        made[f"events/{name}.json"] = {
            "name": name,
            "schema": schema_of(event),
            "example": event.example().model_dump(mode="json"),
        }
    return {path: _written(content) for path, content in made.items()}


def schema_of(event: type[Event]) -> dict[str, Any]:
    """JSON schema of an event's body as it is sent."""
    return event.model_json_schema(mode="serialization")


def read_frozen() -> Frozen:
    """The fields that events have had so far."""
    frozen: Frozen = json.loads(FROZEN.read_text()) if FROZEN.exists() else {}
    return frozen


def committed() -> dict[str, bytes]:
    """The documents that lie in this folder."""
    found = [*FOLDER.glob("*.json"), *FOLDER.glob("openapi/*.json"), *FOLDER.glob("events/*.json")]
    return {path.relative_to(FOLDER).as_posix(): path.read_bytes() for path in found}


def _written(content: Any) -> bytes:
    text = json.dumps(content, indent=2, sort_keys=True, ensure_ascii=False)
    return f"{text}\n".encode()
