"""The API over HTTP: which call is which operation, and what stands around each of them: keys,
idempotency, request ids, and failing when tests ask for it."""

import asyncio
import hashlib
import secrets
from collections.abc import Awaitable, Callable, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from infra.sandbox.payments import charges, intents, refunds, webhooks
from infra.sandbox.payments.errors import Refused, out_of_order, unauthenticated
from infra.sandbox.payments.form import nested
from infra.sandbox.payments.keys import caller
from infra.sandbox.payments.provider import Call, Failure, Provider, told
from infra.sandbox.payments.store import Answer, Doc

PREFIX = "/_fake-stripe"
FORM = "application/x-www-form-urlencoded"
LONGEST_KEY = 255
CORS = {
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Allow-Headers": "*",
    "Access-Control-Allow-Methods": "GET, POST, DELETE",
}
Operation = Callable[[Provider, Call], Doc]
OF_SERVERS: dict[tuple[str, str], Operation] = {
    ("GET", "/v1/account"): webhooks.account,
    ("POST", "/v1/payment_intents"): intents.create,
    ("GET", "/v1/payment_intents"): intents.several,
    ("POST", "/v1/payment_intents/{id}/cancel"): intents.cancel,
    ("GET", "/v1/charges"): charges.several,
    ("GET", "/v1/charges/{id}"): charges.retrieve,
    ("POST", "/v1/refunds"): refunds.create,
    ("GET", "/v1/refunds"): refunds.several,
    ("GET", "/v1/refunds/{id}"): refunds.retrieve,
    ("POST", "/v1/webhook_endpoints"): webhooks.create,
    ("GET", "/v1/webhook_endpoints"): webhooks.several,
    ("GET", "/v1/webhook_endpoints/{id}"): webhooks.retrieve,
    ("POST", "/v1/webhook_endpoints/{id}"): webhooks.update,
    ("DELETE", "/v1/webhook_endpoints/{id}"): webhooks.delete,
    ("GET", "/v1/events"): webhooks.events,
    ("GET", "/v1/events/{id}"): webhooks.event,
}
# These take a publishable key too, and stand below PREFIX as well.
OF_BROWSERS: dict[tuple[str, str], Operation] = {
    ("GET", "/v1/payment_intents/{id}"): intents.retrieve,
    ("POST", "/v1/payment_intents/{id}/confirm"): intents.confirm,
    ("POST", "/v1/payment_intents/{id}/authenticate"): intents.authenticate,
}


@dataclass(slots=True)
class Api:
    """Runs the operations; `_busy`: idempotency keys whose first call has not ended."""

    provider: Provider
    _busy: set[tuple[str, str]] = field(default_factory=set)

    def routes(self) -> list[Route]:
        found = [self._route(OF_SERVERS | OF_BROWSERS, method, path) for method, path in _all()]
        found += [self._route(OF_BROWSERS, *key, prefix=PREFIX) for key in OF_BROWSERS]
        for place in ("/v1/{rest:path}", f"{PREFIX}/v1/{{rest:path}}"):
            found.append(Route(place, allowed, methods=["OPTIONS"]))
            found.append(Route(place, unknown, methods=["GET", "POST", "DELETE"]))
        return found

    def _route(
        self,
        operations: Mapping[tuple[str, str], Operation],
        method: str,
        path: str,
        *,
        prefix: str = "",
    ) -> Route:
        operation = operations[method, path]
        is_public = (method, path) in OF_BROWSERS
        answer = partial(self._answer, operation, is_public)
        endpoint: Callable[[Request], Awaitable[Response]] = _endpoint(answer)
        return Route(prefix + path, endpoint, methods=[method])

    async def _answer(self, operation: Operation, is_public: bool, request: Request) -> Response:
        request_id = f"req_{secrets.token_hex(7)}"
        headers = CORS | {"Request-Id": request_id}
        try:
            asked = await _asked(request, is_public)
            account = None if isinstance(asked, Refused) else asked[0].account
            failure = self._due(request, account)
            if failure is not None and not failure.after:
                await _fail(failure, request)
            if self.provider.behaviour_for(account).outage:
                raise out_of_order(503)
            if isinstance(asked, Refused):
                raise asked
            call, fingerprint = asked
            call.request_id = request_id
            answer, is_repeated = await self._once(operation, call, fingerprint)
            if failure is not None:
                await _fail(failure, request)
        except Refused as refusal:
            return JSONResponse(refusal.body, refusal.status, headers=headers)
        if is_repeated:
            headers["Idempotent-Replayed"] = "true"
        return JSONResponse(answer.body, answer.status, headers=headers)

    async def _once(
        self, operation: Operation, call: Call, fingerprint: str
    ) -> tuple[Answer, bool]:
        """Runs the call, or repeats what its idempotency key was answered."""
        key = call.idempotency_key
        if key is None:
            return await self._run(operation, call, fingerprint), False
        store = self.provider.store
        if (before := store.answered(call.account, key)) is not None:
            if before.fingerprint != fingerprint:
                raise _other_parameters(key)
            return before, True
        with self._alone(call.account, key):
            answer = await self._run(operation, call, fingerprint)
            store.remember(call.account, key, answer)
            return answer, False

    @contextmanager
    def _alone(self, account: str, key: str) -> Any:
        place = (account, key)
        if place in self._busy:
            message = "There is currently another in-progress request using this Idempotent Key."
            raise Refused(409, message, type="idempotency_error", code="idempotency_key_in_use")
        self._busy.add(place)
        try:
            yield
        finally:
            self._busy.discard(place)

    async def _run(self, operation: Operation, call: Call, fingerprint: str) -> Answer:
        await asyncio.sleep(self.provider.behaviour_for(call.account).latency)
        try:
            return Answer(fingerprint, 200, told(operation(self.provider, call)))
        except Refused as refusal:
            if not refusal.kept:
                raise
            return Answer(fingerprint, refusal.status, refusal.body)

    def _due(self, request: Request, account: str | None) -> Failure | None:
        """How this call is to fail, if it is."""
        path = request.url.path.removeprefix(PREFIX)
        for failure in self.provider.failures:
            if path.startswith(failure.path) and failure.account in (None, account):
                failure.times -= 1
                if failure.times == 0:
                    self.provider.failures.remove(failure)
                return failure
        return None


