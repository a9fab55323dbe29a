"""An order that is still open is paid from its own page: the same payment, by the same keys."""

import asyncio
from typing import Any

import httpx
import pytest

from services.kit.testing.lines import Lines
from services.shop.tests.payments.test_waiting_api import AGE, DAY, at_bank, refused, settle, state
from services.shop.tests.payments.till import BIANCHI, FUNDS, LILIES, Till, intent_of


async def again(till: Till, created: dict[str, Any]) -> httpx.Response:
    path = f"{till.url}/api/public/orders/by-token/{created['orderToken']}/payment"
    return await till.http.post(path)


async def refusal(till: Till, created: dict[str, Any]) -> str:
    reply = await again(till, created)
    assert reply.status_code == 409
    said: str = reply.json()["message"]
    return said


async def test_after_the_bank_has_refused_the_same_payment_is_made(till: Till) -> None:
    created = await at_bank(till)
    await refused(till, created)
    reply = await again(till, created)
    assert (reply.status_code, reply.json()) == (200, created)
    assert reply.headers["cache-control"] == "no-store"
    await till.control("PATCH", "/api", cards="succeeded")
    await till.pay(reply.json())
    await till.wait(created, "paid")
    assert await till.shop.fetchval("select count(*) from shop.customer_order") == 1
    client = till.sandbox.sdk("sk_test_demo")
    assert [one.id for one in (await client.v1.payment_intents.list_async()).data] == [
        intent_of(created)
    ]
    assert (await till.intent(created)).amount_received == 2550


async def test_many_who_ask_get_one_payment(till: Till) -> None:
    created = await till.ordered()
    await till.pay(created, FUNDS)
    replies = await asyncio.gather(*(again(till, created) for _ in range(6)))
    assert [reply.json() for reply in replies] == [created] * 6


async def test_the_keys_are_those_that_the_order_was_made_with(till: Till) -> None:
    created = await till.ordered((LILIES, 1))
    await till.open_account(BIANCHI, "nuovo")
    reply = await again(till, created)
    assert (reply.status_code, reply.json()["stripePublicKey"]) == (200, "pk_test_bianchi")


async def test_what_is_paid_is_not_paid_again(till: Till) -> None:
    await till.control("PATCH", "/webhooks", drop=["*"])
    created = await till.ordered()
    await till.pay(created)
    for status in ("paid", "processing", "completed"):
        assert await refusal(till, created) == "Il pagamento è già stato completato"
        assert await till.status(created) == status  # the first question has found it out
        if status != "completed":
            following = {"paid": "processing", "processing": "completed"}[status]
            await till.staff(created, following)


async def test_another_sum_that_came_is_not_asked_for_again(till: Till) -> None:
    created = await till.ordered()
    await till.shop.execute("update shop.customer_order set amount_cents = 9999")
    await till.pay(created)
    await till.settled(created, "payment_intent.succeeded")
    assert await state(till, created) == ("pending", "succeeded")
    assert await refusal(till, created) == "Il pagamento è già stato completato"


async def test_while_the_bank_is_at_it_nothing_is_paid_again(till: Till) -> None:
    created = await at_bank(till)
    assert await refusal(till, created) == "Il pagamento è in elaborazione: attendi l'esito"
    await settle(till, created, ok=True)
    await till.wait(created, "paid")


async def test_what_was_given_up_cannot_be_paid(till: Till) -> None:
    created = await till.ordered()
    assert (await till.ask(created, "cancel")).status_code == 200
    assert await refusal(till, created) == "L'ordine è stato annullato e non si può più pagare"


async def test_whoever_comes_after_a_day_is_too_late(till: Till) -> None:
    created = await till.ordered()
    await till.shop.execute(AGE, DAY + 1)
    assert await refusal(till, created) == "L'ordine è stato annullato e non si può più pagare"
    assert (await till.intent(created)).status == "canceled"


async def test_a_provider_that_is_away_changes_nothing(till: Till) -> None:
    created = await till.ordered()
    await till.control("PATCH", "/api", outage=True)
    reply = await again(till, created)
    assert reply.status_code == 503
    assert "servizio di pagamento" in reply.json()["message"]
    assert await state(till, created) == ("pending", "open")


@pytest.mark.parametrize("token", ["altro", "CS-2222-2222", "1"])
async def test_nobody_pays_who_has_not_the_link(till: Till, token: str) -> None:
    await till.ordered()
    reply = await again(till, {"orderToken": token})
    assert (reply.status_code, reply.json()["message"]) == (404, "Ordine non trovato")


async def test_the_link_stands_in_no_line_of_the_log(till: Till, log: Lines) -> None:
    created = await till.ordered()
    await again(till, created)
    await till.control("PATCH", "/api", outage=True)
    await again(till, created)
    paths = {line.get("path") for line in log.lines}
    assert "/api/public/orders/by-token/…/payment" in paths
    assert created["orderToken"] not in str(log.lines)
    assert created["clientSecret"] not in str(log.lines)
