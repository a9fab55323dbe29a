"""Pictures that no record names go after a day; all others stay, whoever writes at that moment."""

import os
from pathlib import Path

import asyncpg
import httpx
import pytest

from services.kit import clock
from services.kit.testing.clock import Clock
from services.registry.picture_models import COLUMNS
from services.registry.settings import RegistrySettings
from services.registry.tests.making import change
from services.registry.tests.pictures import (
    encoded,
    files,
    is_there,
    name,
    one_of_each,
    quarters,
    rows,
    sweep,
    uploaded,
)

pytestmark = pytest.mark.as_user("superadmin")
PLACES = [(table, column) for table, columns in COLUMNS.items() for column in columns]


@pytest.fixture
async def picture(client: httpx.AsyncClient, stopped: Clock) -> str:
    """The hash of a picture, uploaded just now."""
    return await uploaded(client, encoded(quarters(), "PNG"))


@pytest.fixture
async def ids(registry: asyncpg.Connection) -> dict[str, int]:
    return await one_of_each(registry)


async def test_an_unused_picture_goes_after_a_day_and_not_before(
    registry: asyncpg.Connection,
    settings: RegistrySettings,
    folder: Path,
    picture: str,
    stopped: Clock,
) -> None:
    stopped.move(hours=23)
    await sweep(settings)
    assert is_there(folder, picture)
    stopped.move(hours=2)
    await sweep(settings)
    assert not is_there(folder, picture)
    assert await rows(registry) == []


async def test_uploading_it_again_gives_another_day(
    client: httpx.AsyncClient,
    settings: RegistrySettings,
    folder: Path,
    picture: str,
    stopped: Clock,
) -> None:
    stopped.move(hours=23)
    assert await uploaded(client, encoded(quarters(), "PNG")) == picture
    stopped.move(hours=2)
    await sweep(settings)
    assert is_there(folder, picture)


@pytest.mark.parametrize("column", PLACES, ids=".".join)
async def test_what_a_record_names_stays_until_it_does_no_more(
    registry: asyncpg.Connection,
    settings: RegistrySettings,
    folder: Path,
    picture: str,
    stopped: Clock,
    ids: dict[str, int],
    column: tuple[str, str],
) -> None:
    await name(registry, ids, picture, column=column)
    await change(registry, column[0], ids[column[0]], enabled=False)
    for _ in range(3):
        stopped.move(hours=25)
        await sweep(settings)
        assert is_there(folder, picture)
    table, field = column
    await change(registry, table, ids[table], **{field: "[]" if field == "photos" else None})
    stopped.move(hours=25)
    await sweep(settings)
    assert not is_there(folder, picture)


@pytest.mark.parametrize(("kind", "path"), [("deceased", "deceaseds"), ("cemetery", "cemeteries")])
async def test_what_is_in_the_trash_comes_back_with_its_picture(
    client: httpx.AsyncClient,
    registry: asyncpg.Connection,
    settings: RegistrySettings,
    folder: Path,
    picture: str,
    stopped: Clock,
    ids: dict[str, int],
    kind: str,
    path: str,
) -> None:
    await name(registry, ids, picture, column=("deceased", "background_image"))
    whole = {"cascade": "true", "name": "Cimitero Maggiore"} if kind == "cemetery" else {}
    gone = await client.delete(f"/api/{path}/{ids[kind]}", params=whole)
    assert gone.status_code == 204, gone.text
    stopped.move(hours=25)
    await sweep(settings)
    assert is_there(folder, picture)
    (trash,) = (await client.get("/api/trash")).json()["results"]
    assert (await client.post(f"/api/trash/{trash['id']}/restore")).status_code == 200
    stopped.move(hours=25)
    await sweep(settings)
    assert is_there(folder, picture)
    await client.delete(f"/api/{path}/{ids[kind]}", params=whole)
    await registry.execute("delete from registry.trash")
    stopped.move(hours=25)
    await sweep(settings)
    assert not is_there(folder, picture)


async def test_a_merge_that_can_be_undone_keeps_what_it_overwrote(
    registry: asyncpg.Connection,
    settings: RegistrySettings,
    folder: Path,
    picture: str,
    stopped: Clock,
) -> None:
    trash = await registry.fetchval(
        "insert into registry.trash"
        " (kind, record_id, label, cemetery_id, cemetery_name, deleted_at, contents)"
        " values ('merged', 2, 'Rossi', 1, 'Cimitero', now(), '{}') returning id"
    )
    await registry.execute(
        "insert into registry.merge (kept_id, kept_label, merged_id, merged_label, cemetery_id,"
        " cemetery_name, changes, trash_id, merged_at)"
        " values (1, 'Rossi', 2, 'Rossi', 1, 'Cimitero', $1, $2, now())",
        f'[{{"field": "picture", "before": "/media/{picture}.webp"}}]',
        trash,
    )
    stopped.move(hours=25)
    await sweep(settings)
    assert is_there(folder, picture)
    await registry.execute("delete from registry.trash")
    stopped.move(hours=25)
    await sweep(settings)
    assert not is_there(folder, picture)


async def test_files_of_nobody_have_their_day_too(
    registry: asyncpg.Connection,
    settings: RegistrySettings,
    folder: Path,
    picture: str,
    stopped: Clock,
) -> None:
    """An upload that broke off, or a database brought back to an older day."""
    await registry.execute("delete from registry.picture")
    stopped.move(hours=25)
    await sweep(settings)
    assert is_there(folder, picture)
    assert await rows(registry) == [picture]
    stopped.move(hours=25)
    await sweep(settings)
    assert not is_there(folder, picture)


async def test_a_file_of_an_upload_that_is_not_committed_yet_is_left_alone(
    registry: asyncpg.Connection, settings: RegistrySettings, folder: Path, picture: str
) -> None:
    await registry.execute("delete from registry.picture")
    await sweep(settings)
    assert is_there(folder, picture)
    assert await rows(registry) == []


def leave(folder: Path, hours_old: dict[str, int]) -> None:
    """Files that somebody left there."""
    folder.mkdir()
    now = clock.now().timestamp()
    for file, hours in hours_old.items():
        (folder / file).write_bytes(b"x")
        os.utime(folder / file, (now, now - hours * 3600))


async def test_halves_of_a_killed_process_and_nothing_else_are_removed(
    settings: RegistrySettings, folder: Path, stopped: Clock
) -> None:
    leave(folder, {"a.webp#1": 25, "b.webp#2": 1, "leggimi.txt": 25})
    await sweep(settings)
    stopped.move(hours=2)
    await sweep(settings)
    assert files(folder) == {"b.webp#2", "leggimi.txt"}


async def test_more_than_one_lot_is_swept(
    registry: asyncpg.Connection, settings: RegistrySettings, stopped: Clock, ids: dict[str, int]
) -> None:
    await registry.execute(
        "insert into registry.picture (hash, bytes, due_at)"
        " select lpad(n::text, 64, '0'), 1, $1 from generate_series(1, 1200) n",
        clock.now(),
    )
    await name(registry, ids, f"{7:064d}", column=("tomb", "picture"))
    stopped.move(hours=1)
    await sweep(settings)
    assert await rows(registry) == [f"{7:064d}"]
