"""Pictures of products: kept and shown as the shop tells; suppliers upload theirs."""

from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest

from services.kit.db import Database
from services.kit.testing.clock import Clock
from services.kit.testing.tokens import mint
from services.registry.consumers import (
    ProductsChanged,
    ProductsRemoved,
    keep_product_pictures,
    remove_product_pictures,
)
from services.registry.models import Outbox
from services.registry.pictures.service import MOST_UNUSED, TOO_MANY, UNUSED_FOR
from services.registry.settings import RegistrySettings
from services.registry.tests.making import change
from services.registry.tests.pictures import (
    encoded,
    files,
    is_there,
    one_of_each,
    quarters,
    rows,
    sweep,
    upload,
    uploaded,
)

SELLER, OTHER = 11, 12
pytestmark = pytest.mark.as_user("fornitore", cemetery=1, id=SELLER)
PRODUCT = 3
CALLERS = {
    "visitor": None,
    "superadmin": ("superadmin", 1, None),
    "admin": ("admin", 2, 1),
    "admin elsewhere": ("admin", 3, 2),
    "owner": ("owner", 4, 1),
    "seller": ("fornitore", SELLER, 1),
    "other seller": ("fornitore", OTHER, 1),
}
INSIDE = {"superadmin", "admin", "seller"}
EVERYBODY = set(CALLERS)


