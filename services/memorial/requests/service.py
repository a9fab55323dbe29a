"""Takes relatives' requests, and answers them by mail."""

from datetime import timedelta
from pathlib import Path

from sqlalchemy import func
from sqlmodel import col, select
from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit import clock
from services.kit.audit import Action, Subject, differences, record
from services.kit.auth import Principal
from services.kit.db import driver_connection
from services.kit.errors import Conflict, NotFound, TooManyRequests
from services.kit.mail import Letter, Templates, send_later
from services.kit.peer import Peer
from services.memorial import policy
from services.memorial.events import MemorialAudit
from services.memorial.models import CorrectionRequest, Mail
from services.memorial.naming import shown_name
from services.memorial.persons import find_memorial
from services.memorial.remembering import note_remembered
from services.memorial.requests.query import show_request
from services.memorial.requests.schemas import AnswerIn, RequestIn, RequestOut
from services.memorial.visitors import take_turn, traces_of

HOUR = timedelta(hours=1)
MOST_AN_HOUR = 3
TOO_MANY = "Hai già inviato tre richieste in un’ora: riprova più tardi"
HANDLED = "Richiesta già gestita"
TEMPLATES = Templates(Path(__file__).parents[1] / "mails")


async def leave_request(
    session: AsyncSession, registry: Peer, visitor: str, body: RequestIn
) -> CorrectionRequest:
    """A relative's request. Senders who are blocked may make one too: it is theirs by law.

    Raises:
        NotFound: nobody may see the memorial.
        TooManyRequests: three have come from there within the hour.
    """
    await find_memorial(session, registry, body.deceased_id)
    await take_turn(session, visitor, "memorial-requests")
    traces = await traces_of(session, visitor)
    since = clock.now() - HOUR
    left = select(func.count(col(CorrectionRequest.id))).where(
        col(CorrectionRequest.visitor_hash).in_(traces.known),
        col(CorrectionRequest.created_at) > since,
    )
    if (await session.exec(left)).one() >= MOST_AN_HOUR:
        raise TooManyRequests(TOO_MANY, retry_after=int(HOUR.total_seconds()))
    request = CorrectionRequest(
        **body.model_dump(), created_at=clock.now(), visitor_hash=traces.today
    )
    session.add(request)
    await session.flush()
    await note_remembered(session, request.deceased_id)
    return request


async def answer_request(
    session: AsyncSession, who: Principal, request_id: int, body: AnswerIn
) -> RequestOut:
    """Closes a request and mails the relative the outcome.

    Raises:
        NotFound: there is no such request, or it is another cemetery's.
        Conflict: it was answered before.
    """
    wanted = select(CorrectionRequest).where(col(CorrectionRequest.id) == request_id)
    request = (await session.exec(wanted.with_for_update())).first()
    connection = await driver_connection(session)
    shown = await show_request(connection, request_id)
    if request is None or shown is None:
        raise NotFound(policy.NO_REQUEST)
    policy.must_be_staff_of(who, shown.cemetery_id, policy.NO_REQUEST)
    if request.status != "open":
        raise Conflict(HANDLED)
    request.status, request.note = body.status, body.note
    request.handled_by, request.handled_at = who.id, clock.now()
    session.add(request)
    await session.flush()
    answered = await show_request(connection, request_id)
    assert answered is not None
    changes = differences({"status": shown.status, "note": shown.note}, body.model_dump())
    record(session, MemorialAudit, who, Action.ANSWERED, subject=_subject(shown), changes=changes)
    await send_later(session, Mail, _letter(answered))
    return answered


def _subject(request: RequestOut) -> Subject:
    return Subject(
        kind="memorial_request",
        id=request.id,
        label=f"{request.name} per {_person(request)}",
        cemetery_id=request.cemetery_id,
    )


def _person(request: RequestOut) -> str:
    return shown_name(request.deceased_name, request.deceased_surname, request.deceased_nominative)


def _letter(request: RequestOut) -> Letter:
    values = request.model_dump() | {"person": _person(request)}
    text, html = TEMPLATES.render("request_answered", values)
    return Letter(
        dedupe_key=f"request-{request.id}",
        recipient=request.email,
        subject="La tua richiesta all’ufficio del cimitero",
        text=text,
        html=html,
    )
