"""The provider as tests want it: failing, away, slow; and what the pages show."""

from typing import Any

import pytest
import stripe

from infra.sandbox.payments.script import text
from infra.sandbox.payments.tests.conftest import SECRET, Sandbox, intent_of


async def test_the_next_calls_fail_and_the_sdk_tries_again(sandbox: Sandbox) -> None:
    await sandbox.control("POST", "/fail", status=500, times=2)
    client = sandbox.sdk(retries=2)
    assert (await client.v1.payment_intents.list_async()).data == []
    await sandbox.control("POST", "/fail", status=500, times=3)
    with pytest.raises(stripe.APIError):
        await client.v1.payment_intents.list_async()


async def test_too_many_requests(sandbox: Sandbox) -> None:
    await sandbox.control("POST", "/fail", status=429, path="/v1/refunds")
    assert (await sandbox.sdk().v1.events.list_async()).data == []
    with pytest.raises(stripe.RateLimitError):
        await sandbox.sdk(retries=2).v1.refunds.list_async()
    assert (await sandbox.sdk().v1.refunds.list_async()).data == []


async def test_no_answer_at_all(sandbox: Sandbox) -> None:
    client = sandbox.sdk(timeout=0.3)
    await sandbox.control("POST", "/fail", status="timeout")
    with pytest.raises(stripe.APIConnectionError):
        await client.v1.events.list_async()


async def test_an_outage_lasts_until_it_ends(sandbox: Sandbox) -> None:
    intent = await intent_of(sandbox)
    await sandbox.control("PATCH", "/api", outage=True)
    with pytest.raises(stripe.APIError) as away:
        await sandbox.sdk(retries=1).v1.events.list_async()
    assert away.value.http_status == 503
    assert (await sandbox.pay(intent)).status_code == 503
    await sandbox.control("PATCH", "/api", outage=False)
    assert (await sandbox.pay(intent)).json()["status"] == "succeeded"


async def test_good_cards_wait_like_debits_when_told(sandbox: Sandbox) -> None:
    await sandbox.control("PATCH", "/api", cards="processing")
    intent = await intent_of(sandbox)
    assert (await sandbox.pay(intent)).json()["status"] == "processing"
    again = f"{sandbox.url}/_control/payment_intents/{intent.id}/settle"
    await sandbox.control("POST", f"/payment_intents/{intent.id}/settle", ok=True)
    assert (await sandbox.http.post(again, json={"ok": True})).status_code == 409


async def test_an_account_misbehaves_alone(sandbox: Sandbox) -> None:
    slow = "sk_test_lenta"
    await sandbox.control("PATCH", "/api?account=acct_lenta", cards="processing", outage=True)
    good = await intent_of(sandbox)
    assert (await sandbox.pay(good)).json()["status"] == "succeeded"
    with pytest.raises(stripe.APIError):
        await intent_of(sandbox, key=slow)
    await sandbox.control("PATCH", "/api?account=acct_lenta", outage=False)
    card: Any = {"confirm": True, "payment_method": "pm_card_visa"}
    assert (await intent_of(sandbox, key=slow, **card)).status == "processing"
    # A reset of another account leaves it as it is; its own ends it.
    await sandbox.control("POST", "/reset?account=acct_demo")
    assert (await intent_of(sandbox, key=slow, **card)).status == "processing"
    await sandbox.control("POST", "/reset?account=acct_lenta")
    assert (await intent_of(sandbox, key=slow, **card)).status == "succeeded"


async def test_the_calls_of_one_account_fail_alone(sandbox: Sandbox) -> None:
    told = await sandbox.control("POST", "/fail?account=acct_lenta", status=500)
    assert told["failures"][0]["account"] == "acct_lenta"
    assert (await sandbox.sdk().v1.events.list_async()).data == []
    with pytest.raises(stripe.APIError):
        await sandbox.sdk("sk_test_lenta").v1.events.list_async()
    await sandbox.control("POST", "/fail?account=acct_lenta", status=500)
    told = await sandbox.control("POST", "/reset?account=acct_lenta")
    assert told["failures"] == []


