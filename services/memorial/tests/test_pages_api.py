"""What `/memorial/{id}` tells a program that makes a preview, and what it tells nobody."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import asyncpg
import httpx
import pytest

from services.kit.app import create_app
from services.kit.testing.stack import serving
from services.memorial.app import service
from services.memorial.pages import front
from services.memorial.settings import MemorialSettings
from services.memorial.tests.heads import Head, read_head
from services.memorial.tests.persons import merge, put_person, put_tomb
from services.memorial.tests.site import PAGE, Site

PUBLIC = "https://cimiteri.example"
ICON = f"{PUBLIC}/img/icon-512.png"


@pytest.fixture
def settings(settings: MemorialSettings, site: Site) -> MemorialSettings:
    return settings.model_copy(update={"web_url": site.url})


@pytest.fixture
async def indexed(
    settings: MemorialSettings, memorial: asyncpg.Connection
) -> AsyncIterator[httpx.AsyncClient]:
    """The service of an office that lets search engines list memorials."""
    told = settings.model_copy(update={"is_indexed": True})
    app = create_app(replace(service(told), has_workers=False))
    async with serving(app, {}) as client:
        yield client


async def head_of(client: httpx.AsyncClient, spelling: object = 7) -> Head:
    reply = await client.get(f"/memorial/{spelling}")
    assert reply.status_code == 200, reply.text
    assert reply.headers["content-type"] == "text/html; charset=utf-8"
    return read_head(reply.text)


async def test_a_preview_has_all_it_needs(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    await put_tomb(memorial)
    await put_person(memorial, 7, picture="/media/0af3.webp", epitaph="Riposa\nin pace")
    head = await head_of(client)
    title = "Anna Verdi (1920 – 1998)"
    described = "«Riposa in pace» Cimitero Maggiore. Accendi un lumino o lascia un pensiero."
    assert head.titles == [f"{title} · Camposanto"]
    assert head.links["canonical"] == [f"{PUBLIC}/memorial/7"]
    assert head.metas == {
        "description": [described],
        "robots": ["noindex"],
        "og:type": ["profile"],
        "og:site_name": ["Camposanto"],
        "og:locale": ["it_IT"],
        "og:title": [title],
        "og:description": [described],
        "og:url": [f"{PUBLIC}/memorial/7"],
        "og:image": [f"{PUBLIC}/media/0af3.webp"],
        "og:image:alt": ["Ritratto di Anna Verdi"],
        "twitter:card": ["summary"],
        "twitter:title": [title],
        "twitter:description": [described],
        "twitter:image": [f"{PUBLIC}/media/0af3.webp"],
    }


async def test_it_is_the_page_of_the_web_part(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    await put_person(memorial, 7)
    head = await head_of(client)
    assert head.scripts == ["/assets/index-1a2b3c.js"]
    assert head.links["icon"] == ["/img/logo.svg"]
    assert head.elements[-1] == "div"
    assert head.elements.index("meta") < head.elements.index("title")


@pytest.mark.parametrize(
    ("picture", "address"),
    [
        ("https://foto.example/a b.jpg?x=1&y=2", "https://foto.example/a b.jpg?x=1&y=2"),
        ("//foto.example/a.jpg", "https://foto.example/a.jpg"),
        ("demo/anna.jpg", f"{PUBLIC}/demo/anna.jpg"),
        ("/media/0af3?w=480", f"{PUBLIC}/media/0af3?w=480"),
        ("/demo/anna.svg", ICON),
        ("https://foto.example/Anna.SVG?x=1", ICON),
        ("javascript:alert(1)", ICON),
        ("data:image/png;base64,AA==", ICON),
        (" ", ICON),
        (None, ICON),
    ],
)
async def test_a_picture_has_an_absolute_address_and_is_ours_where_there_is_none(
    client: httpx.AsyncClient, memorial: asyncpg.Connection, picture: str | None, address: str
) -> None:
    await put_person(memorial, 7, picture=picture)
    head = await head_of(client)
    assert head.metas["og:image"] == head.metas["twitter:image"] == [address]
    alt = "Camposanto" if address == ICON else "Ritratto di Anna Verdi"
    assert head.metas["og:image:alt"] == [alt]


def test_the_web_part_has_the_picture_for_who_has_none() -> None:
    assert (Path(__file__).parents[3] / "web" / "public" / ICON.removeprefix(f"{PUBLIC}/")).exists()


async def test_script_is_text(client: httpx.AsyncClient, memorial: asyncpg.Connection) -> None:
    evil = '"/><script>alert(1)</script></title><img src=x onerror=alert(1)>'
    await put_tomb(memorial, cemetery_name=evil)
    await put_person(
        memorial, 7, name=evil, surname=r"\1 \g<0> </head>", epitaph=evil, picture=f"/x{evil}"
    )
    head = await head_of(client)
    assert head.titles == [rf"{evil} \1 \g<0> </head> (1920 – 1998) · Camposanto"]
    assert head.scripts == ["/assets/index-1a2b3c.js"]
    assert "img" not in head.elements
    assert head.metas["og:description"][0].startswith(f"«{evil}» {evil}.")


async def test_a_long_epitaph_is_cut(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    await put_person(memorial, 7, epitaph="parola " * 100)
    (described,) = (await head_of(client)).metas["description"]
    assert len(described) < 260
    assert "…»" in described


async def test_unknown_years_and_cemetery_are_left_out(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    await put_person(memorial, 7, birthdate=None, tomb_id=99)
    head = await head_of(client)
    assert head.titles == ["Anna Verdi · Camposanto"]
    assert head.metas["description"] == ["Accendi un lumino o lascia un pensiero."]


@pytest.mark.parametrize("of", [8, 9, 99, "abc", "07", "7%20", "+7", "٧", 2**31, 10**30, "7.html"])
async def test_who_is_not_public_has_the_same_page_with_404(
    client: httpx.AsyncClient, memorial: asyncpg.Connection, of: object
) -> None:
    await put_person(memorial, 7)
    await put_person(memorial, 8, public=False, name="Nascosta")
    await put_person(memorial, 9, removed=True, name="Nascosta")
    reply = await client.get(f"/memorial/{of}")
    assert reply.status_code == 404
    assert reply.headers["content-type"] == "text/html; charset=utf-8"
    assert "etag" not in reply.headers
    head = read_head(reply.text)
    assert head.titles == ["Memorial non trovato · Camposanto"]
    assert head.metas == {"robots": ["noindex"]}
    assert head.scripts == ["/assets/index-1a2b3c.js"]
    assert "Nascosta" not in reply.text


async def test_what_is_hidden_is_gone_at_the_next_request(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    await put_person(memorial, 7)
    etag = (await client.get("/memorial/7")).headers["etag"]
    await put_person(memorial, 7, public=False)
    assert (await client.get("/memorial/7")).status_code == 404
    known = {"If-None-Match": etag}
    assert (await client.get("/memorial/7", headers=known)).status_code == 404


async def test_a_merged_record_s_page_is_the_kept_one_s(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    await put_person(memorial, 7, name="Tenuta")
    await merge(memorial, 6, into=7)
    await merge(memorial, 5, into=6)
    head = await head_of(client, 5)
    assert head.titles == ["Tenuta Verdi (1920 – 1998) · Camposanto"]
    assert head.links["canonical"] == head.metas["og:url"] == [f"{PUBLIC}/memorial/7"]
    await put_person(memorial, 7, public=False)
    assert (await client.get("/memorial/5")).status_code == 404


async def test_merges_in_a_circle_end(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    await merge(memorial, 5, into=6)
    await merge(memorial, 6, into=5)
    assert (await client.get("/memorial/5")).status_code == 404


async def test_who_has_the_page_already_gets_it_not_again(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    await put_person(memorial, 7)
    reply = await client.get("/memorial/7")
    assert reply.headers["cache-control"] == "no-cache"
    known = {"If-None-Match": f"W/{reply.headers['etag']}"}
    again = await client.get("/memorial/7", headers=known)
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == reply.headers["etag"]
    await put_person(memorial, 7, epitaph="Nuovo")
    assert (await client.get("/memorial/7", headers=known)).status_code == 200


async def test_head_tells_the_same_without_the_page(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    await put_person(memorial, 7)
    for path, status in (("/memorial/7", 200), ("/memorial/99", 404)):
        reply, whole = await client.head(path), await client.get(path)
        assert reply.status_code == whole.status_code == status
        for name in ("content-type", "content-length", "cache-control", "etag"):
            assert reply.headers.get(name) == whole.headers.get(name)


async def test_nothing_of_a_visitor_is_told(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    await put_person(memorial, 7)
    await memorial.execute(
        "insert into memorial.tribute (kind, deceased_id, name, email, text, enabled, ip_address) "
        "values ('message', 7, 'Visitatrice', 'v@example.org', 'Un pensiero', true, '192.0.2.9')"
    )
    page = (await client.get("/memorial/7")).text
    for trace in ("Visitatrice", "example.org", "pensiero vero", "Un pensiero", "192.0.2.9"):
        assert trace not in page


async def test_only_where_it_is_wanted_a_search_engine_may_keep_the_page(
    indexed: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    await put_person(memorial, 7)
    assert "robots" not in (await head_of(indexed)).metas
    nobody = await indexed.get("/memorial/99")
    assert read_head(nobody.text).metas["robots"] == ["noindex"]


async def test_the_web_server_is_asked_seldom(
    client: httpx.AsyncClient, memorial: asyncpg.Connection, site: Site
) -> None:
    await put_person(memorial, 7)
    for _ in range(3):
        await head_of(client)
    assert site.asked == [None]


async def test_a_new_version_of_the_page_is_taken(
    client: httpx.AsyncClient,
    memorial: asyncpg.Connection,
    site: Site,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(front, "FRESH", 0.0)
    await put_person(memorial, 7)
    await head_of(client)
    await head_of(client)
    assert [etag is not None for etag in site.asked] == [False, True]
    site.page = PAGE.replace("1a2b3c", "4d5e6f")
    assert (await head_of(client)).scripts == ["/assets/index-4d5e6f.js"]


async def test_without_the_web_server_the_last_page_is_good(
    client: httpx.AsyncClient,
    memorial: asyncpg.Connection,
    site: Site,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(front, "FRESH", 0.0)
    await put_person(memorial, 7)
    await head_of(client)
    site.is_broken = True
    assert (await head_of(client)).titles == ["Anna Verdi (1920 – 1998) · Camposanto"]
    site.close()
    assert (await head_of(client)).titles == ["Anna Verdi (1920 – 1998) · Camposanto"]


async def test_without_any_page_the_service_is_not_there_for_the_moment(
    client: httpx.AsyncClient,
    memorial: asyncpg.Connection,
    site: Site,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(front, "AGAIN", 0.0)
    site.is_broken = True
    await put_person(memorial, 7)
    reply = await client.get("/memorial/7")
    assert reply.status_code == 503
    assert reply.json() == {"message": "Servizio momentaneamente non disponibile"}
    site.is_broken = False
    await head_of(client)
