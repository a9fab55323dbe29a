"""Routes of pictures: uploading one, and reading it."""

from typing import Annotated, Any

from fastapi import APIRouter, File, Request, Response, UploadFile

from services.kit.auth import Caller, SignedIn
from services.kit.cache import names_etag
from services.kit.db import Reads, Session
from services.kit.errors import TooLarge
from services.kit.uploads import FileRoute
from services.registry.pictures import service
from services.registry.pictures.schemas import UploadOut

MAX_BYTES = 10 * 1024 * 1024
_WEBP: dict[int | str, dict[str, Any]] = {
    200: {"content": {"image/webp": {}}, "description": "The picture"},
    304: {"description": "The caller has it already"},
}


class PictureRoute(FileRoute):
    """A route for one picture of at most 10 MB."""

    field = "file"
    no_file = "Scegli l'immagine da caricare"

    @staticmethod
    def must_fit(size: int) -> None:
        if size > MAX_BYTES:
            raise TooLarge("Il file non può essere più grande di 10MB")


uploads = APIRouter(tags=["pictures"], route_class=PictureRoute)
media = APIRouter(tags=["pictures"])


@uploads.post("/api/upload")
async def upload_picture(
    file: Annotated[UploadFile, File(description="JPEG, PNG, WebP, GIF o HEIC")],
    request: Request,
    who: SignedIn,
    session: Session,
) -> UploadOut:
    """Stores a picture, bare of all that is not picture; it goes in a day if nothing names it."""
    PictureRoute.must_fit(file.size or 0)
    state = request.app.state
    return await service.take(session, state.media, state.renderer, file=file.file, who=who)


@media.get("/media/{picture}", response_class=Response, responses=_WEBP)
async def read_picture(picture: str, request: Request, who: Caller, reads: Reads) -> Response:
    """A picture that the public, or else the caller, may see."""
    return await _answer(picture, request, who, reads)


@media.head("/media/{picture}", response_class=Response, responses=_WEBP)
async def head_picture(picture: str, request: Request, who: Caller, reads: Reads) -> Response:
    """What a picture's answer is like."""
    return await _answer(picture, request, who, reads)


async def _answer(picture: str, request: Request, who: Caller, reads: Reads) -> Response:
    found = await service.find(reads, who, picture)
    keep = "no-cache" if found.is_public else "private, no-cache"
    if found.is_lasting:
        keep = "public, max-age=31536000, immutable"
    etag = f'"{found.name.removesuffix(".webp")}"'
    headers = {"Cache-Control": keep, "ETag": etag, "X-Content-Type-Options": "nosniff"}
    if names_etag(request.headers.get("if-none-match", ""), etag):
        return Response(status_code=304, headers=headers)
    data = await service.load(request.app.state.media, found.name)
    return Response(data, media_type="image/webp", headers=headers)
