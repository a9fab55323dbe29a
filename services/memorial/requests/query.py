"""Reads relatives' requests as the office sees them."""

from services.kit.auth import Principal
from services.kit.db import Connection
from services.memorial.people import PEOPLE, ROOTS
from services.memorial.policy import Conditions
from services.memorial.requests.schemas import RequestOut, RequestsAsked

PAGE = 100

# a request outlives the record that it was about: removing that is how many are answered
_FROM = f"""from memorial.correction_request q {PEOPLE.format(of="q")}
left join memorial.moderator m on m.user_id = q.handled_by"""

_FIELDS = """
q.id, p.deceased_id, p.name as deceased_name, p.surname as deceased_surname,
p.nominative as deceased_nominative, p.cemetery_id,
coalesce(c.name, b.cemetery_name, '') as cemetery_name, b.reference as tomb_reference,
p.public and not p.removed as "isPublic", q.kind,
q.name, q.email, q.phone, q.relation, q.text, q.status, q.note, q.created_at as "createdAt",
q.handled_at as "handledAt", m.name || ' ' || m.surname as handled_by_name
"""


async def list_requests(
    connection: Connection, who: Principal, wanted: RequestsAsked
) -> list[RequestOut]:
    """A page of the queue, the newest first."""
    conditions = Conditions()
    conditions.narrow(who, cemetery="p.cemetery_id", owner=None)
    if wanted.status != "all":
        conditions.where("q.status = {}", wanted.status)
    if wanted.cemetery_id is not None:
        conditions.where("p.cemetery_id = {}", wanted.cemetery_id)
    if wanted.before is not None:
        conditions.where("q.id < {}", wanted.before)
    return await _read(connection, conditions)


async def find_request(
    connection: Connection, who: Principal, request_id: int
) -> RequestOut | None:
    """One of the caller's cemeteries."""
    conditions = Conditions()
    conditions.where("q.id = {}", request_id)
    conditions.narrow(who, cemetery="p.cemetery_id", owner=None)
    found = await _read(connection, conditions)
    return found[0] if found else None


async def show_request(connection: Connection, request_id: int) -> RequestOut | None:
    """As the transaction of `connection` sees it."""
    conditions = Conditions()
    conditions.where("q.id = {}", request_id)
    found = await _read(connection, conditions)
    return found[0] if found else None


async def count_open(connection: Connection, who: Principal) -> int:
    """How many wait for an answer."""
    conditions = Conditions()
    conditions.where("q.status = 'open'")
    conditions.narrow(who, cemetery="p.cemetery_id", owner=None)
    count: int = await connection.fetchval(
        f"{ROOTS} select count(*) {_FROM} where {conditions.sql}",
        *conditions.arguments,
    )
    return count


async def _read(connection: Connection, conditions: Conditions) -> list[RequestOut]:
    rows = await connection.fetch(
        f"{ROOTS} select {_FIELDS} {_FROM} where {conditions.sql} order by q.id desc limit {PAGE}",
        *conditions.arguments,
    )
    return [RequestOut(**dict(row)) for row in rows]
