"""The list of orders: searched, between days, page by page; and what it reads for that."""

import asyncio
from datetime import UTC, datetime
from typing import Any
from urllib.parse import quote

import asyncpg
import pytest

from services.kit.auth import Principal, Role
from services.kit.text import APOSTROPHES, HYPHENS, fold_surname
from services.shop.orders.listing import list_orders
from services.shop.orders.wanted import Wanted
from services.shop.tests.counter import ADMIN, AWAY, BIANCHI, ROSSI, SUPERADMIN, Counter, Who
from services.shop.tests.making import ELSEWHERE, TOMB_AWAY, add_order

PATH = "/api/orders"
MANY = """
insert into shop.customer_order (number, token, payment_account_id, is_live, supplier_id, tomb_id,
  tomb_label, cemetery_id, cemetery_name, customer_name, customer_email, customer_phone,
  amount_cents, status, payment_status, item_titles)
select 'CS-' || n, 'di-' || n, 1, false, 11 + n % 2, 1, 'Settore A, L-' || n, 1, 'Maggiore',
  'Anna ' || md5(n::text), 'cliente' || n || '@example.org', '0577 000000', 100,
  case when n % 4000 = 0 then 'paid' else 'completed' end, 'succeeded',
  'Lumino ' || n
from generate_series(1, 20000) n
"""


async def found(counter: Counter, who: Who, query: str = "") -> list[int]:
    return [one["id"] for one in await counter.done(who, f"GET {PATH}?{query}")]


@pytest.mark.parametrize(
    "search",
    [
        "CS-26K7-4QXM",
        "cs 26k7 4qxm",
        "26k74qxm",
        "niccolo d'angelo",
        "D’ANGELO NICCOLÒ",
        "dangelo",
        "Nicco.Angelo@Posta.Example",
        "posta.example",
        "+39 347 1234567",
        "347-12 34 567",
        "(347)",
        "campo 4",
        "l12",
        "PERÙ",
        "perù niccolò",
        "  angelo  ",
        "crisantemi",
        "LUMINO ROSSO angelo",
        "d'oro",
    ],
)
async def test_an_order_is_found_by_what_people_know_of_it(counter: Counter, search: str) -> None:
    await add_order(counter.shop, number="CS-AAAA-BBBB")
    order = await add_order(
        counter.shop,
        number="CS-26K7-4QXM",
        customer_name="Niccolò D'Angelo",
        customer_email="nicco.angelo@posta.example",
        customer_phone="+39 347/1234567",
        tomb_label="Campo 4, Blocco C, L-12",
        deceased_label="Elvira Perù",
        item_titles="Vaso di crisantemi\nLumino «Rosso» d’Oro (grande)",
    )
    assert await found(counter, ADMIN, f"search={quote(search)}") == [order]


@pytest.mark.parametrize(
    "search",
    ["Verdi Mario", "%", "_", "\\", "-", "x' or '1'='1", "'; drop table shop.refund; --", "100%"],
)
async def test_what_stands_nowhere_finds_nothing(counter: Counter, search: str) -> None:
    await add_order(counter.shop)
    assert await found(counter, SUPERADMIN, f"search={quote(search)}") == []
    assert len(await found(counter, SUPERADMIN, "search=verdi+anna")) == 1


async def test_signs_of_patterns_are_looked_for_as_they_are(counter: Counter) -> None:
    await add_order(counter.shop, customer_email="anna.verdi@example.org")
    order = await add_order(counter.shop, customer_email="anna_verdi%a\\b@example.org")
    for search in ("anna_v", "verdi%a", "a\\b"):
        assert await found(counter, ADMIN, f"search={quote(search)}") == [order]


async def test_a_search_finds_ones_own_alone(counter: Counter) -> None:
    rossi = await add_order(counter.shop)
    bianchi = await add_order(counter.shop, supplier_id=BIANCHI.user_id)
    away = await add_order(
        counter.shop, supplier_id=AWAY.user_id, cemetery_id=ELSEWHERE, tomb_id=TOMB_AWAY
    )
    seen = {
        who.user_id: await found(counter, who, "search=anna+verdi&status=paid&page=1")
        for who in (SUPERADMIN, ADMIN, ROSSI, BIANCHI, AWAY)
    }
    assert seen == {
        SUPERADMIN.user_id: [away, bianchi, rossi],
        ADMIN.user_id: [bianchi, rossi],
        ROSSI.user_id: [rossi],
        BIANCHI.user_id: [bianchi],
        AWAY.user_id: [away],
    }
    reply = await counter.call(ROSSI, f"GET {PATH}?search=verdi&pageSize=1")
    assert reply.headers["X-Total-Count"] == "1"


