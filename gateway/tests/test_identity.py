"""Who somebody is, through the real gateway and the real identity."""

import time
from collections.abc import Iterator
from datetime import timedelta

import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from gateway.tests.office import SUPERADMIN, Office, log_in, open_office
from infra.dev.postgres import Cluster
from services.identity.models import Base
from services.kit import clock
from services.kit.auth import HEADER, Role, TokenVerifier
from services.kit.testing.stack import make_database, migrate
from services.kit.testing.tokens import PUBLIC_KEY, mint

pytestmark = pytest.mark.db
FOREIGN = [
    {"Origin": "https://evil.example"},
    {"Origin": "null"},
    {"Origin": "http://127.0.0.1:1"},
    {"Origin": "https://evil.example", "X-Forwarded-Host": "evil.example"},
    {"Origin": "https://evil.example", "X-Forwarded-Method": "GET"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
]


@pytest.fixture(scope="module")
def office(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Office]:
    database = make_database(cluster.superuser_url(), "gateway")
    migrate(database, "identity", "identity", Base.metadata)
    with open_office(database, tmp_path_factory.mktemp("office")) as opened:
        yield opened


def seen_by_registry(desk: httpx.Client, headers: dict[str, str] | None = None) -> dict[str, str]:
    told: dict[str, str] = desk.get("/api/stats", headers=headers).json()["headers"]
    return told


def test_a_cookie_becomes_a_token_that_a_service_believes(office: Office) -> None:
    with office.desk() as desk:
        cookie = log_in(desk).headers["set-cookie"]
        assert {"HttpOnly", "SameSite=lax", "Path=/"} <= set(cookie.split("; "))
        seen = seen_by_registry(desk)
    who = TokenVerifier(PUBLIC_KEY).principal(seen[HEADER.lower()])
    assert (who.role, who.cemetery_id) == (Role.SUPERADMIN, None)
    assert "cookie" not in seen


def test_a_forged_token_is_dropped_by_the_gateway_and_refused_by_a_service(office: Office) -> None:
    email = "forger@camposanto.example"
    own_id = office.hire(email)
    forged = {HEADER: mint("superadmin", key=Ed25519PrivateKey.generate())}
    with office.desk(url=office.identity_url) as straight:
        assert straight.get("/api/users", headers=forged).status_code == 401
    with office.desk() as stranger:
        assert stranger.get("/api/users", headers=forged).status_code == 401
    with office.signed_in(email) as desk:
        seen = seen_by_registry(desk, forged)
    who = TokenVerifier(PUBLIC_KEY).principal(seen[HEADER.lower()])
    assert (who.id, who.role) == (own_id, Role.ADMIN)


def test_a_token_that_was_seen_once_opens_nothing_later(office: Office) -> None:
    with office.signed_in() as desk:
        token = seen_by_registry(desk)[HEADER.lower()]
    with office.desk() as stranger:
        assert stranger.get("/api/users", headers={HEADER: token}).status_code == 401
    old = mint("superadmin", exp=clock.now() - timedelta(seconds=1))
    with office.desk(url=office.identity_url) as straight:
        assert straight.get("/api/users", headers={HEADER: old}).status_code == 401


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
def test_another_site_can_look_and_not_touch(office: Office, headers: dict[str, str]) -> None:
    with office.signed_in() as desk:
        for method in ("POST", "PUT", "PATCH", "DELETE"):
            before = list(office.registry.seen)
            reply = desk.request(method, "/api/blocks/1", headers=headers)
            assert reply.status_code == 403
            assert reply.json() == {"message": "Richiesta rifiutata: proviene da un altro sito"}
            assert office.registry.seen == before
        assert desk.get("/api/blocks/1", headers=headers).status_code == 200
        assert log_in(desk, headers=headers).status_code == 403
    with office.desk() as stranger:
        assert log_in(stranger, headers=headers).status_code == 403
        assert not stranger.cookies


def test_our_own_pages_can_touch(office: Office) -> None:
    own = {"Origin": office.url, "Sec-Fetch-Site": "same-origin"}
    with office.signed_in() as desk:
        assert desk.put("/api/blocks/1", headers=own).status_code == 200
        assert log_in(desk, headers=own).status_code == 200


def test_a_disabled_user_s_next_request_is_refused(office: Office) -> None:
    email = "disabled@camposanto.example"
    user_id = office.hire(email)
    with office.signed_in(email) as desk, office.signed_in() as superadmin:
        assert desk.get("/api/auth/user").json()["email"] == email
        reply = superadmin.put(f"/api/users/{user_id}", json={"enabled": False})
        assert reply.status_code == 200
        assert desk.get("/api/auth/user").status_code == 401
        assert HEADER.lower() not in seen_by_registry(desk)
        assert log_in(desk, email).status_code == 401


def test_signing_out_works_at_once(office: Office) -> None:
    with office.signed_in() as desk, office.desk() as thief:
        kept = {"Cookie": f"sid={desk.cookies['sid']}"}
        assert thief.get("/api/auth/user", headers=kept).status_code == 200
        assert desk.post("/api/auth/logout").status_code == 204
        assert not desk.cookies
        assert thief.get("/api/auth/user", headers=kept).status_code == 401
        assert HEADER.lower() not in seen_by_registry(thief, kept)


def test_a_made_up_address_does_not_get_around_the_delay(office: Office) -> None:
    email = "patient@camposanto.example"
    office.hire(email)
    with office.desk(20) as desk:
        for number in range(6):
            forged = {"X-Forwarded-For": f"203.0.113.{number}", "X-Real-Ip": "203.0.113.9"}
            reply = log_in(desk, email, "sbagliata", headers=forged)
        reply = log_in(desk, email, headers={"X-Forwarded-For": "203.0.113.77"})
        assert reply.status_code == 429
        assert reply.json()["message"].startswith("Troppi tentativi: riprova tra ")
        assert int(reply.headers["retry-after"]) >= 1
    with office.desk(21) as elsewhere:
        assert log_in(elsewhere, email).status_code == 200


def test_a_thousand_wrong_passwords_lock_nothing_else_out(office: Office) -> None:
    victim, colleague = "victim@camposanto.example", "colleague@camposanto.example"
    office.hire(victim)
    office.hire(colleague)
    with office.desk(30) as guesser:
        answers = [log_in(guesser, victim, f"tentativo {n}").status_code for n in range(1000)]
        assert set(answers) == {401, 429}
        assert answers.count(401) < 10
        time.sleep(1)
        assert log_in(guesser, colleague).status_code == 200
        assert log_in(guesser, SUPERADMIN).status_code == 200
    with office.desk(31) as home:
        assert log_in(home, victim).status_code == 200
