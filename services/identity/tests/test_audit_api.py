"""The audit log as staff read it: filters, pages, and who sees what."""

from datetime import UTC, datetime, timedelta
from typing import Any

import asyncpg
import httpx
import pytest

from services.identity.tests.making import as_user

NOON = datetime(2026, 11, 2, 12, tzinfo=UTC)
SUPERADMIN, ADMIN = as_user("superadmin"), as_user("admin", cemetery=1)


async def note(identity: asyncpg.Connection, **fields: Any) -> int:
    given: dict[str, Any] = {
        "at": NOON,
        "service": "registry",
        "user_id": 7,
        "user_name": "Anna Verdi",
        "role": "admin",
        "action": "updated",
        "kind": "tomb",
        "record_id": 12,
        "record_label": "L-1-1",
        "cemetery_id": 1,
        "changes": '[{"field": "capacity", "before": 1, "after": 2}]',
        "request_id": "abcdef0123456789",
        **fields,
    }
    columns = ", ".join(given)
    places = ", ".join(f"${number}" for number in range(1, len(given) + 1))
    made: int = await identity.fetchval(
        f"insert into identity.audit_entry ({columns}) values ({places}) returning id",
        *given.values(),
    )
    return made


async def read(
    client: httpx.AsyncClient, who: dict[str, str] = SUPERADMIN, **wanted: Any
) -> dict[str, Any]:
    answer = await client.get("/api/audit", params=wanted, headers=who)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


async def ids(client: httpx.AsyncClient, **wanted: Any) -> list[int]:
    return [entry["id"] for entry in (await read(client, **wanted))["results"]]


async def test_an_entry_is_told_in_full(
    client: httpx.AsyncClient, identity: asyncpg.Connection
) -> None:
    await identity.execute("insert into identity.cemetery_name values (1, 'Maggiore', 1)")
    entry = await note(identity)
    assert await read(client) == {
        "results": [
            {
                "id": entry,
                "at": "2026-11-02T12:00:00Z",
                "user_id": 7,
                "user_name": "Anna Verdi",
                "role": "admin",
                "service": "registry",
                "action": "updated",
                "kind": "tomb",
                "record_id": 12,
                "record_label": "L-1-1",
                "cemetery_id": 1,
                "cemetery_name": "Maggiore",
                "changes": [{"field": "capacity", "before": 1, "after": 2}],
                "request_id": "abcdef0123456789",
            }
        ],
        "total": 1,
        "page": 1,
        "totalPages": 1,
    }


async def test_an_empty_log_has_no_pages(client: httpx.AsyncClient, identity: object) -> None:
    assert await read(client) == {"results": [], "total": 0, "page": 1, "totalPages": 0}


async def test_the_newest_comes_first_page_by_page(
    client: httpx.AsyncClient, identity: asyncpg.Connection
) -> None:
    made = [await note(identity, at=NOON + timedelta(minutes=n // 2)) for n in range(7)]
    newest = made[::-1]
    pages = [await read(client, page=page, pageSize=3) for page in (1, 2, 3, 4)]
    assert [[row["id"] for row in page["results"]] for page in pages] == [
        newest[:3],
        newest[3:6],
        newest[6:],
        [],
    ]
    assert {(page["total"], page["totalPages"]) for page in pages} == {(7, 3)}


async def test_filters_narrow_the_log(
    client: httpx.AsyncClient, identity: asyncpg.Connection
) -> None:
    plain = await note(identity)
    other = await note(
        identity,
        user_id=8,
        user_name="Bruno D'Angelo",
        action="created",
        kind="user",
        record_id=9,
        record_label="100% Rossi_",
    )
    for wanted, found in (
        ({"kind": "user"}, other),
        ({"kind": "tomb"}, plain),
        ({"recordId": 9}, other),
        ({"kind": "tomb", "recordId": 12}, plain),
        ({"userId": 7}, plain),
        ({"action": "created"}, other),
        ({"search": "rossi"}, other),
        ({"search": " D'ANGELO "}, other),
        ({"search": "l-1"}, plain),
        ({"search": "100%"}, other),
        ({"search": "i_"}, other),
    ):
        assert await ids(client, **wanted) == [found], wanted
    for nothing in ({"search": "%%"}, {"search": "x_x"}, {"kind": "user", "userId": 7}):
        assert await ids(client, **nothing) == []
    blank = {"kind": "", "recordId": "", "userId": "", "action": "", "from": "", "to": ""}
    assert await ids(client, **blank, search=" ") == [other, plain]


async def test_days_are_italian_and_both_included(
    client: httpx.AsyncClient, identity: asyncpg.Connection
) -> None:
    """23:30 UTC of the first is half past midnight of the second in Rome."""
    evening = await note(identity, at=datetime(2026, 11, 1, 22, 30, tzinfo=UTC))
    night = await note(identity, at=datetime(2026, 11, 1, 23, 30, tzinfo=UTC))
    last = await note(identity, at=datetime(2026, 11, 2, 22, 59, tzinfo=UTC))
    assert await ids(client, **{"from": "2026-11-02"}) == [last, night]
    assert await ids(client, to="2026-11-01") == [evening]
    assert await ids(client, **{"from": "2026-11-02", "to": "2026-11-02"}) == [last, night]
    assert await ids(client, **{"from": "2026-11-03"}) == []
    assert await ids(client, **{"from": "1900-01-01", "to": "2999-12-31"}) == [
        last,
        night,
        evening,
    ]


async def test_an_admin_reads_the_own_cemetery_alone(
    client: httpx.AsyncClient, identity: asyncpg.Connection
) -> None:
    own = await note(identity)
    await note(identity, cemetery_id=2)
    await note(identity, cemetery_id=None)
    told = await read(client, ADMIN)
    assert [entry["id"] for entry in told["results"]] == [own]
    assert told["total"] == 1
    assert (await read(client, ADMIN, recordId=12))["total"] == 1
    assert (await read(client))["total"] == 3


@pytest.mark.parametrize(
    ("wanted", "field"),
    [
        ({"page": 0}, "page"),
        ({"page": "x"}, "page"),
        ({"page": 10**9}, "page"),
        ({"pageSize": 201}, "pageSize"),
        ({"recordId": 2**31}, "recordId"),
        ({"userId": 10**30}, "userId"),
        ({"userId": "abc"}, "userId"),
        ({"action": "eaten"}, "action"),
        ({"from": "ieri"}, "from"),
        ({"from": "0001-01-01"}, "from"),
        ({"to": "9999-12-31"}, "to"),
        ({"to": "2026-02-30"}, "to"),
        ({"kind": "k" * 41}, "kind"),
        ({"kind": "a\0"}, "kind"),
        ({"search": "\0"}, "search"),
        ({"search": "s" * 201}, "search"),
    ],
)
async def test_a_filter_at_fault_is_told(
    client: httpx.AsyncClient, wanted: dict[str, Any], field: str
) -> None:
    answer = await client.get("/api/audit", params=wanted, headers=SUPERADMIN)
    assert (answer.status_code, list(answer.json()["fields"])) == (422, [field])
