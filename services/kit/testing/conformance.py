"""Checks every answer that a test receives against the application's own OpenAPI document.

Stricter than the document: an object may hold no field that the document does not name.
"""

import re
from collections.abc import Hashable, Iterable, Iterator
from http import HTTPStatus
from typing import Any

import httpx
from fastapi import FastAPI
from jsonschema import Draft202012Validator
from jsonschema.exceptions import best_match
from starlette.types import ASGIApp

from services.kit.errors import Failure

JSON = "application/json"
UNDOCUMENTED = re.compile(r"/(healthz|readyz|metrics|internal/.*)")  # what is inside is no promise

Schema = dict[str, Any]


def fastapi_under(app: ASGIApp) -> FastAPI:
    """The application itself, below whatever wraps it."""
    while not isinstance(app, FastAPI):
        app = app.app  # type: ignore[attr-defined]  # where every ASGI layer keeps the next
    return app


def exact(schema: Any) -> Any:
    """The same schema, in which no object may hold more than it names."""
    if isinstance(schema, list):
        return [exact(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    closed = {key: exact(part) for key, part in schema.items()}
    if isinstance(closed.get("properties"), dict):
        closed.setdefault("additionalProperties", False)
    return closed


def _calls(routes: Iterable[Any]) -> Iterator[Hashable]:
    """What each call of an application is made of: the code of a function that is defined anew for
    each application is the same."""
    for route in routes:
        router = getattr(route, "original_router", None)
        if router is not None:
            yield from _calls(router.routes)
        else:
            code = getattr(route.endpoint, "__code__", route.endpoint)
            answer = getattr(route, "response_model", None)
            yield route.path, frozenset(route.methods or ()), code, answer


_documents: dict[Hashable, Schema] = {}


def document(app: FastAPI) -> Schema:
    """The exact document; made once for all applications with the same calls: it takes longer than
    most tests do."""
    key = (app.title, *_calls(app.routes))
    if key not in _documents:
        _documents[key] = exact(app.openapi())
    return _documents[key]


FAILURE: Schema = {"content": {JSON: {"schema": exact(Failure.model_json_schema())}}}


class Conformance:
    """The promises of one application about its answers."""

    def __init__(self, app: FastAPI) -> None:
        promised = document(app)
        self._components = promised.get("components", {})
        self._paths = [
            (re.compile(re.sub(r"\{\w+\}", "[^/]+", path)), item)
            for path, item in sorted(promised["paths"].items(), key=lambda pair: "{" in pair[0])
        ]

    async def check(self, response: httpx.Response) -> None:
        """A response hook of httpx.

        Raises:
            AssertionError: the answer is not what the document promises.
        """
        await response.aread()
        request = response.request
        path = request.url.path
        if UNDOCUMENTED.fullmatch(path) or request.method == "HEAD" or not response.content:
            return
        said = f"{request.method} {path} answered {response.status_code}"
        promised = self._content(request.method.lower(), path, response.status_code)
        assert promised is not None, f"{said}, which the OpenAPI document does not know"
        kind = response.headers.get("content-type", "").partition(";")[0]
        assert kind in promised, f"{said} as {kind}, not as {' or '.join(promised)}"
        if kind != JSON:
            return
        schema = {**promised[JSON]["schema"], "components": self._components}
        fault = best_match(Draft202012Validator(schema).iter_errors(response.json()))
        assert fault is None, f"{said}, unlike its OpenAPI document: {fault}"

    def _content(self, method: str, path: str, status: int) -> Schema | None:
        """What may come by kind of content; None for an answer that is not promised."""
        item: Schema = next((item for route, item in self._paths if route.fullmatch(path)), {})
        answer = item.get(method, {}).get("responses", {}).get(str(status))
        if answer is None and status >= HTTPStatus.BAD_REQUEST:
            answer = FAILURE
        content: Schema | None = answer and answer.get("content", {})
        return content
