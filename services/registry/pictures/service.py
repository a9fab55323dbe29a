"""Takes pictures in, and says who may see one."""

import re
from dataclasses import dataclass
from datetime import timedelta
from typing import BinaryIO

import asyncpg
from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit import clock
from services.kit.auth import Principal, Role
from services.kit.db import driver_connection
from services.kit.errors import NotFound, TooManyRequests, Unavailable
from services.kit.log import logger
from services.kit.pictures.rendering import Rendered, Renderer
from services.registry.picture_models import names
from services.registry.pictures.media import FAULTS, Media, page_name, thumbnail_name
from services.registry.pictures.schemas import UploadOut
from services.registry.pictures.uses import USES

UNUSED_FOR = timedelta(days=1)
MOST_UNUSED = 50  # of an owner or a supplier
TOO_MANY = "Hai caricato troppe immagini senza usarle: salva quelle che ti servono o riprova domani"
AWAY = "L'archivio delle immagini non è disponibile: riprova tra poco"
NAME = re.compile(r"([0-9a-f]{64})(?:-thumb)?\.webp")

_KEEP = """
insert into registry.picture (hash, bytes, width, height, uploaded_by, due_at)
values ($1, $2, $3, $4, $5, $6)
on conflict (hash) do update set due_at = excluded.due_at, uploaded_by = excluded.uploaded_by
returning xmax = 0
"""
_UNUSED = f"""
select count(*) from (
  select from registry.picture p
  where p.uploaded_by = $1 and not exists ({USES.format(hash="p.hash::text")}) limit $2) unused
"""  # noqa: S608  our own parts
_USES = USES.format(hash="$1::text")
# null: no public record names it
IS_PUBLIC = f"select bool_or(u.person) from ({_USES}) u where u.public"  # noqa: S608  our own parts
_SEES = f"""
select exists (select from registry.picture where hash = $1 and uploaded_by = $2)
  or not exists (select from ({_USES}) u)
  or exists (
    select from ({_USES}) u
    where u.cemetery_id = $3 and ($4 or u.owner_id is null or u.owner_id = $2))
"""  # noqa: S608  our own parts
_SELLS = f"""
select exists (select from registry.picture where hash = $1 and uploaded_by = $2)
  or exists (
    select from registry.product_picture o
    where o.supplier_id = $2 and {names("product_picture", "o", "$1::text")})
"""  # noqa: S608  our own parts


@dataclass(frozen=True, slots=True)
class Found:
    """A picture that the caller may see; `hash` names it whatever its size.

    is_lasting: everybody sees it, and no person may be hidden with it by the next request.
    """

    name: str
    is_public: bool
    is_lasting: bool = False


async def take(
    session: AsyncSession, media: Media, renderer: Renderer, *, file: BinaryIO, who: Principal
) -> UploadOut:
    """Renders and stores a picture; the same one twice is one.

    Raises:
        Invalid: it is no picture, or too large a one.
        TooManyRequests: somebody from outside the office has left too many unused.
        Unavailable: the store is away or full.
    """
    rendered = await renderer.render(file, field="file")
    await _must_have_room(session, who)
    await _keep(session, media, rendered, who)
    return UploadOut(
        url=f"/media/{page_name(rendered.hash)}",
        thumbnail=f"/media/{thumbnail_name(rendered.hash)}",
    )


async def _must_have_room(session: AsyncSession, who: Principal) -> None:
    if who.role in (Role.SUPERADMIN, Role.ADMIN):
        return
    connection = await driver_connection(session)
    if await connection.fetchval(_UNUSED, who.id, MOST_UNUSED) == MOST_UNUSED:
        raise TooManyRequests(TOO_MANY, retry_after=int(UNUSED_FOR.total_seconds()))


async def _keep(session: AsyncSession, media: Media, rendered: Rendered, who: Principal) -> None:
    """The row first: its lock keeps the sweeper, and an upload of the same picture, away."""
    connection = await driver_connection(session)
    is_new = await connection.fetchval(
        _KEEP,
        rendered.hash,
        len(rendered.page) + len(rendered.thumbnail),
        rendered.width,
        rendered.height,
        who.id,
        clock.now() + UNUSED_FOR,
    )
    try:
        await media.put(thumbnail_name(rendered.hash), rendered.thumbnail)
        await media.put(page_name(rendered.hash), rendered.page)
    except FAULTS as fault:
        logger.warning("a picture could not be stored", extra={"trouble": str(fault)})
        if is_new:
            await media.remove_all([rendered.hash])
        raise Unavailable(AWAY) from fault


async def find(reads: asyncpg.Pool, who: Principal | None, name: str) -> Found:
    """Raises NotFound for a name that names no picture of the caller's."""
    wanted = NAME.fullmatch(name)
    if wanted is None:
        raise missing()
    of_person = await reads.fetchval(IS_PUBLIC, wanted[1])
    if of_person is not None:
        return Found(name, is_public=True, is_lasting=not of_person)
    if who is None or not await _sees(reads, who, wanted[1]):
        raise missing()
    return Found(name, is_public=False)


async def _sees(reads: asyncpg.Pool, who: Principal, hash_: str) -> bool:
    """Whether a picture that is not public is the caller's business: a form not saved yet, or a
    record that they see; of a supplier what they have uploaded or sell."""
    if who.role is Role.SUPERADMIN:
        return True
    if who.role is Role.SUPPLIER:
        sells: bool = await reads.fetchval(_SELLS, hash_, who.id)
        return sells
    is_admin = who.role is Role.ADMIN
    sees: bool = await reads.fetchval(_SEES, hash_, who.id, who.cemetery_id or 0, is_admin)
    return sees


async def load(media: Media, name: str) -> bytes:
    """The file of that name."""
    try:
        data = await media.get(name)
    except FAULTS as fault:
        logger.warning("a picture could not be read", extra={"trouble": str(fault)})
        raise Unavailable(AWAY) from fault
    if data is None:
        raise missing()
    return data


def missing() -> NotFound:
    """Never remembered: the picture may be public in a moment."""
    fault = NotFound("Immagine non trovata")
    fault.headers = {"Cache-Control": "no-store"}
    return fault
