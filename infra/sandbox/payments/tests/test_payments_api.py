"""Payments from the shop's first call to the browser's last."""

from typing import Any

import pytest
import stripe

from infra.sandbox.payments.tests.conftest import BAD, PUBLIC, SECRET, Sandbox, intent_of

DECLINED = [
    ("4000000000000002", "card_declined", "generic_decline"),
    ("4000000000009995", "card_declined", "insufficient_funds"),
    ("4000000000000069", "expired_card", None),
    ("4000000000000127", "incorrect_cvc", None),
    ("4000000000000119", "processing_error", None),
    ("4111111111111111", "card_declined", "test_mode_live_card"),
]
GOOD = ["4242424242424242", "4000056655665556", "5555555555554444", "4242 4242 4242 4242"]
ASKING = ["4000002500003155", "4000002760003184", "4000000000003220"]
REFUSED: list[tuple[dict[str, Any], str, str]] = [
    ({"amount": 49}, "amount_too_small", "amount"),
    ({"amount": 100_000_000}, "amount_too_large", "amount"),
    ({"amount": "12.5"}, "parameter_invalid_integer", "amount"),
    ({"currency": "usd"}, "parameter_invalid", "currency"),
    ({"no_such": "x"}, "parameter_unknown", "no_such"),
    ({"payment_method_types": ["card"]}, "parameter_unknown", "payment_method_types"),
    ({"description": ""}, "parameter_invalid_empty", "description"),
    (
        {"automatic_payment_methods": {"enabled": True}},
        "parameter_invalid",
        "allowed_payment_method_types",
    ),
    (
        {"statement_descriptor_suffix": "x" * 23},
        "parameter_invalid",
        "statement_descriptor_suffix",
    ),
    (
        {"statement_descriptor_suffix": "Fiori *"},
        "parameter_invalid",
        "statement_descriptor_suffix",
    ),
    ({"metadata": {"k" * 41: "v"}}, "parameter_invalid", f"metadata[{'k' * 41}]"),
    ({"metadata": {"k": "v" * 501}}, "parameter_invalid", "metadata[k]"),
    ({"metadata": {str(n): "v" for n in range(1, 52)}}, "parameter_invalid", "metadata"),
]


@pytest.mark.parametrize("number", GOOD)
async def test_a_good_card_pays(sandbox: Sandbox, number: str) -> None:
    intent = await intent_of(sandbox, metadata={"order_number": "2026-17"})
    assert (intent.status, intent.amount_received) == ("requires_payment_method", 0)
    told = (await sandbox.pay(intent, number)).json()
    assert told["status"] == "succeeded"
    assert not {"metadata", "latest_charge"} & told.keys()
    paid = await sandbox.sdk().v1.payment_intents.retrieve_async(
        intent.id, {"expand": ["latest_charge"]}
    )
    assert (paid.status, paid.amount_received) == ("succeeded", 1250)
    assert paid.metadata["order_number"] == "2026-17"
    assert isinstance(paid.latest_charge, stripe.Charge)
    assert (paid.latest_charge.paid, paid.latest_charge.payment_intent) == (True, intent.id)


@pytest.mark.parametrize(("number", "code", "decline_code"), DECLINED)
async def test_a_card_is_declined_and_another_pays(
    sandbox: Sandbox, number: str, code: str, decline_code: str | None
) -> None:
    intent = await intent_of(sandbox)
    reply = await sandbox.pay(intent, number)
    error = reply.json()["error"]
    assert (reply.status_code, error["type"]) == (402, "card_error")
    assert (error["code"], error.get("decline_code")) == (code, decline_code)
    assert error["payment_intent"]["status"] == "requires_payment_method"
    assert "metadata" not in error["payment_intent"]
    seen = await sandbox.sdk().v1.payment_intents.retrieve_async(intent.id)
    assert seen.last_payment_error is not None
    assert seen.last_payment_error.code == code
    assert (await sandbox.pay(intent)).json()["status"] == "succeeded"


@pytest.mark.parametrize("number", ASKING)
async def test_the_bank_asks_and_the_customer_allows(sandbox: Sandbox, number: str) -> None:
    intent = await intent_of(sandbox)
    asked = (await sandbox.pay(intent, number)).json()
    assert (asked["status"], asked["next_action"]["type"]) == ("requires_action", "use_stripe_sdk")
    told = (await sandbox.browser(intent, "authenticate", outcome="ok")).json()
    assert (told["status"], told["next_action"]) == ("succeeded", None)