async def test_days_are_those_of_rome_and_both_included(counter: Counter) -> None:
    moments = [
        datetime(2026, 3, 28, 22, 59, tzinfo=UTC),  # 23:59 of the 28th
        datetime(2026, 3, 28, 23, 0, tzinfo=UTC),  # midnight of the 29th, the night of the clocks
        datetime(2026, 3, 29, 21, 59, tzinfo=UTC),  # 23:59 of the 29th, in summer time
        datetime(2026, 3, 29, 22, 0, tzinfo=UTC),  # midnight of the 30th
    ]
    before, first, last, after = [
        await add_order(counter.shop, created_at=moment) for moment in moments
    ]
    assert await found(counter, ADMIN, "from=2026-03-29&to=2026-03-29") == [last, first]
    assert await found(counter, ADMIN, "from=2026-03-29") == [after, last, first]
    assert await found(counter, ADMIN, "to=2026-03-28") == [before]
    assert await found(counter, ADMIN, "from=&to=") == [after, last, first, before]
    assert await found(counter, ADMIN, "from=2026-03-30&to=2026-03-28") == []


async def test_pages_follow_each_other_and_the_total_is_told(counter: Counter) -> None:
    orders = [await add_order(counter.shop) for _ in range(5)]
    await add_order(counter.shop, "pending")
    pages = []
    for page in (1, 2, 3, 4):
        query = f"GET {PATH}?status=paid&page={page}&pageSize=2"
        reply = await counter.call(ADMIN, query)
        assert reply.headers["X-Total-Count"] == "5"
        assert reply.headers["Cache-Control"] == "no-store"
        pages.append([one["id"] for one in reply.json()])
    newest = orders[::-1]
    assert pages == [newest[:2], newest[2:4], newest[4:], []]


async def test_a_page_is_fifty_and_without_one_the_newest_thousand_are_told(
    counter: Counter,
) -> None:
    await counter.shop.execute(MANY)
    assert await found(counter, SUPERADMIN, "page=400") == [*range(50, 0, -1)]
    assert await found(counter, SUPERADMIN, "page=") == [*range(20000, 19000, -1)]
    assert await found(counter, SUPERADMIN, "pageSize=3") == [20000, 19999, 19998]


@pytest.mark.parametrize(
    "query",
    [
        "page=0",
        "page=x",
        "page=1000001",
        "pageSize=0",
        "pageSize=1001",
        "from=29/03/2026",
        "to=2026-02-30",
        "from=0001-01-01",
        f"search={'a' * 201}",
        "search=a%00b",
    ],
)
async def test_what_cannot_be_asked_is_refused(counter: Counter, query: str) -> None:
    reply = await counter.call(ADMIN, f"GET {PATH}?{query}")
    assert reply.status_code == 422
    assert [*reply.json()["fields"]] == [query.partition("=")[0]]


async def test_the_stored_key_folds_as_the_search_does(counter: Counter) -> None:
    texts = ["Straße Æsir", "ŁUKASZ", "PIETÀ", "De\u00a0Luca", "Ñandú", "a\u0301b", "İı", "ς"]
    texts += [f"a{sign}b" for sign in APOSTROPHES + HYPHENS + ".,"]
    rows = await counter.shop.fetch(
        "select t, shop.fold(t) as key from unnest($1::text[]) t", texts
    )
    assert [(row["t"], row["key"]) for row in rows] == [(t, fold_surname(t)) for t in texts]


async def plan_of(shop: asyncpg.Connection, who: Principal, **wanted: Any) -> str:
    """How the list finds its orders."""
    heard: list[Any] = []
    with shop.query_logger(heard.append):
        await list_orders(shop, who, Wanted(page=1, **wanted))
        await asyncio.sleep(0)  # the log is told of a query soon after it
    [asked] = [one for one in heard if "materialized" in one.query]
    told = await shop.fetch(f"explain {asked.query}", *asked.args)
    return "\n".join(row[0] for row in told)


async def test_few_among_many_are_found_by_an_index(counter: Counter) -> None:
    await counter.shop.execute(MANY)
    await counter.shop.execute("analyze shop.customer_order")
    superadmin = Principal(id=1, role=Role.SUPERADMIN, cemetery_id=None)
    supplier = Principal(id=11, role=Role.SUPPLIER, cemetery_id=1)
    for who, asked, index in (
        (superadmin, {"search": "cliente1234@example.org"}, "ix_customer_order_search_key"),
        (superadmin, {"search": "lumino 4321"}, "ix_customer_order_search_key"),
        (supplier, {"search": "cliente1234@example.org"}, "ix_customer_order_search_key"),
        (superadmin, {"status": "paid"}, "ix_customer_order_status"),
        (superadmin, {"from_": "2031-01-01"}, "ix_customer_order_created_at"),
    ):
        plan = await plan_of(counter.shop, who, **asked)
        assert index in plan, plan
        assert "Seq Scan on customer_order" not in plan, plan
