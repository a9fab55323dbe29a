"""The outermost layer of a service: request ids, a log line and two metrics, and the last net."""

import re
import time
from uuid import uuid4

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from services.kit.errors import answer_fault
from services.kit.log import logger, request_id

_ID = re.compile(rb"[A-Za-z0-9-]{8,64}")
_QUIET = frozenset({"/healthz", "/readyz", "/metrics"})


# the token of a private link is for its owner alone
_PRIVATE = re.compile(r"(/by-token)/[^/]+")


def _told(path: str) -> str:
    """A path as it may stand in a log."""
    return _PRIVATE.sub(r"\1/…", path)


class Metrics:
    """Prometheus metrics of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "http_requests_total", "Requests", ["route", "status"], registry=self.registry
        )
        self.seconds = Histogram(
            "http_request_seconds", "Duration", ["route"], registry=self.registry
        )
        self.cache_hits = Counter(
            "http_cache_hits_total", "Requests that a cache answered", registry=self.registry
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)


class Tracing:
    """Gives each request an id (a well-formed one of the gateway is kept), logs and counts it.

    Faults end here and not further out, so that their log line and answer carry the id too.
    """

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["path"] in _QUIET:
            await self.app(scope, receive, send)
            return
        given = dict(scope["headers"]).get(b"x-request-id", b"")
        identity = given.decode() if _ID.fullmatch(given) else uuid4().hex
        token = request_id.set(identity)
        start = time.perf_counter()
        status = 0

        async def send_with_id(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (b"x-request-id", identity.encode())]
            await send(message)

        try:
            await self.app(scope, receive, send_with_id)
        except Exception as fault:
            answer = answer_fault(fault, scope["path"])
            if status:  # half an answer is out: the server must break the connection
                raise
            await answer(scope, receive, send_with_id)
        finally:
            self._note(scope, status, time.perf_counter() - start)
            request_id.reset(token)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        route = getattr(scope.get("route"), "path", "unmatched")
        self.metrics.requests.labels(route, str(status)).inc()
        self.metrics.seconds.labels(route).observe(seconds)
        logger.info(
            "request",
            extra={
                "method": scope["method"],
                "path": _told(scope["path"]),
                "status": status,
                "ms": round(seconds * 1000, 1),
            },
        )
