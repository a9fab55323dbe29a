"""What programs read of memorials: the page with its preview, robots.txt, sitemaps."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request, Response

from services.kit.db import Reads
from services.memorial.pages import robots, sitemaps
from services.memorial.pages.answering import Pages
from services.memorial.settings import CurrentSettings

_HTML: dict[int | str, dict[str, Any]] = {
    200: {"description": "The page", "content": {"text/html": {"schema": {"type": "string"}}}},
    304: {"description": "The caller has it already"},
    404: {
        "description": "The same page, of nobody",
        "content": {"text/html": {"schema": {"type": "string"}}},
    },
}
_TEXT: dict[int | str, dict[str, Any]] = {200: {"content": {"text/plain": {}}}}
_XML: dict[int | str, dict[str, Any]] = {200: {"content": {"application/xml": {}}}}

router = APIRouter(tags=["pages"])


def _pages(request: Request) -> Pages:
    pages: Pages = request.app.state.pages
    return pages


Answering = Annotated[Pages, Depends(_pages)]


@router.get("/memorial/{deceased_id}", response_class=Response, responses=_HTML)
async def read_page(deceased_id: str, request: Request, reads: Reads, pages: Answering) -> Response:
    """The page of the web part, whose head tells whoever makes a preview what is in it."""
    return await pages.answer(reads, deceased_id, request.headers.get("if-none-match", ""))


@router.head("/memorial/{deceased_id}", response_class=Response, responses=_HTML)
async def head_page(deceased_id: str, request: Request, reads: Reads, pages: Answering) -> Response:
    """What the page's answer is like."""
    return await pages.answer(reads, deceased_id, request.headers.get("if-none-match", ""))


@router.get("/robots.txt", response_class=Response, responses=_TEXT)
async def read_robots(settings: CurrentSettings) -> Response:
    """What search engines may read."""
    return robots.answer(settings)


@router.get("/sitemap.xml", response_class=Response, responses=_XML)
async def read_sitemap(reads: Reads, settings: CurrentSettings) -> Response:
    """The files that name all public memorials, where search engines may list them."""
    return await sitemaps.answer_index(reads, settings)


@router.get("/sitemap-{part}.xml", response_class=Response, responses=_XML)
async def read_sitemap_file(part: str, reads: Reads, settings: CurrentSettings) -> Response:
    """The public memorials of one file."""
    return await sitemaps.answer_file(reads, settings, part)
