"""What is told of the rows of a job, a page at a time."""

from typing import Any

from services.importer.jobs.schemas import NoteFilter, NoteOut, NotePage, Notes
from services.kit.db import Connection

SKIPPED = "già presente nel registro, oppure la riga non aggiunge nulla"
_WORDS = "($2 = '' or about || ' ' || reason ilike '%' || $2 || '%' escape '\\' or {number})"
_NUMBERED = "row::text = $3 or line::text = $3"

# these are put together from our own texts alone
_NOTED = f"""
select row, line, about, reason from import.row_note
where job_id = $1 and kind = $4 and {_WORDS.format(number=_NUMBERED)}
order by row, id
"""  # noqa: S608  see above
_SKIPPED = """
select s.row, r.line, '' as about, $4::text as reason
from import.batch b
cross join lateral unnest(b.skipped) s(row)
join lateral unnest(b.rows, b.lines) r(row, line) on r.row = s.row
where b.job_id = $1 and ($2 = '' or s.row::text = $3 or r.line::text = $3)
order by s.row
"""
_KEPT = """
select null::int as row, null::int as line, label as about, reason
from import.kept_record
where job_id = $1 and ($2 = '' or label || ' ' || reason ilike '%' || $2 || '%' escape '\\'
  or record_id::text = $3) and $4 = ''
order by id
"""
_STATEMENTS = {
    NoteFilter.ERROR: (_NOTED, "error"),
    NoteFilter.WARNING: (_NOTED, "warning"),
    NoteFilter.SKIPPED: (_SKIPPED, SKIPPED),
    NoteFilter.KEPT: (_KEPT, ""),
}


async def list_notes(connection: Connection, job_id: int, asked: Notes) -> NotePage:
    """In the order of the rows; what undoing left, in the order in which it was met."""
    statement, more = _STATEMENTS[asked.kind]
    words = (asked.q or "").strip()
    given = (job_id, _literally(words), words, more)
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
