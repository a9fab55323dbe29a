"""The events as an AsyncAPI 3.0 document: who publishes what, and which queue reads it."""

from collections.abc import Iterable, Mapping
from typing import Any

from contracts.apps import Built
from services.kit.bus import EXCHANGE
from services.kit.events import Event

JsonObject = dict[str, Any]


def asyncapi(services: Iterable[Built], events: Mapping[str, type[Event]]) -> JsonObject:
    """The document; the body of a message is a CloudEvents envelope around the event."""
    services = list(services)
    known = set(events) | {name for one in services for name in one.handlers}
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Camposanto events", "version": "1"},
        "defaultContentType": "application/cloudevents+json",
        "channels": {name: _channel(name, events) for name in sorted(known)},
        "operations": {**_sent(events), **_received(services)},
        "components": {
            "messages": {name: _message(name, event) for name, event in events.items()},
            "schemas": {"CloudEvent": _envelope()},
        },
    }


def _channel(name: str, events: Mapping[str, type[Event]]) -> JsonObject:
    messages = {name: {"$ref": f"#/components/messages/{name}"}} if name in events else {}
    exchange = {"name": EXCHANGE, "type": "topic", "durable": True}
    return {
        "address": name,
        "messages": messages,
        "bindings": {"amqp": {"is": "routingKey", "exchange": exchange}},
    }


def _sent(events: Mapping[str, type[Event]]) -> JsonObject:
    return {
        f"{publisher(name)} publishes {name}": {
            "action": "send",
            "channel": {"$ref": f"#/channels/{name}"},
        }
        for name in events
    }


def _received(services: Iterable[Built]) -> JsonObject:
    return {
        f"{queue.name} reads {name}": {
            "action": "receive",
            "channel": {"$ref": f"#/channels/{name}"},
        }
        for one in services
        for queue in one.service.queues
        for name in sorted(queue.handlers)
    }


def publisher(event_name: str) -> str:
    """The service whose event it is: the first part of the name."""
    return event_name.partition(".")[0]


def _message(name: str, event: type[Event]) -> JsonObject:
    data = {"type": "object", "properties": {"data": {"$ref": f"./events/{name}.json#/schema"}}}
    return {
        "name": name,
        "summary": (event.__doc__ or "").partition("\n")[0],
        "payload": {"allOf": [{"$ref": "#/components/schemas/CloudEvent"}, data]},
    }


def _envelope() -> JsonObject:
    text = {"type": "string"}
    return {
        "type": "object",
        "required": ["specversion", "id", "source", "type", "time", "datacontenttype", "data"],
        "properties": {
            "specversion": {"const": "1.0"},
            "id": {"type": "string", "format": "uuid"},
            "source": text,
            "type": text,
            "time": {"type": "string", "format": "date-time"},
            "datacontenttype": {"const": "application/json"},
            "requestid": {"type": ["string", "null"]},
            "data": {"type": "object"},
        },
    }
