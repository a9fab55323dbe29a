"""Sitemaps: the addresses of all public memorials, in files that their ids are dealt to."""

import re

import asyncpg
from fastapi import Response

from services.kit.errors import NotFound
from services.memorial.settings import MemorialSettings

A_FILE = 50_000  # addresses at most, by the protocol
_NUMBER = re.compile(r"[1-9]\d{0,4}", re.ASCII)
_NO_MAP = "Non trovato"
_HEADERS = {"Cache-Control": "no-cache"}
_XMLNS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

# from one public person on to the first of the next file that has any
_FILES = """
with recursive file(number) as (
  select (min(deceased_id) - 1) / $1::bigint + 1 from memorial.person where public and not removed
  union all
  select (select (p.deceased_id - 1) / $1 + 1 from memorial.person p
          where p.public and not p.removed and p.deceased_id > file.number * $1
          order by p.deceased_id limit 1)
  from file where file.number is not null
)
select number from file where number is not null
"""
_OF_FILE = """
select deceased_id from memorial.person
where public and not removed
  and deceased_id > ($2::bigint - 1) * $1::bigint and deceased_id <= $2::bigint * $1::bigint
order by deceased_id
"""


async def answer_index(reads: asyncpg.Pool, settings: MemorialSettings) -> Response:
    """Names the files."""
    _must_be_indexed(settings)
    public = settings.public_url.rstrip("/")
    numbers = [row["number"] for row in await reads.fetch(_FILES, A_FILE)]
    files = "".join(
        f"<sitemap><loc>{public}/sitemap-{number}.xml</loc></sitemap>\n" for number in numbers
    )
    return _answer(f"<sitemapindex {_XMLNS}>\n{files}</sitemapindex>\n")


async def answer_file(reads: asyncpg.Pool, settings: MemorialSettings, number: str) -> Response:
    """Names the memorials of a file.

    Raises:
        NotFound: nobody public belongs into it.
    """
    _must_be_indexed(settings)
    public = settings.public_url.rstrip("/")
    rows = await reads.fetch(_OF_FILE, A_FILE, int(number)) if _NUMBER.fullmatch(number) else []
    if not rows:
        raise NotFound(_NO_MAP)
    urls = "".join(f"<url><loc>{public}/memorial/{row[0]}</loc></url>\n" for row in rows)
    return _answer(f"<urlset {_XMLNS}>\n{urls}</urlset>\n")


def _must_be_indexed(settings: MemorialSettings) -> None:
    if not settings.is_indexed:
        raise NotFound(_NO_MAP)


def _answer(xml: str) -> Response:
    return Response(_HEAD + xml, media_type="application/xml", headers=_HEADERS)
