"""Who sees a picture: everybody when a public record names it, else those who see the record."""

from pathlib import Path

import asyncpg
import httpx
import pytest

from services.kit.testing.tokens import mint
from services.registry.picture_models import COLUMNS
from services.registry.pictures.service import IS_PUBLIC
from services.registry.tests.making import LEVELS, Ground, add, change
from services.registry.tests.pictures import encoded, quarters, remove, uploaded

pytestmark = pytest.mark.as_user("admin", cemetery=1, id=7)
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
NOBODY = {"X-Internal-Token": ""}
ADMIN, ADMIN_ELSEWHERE = ("admin", 2, 1), ("admin", 3, 2)
CALLERS = (
    None,
    ("superadmin", 1, None),
    ADMIN,
    ADMIN_ELSEWHERE,
    ("owner", 4, 1),
    ("owner", 5, 1),
    ("fornitore", 6, 1),
)


def token(caller: tuple[str, int, int | None] | None) -> dict[str, str]:
    """The headers of a caller, by role, id and cemetery."""
    if caller is None:
        return NOBODY
    role, user_id, cemetery = caller
    return {"X-Internal-Token": mint(role, user_id=user_id, cemetery=cemetery)}


@pytest.fixture
async def picture(client: httpx.AsyncClient) -> str:
    """The hash of a picture that no record names."""
    return await uploaded(client, encoded(quarters(), "PNG"))


async def records(registry: asyncpg.Connection) -> dict[str, int]:
    """One record of each level, the tomb of user 4."""
    ground = await Ground.make(registry)
    await change(registry, "tomb", ground.tomb, user_id=4)
    person = await ground.bury("Rossi")
    return {
        "cemetery": ground.cemetery,
        "sector": ground.sector,
        "block": ground.block,
        "tomb": ground.tomb,
        "deceased": person,
    }


async def statuses(client: httpx.AsyncClient, hash_: str) -> list[int]:
    """Of nobody, the superadmin, the admins here and elsewhere, owner, neighbour, supplier."""
    answers = [await client.get(f"/media/{hash_}.webp", headers=token(who)) for who in CALLERS]
    return [answer.status_code for answer in answers]


PLACES = [(table, column) for table, columns in COLUMNS.items() for column in columns]


@pytest.mark.parametrize(("table", "column"), PLACES)
async def test_a_picture_is_as_public_as_the_record_that_names_it(
    client: httpx.AsyncClient, registry: asyncpg.Connection, picture: str, table: str, column: str
) -> None:
    ids = await records(registry)
    url = f"/media/{picture}.webp"
    named = f'["https://example.org/x.jpg", "{url}"]' if column == "photos" else url
    await change(registry, table, ids[table], **{column: named})
    assert await statuses(client, picture) == [200] * 7
    for level in LEVELS[: LEVELS.index(table) + 1]:
        await change(registry, level, ids[level], enabled=False)
        neighbour = 200 if table in ("cemetery", "sector", "block") else 404
        seen = await statuses(client, picture)
        assert seen == [404, 200, 200, 404, 200, neighbour, 404], level
        await change(registry, level, ids[level], enabled=True)
    assert await statuses(client, picture) == [200] * 7


async def test_one_public_record_of_two_is_enough(
    client: httpx.AsyncClient, registry: asyncpg.Connection, picture: str
) -> None:
    ids = await records(registry)
    await change(registry, "deceased", ids["deceased"], picture=f"/media/{picture}.webp")
    other = await add(
        registry,
        "deceased",
        tomb_id=ids["tomb"],
        name="Anna",
        surname="Verdi",
        background_image=f"https://camposanto.example/media/{picture}-thumb.webp?1",
    )
    await change(registry, "deceased", ids["deceased"], enabled=False)
    assert (await client.get(f"/media/{picture}.webp", headers=NOBODY)).status_code == 200
    await change(registry, "deceased", other, enabled=False)
    assert (await client.get(f"/media/{picture}.webp", headers=NOBODY)).status_code == 404


async def test_a_picture_of_a_form_that_is_not_saved_yet_is_the_office_s(
    client: httpx.AsyncClient, picture: str
) -> None:
    assert await statuses(client, picture) == [404, 200, 200, 200, 200, 200, 404]


async def test_who_uploads_a_picture_of_another_s_hidden_record_sees_it(
    client: httpx.AsyncClient, registry: asyncpg.Connection, picture: str
) -> None:
    ids = await records(registry)
    await change(registry, "tomb", ids["tomb"], picture=f"/media/{picture}.webp", enabled=False)
    client.headers.update(token(ADMIN_ELSEWHERE))
    assert (await client.get(f"/media/{picture}.webp")).status_code == 404
    assert await uploaded(client, encoded(quarters(), "PNG")) == picture
    assert (await client.get(f"/media/{picture}.webp")).status_code == 200


async def shown(registry: asyncpg.Connection, picture: str) -> int:
    """A public record that names the picture."""
    ids = await records(registry)
    await change(registry, "deceased", ids["deceased"], picture=f"/media/{picture}.webp")
    return ids["deceased"]


