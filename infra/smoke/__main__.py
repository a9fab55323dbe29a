"""`make smoke-payments`: an order at the real provider's test mode, and another at the stand-in."""

import asyncio
import os
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import httpx
import stripe

from infra.dev.postgres import Cluster
from infra.dev.process import Child, free_port, wait_until
from infra.dev.services import ROOT
from infra.smoke.journey import Seen, Where, travel
from infra.smoke.shapes import invented
from services.kit.testing.stack import make_database, migrate
from services.shop.models import Base

SECRET, PUBLISHABLE = "CAMPOSANTO_SHOP_DEMO_SECRET_KEY", "CAMPOSANTO_SHOP_DEMO_PUBLISHABLE_KEY"
SKIPPED = (
    f"smoke-payments: skipped, the real provider was not asked: set {SECRET} and {PUBLISHABLE}"
)
NO_TEST_KEYS = "smoke-payments: these are no test keys; real money is not moved"
STAND_IN = ("sk_test_smoke", "pk_test_smoke")
START = 30.0


def keys(surroundings: Mapping[str, str]) -> Where | None:
    """The keys of a test account at the real provider, if there are any."""
    secret, publishable = surroundings.get(SECRET), surroundings.get(PUBLISHABLE)
    return Where(secret, publishable) if secret and publishable else None


def main(surroundings: Mapping[str, str]) -> int:
    where = keys(surroundings)
    if where is None:
        print(SKIPPED)
        return 0
    if "_test_" not in where.secret or "_test_" not in where.publishable:
        print(NO_TEST_KEYS, file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory(prefix="camposanto-smoke-") as folder:
        return compare(Path(folder), where)


def compare(folder: Path, where: Where) -> int:
    """The same journey at both; 1 when one fails, or the stand-in has made something up."""
    with Cluster(folder / "postgres", durable=False) as cluster, stand_in(folder) as base:
        try:
            real = _travel(cluster, "real", where)
            ours = _travel(cluster, "stand_in", Where(*STAND_IN, base))
        except (AssertionError, stripe.StripeError) as fault:
            code = getattr(fault, "code", None)
            print(
                f"smoke-payments: failed: {type(fault).__name__} {code or fault}", file=sys.stderr
            )
            return 1
    made_up = {kind: invented(real[kind], ours[kind]) for kind in real}
    for kind, names in made_up.items():
        if names:
            print(f"smoke-payments: only the stand-in's {kind} has {', '.join(names)}")
    if any(made_up.values()):
        return 1
    print("smoke-payments: made, paid, told of and given back; the stand-in is like the provider")
    return 0


def _travel(cluster: Cluster, name: str, where: Where) -> Seen:
    database = make_database(cluster.superuser_url(), f"smoke_{name}")
    migrate(database, "shop", "shop", Base.metadata)
    return asyncio.run(travel(database, where))


@contextmanager
def stand_in(folder: Path) -> Iterator[str]:
    """The address of a sandbox that runs beside."""
    port = free_port()
    base = f"http://127.0.0.1:{port}"
    command = [sys.executable, "-m", "infra.sandbox", "--smtp-port", "0", "--port", str(port)]
    child = Child("sandbox", folder / "sandbox.json", folder / "sandbox.log")

    def ready() -> bool:
        try:
            return httpx.get(f"{base}/healthz", trust_env=False).is_success
        except httpx.HTTPError:
            return False

    try:
        child.start(command, {"PATH": os.defpath, "LC_ALL": "C.UTF-8"}, folder=ROOT)
        wait_until(ready, child, START)
        yield base
    finally:
        child.stop()


if __name__ == "__main__":
    sys.exit(main(os.environ))
