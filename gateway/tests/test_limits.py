"""Sizes, compression, and services that are away."""

import time

import httpx
import pytest

from gateway.tests.conftest import Stand
from gateway.tests.upstream import Upstream

MEGABYTE = 2**20
TOO_MANY = {"message": "Troppe richieste: riprova tra poco"}
AWAY = {"message": "Servizio momentaneamente non disponibile. Riprova tra poco."}


def test_a_file_a_little_over_the_importers_limit_reaches_the_importer(
    client: httpx.Client,
) -> None:
    file = {"csvFile": ("registro.csv", b"x" * (10 * MEGABYTE + 1))}
    told = client.post("/api/import/csv", files=file).json()
    assert told["service"] == "importer"
    assert told["bytes"] > 10 * MEGABYTE


def test_a_picture_a_little_over_the_limit_reaches_the_registry(client: httpx.Client) -> None:
    file = {"file": ("foto.jpg", b"x" * (10 * MEGABYTE + 1))}
    told = client.post("/api/upload", files=file).json()
    assert told["service"] == "registry"
    assert told["bytes"] > 10 * MEGABYTE


def test_a_picture_that_is_too_large_is_told_in_the_same_words_by_whoever_refuses_it(
    client: httpx.Client, stand: Stand
) -> None:
    before = list(stand.registry.seen)
    stopped = client.post("/api/upload", content=b"x" * (13 * MEGABYTE))
    assert stand.registry.seen == before
    refused = client.post("/api/upload?answer=413", content=b"x")
    for reply in (stopped, refused):
        assert reply.status_code == 413
        assert reply.json() == {"message": "Il file non può essere più grande di 10MB"}


def test_a_far_larger_one_stops_at_the_gateway(client: httpx.Client, stand: Stand) -> None:
    before = list(stand.importer.seen)
    reply = client.post("/api/import/csv", content=b"x" * (13 * MEGABYTE))
    assert reply.status_code == 413
    assert reply.json() == {"message": "Il file supera il limite di 10 MB"}
    assert stand.importer.seen == before


def test_a_body_without_a_length_is_counted_too(client: httpx.Client) -> None:
    pieces = (b"x" * MEGABYTE for _ in range(14))
    assert client.post("/api/import/csv", content=pieces).status_code == 413


def test_other_paths_take_no_large_bodies(client: httpx.Client) -> None:
    reply = client.post("/api/stats", content=b"x" * (MEGABYTE + 1))
    assert reply.status_code == 413
    assert reply.json() == {"message": "I dati inviati sono troppo grandi"}


def test_the_importers_own_refusal_is_told_in_the_same_words(client: httpx.Client) -> None:
    reply = client.post("/api/import/csv?answer=413", content=b"x")
    assert reply.status_code == 413
    assert reply.json() == {"message": "Il file supera il limite di 10 MB"}


@pytest.mark.parametrize("encoding", ["br", "gzip", "zstd"])
def test_long_answers_are_compressed(client: httpx.Client, encoding: str) -> None:
    request = client.build_request(
        "GET", "/api/stats?padding=5000", headers={"Accept-Encoding": encoding}
    )
    reply = client.send(request, stream=True)
    size = sum(len(piece) for piece in reply.iter_raw())
    reply.close()
    assert reply.headers["content-encoding"] == encoding
    assert "accept-encoding" in reply.headers["vary"].lower()
    assert size < 2000


def test_a_picture_is_not_compressed_again(client: httpx.Client) -> None:
    path = "/media/0af3.webp?padding=5000&kind=image/webp"
    reply = client.get(path, headers={"Accept-Encoding": "gzip"})
    assert reply.headers["content-type"] == "image/webp"
    assert "content-encoding" not in reply.headers


def test_short_ones_and_plain_clients_get_plain_answers(client: httpx.Client) -> None:
    plain = {"Accept-Encoding": "identity"}
    assert "content-encoding" not in client.get("/api/stats").headers
    assert "content-encoding" not in client.get("/api/stats?padding=5000", headers=plain).headers


@pytest.mark.parametrize("status", [400, 401, 404, 409, 422, 429, 500])
def test_a_services_own_errors_pass_unchanged(client: httpx.Client, status: int) -> None:
    reply = client.get(f"/api/stats?answer={status}")
    assert reply.status_code == status
    assert reply.json()["service"] == "registry"


def test_a_repeatable_request_is_tried_again_and_a_post_is_not(
    client: httpx.Client, stand: Stand
) -> None:
    for method, tries in (("GET", {2, 3}), ("POST", {1})):
        path = f"/api/blocks/{method}?drop=1"
        reply = client.request(method, path)
        assert reply.status_code == 502
        assert reply.json() == AWAY
        assert stand.registry.seen.count(f"{method} {path}") in tries


def test_a_service_that_is_away_is_told_in_italian_and_missed_by_nobody_else(
    client: httpx.Client, stand: Stand
) -> None:
    port = int(stand.importer.url.rpartition(":")[2])
    stand.importer.close()
    try:
        reply = client.post("/api/import/csv", content=b"x")
        assert reply.status_code in {502, 503}
        assert reply.json() == AWAY
        assert reply.headers["content-type"].startswith("application/json")
        assert reply.headers["cache-control"] == "no-store"
        assert client.get("/api/stats").status_code == 200
    finally:
        object.__setattr__(stand, "importer", Upstream("importer", port))
    deadline = time.monotonic() + 15
    while client.get("/api/import/jobs").status_code != 200:
        assert time.monotonic() < deadline, "the importer is back, but gets no requests"
        time.sleep(0.2)
