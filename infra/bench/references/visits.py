"""Memorial without its workers: as it is, and as if it had only its copy to answer from."""

from dataclasses import replace
from typing import Any

from fastapi import FastAPI

from services.kit.app import create_app
from services.kit.peer import Away, Peer
from services.memorial.app import service
from services.memorial.settings import MemorialSettings


class _Nobody(Peer):
    """Is not asked."""

    async def get(self, path: str) -> Any | None:
        raise Away(path)


def asking() -> FastAPI:
    return create_app(replace(service(MemorialSettings()), has_workers=False))


def copying() -> FastAPI:
    made = replace(service(MemorialSettings()), has_workers=False)
    return create_app(replace(made, resources={"registry": _Nobody("registry", "http://nobody")}))
