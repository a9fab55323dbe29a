"""Route of the audit log."""

from typing import Annotated

from fastapi import APIRouter, Query

from services.identity.audit.schemas import AuditFilter, AuditPage
from services.identity.audit.service import read_audit
from services.kit.auth import Staff
from services.kit.db import Session

router = APIRouter(tags=["audit"])


@router.get("/api/audit")
async def list_audit(
    wanted: Annotated[AuditFilter, Query()], who: Staff, session: Session
) -> AuditPage:
    """Who changed what: everything for a superadmin, the own cemetery for an admin."""
    return await read_audit(session, who, wanted)
