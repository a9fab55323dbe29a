"""Who brought a file: their names, and what somebody is told who brings it again meanwhile."""

from collections.abc import Iterable

from sqlmodel import col, select
from sqlmodel.ext.asyncio.session import AsyncSession

from services.importer.cells import quoted
from services.importer.jobs.store import Upload
from services.importer.models import Job, UserName
from services.kit.clock import ROME


async def names_of(session: AsyncSession, ids: Iterable[int | None]) -> dict[int, str]:
    """How users are called, of whom anybody has told."""
    wanted = select(UserName).where(col(UserName.user_id).in_({id_ for id_ in ids if id_}))
    named = {user.user_id: f"{user.name} {user.surname}" for user in await session.exec(wanted)}
    return {id_: name.strip() for id_, name in named.items() if name.strip()}


async def joined_notice(session: AsyncSession, job: Job, upload: Upload) -> str:
    """That the job of an upload was begun before, by whom and when."""
    kind = "era già in prova" if job.dry_run else "era già in corso di importazione"
    since = f"{job.created_at.astimezone(ROME):il %d/%m/%Y alle %H:%M}"
    named = "" if job.file_name == upload.name else f" con il nome {quoted(job.file_name)}"
    once = "" if job.dry_run else " Nulla viene importato due volte."
    brought = await _brought(session, job, upload)
    return f"Questo file {kind}: {brought} {since}{named}.{once}"


async def _brought(session: AsyncSession, job: Job, upload: Upload) -> str:
    if job.user_id is None:
        return "è stato caricato dalla riga di comando"
    if upload.who is not None and upload.who.id == job.user_id:
        return "l'hai caricato tu"
    names = await names_of(session, [job.user_id])
    return f"l'ha caricato {names.get(job.user_id, f'l’utente n. {job.user_id}')}"
