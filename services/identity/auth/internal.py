"""What the gateway asks before a request with a session goes on to a service."""

from fastapi import APIRouter, Request, Response

from services.identity.auth.origin import must_come_from_here
from services.identity.auth.sessions import COOKIE, find_session
from services.identity.auth.tokens import TokenSigner
from services.kit.auth import HEADER
from services.kit.db import Session

router = APIRouter(tags=["internal"], include_in_schema=False)


@router.get("/internal/session")
async def check_session(request: Request, session: Session) -> Response:
    """200 with a token for a live session and without one otherwise; 403 for a foreign origin."""
    must_come_from_here(request.headers.get("x-forwarded-method", "GET"), request.headers)
    answer = Response()
    cookie = request.cookies.get(COOKIE)
    user = await find_session(session, cookie) if cookie else None
    if user is not None:
        signer: TokenSigner = request.app.state.signer
        answer.headers[HEADER] = signer.token(user)
    return answer
