"""Routes about how a file is read: guide, sample, columns and preview; none stores anything."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Annotated

from fastapi import APIRouter, Depends, Form, Response

from services.importer.guessing import columns_of
from services.importer.guide import guide
from services.importer.parser import parse
from services.importer.reading import Reading
from services.importer.reading_schemas import ColumnsOut, GuideOut, PreviewOut
from services.importer.report import Outcome, summarize
from services.importer.sample import NAME, sample
from services.importer.uploads import CsvFile, FormReading, UploadRoute, stored
from services.kit import clock
from services.kit.auth import Require, Role, Superadmin

PREVIEW_ROWS = 10
ATTACHED = {"Content-Disposition": f'attachment; filename="{NAME}"'}

router = APIRouter(
    prefix="/api/import", tags=["import"], dependencies=[Depends(Require(Role.SUPERADMIN))]
)
uploading = APIRouter(prefix="/api/import", tags=["import"], route_class=UploadRoute)


@router.get("/guide")
async def show_guide() -> GuideOut:
    """What a file may hold, column by column."""
    return guide(clock.today())


@router.get(
    "/sample.csv",
    response_class=Response,
    responses={200: {"content": {"text/csv": {"schema": {"type": "string"}}}}},
)
async def download_sample() -> Response:
    """A file that imports as it is."""
    return Response(sample(), headers=ATTACHED, media_type="text/csv; charset=utf-8")


@uploading.post("/columns")
async def show_columns(
    csv_file: CsvFile,
    who: Superadmin,
    reading: FormReading,
    *,
    sheet: Annotated[str | None, Form(description="The sheet of a workbook")] = None,
) -> ColumnsOut:
    """The columns of a file and what each seems to hold; a reading chosen before goes first."""
    wanted = replace(reading, sheet=sheet) if sheet else reading
    async with stored(csv_file, who) as upload:
        return await asyncio.to_thread(columns_of, upload.path, clock.today(), wanted)


@uploading.post("/preview")
async def preview(csv_file: CsvFile, who: Superadmin, reading: FormReading) -> PreviewOut:
    """Reads a file without storing anything."""
    async with stored(csv_file, who) as upload:
        return await asyncio.to_thread(_preview, upload.path, reading)


def _preview(path: Path, reading: Reading) -> PreviewOut:
    register = parse(path, clock.today(), reading)
    outcomes = (Outcome(row.row, row.line, row.errors, row.warnings) for row in register)
    told = summarize(outcomes, register.warnings)
    rows = register.preview(PREVIEW_ROWS)
    return PreviewOut(
        totalColumns=len(register.columns),
        previewRows=len(rows),
        columns=list(register.columns),
        preview=rows,
        ignoredColumns=list(register.ignored_columns),
        totalRows=told["totalRows"],
        errors=told["errors"],
        warnings=told["warnings"],
        sheets=list(register.sheets),
    )
