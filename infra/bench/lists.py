"""Goals 9 to 11: pages of the office's lists over HTTP, against the list written first."""

import base64
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from datetime import timedelta
from urllib.parse import urlencode

import jwt
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from infra.bench import load
from infra.bench.ground import Ground
from infra.bench.measure import median
from infra.bench.table import Line
from services.kit import clock
from services.kit.auth import AUDIENCE, HEADER, ISSUER, Role

ROUNDS = 9
INNER = ("ettin", "ossin", "arden", "ombar", "erran", "lombi", "ntell", "iuffr", "abber")
REFERENCES = ("1-2", "l-3", "b-1", "12", "3-1", "a-2", "7", "2-4", "c-5")
Request = Callable[[int], dict[str, object]]


def _token(ground: Ground) -> str:
    """A superadmin's, as identity signs it, for as long as a run may take."""
    secret = base64.b64decode(ground.register.keys.token_private_key)
    claims = {
        "sub": "1",
        "role": Role.SUPERADMIN,
        "cem": None,
        "iss": ISSUER,
        "aud": AUDIENCE,
        "exp": clock.now() + timedelta(hours=2),
    }
    return jwt.encode(claims, Ed25519PrivateKey.from_private_bytes(secret), algorithm="EdDSA")


async def measure(ground: Ground, port: int) -> list[Line]:
    """Medians of single requests, one at a time, the two in turn."""
    largest, deep = await _places(ground)
    pages: dict[str, tuple[Request, int, float | None]] = {
        "first page": (lambda _: {"page": 1}, 9, 10.0),
        "first page of a cemetery": (lambda _: {"page": 1, "cemeteryId": largest}, 9, 20.0),
        f"page {deep}": (lambda _: {"page": deep}, 10, 3.0),
        "inner letters": (lambda n: {"search": INNER[n % len(INNER)]}, 11, 12.0),
        "inner letters in a cemetery": (
            lambda n: {"search": INNER[n % len(INNER)], "cemeteryId": largest},
            11,
            12.0,
        ),
    }
    token = _token(ground)
    with ExitStack() as stack:
        naive, _ = stack.enter_context(
            ground.serving("orm-list", "infra.bench.references.orm_list:app")
        )
        lines = []
        for name, (request, goal, limit) in pages.items():
            ours, plain = await _contest(port, naive, token, request)
            about = f"SQLModel joins, {plain:.1f} ms"
            operation = f"list of persons, {name}, {ours:.1f} ms"
            lines.append(Line(goal, operation, about, plain / ours, limit=limit))
    return [*lines, *await _pickers(port, token, largest)]


async def _places(ground: Ground) -> tuple[int, int]:
    """The cemetery with most persons, and a page four fifths down the list of all."""
    connection = await ground.reading()
    largest = await connection.fetchval(
        "select cemetery_id from registry.deceased group by 1 order by count(*) desc limit 1"
    )
    persons = await connection.fetchval("select count(*) from registry.deceased")
    await connection.close()
    return largest, max(1, persons // 50 * 4 // 5)


async def _contest(ours: int, naive: int, token: str, request: Request) -> tuple[float, float]:
    taken: tuple[list[float], list[float]] = ([], [])
    for number in range(ROUNDS):
        path = f"/api/deceaseds?{urlencode(request(number))}"
        for port, times in zip((ours, naive), taken, strict=True):
            times.append(await _ask(port, path, token))
    return median(taken[0][1:]), median(taken[1][1:])


async def _pickers(port: int, token: str, cemetery_id: int) -> list[Line]:
    """The boxes in which a clerk looks for a tomb: twenty with places left, as they type."""
    lines = []
    for name, scope in (("one cemetery", {"cemeteryId": cemetery_id}), ("all cemeteries", {})):
        times = []
        for number in range(ROUNDS):
            asked = {"reference": REFERENCES[number % len(REFERENCES)], "free": "true"}
            path = f"/api/tombs?{urlencode({**asked, 'pageSize': 20, **scope})}"
            times.append(await _ask(port, path, token))
        lines.append(Line(0, f"picker of a tomb in {name}", "median", median(times[1:]), "ms"))
    return lines


async def _ask(port: int, path: str, token: str) -> float:
    """Milliseconds of one request."""
    requests: Iterator[bytes] = iter([load.request(path, f"{HEADER}: {token}\r\n")])
    done = await load.run(port, requests, 0.0, connections=1)
    assert not done.bad, path
    return done.wait(0.5)
