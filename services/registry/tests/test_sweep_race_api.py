"""A form that names a picture just as it is swept away: one of the two comes first."""

import asyncio
from pathlib import Path

import asyncpg
import httpx
import pytest

from services.kit.db import Database
from services.kit.testing.clock import Clock
from services.registry.models import Outbox
from services.registry.pictures.media import Media
from services.registry.pictures.sweeping import Sweeper
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
GONE = "L'immagine non è più disponibile: caricala di nuovo"


@pytest.fixture
async def picture(client: httpx.AsyncClient, stopped: Clock) -> str:
    """The hash of a picture, uploaded just now."""
    return await uploaded(client, encoded(quarters(), "PNG"))


@pytest.fixture
async def ids(registry: asyncpg.Connection) -> dict[str, int]:
    return await one_of_each(registry)


async def test_a_save_that_is_not_committed_yet_keeps_its_picture(
    settings: RegistrySettings,
    registry: asyncpg.Connection,
    folder: Path,
    picture: str,
    stopped: Clock,
    ids: dict[str, int],
) -> None:
    stopped.move(hours=25)
    async with registry.transaction():
        await registry.execute(
            "select from registry.picture where hash = $1 for key share", picture
        )
        await name(registry, ids, picture, column=("tomb", "picture"))
        await sweep(settings)
        assert is_there(folder, picture)
    await sweep(settings)
    assert is_there(folder, picture)


async def test_a_form_that_comes_while_its_picture_goes_is_told_to_upload_again(
    client: httpx.AsyncClient,
    settings: RegistrySettings,
    folder: Path,
    picture: str,
    stopped: Clock,
    ids: dict[str, int],
) -> None:
    stopped.move(hours=25)
    database = Database(settings.database_url, Outbox)
    form = {"picture": f"/media/{picture}.webp"}
    async with database.unit_of_work() as session:
        await Sweeper(Media(settings.media))(session)
        saving = asyncio.create_task(client.patch(f"/api/deceaseds/{ids['deceased']}", json=form))
        await asyncio.sleep(0.5)
        assert not saving.done(), "the form did not wait for the sweeper"
    await database.close()
    answer = await saving
    assert (answer.status_code, answer.json()) == (
        422,
        {"message": GONE, "fields": {"picture": GONE}},
    )
    assert not is_there(folder, picture)


async def test_forms_and_sweepers_at_once_leave_no_record_without_its_picture(
    client: httpx.AsyncClient,
    registry: asyncpg.Connection,
    settings: RegistrySettings,
    folder: Path,
    stopped: Clock,
    ids: dict[str, int],
) -> None:
    hashes = [await uploaded(client, encoded(quarters(40 + 2 * n, 40), "PNG")) for n in range(8)]
    stopped.move(hours=25)

    async def save(hash_: str) -> int:
        form = {"photos": [f"/media/{hash_}.webp"], "name": hash_, "sectorId": ids["sector"]}
        return (await client.post("/api/blocks", json=form)).status_code

    saved = await asyncio.gather(
        *(save(hash_) for hash_ in hashes[:4]),
        sweep(settings),
        sweep(settings),
        *(save(hash_) for hash_ in hashes[4:]),
    )
    statuses = [status for status in saved if status is not None]
    assert set(statuses) <= {201, 422}
    kept = {name.removesuffix(".webp") for name in files(folder) if "thumb" not in name}
    assert set(await rows(registry)) == kept
    stored = await registry.fetch("select name from registry.block where photos <> '[]'")
    assert {row["name"] for row in stored} <= kept
    assert len(stored) == statuses.count(201)


LOST = f"/media/{'0' * 64}.webp"


@pytest.mark.parametrize(
    ("path", "form"),
    [
        ("deceaseds/{deceased}", {"backgroundImage": LOST}),
        ("blocks/{block}", {"photos": ["https://example.org/a.jpg", LOST]}),
        ("cemeteries/{cemetery}", {"link3": LOST}),
    ],
)
async def test_a_picture_that_is_not_there_cannot_be_named(
    client: httpx.AsyncClient, ids: dict[str, int], path: str, form: dict[str, object]
) -> None:
    answer = await client.patch(f"/api/{path.format(**ids)}", json=form)
    (field,) = form
    assert answer.status_code == 422
    assert answer.json() == {"message": GONE, "fields": {field: GONE}}


async def test_what_a_record_named_before_or_stands_elsewhere_is_no_matter(
    client: httpx.AsyncClient, registry: asyncpg.Connection, ids: dict[str, int]
) -> None:
    await change(registry, "block", ids["block"], photos=f'["{LOST}"]')
    elsewhere = f"https://altri.example/media/{'1' * 64}.webp"
    answer = await client.patch(f"/api/blocks/{ids['block']}", json={"photos": [LOST, elsewhere]})
    assert answer.status_code == 200, answer.text
