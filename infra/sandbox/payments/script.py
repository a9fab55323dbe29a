"""The browser script: parts that share one scope, served as the one file that loaders expect."""

from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from infra.sandbox.payments import RELEASE_TRAIN
from infra.sandbox.payments.api import CORS, PREFIX

BROWSER = Path(__file__).with_name("browser")
PARTS = ("texts.js", "dom.js", "api.js", "fields.js", "element.js", "challenge.js", "stripe.js")


def text() -> str:
    """The whole script; nothing of it is seen from outside but what it puts on `window`."""
    parts = "\n".join((BROWSER / part).read_text() for part in PARTS)
    return f'(() => {{\n"use strict";\nconst TRAIN = "{RELEASE_TRAIN}";\n{parts}\n}})();\n'


async def script(_: Request) -> Response:
    headers = CORS | {"Cache-Control": "no-cache"}
    return PlainTextResponse(text(), headers=headers, media_type="text/javascript")


def routes() -> list[Route]:
    """Where stripe.js is: below PREFIX as the site has it, and below the root."""
    return [Route(f"{prefix}/{RELEASE_TRAIN}/stripe.js", script) for prefix in ("", PREFIX)]