async def test_the_bank_asks_and_the_customer_refuses(sandbox: Sandbox) -> None:
    intent = await intent_of(sandbox)
    await sandbox.pay(intent, ASKING[0])
    error = (await sandbox.browser(intent, "authenticate", outcome="no")).json()["error"]
    assert error["code"] == "payment_intent_authentication_failure"
    assert (await sandbox.pay(intent)).json()["status"] == "succeeded"


async def test_the_bank_asks_and_then_declines(sandbox: Sandbox) -> None:
    intent = await intent_of(sandbox)
    await sandbox.pay(intent, "4000008400001629")
    error = (await sandbox.browser(intent, "authenticate", outcome="ok")).json()["error"]
    assert (error["type"], error["code"]) == ("card_error", "card_declined")


@pytest.mark.parametrize("is_good", [True, False])
async def test_a_debit_waits_until_it_is_settled(sandbox: Sandbox, is_good: bool) -> None:
    automatic: Any = {"amount": 900, "currency": "eur", "automatic_payment_methods[enabled]": True}
    intent = await sandbox.sdk().v1.payment_intents.create_async(automatic)
    assert intent.payment_method_types == ["card", "sepa_debit"]
    form = {"payment_method_data[type]": "sepa_debit"}
    wrong = form | {"payment_method_data[sepa_debit][iban]": "IT60X0542811101000000123457"}
    assert (await sandbox.browser(intent, "confirm", **wrong)).status_code == 400
    right = form | {"payment_method_data[sepa_debit][iban]": "IT60X0542811101000000123456"}
    assert (await sandbox.browser(intent, "confirm", **right)).json()["status"] == "processing"
    with pytest.raises(stripe.InvalidRequestError, match="status of processing"):
        await sandbox.sdk().v1.payment_intents.cancel_async(intent.id)
    told = await sandbox.control("POST", f"/payment_intents/{intent.id}/settle", ok=is_good)
    assert told["status"] == ("succeeded" if is_good else "requires_payment_method")


async def test_a_debit_is_not_taken_where_cards_alone_are(sandbox: Sandbox) -> None:
    intent = await intent_of(sandbox)
    reply = await sandbox.browser(intent, "confirm", **{"payment_method_data[type]": "sepa_debit"})
    assert reply.json()["error"]["code"] == "payment_intent_incompatible_payment_method"


@pytest.mark.parametrize(("change", "code", "param"), REFUSED)
async def test_a_wrong_parameter_is_refused(
    sandbox: Sandbox, change: dict[str, Any], code: str, param: str
) -> None:
    with pytest.raises(stripe.InvalidRequestError) as refused:
        await intent_of(sandbox, **change)
    assert (refused.value.code, refused.value.param) == (code, param)
    assert str(refused.value.request_id).startswith("req_")


async def test_what_must_be_told_must_be_told(sandbox: Sandbox) -> None:
    without: Any = {"currency": "eur"}
    with pytest.raises(stripe.InvalidRequestError) as refused:
        await sandbox.sdk().v1.payment_intents.create_async(without)
    assert (refused.value.code, refused.value.param) == ("parameter_missing", "amount")


async def test_a_server_pays_with_a_ready_made_method_alone(sandbox: Sandbox) -> None:
    payments = sandbox.sdk().v1.payment_intents
    intent = await intent_of(sandbox)
    with pytest.raises(stripe.CardError) as declined:
        await payments.confirm_async(intent.id, {"payment_method": "pm_card_visa_chargeDeclined"})
    assert declined.value.code == "card_declined"
    assert declined.value.error is not None
    assert declined.value.error.decline_code == "generic_decline"
    paid = await payments.confirm_async(intent.id, {"payment_method": "pm_card_visa"})
    assert paid.status == "succeeded"
    raw: Any = {"payment_method_data": {"type": "card", "card": {"number": GOOD[0]}}}
    other = await intent_of(sandbox)
    with pytest.raises(stripe.CardError, match="generally unsafe"):
        await payments.confirm_async(other.id, raw)