def _all() -> list[tuple[str, str]]:
    return [*OF_SERVERS, *OF_BROWSERS]


def _endpoint(answer: Callable[[Request], Awaitable[Response]]) -> Any:
    async def endpoint(request: Request) -> Response:
        return await answer(request)

    return endpoint


async def _asked(request: Request, is_public: bool) -> tuple[Call, str] | Refused:
    """The call, or why it is none: whoever is away tells nobody that."""
    try:
        return await _call(request, is_public)
    except Refused as refusal:
        return refusal


async def _call(request: Request, is_public: bool) -> tuple[Call, str]:
    """What was asked, and its fingerprint: what a repeated call has in common with the first."""
    form = request.url.query
    if request.method == "POST":
        form = (await request.body()).decode(errors="replace")
        if form and request.headers.get("content-type", "").partition(";")[0] != FORM:
            message = f"Invalid request (check that your POST content type is {FORM})."
            raise Refused(400, message)
    params = nested(form)
    given = params.pop("key", None)
    who = caller(request, given if isinstance(given, str) else None)
    if who.is_public and not is_public:
        message = "This API call cannot be made with a publishable API key."
        raise unauthenticated(message, "secret_key_required")
    key = request.headers.get("idempotency-key") if request.method == "POST" else None
    if key is not None and len(key) > LONGEST_KEY:
        raise Refused(400, f"Idempotency keys have up to {LONGEST_KEY} characters.")
    path = request.url.path.removeprefix(PREFIX)
    fingerprint = hashlib.sha256(f"{request.method} {path}\n{form}".encode()).hexdigest()
    call = Call(who, params, request.path_params.get("id", ""), key)
    return call, fingerprint


async def _fail(failure: Failure, request: Request) -> None:
    if failure.status != "timeout":
        raise out_of_order(failure.status)
    while not await request.is_disconnected():  # noqa: ASYNC110  Starlette tells of it by no event
        await asyncio.sleep(0.1)


def _other_parameters(key: str) -> Refused:
    message = (
        "Keys for idempotent requests can only be used with the same parameters they were first"
        f" used with. Try using a key other than '{key}' if you meant to execute another request."
    )
    return Refused(400, message, type="idempotency_error")


async def allowed(_: Request) -> Response:
    return Response(status_code=204, headers=CORS)


async def unknown(request: Request) -> Response:
    message = f"Unrecognized request URL ({request.method}: {request.url.path})."
    refusal = Refused(404, message)
    return JSONResponse(refusal.body, refusal.status, headers=CORS)
