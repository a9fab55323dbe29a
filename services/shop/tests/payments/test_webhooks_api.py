"""Who may tell us of payments, and what becomes of news that are not what they seem."""

import json
import time
from typing import Any

import httpx
import pytest
from stripe import WebhookSignature

from services.kit.testing.lines import Lines
from services.shop.accounts.service import webhook_secret_of
from services.shop.models import PaymentAccount
from services.shop.tests.payments.till import BIANCHI, LILIES, ROSES, Till, intent_of

PAID = "payment_intent.succeeded"


async def secret(till: Till, supplier: int | None = None) -> str:
    async with till.desk.database.unit_of_work() as session:
        account = await session.get_one(PaymentAccount, till.accounts[supplier])
    signing = webhook_secret_of(till.desk.settings.vault, account)
    assert signing is not None
    return signing


async def post(till: Till, body: bytes, header: str | None, account: int | None = None) -> int:
    place = account or till.accounts[None]
    headers = {} if header is None else {"Stripe-Signature": header}
    path = f"{till.url}/api/webhooks/stripe/{place}"
    reply = await till.http.post(path, content=body, headers=headers)
    if reply.status_code == httpx.codes.OK:
        assert reply.json() == {"received": True}
    return reply.status_code


def signed(body: bytes, key: str, at: int | None = None) -> str:
    return str(WebhookSignature.generate_signature_header(body.decode(), key, at))


def event(kind: str, thing: dict[str, Any], **more: Any) -> bytes:
    made = {
        "id": "evt_test_1",
        "object": "event",
        "type": kind,
        "created": int(time.time()),
        "livemode": False,
        "data": {"object": thing},
    }
    return json.dumps(made | more).encode()


async def quiet(till: Till, supplier: int | None = None) -> dict[str, Any]:
    """An order that was paid, and no webhook has told of it."""
    await till.control("PATCH", "/webhooks", drop=["*"])
    created = await till.ordered((LILIES if supplier == BIANCHI else ROSES, 1))
    await till.pay(created)
    return created


async def paid_event(till: Till, created: dict[str, Any]) -> bytes:
    [found] = await till.events(created, PAID)
    return json.dumps(found, indent=2, ensure_ascii=False).encode()


async def test_the_very_bytes_are_signed(till: Till) -> None:
    created = await quiet(till)
    body = await paid_event(till, created)
    header = signed(body, await secret(till))
    changed = body.replace(b'"amount_received": 2550', b'"amount_received": 2551')
    assert changed != body
    rewritten = json.dumps(json.loads(body)).encode()
    for other in (changed, rewritten, body + b" ", b""):
        assert await post(till, other, header) == 400
    assert await till.status(created) == "pending"
    assert await post(till, body, header) == 200
    assert await till.status(created) == "paid"


async def test_one_good_signature_among_several_is_enough(till: Till) -> None:
    created = await quiet(till)
    body = await paid_event(till, created)
    moment, good = signed(body, await secret(till)).split(",")
    assert await post(till, body, f"{moment},v1={'0' * 64},v0=abc,{good}") == 200
    assert await till.status(created) == "paid"


async def test_forged_news_change_nothing(till: Till) -> None:
    created = await quiet(till)
    body = await paid_event(till, created)
    key = await secret(till)
    good = signed(body, key)
    old = signed(body, key, int(time.time()) - 600)
    others = signed(body, await secret(till, BIANCHI))
    blank = signed(body, "")
    bad = [None, "", "garbage", "t=,v1=", "t=x,v1=y", good.replace("v1=", "v0=")]
    for header in (*bad, old, others, blank, good[:-1] + ("0" if good[-1] != "0" else "1")):
        assert await post(till, body, header) == 400, header
    assert await till.status(created) == "pending"
    assert await till.shop.fetchval("select count(*) from shop.provider_event") == 0


