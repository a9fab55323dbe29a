"""What search engines may know: nothing, unless the office wants it."""

import xml.etree.ElementTree as ET
from collections.abc import AsyncIterator
from dataclasses import replace
from urllib.robotparser import RobotFileParser

import asyncpg
import httpx
import pytest

from services.kit.app import create_app
from services.kit.testing.stack import serving
from services.memorial.app import service
from services.memorial.pages import sitemaps
from services.memorial.settings import MemorialSettings
from services.memorial.tests.heads import read_head
from services.memorial.tests.persons import merge, put_person
from services.memorial.tests.site import Site

PUBLIC = "https://cimiteri.example"
_NS = "{http://www.sitemaps.org/schemas/sitemap/0.9}"


@pytest.fixture
def settings(settings: MemorialSettings, site: Site) -> MemorialSettings:
    return settings.model_copy(update={"web_url": site.url})


@pytest.fixture
async def indexed(
    settings: MemorialSettings, memorial: asyncpg.Connection
) -> AsyncIterator[httpx.AsyncClient]:
    told = settings.model_copy(update={"is_indexed": True})
    app = create_app(replace(service(told), has_workers=False))
    async with serving(app, {}) as client:
        yield client


async def rules(client: httpx.AsyncClient) -> RobotFileParser:
    reply = await client.get("/robots.txt")
    assert reply.status_code == 200
    assert reply.headers["content-type"] == "text/plain; charset=utf-8"
    assert reply.headers["cache-control"] == "no-cache"
    parser = RobotFileParser()
    parser.parse(reply.text.splitlines())
    return parser


async def addresses(client: httpx.AsyncClient, path: str, element: str) -> list[str]:
    reply = await client.get(path)
    assert reply.status_code == 200, path
    assert reply.headers["content-type"] == "application/xml"
    assert reply.headers["cache-control"] == "no-cache"
    root = ET.fromstring(reply.content)
    return [loc.text or "" for loc in root.iterfind(f"{_NS}{element}/{_NS}loc")]


async def test_search_engines_read_on_the_page_itself_that_it_is_not_to_be_listed(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    """Kept from reading it, they would list its bare address."""
    robots = await rules(client)
    assert robots.can_fetch("Googlebot", f"{PUBLIC}/memorial/7")
    await put_person(memorial, 7)
    head = read_head((await client.get("/memorial/7")).text)
    assert head.metas["robots"] == ["noindex"]


async def test_search_engines_are_sent_away_from_pictures_and_data(
    client: httpx.AsyncClient,
) -> None:
    robots = await rules(client)
    assert not robots.can_fetch("Googlebot", f"{PUBLIC}/media/a.webp")
    assert not robots.can_fetch("Googlebot", f"{PUBLIC}/api/search/deceased?q=rossi")
    assert robots.can_fetch("Googlebot", f"{PUBLIC}/search")
    assert robots.site_maps() is None


@pytest.mark.parametrize("name", ["Twitterbot", "LinkedInBot", "facebookexternalhit", "WhatsApp"])
async def test_whoever_makes_previews_may_read_what_is_shared(
    client: httpx.AsyncClient, name: str
) -> None:
    robots = await rules(client)
    assert robots.can_fetch(name, f"{PUBLIC}/memorial/7")
    assert robots.can_fetch(name, f"{PUBLIC}/media/a.webp")
    assert not robots.can_fetch(name, f"{PUBLIC}/api/stats")


@pytest.mark.parametrize("path", ["/sitemap.xml", "/sitemap-1.xml"])
async def test_there_is_no_sitemap(
    client: httpx.AsyncClient, memorial: asyncpg.Connection, path: str
) -> None:
    await put_person(memorial, 7)
    reply = await client.get(path)
    assert reply.status_code == 404
    assert "7" not in reply.text


async def test_where_it_is_wanted_memorials_are_open(indexed: httpx.AsyncClient) -> None:
    robots = await rules(indexed)
    assert robots.can_fetch("Googlebot", f"{PUBLIC}/memorial/7")
    assert robots.can_fetch("Googlebot", f"{PUBLIC}/api/public/deceased/7")
    assert not robots.can_fetch("Googlebot", f"{PUBLIC}/api/search/deceased")
    assert robots.site_maps() == [f"{PUBLIC}/sitemap.xml"]


async def test_a_sitemap_names_the_public_memorials_alone(
    indexed: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    await put_person(memorial, 7)
    await put_person(memorial, 8, public=False)
    await put_person(memorial, 9, removed=True)
    await merge(memorial, 6, into=7)
    assert await addresses(indexed, "/sitemap.xml", "sitemap") == [f"{PUBLIC}/sitemap-1.xml"]
    assert await addresses(indexed, "/sitemap-1.xml", "url") == [f"{PUBLIC}/memorial/7"]
    await put_person(memorial, 7, public=False)
    assert await addresses(indexed, "/sitemap.xml", "sitemap") == []
    assert (await indexed.get("/sitemap-1.xml")).status_code == 404


async def test_no_file_holds_more_than_it_may_and_together_they_hold_all(
    indexed: httpx.AsyncClient, memorial: asyncpg.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sitemaps, "A_FILE", 10)
    ids = [*range(1, 26), 51, 60, 61, 2**31 - 1]
    for deceased_id in ids:
        await put_person(memorial, deceased_id)
    await put_person(memorial, 45, public=False)
    found = []
    files = await addresses(indexed, "/sitemap.xml", "sitemap")
    assert len(files) == 6
    for url in files[:-1]:
        within = await addresses(indexed, url.removeprefix(PUBLIC), "url")
        assert 1 <= len(within) <= 10
        found += within
    assert found == [f"{PUBLIC}/memorial/{deceased_id}" for deceased_id in ids[:-1]]


async def test_the_largest_id_has_a_file(
    indexed: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    await put_person(memorial, 2**31 - 1)
    (url,) = await addresses(indexed, "/sitemap.xml", "sitemap")
    assert await addresses(indexed, url.removeprefix(PUBLIC), "url") == [
        f"{PUBLIC}/memorial/{2**31 - 1}"
    ]


@pytest.mark.parametrize("number", ["0", "01", "2", "-1", "a", "999999", "1%20", "¹"])
async def test_a_file_that_is_not_there_is_not_there(
    indexed: httpx.AsyncClient, memorial: asyncpg.Connection, number: str
) -> None:
    await put_person(memorial, 7)
    assert (await indexed.get(f"/sitemap-{number}.xml")).status_code == 404