class Shop:
    """Events of shop, as the consumer of registry takes them."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def sell(self, picture: str | None, version: int = 1, **other: Any) -> None:
        told: dict[str, Any] = {"productId": PRODUCT, "version": version, "supplierId": SELLER}
        told |= {"picture": picture and f"/media/{picture}.webp", "public": True}
        told |= {"cemeteryId": 1, **other}
        async with self.database.unit_of_work() as session:
            changed = ProductsChanged.model_validate({"items": [told]})
            await keep_product_pictures(session, changed)

    async def remove(self, version: int) -> None:
        async with self.database.unit_of_work() as session:
            items = [{"id": PRODUCT, "version": version}]
            removed = ProductsRemoved.model_validate({"items": items})
            await remove_product_pictures(session, removed)


@pytest.fixture
async def shop(settings: RegistrySettings) -> AsyncIterator[Shop]:
    database = Database(settings.database_url, Outbox)
    yield Shop(database)
    await database.close()


@pytest.fixture
async def picture(client: httpx.AsyncClient, stopped: Clock) -> str:
    """The hash of a picture that the supplier has just uploaded."""
    return await uploaded(client, encoded(quarters(), "PNG"))


async def seers(client: httpx.AsyncClient, picture: str) -> set[str]:
    """Who sees it."""
    seen = set()
    for name, who in CALLERS.items():
        role, user_id, cemetery = who or ("", 0, None)
        token = mint(role, user_id=user_id, cemetery=cemetery) if who else ""
        headers = {"X-Internal-Token": token}
        answer = await client.get(f"/media/{picture}.webp", headers=headers)
        assert answer.status_code in (200, 404)
        if answer.is_success:
            seen.add(name)
    return seen


async def forget_uploader(registry: asyncpg.Connection) -> None:
    """Whoever uploaded a picture sees it in any case."""
    await registry.execute("update registry.picture set uploaded_by = null")


async def test_a_picture_is_as_public_as_the_product_that_names_it(
    client: httpx.AsyncClient, registry: asyncpg.Connection, shop: Shop, picture: str
) -> None:
    await forget_uploader(registry)
    await shop.sell(picture)
    assert await seers(client, picture) == EVERYBODY
    await shop.sell(picture, 2, public=False)
    assert await seers(client, picture) == INSIDE
    await shop.sell(picture, 3, public=False, cemeteryId=2)
    assert await seers(client, picture) == {"superadmin", "admin elsewhere", "seller"}


async def test_a_supplier_sees_what_they_uploaded_and_no_other_form_s_picture(
    client: httpx.AsyncClient, picture: str
) -> None:
    assert await seers(client, picture) == EVERYBODY - {"visitor", "other seller"}


async def test_a_supplier_sees_no_hidden_record_s_picture(
    client: httpx.AsyncClient, registry: asyncpg.Connection, picture: str
) -> None:
    ids = await one_of_each(registry)
    await forget_uploader(registry)
    hidden = {"picture": f"/media/{picture}.webp", "enabled": False}
    await change(registry, "sector", ids["sector"], **hidden)
    assert await seers(client, picture) == {"superadmin", "admin", "owner"}


async def test_an_older_state_that_comes_late_changes_nothing(
    client: httpx.AsyncClient, registry: asyncpg.Connection, shop: Shop, picture: str
) -> None:
    await forget_uploader(registry)
    await shop.sell(picture, 5)
    await shop.sell(None, 4)
    assert await seers(client, picture) == EVERYBODY
    await shop.remove(4)
    assert await seers(client, picture) == EVERYBODY
    await shop.remove(7)
    await shop.sell(picture, 6)
    assert await seers(client, picture) == EVERYBODY - {"visitor", "seller", "other seller"}


async def test_a_removal_that_comes_first_is_remembered(
    client: httpx.AsyncClient, shop: Shop, picture: str
) -> None:
    await shop.remove(3)
    await shop.sell(picture, 2)
    assert "visitor" not in await seers(client, picture)


async def tomorrow(settings: RegistrySettings, stopped: Clock) -> None:
    stopped.move(hours=25)
    await sweep(settings)


@pytest.mark.parametrize("public", [True, False])
async def test_a_product_s_picture_stays_until_it_is_gone(
    settings: RegistrySettings,
    folder: Path,
    shop: Shop,
    picture: str,
    stopped: Clock,
    public: bool,
) -> None:
    await shop.sell(picture, public=public)
    for _ in range(3):
        await tomorrow(settings, stopped)
        assert is_there(folder, picture)
    await shop.remove(2)
    await tomorrow(settings, stopped)
    assert not is_there(folder, picture)


async def test_a_picture_that_was_changed_for_another_goes(
    settings: RegistrySettings, folder: Path, shop: Shop, picture: str, stopped: Clock
) -> None:
    await shop.sell(picture)
    await shop.sell(64 * "0", 2)
    await tomorrow(settings, stopped)
    assert not is_there(folder, picture)


async def leave(registry: asyncpg.Connection, user: int, count: int) -> Sequence[str]:
    """Pictures that a user has uploaded and nothing names."""
    hashes = [f"{number:064x}" for number in range(count)]
    await registry.executemany(
        "insert into registry.picture (hash, bytes, uploaded_by, due_at)"
        " values ($1, 1, $2, now() + interval '1 day')",
        [(hash_, user) for hash_ in hashes],
    )
    return hashes


@pytest.mark.parametrize("role", ["fornitore", "owner"])
async def test_who_leaves_too_many_unused_is_refused_until_some_are_used(
    client: httpx.AsyncClient,
    registry: asyncpg.Connection,
    shop: Shop,
    folder: Path,
    role: str,
) -> None:
    headers = {"X-Internal-Token": mint(role, user_id=SELLER, cemetery=1)}
    hashes = await leave(registry, SELLER, MOST_UNUSED)
    refused = await upload(client, encoded(quarters(), "PNG"), headers=headers)
    assert (refused.status_code, refused.json()["message"]) == (429, TOO_MANY)
    assert refused.headers["retry-after"] == str(int(UNUSED_FOR.total_seconds()))
    assert await rows(registry) == sorted(hashes)
    assert files(folder) == set()
    await shop.sell(hashes[0], public=False)
    taken = await upload(client, encoded(quarters(), "PNG"), headers=headers)
    assert taken.status_code == 200


@pytest.mark.parametrize(
    ("role", "user"), [("fornitore", OTHER), ("admin", SELLER), ("superadmin", SELLER)]
)
async def test_neither_others_nor_the_office_are_hindered_by_it(
    client: httpx.AsyncClient, registry: asyncpg.Connection, role: str, user: int
) -> None:
    await leave(registry, SELLER, MOST_UNUSED)
    headers = {"X-Internal-Token": mint(role, user_id=user, cemetery=1)}
    answer = await upload(client, encoded(quarters(), "PNG"), headers=headers)
    assert answer.status_code == 200