@pytest.mark.parametrize(
    "body",
    [
        b"\xff\xfe",
        b"not json",
        b"[]",
        b"null",
        b"{}",
        b'{"id": "evt_1", "type": "payment_intent.succeeded", "created": 1, "data": {}}',
    ],
)
async def test_signed_nonsense_is_refused_and_no_fault_of_ours(till: Till, body: bytes) -> None:
    header = "t=1,v1=0" if b"\xff" in body else signed(body, await secret(till))
    assert await post(till, body, header) == 400


@pytest.mark.parametrize("kind", [PAID, "charge.refunded", "refund.updated"])
async def test_an_object_that_is_not_what_the_event_says_is_refused(till: Till, kind: str) -> None:
    created = await quiet(till)
    thing = {"id": intent_of(created), "payment_intent": intent_of(created)}
    body = event(kind, thing)
    assert await post(till, body, signed(body, await secret(till))) == 400


async def test_an_account_without_a_secret_hears_nobody(till: Till) -> None:
    created = await quiet(till)
    body = await paid_event(till, created)
    await till.shop.execute(
        "update shop.payment_account set webhook_secret = null, webhook_endpoint_id = null"
    )
    for header in (signed(body, ""), signed(body, "whsec_"), None):
        assert await post(till, body, header) == 404
    assert await post(till, body, signed(body, "x"), account=999) == 404
    assert await till.status(created) == "pending"


async def test_another_accounts_payment_moves_no_order(till: Till, log: Lines) -> None:
    dear = await till.ordered((ROSES, 99))
    metadata = (await till.intent(dear)).metadata.to_dict()
    client = till.sandbox.sdk("sk_test_bianchi")
    cheap = await client.v1.payment_intents.create_async(
        {
            "amount": 50,
            "currency": "eur",
            "allowed_payment_method_types": ["card"],
            "metadata": metadata,
            "confirm": True,
            "payment_method": "pm_card_visa",
        }
    )
    assert cheap.status == "succeeded"
    forged = {"clientSecret": cheap.client_secret}
    assert await till.settled(forged, PAID) == [200]
    row = await till.row(dear)
    assert (row["status"], row["payment_status"], row["alarm"]) == ("pending", "open", None)
    assert log.about("a payment names an order that is not its own")


async def test_the_right_event_on_the_wrong_account_moves_nothing(till: Till) -> None:
    created = await quiet(till)
    body = event(PAID, (await till.events(created, PAID))[0]["data"]["object"])
    place = till.accounts[BIANCHI]
    assert await post(till, body, signed(body, await secret(till, BIANCHI)), place) == 200
    assert await till.status(created) == "pending"


async def retold(till: Till, created: dict[str, Any], **thing: Any) -> int:
    """The answer to an order's own payment at an endpoint of the other supplier's account."""
    told = (await till.events(created, PAID))[0]["data"]["object"]
    body = event(PAID, told | thing)
    place = till.accounts[BIANCHI]
    return await post(till, body, signed(body, await secret(till, BIANCHI)), place)


@pytest.mark.parametrize(
    ("accounts", "thing", "is_odd"),
    [
        (("acct_1", "acct_1"), {}, False),
        (("acct_1", "acct_1"), {"id": "pi_other"}, True),
        (("acct_1", "acct_2"), {}, True),
        ((None, None), {}, True),
    ],
)
async def test_another_endpoint_of_the_same_account_may_tell_of_it_too(
    till: Till,
    log: Lines,
    accounts: tuple[str | None, str | None],
    thing: dict[str, str],
    is_odd: bool,
) -> None:
    """After keys were changed for others of the same account both versions have an endpoint."""
    created = await quiet(till)
    change = "update shop.payment_account set provider_account = $2 where id = $1"
    for supplier, name in zip((None, BIANCHI), accounts, strict=True):
        await till.shop.execute(change, till.accounts[supplier], name)
    assert await retold(till, created, **thing) == 200
    assert bool(log.about("a payment names an order that is not its own")) is is_odd
    assert await till.status(created) == "pending"
    body = await paid_event(till, created)
    assert await post(till, body, signed(body, await secret(till))) == 200
    assert await till.status(created) == "paid"


