"""The application of every service, made without database, broker or network."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, get_type_hints

from fastapi import FastAPI
from fastapi.routing import iter_route_contexts

from infra.dev.services import SERVICES
from services.kit.app import Service, create_app
from services.kit.events import Event, Handler
from services.kit.testing.tokens import (
    PRIVATE_KEY,
    PUBLIC_KEY,
    SENDER_KEY,
    SHOP_PRIVATE_KEY,
    SHOP_PUBLIC_KEY,
    VAULT_KEYS,
)

NOWHERE = {
    "environment": "test",
    "database_url": "postgresql://nobody:nothing@nowhere.invalid/nothing",
    "amqp_url": "amqp://nowhere.invalid/",
    "token_public_key": PUBLIC_KEY,
    "token_private_key": PRIVATE_KEY,
    "shop_public_key": SHOP_PUBLIC_KEY,
    "media": {"url": "memory:///"},
    "web_url": "http://nowhere.invalid",
    "registry_url": "http://nowhere.invalid",
    "sender_key": SENDER_KEY,
    "private_key": SHOP_PRIVATE_KEY,
    "stripe_api_base": "http://127.0.0.1:1",  # where nobody answers
    "stripe_js_url": "/stripe.js",
    "vault_keys": VAULT_KEYS,
}


@dataclass(frozen=True, slots=True)
class Built:
    """A service and its application."""

    name: str
    service: Service
    app: FastAPI

    @property
    def handlers(self) -> Mapping[str, Handler]:
        """Foreign events that the service reads, over all of its queues."""
        return {
            name: handler
            for queue in self.service.queues
            for name, handler in queue.handlers.items()
        }


@cache
def built() -> tuple[Built, ...]:
    """Every service, in the order in which the native stack starts them."""
    return tuple(_build(name) for name in SERVICES)


def _build(name: str) -> Built:
    describe = import_module(f"services.{name}.app").service
    settings = get_type_hints(describe)["settings"](**NOWHERE)
    service = describe(settings)
    return Built(name, service, create_app(service))


def published() -> dict[str, type[Event]]:
    """The events of the services, by name; those that tests declare are left out."""
    for name in SERVICES:
        import_module(f"services.{name}.events")
    ours = {f"services.{name}.events" for name in SERVICES}
    return {
        name: event for name, event in sorted(Event.catalogue.items()) if event.__module__ in ours
    }


@dataclass(frozen=True, slots=True)
class Call:
    """One method of one route, and what FastAPI resolves before it runs."""

    method: str
    path: str
    is_documented: bool
    dependant: Any


def calls(app: FastAPI) -> Iterator[Call]:
    """Every call that an application answers."""
    for route in iter_route_contexts(app.routes):
        for method in sorted(route.methods or ()):
            assert route.path is not None
            yield Call(method, route.path, bool(route.include_in_schema), route.dependant)