async def test_a_cancelled_payment_cannot_be_paid_nor_a_paid_one_cancelled(
    sandbox: Sandbox,
) -> None:
    payments = sandbox.sdk().v1.payment_intents
    dropped, paid = await intent_of(sandbox), await intent_of(sandbox)
    done = await payments.cancel_async(dropped.id, {"cancellation_reason": "abandoned"})
    assert (done.status, done.cancellation_reason) == ("canceled", "abandoned")
    error = (await sandbox.pay(dropped)).json()["error"]
    assert error["code"] == "payment_intent_unexpected_state"
    await sandbox.pay(paid)
    with pytest.raises(stripe.InvalidRequestError) as refused:
        await payments.cancel_async(paid.id)
    assert refused.value.code == "payment_intent_unexpected_state"


async def test_a_browser_needs_the_secret_and_the_account(sandbox: Sandbox) -> None:
    intent = await intent_of(sandbox)
    url = f"{sandbox.url}/_fake-stripe/v1/payment_intents/{intent.id}"
    secret = str(intent.client_secret)
    good = await sandbox.http.get(url, params={"key": PUBLIC, "client_secret": secret})
    assert good.json()["id"] == intent.id
    assert good.headers["access-control-allow-origin"] == "*"
    for params, status in (
        ({"key": PUBLIC}, 401),
        ({"key": PUBLIC, "client_secret": f"{intent.id}_secret_no"}, 400),
        ({"key": "pk_test_bianchi", "client_secret": secret}, 404),
        ({"key": "pk_live_demo", "client_secret": secret}, 401),
    ):
        assert (await sandbox.http.get(url, params=params)).status_code == status
    servers = await sandbox.http.get(f"{sandbox.url}/v1/charges", params={"key": PUBLIC})
    assert servers.json()["error"]["code"] == "secret_key_required"


@pytest.mark.parametrize("key", ["sk_live_demo", "rk_live_demo", "sk_test_x", "nonsense"])
async def test_a_key_that_is_no_test_key_is_refused(sandbox: Sandbox, key: str) -> None:
    with pytest.raises(stripe.AuthenticationError) as refused:
        await sandbox.sdk(key).v1.accounts.retrieve_current_async()
    assert key not in str(refused.value)


async def test_accounts_see_their_own_objects_alone(sandbox: Sandbox) -> None:
    intent = await intent_of(sandbox)
    for key, account in ((SECRET, "acct_demo"), ("rk_test_bianchi", "acct_bianchi")):
        assert (await sandbox.sdk(key).v1.accounts.retrieve_current_async()).id == account
    other = sandbox.sdk("rk_test_bianchi").v1
    assert (await other.payment_intents.list_async()).data == []
    with pytest.raises(stripe.InvalidRequestError) as missing:
        await other.payment_intents.retrieve_async(intent.id)
    assert (missing.value.code, missing.value.http_status) == ("resource_missing", 404)


async def test_lists_are_walked_through_newest_first(sandbox: Sandbox) -> None:
    made = [(await intent_of(sandbox)).id for _ in range(5)]
    payments = sandbox.sdk().v1.payment_intents
    first = await payments.list_async({"limit": 2})
    assert ([one.id for one in first.data], first.has_more) == ([made[4], made[3]], True)
    walked = [one.id async for one in first.auto_paging_iter()]
    assert walked == made[::-1]
    newer = await payments.list_async({"limit": 2, "ending_before": made[0]})
    assert [one.id for one in newer.data] == [made[2], made[1]]
    none = await payments.list_async({"created": {"lt": first.data[0].created - 100}})
    assert none.data == []


async def test_an_address_that_is_not_there_says_so(sandbox: Sandbox) -> None:
    with pytest.raises(stripe.InvalidRequestError, match="Unrecognized request URL"):
        await sandbox.sdk().v1.customers.list_async()


async def test_a_card_that_cannot_be_one_is_refused(sandbox: Sandbox) -> None:
    intent = await intent_of(sandbox)
    assert (await sandbox.pay(intent, "4242424242424241")).json()["error"][
        "code"
    ] == "incorrect_number"
    form = {"payment_method_data[type]": "card", "payment_method_data[card][number]": BAD}
    late = {
        "payment_method_data[card][exp_month]": "1",
        "payment_method_data[card][exp_year]": "20",
    }
    error = (await sandbox.browser(intent, "confirm", **form | late)).json()["error"]
    assert error["code"] == "invalid_expiry_year"
