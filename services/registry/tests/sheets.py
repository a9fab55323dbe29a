"""Reads exports back, with other means than those that wrote them."""

import csv
import io
from typing import Any

import httpx
import openpyxl

Sheet = list[dict[str, Any]]


async def exported(client: httpx.AsyncClient, kind: str, **wanted: Any) -> httpx.Response:
    answer = await client.get(f"/api/export/{kind}", params=wanted)
    assert answer.status_code == 200, answer.text
    return answer


async def csv_rows(client: httpx.AsyncClient, kind: str, **wanted: Any) -> Sheet:
    """The rows by heading."""
    answer = await exported(client, kind, format="csv", **wanted)
    text = answer.content.decode("utf-8-sig")
    return list(csv.DictReader(io.StringIO(text, newline=""), delimiter=";"))


async def xlsx_rows(client: httpx.AsyncClient, kind: str, **wanted: Any) -> Sheet:
    """The rows of every sheet by heading."""
    answer = await exported(client, kind, format="xlsx", **wanted)
    book = openpyxl.load_workbook(io.BytesIO(answer.content))
    found: Sheet = []
    for sheet in book.worksheets:
        header, *rows = sheet.iter_rows(values_only=True)
        found += [dict(zip(map(str, header), row, strict=True)) for row in rows]
    return found
