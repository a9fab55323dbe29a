"""The import command as a process of its own, as operators run it."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from infra.dev.rabbit import Node
from services.kit.testing.stack import TestDatabase
from services.kit.testing.tokens import PUBLIC_KEY

ROOT = Path(__file__).parents[3]


@dataclass(frozen=True, slots=True)
class Ended:
    code: int | None
    out: str
    err: str


def environment(database: TestDatabase, broker: Node) -> dict[str, str]:
    """What both services are told."""
    given = {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"}
    for service in ("importer", "registry"):
        prefix = f"CAMPOSANTO_{service.upper()}_"
        given |= {
            f"{prefix}ENVIRONMENT": "test",
            f"{prefix}DATABASE_URL": database.url(service),
            f"{prefix}AMQP_URL": broker.url,
            f"{prefix}TOKEN_PUBLIC_KEY": PUBLIC_KEY,
        }
    media = (broker.folder / "media").as_uri()
    return given | {"CAMPOSANTO_REGISTRY_MEDIA__URL": media}


def _hear_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)


async def start(
    env: Mapping[str, str],
    *arguments: str | bytes | Path,
    service: str = "importer",
    **streams: Any,
) -> Process:
    """Ctrl-C reaches it as at a terminal, though the tests may run where it is ignored."""
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        f"services.{service}",
        *arguments,
        cwd=ROOT,
        env=dict(env),
        stdin=asyncio.subprocess.DEVNULL,
        preexec_fn=_hear_interrupts,
        **{"stdout": PIPE, "stderr": PIPE} | streams,
    )


async def end_of(process: Process, *, within: float = 60) -> Ended:
    """What the command printed and answered."""
    out, err = await asyncio.wait_for(process.communicate(), within)
    return Ended(process.returncode, (out or b"").decode(), (err or b"").decode())


async def load(env: Mapping[str, str], *arguments: str | bytes | Path) -> Ended:
    return await end_of(await start(env, "load", *arguments))
