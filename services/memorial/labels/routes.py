"""The route of label sheets."""

from typing import Any

from fastapi import APIRouter, Request, Response

from services.kit.db import Reads
from services.memorial.labels.finding import find_people
from services.memorial.labels.printing import Printer
from services.memorial.labels.schemas import LabelsIn
from services.memorial.policy import Moderators

_PDF: dict[int | str, dict[str, Any]] = {
    200: {
        "description": "Sheets of A4, a label for each person",
        "content": {"application/pdf": {"schema": {"type": "string", "format": "binary"}}},
    }
}

router = APIRouter(tags=["labels"])


@router.post("/api/deceased/labels", response_class=Response, responses=_PDF)
async def print_labels(
    asked: LabelsIn, who: Moderators, reads: Reads, request: Request
) -> Response:
    """Labels with QR codes, also of persons who are not public yet."""
    people = await find_people(reads, who, asked.ids)
    printer: Printer = request.app.state.printer
    headers = {
        "Content-Disposition": 'attachment; filename="etichette.pdf"',
        "Cache-Control": "private, no-store",
    }
    return Response(await printer.sheets(people), media_type="application/pdf", headers=headers)
