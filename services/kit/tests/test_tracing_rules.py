"""Request ids, log lines and metrics of every request."""

import re

import httpx
import pytest

from services.kit.testing.lines import Lines


@pytest.mark.parametrize("given", ["abcdefgh", "4bf92f35-77b3", "A" * 64])
async def test_a_well_formed_request_id_is_kept(client: httpx.AsyncClient, given: str) -> None:
    answer = await client.get("/api/limits", headers={"X-Request-Id": given})
    assert answer.headers.get_list("x-request-id") == [given]


@pytest.mark.parametrize(
    "given", ["", "short", "A" * 65, "a b c d e f", 'x"},{"level":"', "àèìòùàèì"]
)
async def test_another_request_id_is_replaced(client: httpx.AsyncClient, given: str) -> None:
    answer = await client.get("/api/limits", headers={b"X-Request-Id": given.encode()})
    assert re.fullmatch(r"[0-9a-f]{32}", answer.headers["x-request-id"])


async def test_a_request_without_an_id_gets_one_of_its_own(client: httpx.AsyncClient) -> None:
    ids = {(await client.get("/api/limits")).headers["x-request-id"] for _ in range(3)}
    assert len(ids) == 3


@pytest.mark.parametrize("path", ["/api/limits", "/api/nothing", "/api/broken", "/api/anybody"])
async def test_every_answer_carries_its_request_id(client: httpx.AsyncClient, path: str) -> None:
    answer = await client.get(path, headers={"X-Request-Id": "abcd-1234"})
    assert answer.headers["x-request-id"] == "abcd-1234"


@pytest.mark.as_user("admin", cemetery=1)
async def test_all_lines_of_a_request_carry_its_id(client: httpx.AsyncClient, log: Lines) -> None:
    await client.get("/api/staff", headers={"X-Request-Id": "abcd-1234"})
    assert [line["message"] for line in log.lines] == ["greeting", "request"]
    assert {line["request_id"] for line in log.lines} == {"abcd-1234"}


async def test_a_request_is_one_line_that_says_what_became_of_it(
    client: httpx.AsyncClient, log: Lines
) -> None:
    await client.get("/api/limits?q=segreto")
    (line,) = log.lines
    assert line["service"] == "tested"
    assert line["level"] == "info"
    assert (line["method"], line["path"], line["status"]) == ("GET", "/api/limits", 400)
    assert line["ms"] >= 0
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT[\d:.]{12}\+00:00", line["time"])
    assert "segreto" not in str(line)


async def test_a_private_link_stands_in_no_line(client: httpx.AsyncClient, log: Lines) -> None:
    await client.get("/api/public/orders/by-token/4GKmSYq3eC3j/photos/7")
    (line,) = log.lines
    assert line["path"] == "/api/public/orders/by-token/…/photos/7"


async def test_health_is_answered_without_a_line(client: httpx.AsyncClient, log: Lines) -> None:
    assert (await client.get("/healthz")).json() == {"status": "ok"}
    assert log.lines == []


async def test_a_service_without_database_and_broker_is_alive_but_not_ready(
    client: httpx.AsyncClient,
) -> None:
    answer = await client.get("/readyz")
    assert answer.status_code == 503
    assert answer.json() == {"database": False, "broker": False}


async def test_requests_are_counted_by_route_and_not_by_address(
    client: httpx.AsyncClient,
) -> None:
    for number in ("x", "y", "z"):
        await client.get(f"/api/entries/{number}")
        await client.get(f"/api/{number}")
    metrics = (await client.get("/metrics")).text
    assert 'http_requests_total{route="/api/entries/{entry_id}",status="404"} 3.0' in metrics
    assert 'http_requests_total{route="unmatched",status="404"} 3.0' in metrics
