"""Pictures in S3: the same as in a folder, and told in Italian when it is away."""

from collections.abc import Iterator

import asyncpg
import httpx
import pytest

from services.kit.testing.clock import Clock
from services.registry.settings import MediaSettings, RegistrySettings
from services.registry.tests.pictures import encoded, quarters, rows, sweep, upload, uploaded
from services.registry.tests.s3 import BUCKET, FOLDER, KEY_ID, S3, SECRET

pytestmark = pytest.mark.as_user("superadmin")
AWAY = {"message": "L'archivio delle immagini non è disponibile: riprova tra poco"}


@pytest.fixture
def s3() -> Iterator[S3]:
    server = S3()
    yield server
    server.close()


@pytest.fixture
def settings(settings: RegistrySettings, s3: S3) -> RegistrySettings:
    media = MediaSettings(
        url=f"s3://{BUCKET}/{FOLDER}",
        region="eu-south-1",
        endpoint=s3.url,
        access_key_id=KEY_ID,
        secret_access_key=SECRET,
    )
    return settings.model_copy(update={"media": media})


def keys(hash_: str) -> set[str]:
    return {f"{FOLDER}/{hash_}.webp", f"{FOLDER}/{hash_}-thumb.webp"}


async def test_pictures_are_stored_read_and_swept(
    client: httpx.AsyncClient,
    registry: asyncpg.Connection,
    settings: RegistrySettings,
    s3: S3,
    stopped: Clock,
) -> None:
    hash_ = await uploaded(client, encoded(quarters(), "PNG"))
    assert s3.kept.keys() == keys(hash_)
    answer = await client.get(f"/media/{hash_}.webp")
    assert answer.content == s3.kept[f"{FOLDER}/{hash_}.webp"]
    assert (await client.get(f"/media/{'0' * 64}.webp")).status_code == 404
    stopped.move(hours=25)
    await sweep(settings)
    assert (s3.kept, await rows(registry)) == ({}, [])


async def test_a_file_of_nobody_has_its_day_before_it_goes(
    registry: asyncpg.Connection, settings: RegistrySettings, s3: S3, stopped: Clock
) -> None:
    hash_ = "ab" * 32
    s3.kept = dict.fromkeys(keys(hash_), b"x") | {f"{FOLDER}/leggimi.txt": b"x", "altro": b"x"}
    await sweep(settings)
    assert await rows(registry) == [hash_]
    stopped.move(hours=25)
    await sweep(settings)
    assert s3.kept.keys() == {f"{FOLDER}/leggimi.txt", "altro"}


async def test_a_store_that_refuses_keeps_no_half(
    client: httpx.AsyncClient, registry: asyncpg.Connection, s3: S3
) -> None:
    s3.is_full = True
    answer = await upload(client, encoded(quarters(), "PNG"))
    assert (answer.status_code, answer.json()) == (503, AWAY)
    assert await rows(registry) == []


async def test_a_store_that_is_away_is_told_and_swept_later(
    client: httpx.AsyncClient,
    registry: asyncpg.Connection,
    settings: RegistrySettings,
    s3: S3,
    stopped: Clock,
) -> None:
    hash_ = await uploaded(client, encoded(quarters(), "PNG"))
    s3.is_away = True
    for answer in (
        await client.get(f"/media/{hash_}.webp"),
        await upload(client, encoded(quarters(100, 100), "PNG")),
    ):
        assert (answer.status_code, answer.json()) == (503, AWAY)
    stopped.move(hours=25)
    await sweep(settings)
    assert await rows(registry) == [hash_]
