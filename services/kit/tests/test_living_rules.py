"""What lives as long as an application, and what a service asks itself before it serves."""

from dataclasses import dataclass, field, replace

import pytest
from asgi_lifespan import LifespanManager

from services.kit import cli
from services.kit.app import create_app
from services.kit.testing.lines import Lines
from services.kit.tests import guestbook
from services.kit.tests.conftest import NOWHERE


@dataclass
class Pipe:
    """A resource that writes down what becomes of it."""

    told: list[str] = field(default_factory=list)
    is_broken: bool = False

    async def open(self) -> None:
        if self.is_broken:
            raise OSError("broken")
        self.told.append("open")

    async def close(self) -> None:
        self.told.append("close")


async def test_a_resource_is_open_while_the_application_runs() -> None:
    pipe = Pipe()
    service = guestbook.service(NOWHERE, "amqp://127.0.0.1:9/")
    app = create_app(replace(service, resources={"pipe": pipe}))
    assert pipe.told == []
    async with LifespanManager(app):
        assert app.state.pipe is pipe
        assert pipe.told == ["open"]
    assert pipe.told == ["open", "close"]


async def test_one_that_does_not_open_closes_those_before_it() -> None:
    pipe = Pipe()
    service = guestbook.service(NOWHERE, "amqp://127.0.0.1:9/")
    broken = {"pipe": pipe, "broken": Pipe(is_broken=True)}
    with pytest.raises(OSError, match="broken"):
        async with LifespanManager(create_app(replace(service, resources=broken))):
            raise AssertionError("started")
    assert pipe.told == ["open", "close"]


async def test_the_reason_not_to_start_waits_for_the_database(
    log: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cli, "WAIT_SECONDS", 0.01)
    answers: list[Exception | str] = [OSError("away"), ConnectionError("away"), "no"]

    async def why_not() -> str | None:
        answer = answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer

    assert await cli.reason_not_to_start(why_not) == "no"
    assert len(log.about("the service waits to start")) == 2
