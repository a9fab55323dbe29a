"""What is told of the rows of a job, a page at a time."""

import json
from typing import Any

from services.importer.findings import SKIPS
from services.importer.jobs.schemas import NoteFilter, NoteOut, NotePage, Notes
from services.kit.db import Connection

_NOTED = """
select n.row, n.line, n.whom, n.about, j.own_columns ->> n.about as "column", n.reason
from import.row_note n join import.job j on j.id = n.job_id
where n.job_id = $1 and n.kind = $4 and (n.row::text = $3 or n.line::text = $3
  or concat_ws(' ', n.whom, j.own_columns ->> n.about, n.about, n.reason) ilike all($2::text[]))
order by n.row, n.id
"""
_SKIPPED = """
select s.row, r.line, coalesce(s.whom, '') as whom, '' as about, null as "column",
  $4::jsonb ->> coalesce(s.why, '') as reason
from import.batch b
cross join lateral unnest(b.skipped, b.whys, b.called) s(row, why, whom)
join lateral unnest(b.rows, b.lines) r(row, line) on r.row = s.row
where b.job_id = $1 and (s.row::text = $3 or r.line::text = $3
  or concat_ws(' ', s.whom, $4::jsonb ->> coalesce(s.why, '')) ilike all($2::text[]))
order by s.row
"""
_KEPT = """
select null::int as row, null::int as line, '' as whom, label as about, null as "column", reason
from import.kept_record
where job_id = $1 and $4 = ''
  and (record_id::text = $3 or concat_ws(' ', label, reason) ilike all($2::text[]))
order by id
"""
_STATEMENTS = {
    NoteFilter.ERROR: (_NOTED, "error"),
    NoteFilter.WARNING: (_NOTED, "warning"),
    NoteFilter.SKIPPED: (_SKIPPED, json.dumps(SKIPS)),
    NoteFilter.KEPT: (_KEPT, ""),
}


async def list_notes(connection: Connection, job_id: int, asked: Notes) -> NotePage:
    """In the order of the rows; what undoing left, in the order in which it was met."""
    statement, more = _STATEMENTS[asked.kind]
    words = (asked.q or "").strip()
    given = (job_id, [f"%{_literally(word)}%" for word in words.split()], words, more)
    # put together from our own texts alone
    total = await connection.fetchval(f"select count(*) from ({statement}) n", *given)  # noqa: S608  see above
    first = (asked.page - 1) * asked.page_size
    page = f"{statement} limit {asked.page_size} offset {first}"
    return NotePage(
        results=[_shown(dict(row)) for row in await connection.fetch(page, *given)],
        total=total,
        page=asked.page,
        totalPages=-(-total // asked.page_size),
    )


def _literally(words: str) -> str:
    """For `ilike`: every sign stands for itself."""
    return words.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")


def _shown(found: dict[str, Any]) -> NoteOut:
    return NoteOut.model_validate(found)
