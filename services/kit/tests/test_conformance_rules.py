"""The check of answers catches what strays from the OpenAPI document."""

import httpx
import pytest
from fastapi import FastAPI, Response

from services.kit.errors import NotFound, install_error_handlers
from services.kit.testing.stack import serving
from services.kit.wire import Out


class TombOut(Out):
    id: int
    reference: str | None


def tomb_app(body: str, *, status: int = 200, kind: str = "application/json") -> FastAPI:
    app = FastAPI()
    install_error_handlers(app)

    @app.get("/api/tombs/{tomb_id}", response_model=TombOut)
    async def read(tomb_id: int) -> Response:
        if tomb_id == 0:
            raise NotFound("Tomba non trovata")
        return Response(body, status_code=status, media_type=kind)

    return app


async def read(app: FastAPI, path: str = "/api/tombs/1") -> httpx.Response:
    async with serving(app, {}) as client:
        return await client.get(path)


async def test_an_answer_as_promised_passes() -> None:
    answer = await read(tomb_app('{"id": 1, "reference": null}'))
    assert answer.json() == {"id": 1, "reference": None}


@pytest.mark.parametrize("path", ["/api/tombs/0", "/api/nothing", "/api/tombs/abc"])
async def test_a_failure_has_the_one_shape(path: str) -> None:
    answer = await read(tomb_app(""), path)
    assert answer.status_code == 404


@pytest.mark.parametrize(
    "body",
    [
        '{"id": 1}',
        '{"id": "1", "reference": null}',
        '{"id": 1, "reference": null, "owner": 3}',
        "[]",
    ],
)
async def test_an_answer_unlike_its_document_fails(body: str) -> None:
    with pytest.raises(AssertionError, match="unlike its OpenAPI document"):
        await read(tomb_app(body))


async def test_a_failure_of_another_shape_fails() -> None:
    with pytest.raises(AssertionError, match="unlike its OpenAPI document"):
        await read(tomb_app('{"detail": "no"}', status=409))


async def test_a_status_that_is_not_promised_fails() -> None:
    with pytest.raises(AssertionError, match="does not know"):
        await read(tomb_app('{"id": 1, "reference": null}', status=202))


async def test_another_kind_of_content_fails() -> None:
    with pytest.raises(AssertionError, match="as text/html, not as application/json"):
        await read(tomb_app("<p>", kind="text/html"))
