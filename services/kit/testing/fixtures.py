"""Pytest fixtures; loaded for all tests by the conftest at the top."""

import logging
from collections.abc import Iterator

import pytest

from infra.dev.postgres import Cluster
from infra.dev.rabbit import Node
from services.kit.log import logger
from services.kit.testing.clock import Clock
from services.kit.testing.lines import Lines
from services.kit.testing.tokens import mint


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever asks for the database or the broker carries the marker of it."""
    for item in items:
        names = getattr(item, "fixturenames", ())
        for fixture, marker in (("database", "db"), ("broker", "bus")):
            if fixture in names:
                item.add_marker(marker)


@pytest.fixture(scope="session")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """A private PostgreSQL of this run."""
    with Cluster(tmp_path_factory.mktemp("postgres"), durable=False) as cluster:
        yield cluster


@pytest.fixture(scope="session")
def broker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A private RabbitMQ node of this run."""
    with Node(tmp_path_factory.mktemp("rabbit")) as node:
        yield node


@pytest.fixture
def caller(request: pytest.FixtureRequest) -> dict[str, str]:
    """Headers of the user named by the marker `as_user`; none for an anonymous caller."""
    marker = request.node.get_closest_marker("as_user")
    if marker is None:
        return {}
    role = marker.args[0]
    cemetery, user_id = marker.kwargs.get("cemetery"), marker.kwargs.get("id", 1)
    return {"X-Internal-Token": mint(role, user_id=user_id, cemetery=cemetery)}


@pytest.fixture
def log() -> Iterator[Lines]:
    lines = Lines()
    level = logger.level
    logger.addHandler(lines)
    logger.setLevel(logging.INFO)
    yield lines
    logger.removeHandler(lines)
    logger.setLevel(level)


@pytest.fixture
def stopped(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The clock, stopped at the present; `stopped.move(hours=1)`."""
    return Clock(monkeypatch)
