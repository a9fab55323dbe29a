"""Builds a service's application: lifespan, workers, errors, health, request ids."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, nullcontext
from dataclasses import dataclass, field
from typing import Any, Protocol

from fastapi import APIRouter, FastAPI
from fastapi.routing import APIRoute
from starlette.types import ASGIApp

from services.kit import tasks
from services.kit.auth import TokenVerifier
from services.kit.bus import Bus, Subscription
from services.kit.chores import MINUTE_SECONDS, Chore, Chores
from services.kit.consumer import Consumer, Relay
from services.kit.db import Database
from services.kit.errors import Failure, install_error_handlers
from services.kit.events import Handlers
from services.kit.health import add_probes, health_router
from services.kit.log import logger
from services.kit.mail import MailColumns, MailSettings, MailWorker
from services.kit.outbox import InboxColumns, OutboxColumns
from services.kit.settings import Settings
from services.kit.tracing import Metrics, Tracing


@dataclass(frozen=True, slots=True)
class Queue:
    """A queue this service reads; `in_order` as in `Subscription`."""

    name: str
    handlers: Handlers
    in_order: bool = False


Loop = Callable[[Database], Coroutine[Any, Any, None]]
Shortcut = Callable[[ASGIApp, Database], ASGIApp]


class Resource(Protocol):
    """What lives as long as the application, on its event loop: a client with its connections."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Service:
    """What makes a service: its settings, tables for events, routes and queues.

    mails, mail_settings: of a service that sends mail; chores: run every hour in a unit of work;
    minutely: chores that somebody waits for, run every minute;
    loops: work of the service's own beside the others', until cancelled;
    shortcuts: layers that may answer before the routes, under the same tracing;
    state: put on `app.state`; resources: so too, open before the workers run and until they end;
    has_workers: whether bus and relay run (a test of routes needs none).
    """

    settings: Settings
    outbox: type[OutboxColumns]
    inbox: type[InboxColumns]
    routers: Sequence[APIRouter] = ()
    queues: Sequence[Queue] = ()
    mails: type[MailColumns] | None = None
    mail_settings: MailSettings | None = None
    chores: Sequence[Chore] = ()
    minutely: Sequence[Chore] = ()
    loops: Sequence[Loop] = ()
    shortcuts: Sequence[Shortcut] = ()
    state: dict[str, Any] = field(default_factory=dict)
    resources: Mapping[str, Resource] = field(default_factory=dict)
    has_workers: bool = True


class Workers:
    """Bus, relay and consumer of a service, run beside its routes or on their own."""

    def __init__(self, service: Service, database: Database) -> None:
        self.database = database
        handlers = {queue.name: queue.handlers for queue in service.queues}
        subscriptions = [
            Subscription(q.name, frozenset(q.handlers), q.in_order) for q in service.queues
        ]
        self.consumer = Consumer(database, service.inbox, handlers)
        self.bus = Bus(service.settings.amqp_url, subscriptions, self.consumer.take)
        self.relay = Relay(service.settings.service, database, self.bus, service.outbox)
        chores = [self.consumer.forget_old_events, *service.chores]
        self.mail: MailWorker | None = None
        if service.mails is not None and service.mail_settings is not None:
            self.mail = MailWorker(database, service.mails, service.mail_settings)
            chores.append(self.mail.forget_old)
        self.chores = Chores(database, chores)
        self.minutely = Chores(database, service.minutely, seconds=MINUTE_SECONDS)
        self.loops = service.loops

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """A worker that dies ends the process: half a service must not look alive."""
        work = [self.bus.run(), self.relay.run(), self.chores.run()]
        work += [loop(self.database) for loop in self.loops]
        if self.minutely.chores:
            work.append(self.minutely.run())
        if self.mail is not None:
            work.append(self.mail.run())
        jobs = [asyncio.create_task(job) for job in work]
        for task in jobs:
            task.add_done_callback(_end_process)
        try:
            yield
        finally:
            for task in jobs:
                task.remove_done_callback(_end_process)
            await tasks.end(*jobs)


def _end_process(worker: asyncio.Task[None]) -> None:
    """However a worker ended, by a fault or because a library cancelled it, it must not end."""
    fault = None if worker.cancelled() else worker.exception()
    logger.critical("a worker died", exc_info=fault)
    os.kill(os.getpid(), signal.SIGTERM)


def operation_id(route: APIRoute) -> str:
    """`tag_function`, the name of the call in generated clients."""
    return f"{route.tags[0]}_{route.name}" if route.tags else route.name


@asynccontextmanager
async def _living(service: Service, workers: Workers) -> AsyncIterator[None]:
    async with AsyncExitStack() as stack:
        await workers.database.open()
        stack.push_async_callback(workers.database.close)
        for resource in service.resources.values():
            await resource.open()
            stack.push_async_callback(resource.close)
        await stack.enter_async_context(workers.running() if service.has_workers else nullcontext())
        yield


def create_app(service: Service) -> FastAPI:
    """The ASGI application; `app.state` holds database, workers and the token verifier."""
    settings = service.settings
    database = Database(settings.database_url, service.outbox)
    workers = Workers(service, database)
    metrics = Metrics()
    app = FastAPI(
        title=f"Camposanto {settings.service}",
        lifespan=lambda _: _living(service, workers),
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
        redirect_slashes=False,
        generate_unique_id_function=operation_id,
        responses={"default": {"model": Failure, "description": "Anything but a success"}},
    )
    _fill_state(app, service, workers, metrics)
    app.include_router(health_router(settings, database, workers.bus))
    add_probes(app, database, workers.bus, metrics)
    install_error_handlers(app)
    for shortcut in service.shortcuts:
        app.add_middleware(shortcut, database)
    app.add_middleware(Tracing, metrics=metrics)
    return app


def _fill_state(app: FastAPI, service: Service, workers: Workers, metrics: Metrics) -> None:
    """What the service brings along: its routes, and what they find on `app.state`."""
    for router in service.routers:
        app.include_router(router)
    app.state.service = service
    app.state.database = workers.database
    app.state.workers = workers
    app.state.metrics = metrics
    app.state.verifier = TokenVerifier(service.settings.token_public_key)
    for name, value in {**service.state, **service.resources}.items():
        setattr(app.state, name, value)
