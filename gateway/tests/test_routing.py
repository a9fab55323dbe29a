"""Each path goes to its own service, and what is not public goes to none."""

import httpx
import pytest

from gateway.tests.conftest import Stand, raw_get

TO_SERVICE = [
    ("identity", "/api/auth/login"),
    ("identity", "/api/auth/password-reset/confirm"),
    ("identity", "/api/auth/user"),
    ("identity", "/api/users/3"),
    ("identity", "/api/audit?page=2"),
    ("identity", "/api/health/identity"),
    ("registry", "/api/health/registry"),
    ("importer", "/api/health/importer"),
    ("registry", "/api/stats"),
    ("registry", "/api/cemeteries"),
    ("registry", "/api/cemeteries/1/map"),
    ("registry", "/api/sectors?page=2&search=a"),
    ("registry", "/api/blocks/7"),
    ("registry", "/api/blocks/7/grid"),
    ("registry", "/api/tombs/3"),
    ("registry", "/api/deceaseds?sort=-id"),
    ("registry", "/api/trash/4/restore"),
    ("registry", "/api/export/tombs?format=xlsx"),
    ("registry", "/api/duplicates/merges/2/undo"),
    ("registry", "/api/quality"),
    ("registry", "/api/public/cemeteries"),
    ("registry", "/api/public/deceased/12"),
    ("registry", "/api/search/deceased?q=rossi&page=2"),
    ("registry", "/api/upload"),
    ("registry", "/media/0af3.webp"),
    ("registry", "/media"),
    ("memorial", "/api/visitor-messages/12?approved=true"),
    ("memorial", "/api/visitor-prayers"),
    ("memorial", "/api/visitor-affects/count/12"),
    ("memorial", "/api/virtual-candles?deceasedId=12"),
    ("memorial", "/api/prayers"),
    ("memorial", "/api/prayers/moderation?filter=pending"),
    ("memorial", "/api/prayers/deceased/12"),
    ("memorial", "/api/prayers/12/report"),
    ("memorial", "/api/sender-blocks/3"),
    ("memorial", "/api/memorial-requests/count"),
    ("memorial", "/api/deceased/12/qr-code?format=svg"),
    ("memorial", "/api/deceased/labels"),
    ("memorial", "/api/health/memorial"),
    ("memorial", "/memorial/12?utm_source=whatsapp"),
    ("memorial", "/memorial/nobody"),
    ("memorial", "/robots.txt"),
    ("memorial", "/sitemap.xml"),
    ("memorial", "/sitemap-12.xml"),
    ("importer", "/api/import/csv"),
    ("importer", "/api/import/preview"),
    ("importer", "/api/import/jobs/4"),
]
UNKNOWN = [
    "/api",
    "/api/",
    "/api/nothing",
    "/api/statistics",
    "/api/blocksmith",
    "/api/decease",
    "/api/memorial",
    "/api/prayersx",
    "/api/visitor-affection",
    "/api/cemeteriesx",
    "/api/exports",
    "/api/public",
    "/api/importer",
    "/api/health",
    "/api/health/web",
    "/api/authors",
    "/api/internal/session",
    "/api/uploads",
    "/api/media/0af3.webp",
]
INSIDE = ["/internal/session", "/internal", "/healthz", "/readyz", "/metrics"]
TRICKS = [
    "/api/../internal/session",
    "/api/stats/../../internal/session",
    "/api/stats/%2e%2e/%2e%2e/internal/session",
    "/api/stats/%2E%2E/%2E%2E/readyz",
    "/api/stats/..%2f..%2finternal/session",
    "/api/stats/..%5c..%5cinternal",
    "/api/stats%00/../internal",
    "/api/stats%2f..%2f..%2fhealthz",
    "/api/stats;/../healthz",
    "/API/stats/../internal",
    "//internal/session",
    "/./readyz",
    "/api/import/%252e%252e/healthz",
    "/media/../internal/session",
    "/media/%2e%2e/readyz",
    "/media/..%2fhealthz",
]


@pytest.mark.parametrize(("service", "path"), TO_SERVICE)
def test_a_path_reaches_its_service_unchanged(
    client: httpx.Client, service: str, path: str
) -> None:
    told = client.get(path).json()
    assert (told["service"], told["path"]) == (service, path)


@pytest.mark.parametrize("path", UNKNOWN)
def test_an_unknown_api_path_answers_404_in_json(client: httpx.Client, path: str) -> None:
    reply = client.get(path, headers={"Accept": "text/html"})
    assert reply.status_code == 404
    assert reply.json() == {"message": "Risorsa non trovata"}
    assert reply.headers["content-type"].startswith("application/json")


@pytest.mark.parametrize("path", INSIDE)
def test_what_is_for_the_inside_is_not_there(client: httpx.Client, stand: Stand, path: str) -> None:
    before = stand.arrivals()
    for cookie in ({}, {"Cookie": "sid=1"}):
        assert client.get(path, headers={"Accept": "text/html"} | cookie).status_code == 404
    assert stand.arrivals() == before


@pytest.mark.parametrize("path", TRICKS)
def test_no_spelling_of_a_path_reaches_the_inside(stand: Stand, path: str) -> None:
    before = stand.arrivals()
    reply = raw_get(stand, path)
    assert stand.arrivals() == before, f"{path} arrived"
    assert reply.status_code in {200, 400, 404}
    if reply.status_code == 200:
        assert "<title>Camposanto</title>" in reply.text


def test_doubled_slashes_are_one_before_a_service_sees_them(stand: Stand) -> None:
    assert raw_get(stand, "/api//import/jobs").json()["path"] == "/api/import/jobs"
    assert raw_get(stand, "//api/stats").json()["path"] == "/api/stats"


def test_another_case_of_a_path_is_another_path(stand: Stand) -> None:
    reply = raw_get(stand, "/API/stats")
    assert reply.status_code == 404
    assert reply.json() == {"message": "Risorsa non trovata"}