async def test_another_amount_is_an_alarm_and_not_paid(till: Till, log: Lines) -> None:
    created = await quiet(till)
    thing = (await till.events(created, PAID))[0]["data"]["object"]
    for number, wrong in enumerate(({"amount_received": 50}, {"currency": "usd"})):
        body = event(PAID, thing | wrong, id=f"evt_{number}")
        assert await post(till, body, signed(body, await secret(till))) == 200
        row = await till.row(created)
        assert row["status"] == "pending"
        assert "diverso dal totale" in row["alarm"]
    assert log.about("another amount than asked for")
    assert await till.mails() == []
    reply = await till.staff(created, "cancelled")
    assert reply.json()["refundStatus"] == "succeeded"
    assert await till.status(created) == "cancelled"


async def test_news_before_the_row_is_there_are_repeated_until_it_is(till: Till) -> None:
    created = await till.ordered()
    number = created["orderNumber"]
    hide = "update shop.customer_order set number = $2, payment_intent_id = $3 where number = $1"
    await till.shop.execute(hide, number, "hidden", None)
    await till.pay(created)
    assert 503 in await till.settled(created, PAID)
    kept = "select count(*) from shop.provider_event where kind = $1"
    assert await till.shop.fetchval(kept, PAID) == 0
    await till.shop.execute(hide, "hidden", number, None)
    await till.wait(created, "paid")
    assert (await till.row(created))["payment_intent_id"] == intent_of(created)


async def test_after_an_hour_an_unknown_order_is_an_alarm_and_no_more(
    till: Till, log: Lines
) -> None:
    created = await quiet(till)
    await till.shop.execute("update shop.customer_order set number = 'x', payment_intent_id = 'y'")
    thing = (await till.events(created, PAID))[0]["data"]["object"]
    young = event(PAID, thing, created=int(time.time()) - 3000)
    assert await post(till, young, signed(young, await secret(till))) == 503
    old = event(PAID, thing, created=int(time.time()) - 4000)
    assert await post(till, old, signed(old, await secret(till))) == 200
    assert log.about("money for an order that nobody knows")


@pytest.mark.parametrize(
    "metadata", [{}, {"order_number": "CS-2222-3333", "instance": "altrove.example"}]
)
async def test_foreign_payments_on_the_same_account_are_ignored(
    till: Till, metadata: dict[str, str]
) -> None:
    client = till.sandbox.sdk("sk_test_demo")
    made = await client.v1.payment_intents.create_async(
        {
            "amount": 500,
            "currency": "eur",
            "metadata": metadata,
            "confirm": True,
            "payment_method": "pm_card_visa",
            "allowed_payment_method_types": ["card"],
        }
    )
    assert await till.settled({"clientSecret": made.client_secret}, PAID) == [200]
    assert await till.shop.fetchval("select count(*) from shop.customer_order") == 0


async def test_kinds_that_nobody_asked_for_are_taken_and_forgotten(till: Till) -> None:
    body = event("customer.created", {"id": "cus_1"})
    assert await post(till, body, signed(body, await secret(till))) == 200


async def test_an_event_and_what_it_does_are_one_commit(
    till: Till, log: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    created = await quiet(till)
    body = await paid_event(till, created)

    async def fail(*_: object) -> None:
        raise RuntimeError("the letter could not be written")

    with monkeypatch.context() as broken:
        broken.setattr("services.shop.letters.service.order_paid", fail)
        assert await post(till, body, signed(body, await secret(till))) == 500
    assert await till.status(created) == "pending"
    assert await till.shop.fetchval("select count(*) from shop.provider_event") == 0
    assert await post(till, body, signed(body, await secret(till))) == 200
    assert await till.status(created) == "paid"
    assert await till.mails() == ["paid-supplier", "paid-customer"]
