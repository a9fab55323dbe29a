"""One attempt is one order, however often it is sent, and whatever the provider does meanwhile."""

import asyncio
from uuid import uuid4

import httpx
import pytest

from services.kit.testing.lines import Lines
from services.kit.testing.stack import eventually
from services.shop.provider import client
from services.shop.tests.payments.till import BIANCHI, CANDLE, LILIES, ROSES, Till, intent_of

COUNT = "select count(*) from shop.customer_order"
REFUSED = "Impossibile creare l'ordine: il servizio di pagamento non l'ha accettato"
AWAY = "Impossibile creare l'ordine: il servizio di pagamento non risponde. Riprova tra poco"


async def test_a_double_click_is_one_order(till: Till) -> None:
    attempt = str(uuid4())
    await till.control("PATCH", "/api", latency=0.3)
    replies = await asyncio.gather(*(till.order(checkoutId=attempt) for _ in range(2)))
    assert [reply.status_code for reply in replies] == [201, 201]
    first, second = (reply.json() for reply in replies)
    assert first == second
    assert await till.shop.fetchval(COUNT) == 1
    await till.pay(first)
    await till.wait(first, "paid")


async def test_eight_calls_at_once_make_one_order_and_lose_none(till: Till) -> None:
    attempt = str(uuid4())
    replies = await asyncio.gather(*(till.order(checkoutId=attempt) for _ in range(8)))
    assert {reply.status_code for reply in replies} <= {201, 503}
    created = [reply.json() for reply in replies if reply.status_code == 201]
    assert len({one["clientSecret"] for one in created}) == 1
    assert await till.shop.fetchval(COUNT) == 1
    assert await till.status(created[0]) == "pending"
    again = await till.ordered(checkoutId=attempt)
    assert again == created[0]


async def test_a_repeated_call_gets_the_same_order(till: Till) -> None:
    attempt = str(uuid4())
    first = await till.ordered(checkoutId=attempt)
    assert await till.ordered(checkoutId=attempt) == first


async def test_a_corrected_name_is_taken_over_and_disturbs_nothing(till: Till) -> None:
    attempt = str(uuid4())
    first = await till.ordered(checkoutId=attempt, customerName="Ana")
    again = await till.ordered(
        checkoutId=attempt,
        customerName="Anna",
        customerEmail="verdi@example.org",
        headers={"Accept-Language": "en"},
    )
    assert again == first
    row = await till.row(first)
    assert (row["customer_name"], row["customer_email"]) == ("Anna", "verdi@example.org")


async def test_a_call_that_says_no_name_takes_none_away_and_a_blank_one_does(till: Till) -> None:
    attempt = {"checkoutId": str(uuid4())}
    first = await till.ordered(**attempt, customerName="Anna", notes="Davanti alla foto")
    await till.ordered(**attempt)
    row = await till.row(first)
    assert (row["customer_name"], row["notes"]) == ("Anna", "Davanti alla foto")
    await till.ordered(**attempt, customerName=" ", notes="")
    row = await till.row(first)
    assert (row["customer_name"], row["notes"]) == (None, None)


async def test_a_retry_after_a_crash_sends_the_same_request(till: Till) -> None:
    attempt = str(uuid4())
    first = await till.ordered(checkoutId=attempt, customerName="Ana")
    forgotten = "update shop.customer_order set payment_intent_id = null, secret_hash = null"
    await till.shop.execute(forgotten)
    again = await till.ordered(checkoutId=attempt, customerName="Anna", notes="Altro")
    assert again == first
    assert (await till.row(first))["payment_intent_id"] == intent_of(first)


async def test_another_cart_under_the_same_attempt_is_refused(till: Till) -> None:
    attempt = str(uuid4())
    await till.ordered((ROSES, 1), checkoutId=attempt)
    for cart in ([(ROSES, 2)], [(CANDLE, 2)], [(ROSES, 1), (CANDLE, 2)]):
        reply = await till.order(*cart, checkoutId=attempt)
        assert reply.status_code == 409
        assert reply.json()["message"] == "Il carrello è cambiato: ricomincia il pagamento"


async def test_after_a_cancel_the_attempt_begins_anew(till: Till) -> None:
    attempt = str(uuid4())
    first = await till.ordered(checkoutId=attempt)
    await till.ask(first, "cancel")
    second = await till.ordered((CANDLE, 5), checkoutId=attempt)
    assert second["orderNumber"] != first["orderNumber"]
    assert await till.status(first) == "cancelled"


async def test_two_failures_are_survived_with_the_same_key(till: Till) -> None:
    await till.control("POST", "/fail", path="/v1/payment_intents", status=500, times=2)
    created = await till.ordered()
    made = await till.sandbox.sdk("sk_test_demo").v1.payment_intents.list_async()
    assert [intent.id for intent in made.data] == [intent_of(created)]


