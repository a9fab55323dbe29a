"""How a service is: alive, ready, its metrics, and what staff may know of it."""

from pathlib import Path

import asyncpg
from alembic.script import ScriptDirectory
from fastapi import APIRouter, FastAPI, Response

from services.kit.auth import SignedIn
from services.kit.bus import Bus
from services.kit.db import Database, is_database_trouble
from services.kit.migrate import TEMPLATE
from services.kit.settings import Settings
from services.kit.tracing import Metrics
from services.kit.wire import Out


class HealthOut(Out):
    """migrated: whether the schema is at the version that the code was written for."""

    service: str
    database: bool
    broker: bool
    migrated: bool


def newest_version(service: str) -> str | None:
    """The last migration of a service."""
    folder = Path(__file__).parents[1] / service / "migrations"
    return ScriptDirectory(str(TEMPLATE), version_locations=[str(folder)]).get_current_head()


async def stored_version(database: Database, schema: str) -> str | None:
    """The migration that the schema is at; None when it cannot be told."""
    statement = f'select version_num from "{schema}".alembic_version'  # noqa: S608  our own name
    try:
        version: str | None = await database.reads.fetchval(statement)
    except asyncpg.UndefinedTableError:
        return None
    except Exception as fault:
        if is_database_trouble(fault):
            return None
        raise
    return version


def health_router(settings: Settings, database: Database, bus: Bus) -> APIRouter:
    """`GET /api/health/<service>`, for the dashboard."""
    router = APIRouter(tags=["health"])
    newest = newest_version(settings.service)

    @router.get(f"/api/health/{settings.service}")
    async def read_health(_: SignedIn) -> HealthOut:
        """How this service is at the moment."""
        is_ready = await database.is_ready()
        stored = await stored_version(database, settings.schema_name) if is_ready else None
        return HealthOut(
            service=settings.service,
            database=is_ready,
            broker=bus.connected.is_set(),
            migrated=stored is not None and stored == newest,
        )

    return router


def add_probes(app: FastAPI, database: Database, bus: Bus, metrics: Metrics) -> None:
    """Routes for whoever runs the process; they are on no router of the gateway."""

    @app.get("/healthz", include_in_schema=False)
    async def alive() -> dict[str, str]:
        return {"status": "ok"}

    @app.get("/readyz", include_in_schema=False)
    async def ready(response: Response) -> dict[str, bool]:
        state = {"database": await database.is_ready(), "broker": bus.connected.is_set()}
        response.status_code = 200 if all(state.values()) else 503
        return state

    @app.get("/metrics", include_in_schema=False)
    async def prometheus() -> Response:
        return Response(metrics.text(), media_type="text/plain; version=0.0.4")
