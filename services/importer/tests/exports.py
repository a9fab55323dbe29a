"""Exports of the registry on their way back through the import."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import httpx

from services.importer.tests.stage import Stage
from services.kit.app import create_app
from services.kit.testing.stack import serving
from services.kit.testing.tokens import mint

KINDS = ("cemeteries", "sectors", "blocks", "tombs", "deceaseds")


@asynccontextmanager
async def office(stage: Stage) -> AsyncIterator[httpx.AsyncClient]:
    """The registry's routes, called as a superadmin."""
    app = create_app(replace(stage.registry, has_workers=False))
    async with serving(app, {"X-Internal-Token": mint("superadmin")}) as client:
        yield client


async def export(client: httpx.AsyncClient, kind: str, **wanted: Any) -> bytes:
    answer = await client.get(f"/api/export/{kind}", params=wanted)
    assert answer.status_code == 200
    return answer.content