@pytest.mark.parametrize("after", [False, True])
async def test_a_failing_provider_cancels_the_order_and_says_so_in_italian(
    till: Till, after: bool, log: Lines
) -> None:
    attempt = str(uuid4())
    fault = {"path": "/v1/payment_intents", "status": 500, "times": 3, "after": after}
    await till.control("POST", "/fail", **fault)
    reply = await till.order(checkoutId=attempt)
    assert (reply.status_code, reply.json()["message"]) == (503, AWAY)
    row = await till.shop.fetchrow("select * from shop.customer_order")
    assert row is not None
    assert (row["status"], row["payment_intent_id"]) == ("cancelled", None)
    note = await till.shop.fetchval("select note from shop.order_change where after = 'cancelled'")
    assert "Pagamento non avviato" in note
    assert await till.mails() == []
    created = await till.ordered(checkoutId=attempt)
    assert created["orderNumber"] != row["number"]
    assert await till.shop.fetchval(COUNT) == 2


async def test_a_refusing_provider_tells_nobody_its_words_or_keys(till: Till, log: Lines) -> None:
    await till.open_account(BIANCHI, "x")  # too short: the stand-in knows no such account
    reply = await till.order((LILIES, 1))
    assert reply.status_code == 502
    assert reply.json()["message"] == REFUSED
    assert await till.shop.fetchval("select status from shop.customer_order") == "cancelled"
    assert "sk_test" not in reply.text + str(log.lines)


async def test_a_busy_provider_is_asked_again_later(till: Till) -> None:
    await till.control("POST", "/fail", path="/v1/payment_intents", status=429)
    reply = await till.order()
    assert (reply.status_code, reply.json()["message"]) == (503, AWAY)


async def test_a_supplier_who_cannot_be_paid_takes_no_orders(till: Till) -> None:
    await till.shop.execute("update shop.payment_account set active = false")
    reply = await till.order()
    assert reply.status_code == 409
    assert reply.json()["message"] == "Pagamenti non disponibili per questo fornitore"


async def test_new_keys_between_two_calls_do_not_part_key_and_payment(till: Till) -> None:
    attempt = str(uuid4())
    first = await till.ordered(checkoutId=attempt)
    await till.open_account(11, "rossi")
    assert await till.ordered(checkoutId=attempt) == first
    await till.pay(first)
    await till.wait(first, "paid")


async def test_the_order_is_there_before_the_provider_is_asked(till: Till) -> None:
    asking = await asked_slowly(till)
    row = await till.shop.fetchrow("select status, payment_intent_id from shop.customer_order")
    assert row is not None
    assert tuple(row) == ("pending", None)
    busy = "select count(*) from pg_stat_activity where usename = 'shop' and xact_start is not null"
    assert await till.shop.fetchval(busy) == 1  # this question's own
    assert (await asking).status_code == 201


async def test_an_order_that_was_given_up_meanwhile_is_not_paid(till: Till) -> None:
    asking = await asked_slowly(till)
    await till.shop.execute("update shop.customer_order set status = 'cancelled'")
    assert (await asking).status_code == 409
    [intent] = (await till.sandbox.sdk("sk_test_demo").v1.payment_intents.list_async()).data
    assert intent.status == "canceled"


async def asked_slowly(till: Till) -> asyncio.Task[httpx.Response]:
    """A call whose order is there, while the provider takes its time."""
    await till.control("PATCH", "/api", latency=2)
    asking = asyncio.create_task(till.order())

    async def is_there() -> bool:
        return bool(await till.shop.fetchval(COUNT))

    await eventually(is_there)
    return asking


async def test_keys_that_cannot_be_opened_leave_no_order(till: Till, log: Lines) -> None:
    await till.shop.execute("update shop.payment_account set secret_key = 'v1:1:AAAA:AAAA'")
    reply = await till.order()
    assert reply.status_code == 503
    assert reply.json()["message"] == "Pagamenti non disponibili per questo fornitore"
    assert await till.shop.fetchval(COUNT) == 0
    assert log.about("a supplier's secret cannot be opened")


async def test_a_provider_that_hangs_is_not_waited_for_long(
    till: Till, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All tries of a call share one time, and what it did all the same is asked about later."""
    monkeypatch.setattr(client, "PATIENCE_SECONDS", 0.3)
    created = await till.ordered()
    await till.control("PATCH", "/api", latency=4)
    assert (await till.staff(created, "cancelled")).status_code == 503  # and no 200 after all
    assert await till.status(created) == "pending"
