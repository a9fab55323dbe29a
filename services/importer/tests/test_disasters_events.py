"""Whatever dies in the middle of a load, it ends with every row once."""

import asyncio
import signal
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator

import pytest

from services.importer.tests.command import end_of
from services.importer.tests.disaster import ROWS, Town, restart, town

pytestmark = pytest.mark.bus
WHOLE = f"Righe: {ROWS}  registrate: {ROWS}  saltate: 0  in errore: 0\n"
Moment = Callable[[Town], Awaitable[None]]


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    with town(tmp_path_factory.mktemp("disaster")) as town_:
        yield town_


@pytest.fixture
async def scene(servers: Town) -> AsyncIterator[Town]:
    async with servers.empty() as scene, scene.held():
        yield scene


@pytest.mark.parametrize("moment", [Town.first_batches, Town.some_batches])
@pytest.mark.parametrize(("sent", "code"), [(signal.SIGKILL, -9), (signal.SIGINT, 130)])
async def test_the_command_dies_and_is_run_again(
    scene: Town, moment: Moment, sent: signal.Signals, code: int
) -> None:
    await scene.registry()
    first = await scene.load()
    await moment(scene)
    first.send_signal(sent)
    ended = await end_of(first)
    await scene.must_hold_whole_batches()
    scene.let_go()
    again = await end_of(await scene.load())

    assert (ended.code, ended.out) == (code, "")
    assert ended.err.startswith("Interrotto. Le righe già inviate" if code > 0 else "")
    assert (again.code, again.out) == (0, WHOLE)
    await scene.must_be_complete()


async def test_the_registry_is_killed_and_started_again(scene: Town) -> None:
    registry = await scene.registry()
    load = await scene.load()
    await scene.some_batches()
    registry.kill()
    await registry.wait()
    await scene.must_hold_whole_batches()
    scene.let_go()
    await scene.registry()

    ended = await end_of(load)
    assert (ended.code, ended.out) == (0, WHOLE)
    await scene.must_be_complete()


async def test_the_broker_is_killed_and_started_again(scene: Town) -> None:
    await scene.registry()
    load = await scene.load()
    await scene.some_batches()
    await restart(scene.node, kill=True)
    await scene.must_hold_whole_batches()
    scene.let_go()

    ended = await end_of(load, within=90)
    assert (ended.code, ended.out) == (0, WHOLE)
    await scene.must_be_complete()


@pytest.mark.parametrize("kill", [False, True], ids=["stopped", "killed"])
async def test_the_database_goes_and_comes_back(scene: Town, kill: bool) -> None:
    await scene.registry()
    load = await scene.load()
    await scene.some_batches()
    await restart(scene.cluster, kill=kill)
    ended = await end_of(load)
    await asyncio.sleep(0.1)
    again = await end_of(await scene.load())

    assert ended.code == 3
    assert ended.err.startswith("Il database non risponde: rilancia lo stesso comando")
    assert (again.code, again.out) == (0, WHOLE)
    await scene.must_be_complete()