async def test_what_is_known_is_not_forgotten_for_one_account(sandbox: Sandbox) -> None:
    reply = await sandbox.http.post(
        f"{sandbox.url}/_control/reset?account=acct_lenta", json={"data": True}
    )
    assert reply.status_code == 422


async def test_the_page_s_list_tells_what_happened(sandbox: Sandbox) -> None:
    intent = await intent_of(sandbox, metadata={"order_number": "2026-17", "tomb_id": "3"})
    await sandbox.pay(intent, "4000000000009995")
    (shown,) = await sandbox.control("GET", "/payments")
    assert (shown["number"], shown["amount"], shown["problem"]) == (
        *("2026-17", 1250, "insufficient_funds"),
    )
    await sandbox.pay(intent)
    await sandbox.sdk().v1.refunds.create_async({"payment_intent": intent.id, "amount": 50})
    (shown,) = await sandbox.control("GET", "/payments")
    assert (shown["status"], shown["method"], shown["refunded"]) == ("succeeded", "visa …4242", 50)
    assert shown["account"] == "acct_demo"


async def test_a_reset_forgets_misbehaviour_and_data_when_told(sandbox: Sandbox) -> None:
    intent = await intent_of(sandbox)
    await sandbox.control("PATCH", "/api", refunds="pending")
    await sandbox.control("PATCH", "/webhooks", hold=True)
    await sandbox.control("POST", "/fail", times=9)
    told = await sandbox.control("POST", "/reset")
    assert told["api"]["refunds"] == "succeeded"
    assert (told["webhooks"]["hold"], told["failures"]) == (False, [])
    assert (await sandbox.sdk().v1.payment_intents.retrieve_async(intent.id)).id == intent.id
    await sandbox.control("POST", "/reset", data=True)
    assert (await sandbox.sdk().v1.payment_intents.list_async()).data == []


@pytest.mark.parametrize(
    ("path", "body"),
    [
        *(("api", {"outtage": True}), ("api", {"refunds": "x"}), ("webhooks", {"n": 1})),
        ("api?account=lenta", {"outage": True}),
    ],
)
async def test_a_misspelt_wish_is_refused(sandbox: Sandbox, path: str, body: Any) -> None:
    reply = await sandbox.http.patch(f"{sandbox.url}/_control/{path}", json=body)
    assert reply.status_code == 422


async def test_the_script_is_one_file_at_both_places(sandbox: Sandbox) -> None:
    for path in ("/_fake-stripe/endive/stripe.js", "/endive/stripe.js"):
        reply = await sandbox.http.get(sandbox.url + path)
        assert reply.headers["content-type"].startswith("text/javascript")
        assert reply.text == text()
    assert (
        await sandbox.http.get(f"{sandbox.url}/_fake-stripe/basil/stripe.js")
    ).status_code == 404


async def test_below_the_site_s_prefix_there_is_only_what_browsers_need(sandbox: Sandbox) -> None:
    for path in ("/v1/refunds", "/v1/events", "/v1/webhook_endpoints", "/_control", "/pagamenti"):
        reply = await sandbox.http.get(
            f"{sandbox.url}/_fake-stripe{path}", headers={"Authorization": f"Bearer {SECRET}"}
        )
        assert reply.status_code == 404


async def test_the_page_comes_with_its_files(sandbox: Sandbox) -> None:
    page = await sandbox.http.get(f"{sandbox.url}/pagamenti")
    assert "Stripe finto" in page.text
    for name, kind in (("pagamenti.css", "text/css"), ("pagamenti.js", "text/javascript")):
        assert f"/{name}" in page.text
        reply = await sandbox.http.get(f"{sandbox.url}/{name}")
        assert reply.headers["content-type"].startswith(kind)