@pytest.mark.parametrize("size", ["", "-thumb"])
async def test_a_public_picture_is_answered_as_it_is_stored(
    client: httpx.AsyncClient, registry: asyncpg.Connection, folder: Path, picture: str, size: str
) -> None:
    await shown(registry, picture)
    path = f"/media/{picture}{size}.webp"
    answer = await client.get(path, headers=NOBODY)
    assert answer.status_code == 200
    assert answer.content == (folder / f"{picture}{size}.webp").read_bytes()
    assert answer.headers["cache-control"] == ASK_AGAIN
    assert answer.headers["content-type"] == "image/webp"
    assert answer.headers["x-content-type-options"] == "nosniff"
    head = await client.head(path, headers=NOBODY)
    assert head.status_code == 200
    told = ("cache-control", "content-type", "content-length", "etag")
    assert [head.headers[name] for name in told] == [answer.headers[name] for name in told]


@pytest.mark.parametrize(("table", "column"), PLACES)
async def test_a_picture_is_kept_for_ever_unless_it_may_be_hidden_with_a_person(
    client: httpx.AsyncClient, registry: asyncpg.Connection, picture: str, table: str, column: str
) -> None:
    ids = await records(registry)
    url = f"/media/{picture}.webp"
    await change(
        registry, table, ids[table], **{column: f'["{url}"]' if column == "photos" else url}
    )
    kept = (await client.get(url, headers=NOBODY)).headers["cache-control"]
    assert kept == (ASK_AGAIN if table == "deceased" else FOREVER)
    await change(registry, "deceased", ids["deceased"], background_image=url)
    assert (await client.get(url, headers=NOBODY)).headers["cache-control"] == ASK_AGAIN


async def test_who_has_it_already_is_told_so(
    client: httpx.AsyncClient, registry: asyncpg.Connection, picture: str
) -> None:
    person = await shown(registry, picture)
    path = f"/media/{picture}.webp"
    etag = (await client.get(path)).headers["etag"]
    assert etag != (await client.get(f"/media/{picture}-thumb.webp")).headers["etag"]
    for sent in (etag, f"W/{etag}", f'"other", {etag}', "*"):
        asked = {**NOBODY, "If-None-Match": sent}
        for method in ("GET", "HEAD"):
            answer = await client.request(method, path, headers=asked)
            assert (answer.status_code, answer.content) == (304, b"")
            assert answer.headers["etag"] == etag
            assert answer.headers["cache-control"] == ASK_AGAIN
    assert (await client.get(path, headers={"If-None-Match": '"other"'})).status_code == 200
    await change(registry, "deceased", person, enabled=False)
    hidden = await client.get(path, headers={**NOBODY, "If-None-Match": etag})
    assert hidden.status_code == 404


async def test_a_hidden_picture_is_kept_by_nobody_on_the_way(
    client: httpx.AsyncClient, registry: asyncpg.Connection, picture: str
) -> None:
    person = await shown(registry, picture)
    await change(registry, "deceased", person, enabled=False)
    path = f"/media/{picture}.webp"
    seen = await client.get(path, headers=token(ADMIN))
    assert seen.headers["cache-control"] == "private, no-cache"
    asked = {**token(ADMIN), "If-None-Match": seen.headers["etag"]}
    assert (await client.get(path, headers=asked)).status_code == 304
    missing = await client.get(path, headers=NOBODY)
    nothing = await client.get(f"/media/{'0' * 64}.webp", headers=NOBODY)
    for answer in (missing, nothing):
        assert (answer.status_code, answer.json()) == (404, {"message": "Immagine non trovata"})
        assert answer.headers["cache-control"] == "no-store"
        assert "etag" not in answer.headers


@pytest.mark.parametrize(
    "name",
    [
        "{}",
        "{}.jpg",
        "{}.webp.webp",
        "{}-thumbs.webp",
        "{}.WEBP",
        "%2e%2e%2f{}.webp",
        "a{}.webp",
        "x.webp",
        "{}.webp%00",
        "{}.webp%0a",
        "{}.webp%23",
    ],
)
async def test_only_names_of_our_own_shape_name_anything(
    client: httpx.AsyncClient, picture: str, name: str
) -> None:
    answer = await client.get(f"/media/{name.format(picture)}")
    assert answer.status_code == 404


async def test_a_picture_whose_file_is_lost_is_not_found(
    client: httpx.AsyncClient, registry: asyncpg.Connection, folder: Path, picture: str
) -> None:
    await shown(registry, picture)
    remove(folder, picture)
    for method in ("GET", "HEAD"):
        assert (await client.request(method, f"/media/{picture}.webp")).status_code == 404


async def test_pictures_are_found_by_indexes(registry: asyncpg.Connection) -> None:
    ids = await records(registry)
    await registry.execute(
        "insert into registry.deceased (tomb_id, name, surname, picture)"
        " select $1, 'Anna', 'Verdi', '/demo/' || n || '.svg' from generate_series(1, 5000) n",
        ids["tomb"],
    )
    await registry.execute("analyze registry.deceased")
    plan = await registry.fetch(f"explain {IS_PUBLIC.replace('$1::text', repr('0' * 64))}")
    told = "\n".join(row[0] for row in plan)
    assert "ix_deceased_pictures" in told
    assert "Seq Scan on deceased" not in told
