"""A supplier reads and changes the own configuration, over the official SDK and the stand-in."""

import pytest

from infra.sandbox.payments.tests.conftest import Sandbox
from services.kit.testing.lines import Lines
from services.shop.accounts.service import account, active_account, secret_of
from services.shop.tests.suppliers.desk import (
    FIORI,
    MARMI,
    NOTHING_SET,
    PATH,
    SITE,
    Desk,
    at_once,
    endpoints,
    keys,
    token,
)

MASK = "sk_test_…iori"


async def test_without_own_keys_the_demo_s_are_used_and_not_shown(desk: Desk) -> None:
    assert await desk.shown() == NOTHING_SET


async def test_own_keys_are_tried_kept_closed_and_get_a_webhook(
    desk: Desk, stripe_sandbox: Sandbox
) -> None:
    told = await desk.saved(**keys("fiori"))
    [row] = await desk.accounts()
    url = f"{SITE}/api/webhooks/stripe/{row['id']}"
    assert told == NOTHING_SET | {
        "stripePublicKey": "pk_test_fiori",
        "stripeSecretKey": MASK,
        "hasSecretKey": True,
        "isDemo": False,
        "hasWebhook": True,
        "webhookUrl": url,
    }
    assert await desk.shown() == told
    assert (row["provider_account"], row["is_live"], row["active"]) == ("acct_fiori", False, True)
    assert row["secret_key"].startswith("v1:1:")
    assert row["webhook_secret"].startswith("v1:1:")
    [endpoint] = await endpoints(stripe_sandbox, "fiori")
    assert (endpoint.url, endpoint.id) == (url, row["webhook_endpoint_id"])
    assert endpoint.api_version == "2026-10-28.endive"
    assert {"payment_intent.succeeded", "refund.failed"} <= set(endpoint.enabled_events)


@pytest.mark.parametrize(
    "sent",
    [
        {},
        {"stripePublicKey": None, "stripeSecretKey": None},
        {"stripeSecretKey": MASK},
        {"stripePublicKey": "pk_test_fiori", "stripeSecretKey": MASK},
        {"stripePublicKey": "pk_test_fiori", "stripeSecretKey": "sk_test_fiori"},
    ],
)
async def test_what_is_not_sent_and_the_mask_keep(desk: Desk, sent: dict[str, str]) -> None:
    """The mask saved as a key is the classic fault."""
    before = await desk.saved(**keys("fiori"))
    assert await desk.saved(orderFeedback="Grazie", **sent) == before | {"orderFeedback": "Grazie"}
    [row] = await desk.accounts()
    async with desk.database.unit_of_work() as session:
        used = await active_account(session, FIORI)
        assert used.id == row["id"]
        assert secret_of(desk.settings.vault, used) == "sk_test_fiori"


async def test_the_mask_of_another_key_is_no_key(desk: Desk) -> None:
    await desk.saved(**keys("fiori"))
    reply = await desk.put(stripeSecretKey="sk_test_…rose")
    assert reply.status_code == 422
    assert set(reply.json()["fields"]) == {"stripeSecretKey"}


@pytest.mark.parametrize(
    "sent",
    [
        {"stripePublicKey": "", "stripeSecretKey": ""},
        {"stripeSecretKey": ""},
        {"stripePublicKey": "pk_test_fiori", "stripeSecretKey": ""},
    ],
)
async def test_an_empty_secret_goes_back_to_the_demo(desk: Desk, sent: dict[str, str]) -> None:
    await desk.saved(**keys("fiori"))
    assert await desk.saved(**sent) == NOTHING_SET
    [row] = await desk.accounts()
    assert not row["active"]
    assert row["retired_at"] is not None


@pytest.mark.parametrize(
    ("sent", "field"),
    [
        ({"stripePublicKey": "", "stripeSecretKey": "sk_test_rose"}, "stripePublicKey"),
        ({"stripePublicKey": "pk_test_rose", "stripeSecretKey": ""}, "stripeSecretKey"),
        ({"stripePublicKey": "pk_test_fiori;"}, "stripePublicKey"),
        ({"stripeSecretKey": "pk_test_fiori"}, "stripeSecretKey"),
        ({"stripeSecretKey": "sk_test_àèìò"}, "stripeSecretKey"),
        ({"stripeSecretKey": "sk_test_a b c d"}, "stripeSecretKey"),
        ({"stripeSecretKey": "sk_live_marmi"}, "stripeSecretKey"),
        ({"orderNotificationEmail": "rosa"}, "orderNotificationEmail"),
        ({"stripeWebhookSecret": "segreto"}, "stripeWebhookSecret"),
        ({"stripeWebhookSecret": "whsec_12345678"}, "stripeWebhookSecret"),
        ({"orderFeedback": "x" * 2001}, "orderFeedback"),
    ],
)
async def test_what_is_wrong_is_named_and_nothing_is_changed(
    desk: Desk, sent: dict[str, str], field: str
) -> None:
    before = await desk.saved(**keys("fiori"))
    reply = await desk.put(**{"orderNotificationEmail": "a@example.org"} | sent)
    assert reply.status_code == 422
    assert list(reply.json()["fields"]) == [field]
    assert await desk.shown() == before
    assert len(await desk.accounts()) == 1


@pytest.mark.parametrize(
    ("sent", "field"),
    [
        ({"stripePublicKey": "pk_test_fiori"}, "stripeSecretKey"),
        ({"stripeSecretKey": "sk_test_fiori"}, "stripePublicKey"),
        ({"stripeWebhookSecret": "whsec_12345678"}, "stripeWebhookSecret"),
    ],
)
async def test_the_first_keys_come_as_a_pair(desk: Desk, sent: dict[str, str], field: str) -> None:
    reply = await desk.put(**sent)
    assert reply.status_code == 422
    assert list(reply.json()["fields"]) == [field]
    assert await desk.shown() == NOTHING_SET


async def test_the_secret_key_alone_may_change_and_the_old_version_stays(
    desk: Desk, stripe_sandbox: Sandbox
) -> None:
    await desk.saved(**keys("fiori"))
    told = await desk.saved(stripeSecretKey="rk_test_fiori")
    assert (told["stripePublicKey"], told["stripeSecretKey"]) == ("pk_test_fiori", "rk_test_…iori")
    rows = await desk.accounts()
    assert [(row["version"], row["active"]) for row in rows] == [(1, False), (2, True)]
    async with desk.database.unit_of_work() as session:
        opened = [secret_of(desk.settings.vault, await account(session, row["id"])) for row in rows]
    assert opened == ["sk_test_fiori", "rk_test_fiori"]
    assert len(await endpoints(stripe_sandbox, "fiori")) == 2  # until its orders are closed


async def test_taking_one_key_away_is_a_fault_of_both(desk: Desk) -> None:
    before = await desk.saved(**keys("fiori"))
    reply = await desk.put(stripePublicKey="")
    assert reply.status_code == 422
    assert list(reply.json()["fields"]) == ["stripePublicKey", "stripeSecretKey"]
    assert await desk.shown() == before


async def test_keys_of_two_accounts_are_no_pair(desk: Desk, stripe_sandbox: Sandbox) -> None:
    """No browser could pay with them: their pair is tried before it is kept."""
    before = await desk.saved(**keys("fiori"))
    other = "Le due chiavi non sono dello stesso conto"
    both = {"stripePublicKey": other, "stripeSecretKey": other}
    for sent in (
        {"stripePublicKey": "pk_test_rose"},
        {"stripeSecretKey": "sk_test_rose"},
        {"stripePublicKey": "pk_test_rose", "stripeSecretKey": "sk_test_viole"},
    ):
        reply = await desk.put(**sent)
        assert (reply.status_code, reply.json()["fields"]) == (422, both)
    assert await desk.shown() == before
    assert len(await desk.accounts()) == 1


async def test_nothing_is_left_to_pay_of_trying_keys(desk: Desk, stripe_sandbox: Sandbox) -> None:
    await desk.saved(**keys("fiori"))
    await desk.put(stripePublicKey="pk_test_rose")
    made = (await stripe_sandbox.sdk("sk_test_fiori").v1.payment_intents.list_async()).data
    assert [intent.status for intent in made] == ["canceled", "canceled"]


async def test_the_rest_is_set_and_taken_away_by_itself(desk: Desk) -> None:
    rest = {"orderNotificationEmail": "Ordini@Example.org", "orderFeedback": "Grazie!\nRosa"}
    told = await desk.saved(**rest)
    assert told == NOTHING_SET | rest | {"orderNotificationEmail": "ordini@example.org"}
    assert await desk.saved(orderFeedback="") == told | {"orderFeedback": ""}
    assert await desk.saved(orderNotificationEmail="") == NOTHING_SET


async def test_a_provider_that_is_away_loses_nothing(
    desk: Desk, stripe_sandbox: Sandbox, log: Lines
) -> None:
    before = await desk.saved(**keys("fiori"))
    await stripe_sandbox.control("PATCH", "/api", outage=True)
    reply = await desk.put(**keys("marmi"), orderFeedback="Grazie")
    assert reply.status_code == 503
    assert "riprova tra qualche minuto" in reply.json()["message"]
    assert await desk.shown() == before
    [line] = log.about("the card provider did not do it")
    assert (line["doing"], line["http_status"]) == ("verify keys", 503)
    assert line["provider_request"].startswith("req_")
    # what needs no provider is saved all the same
    assert (await desk.saved(orderFeedback="Grazie"))["orderFeedback"] == "Grazie"


async def test_without_a_webhook_the_keys_are_good(desk: Desk, stripe_sandbox: Sandbox) -> None:
    await stripe_sandbox.control("POST", "/fail", path="/v1/webhook_endpoints", times=3)
    told = await desk.saved(**keys("fiori"))
    assert (told["hasSecretKey"], told["hasWebhook"]) == (True, False)
    told = await desk.saved(stripeWebhookSecret="whsec_of_the_dashboard")
    assert told["hasWebhook"]
    [row] = await desk.accounts()
    assert (row["webhook_endpoint_id"], row["webhook_due_at"]) == (None, None)
    told = await desk.saved(stripeWebhookSecret="")
    assert told["hasWebhook"]  # now ours could be set up
    assert len(await endpoints(stripe_sandbox, "fiori")) == 1
    reply = await desk.put(stripeWebhookSecret="whsec_of_the_dashboard")
    assert reply.json()["fields"] == {
        "stripeWebhookSecret": "Il webhook è già attivo: non serve impostarlo a mano"
    }


@pytest.mark.parametrize("role", ["superadmin", "admin", "owner", "proprietario"])
@pytest.mark.parametrize("method", ["GET", "PUT"])
async def test_only_suppliers_have_one(desk: Desk, role: str, method: str) -> None:
    reply = await desk.client.request(method, PATH, json={}, headers=token(FIORI, role))
    assert reply.status_code == 403


@pytest.mark.parametrize("role", ["fornitore", "supplier", "merchant"])
async def test_every_spelling_of_a_supplier_is_one(desk: Desk, role: str) -> None:
    as_spelt = token(FIORI, role)
    sent = {"orderFeedback": role} | keys("fiori")
    assert (await desk.client.put(PATH, json=sent, headers=as_spelt)).status_code == 200
    told = (await desk.client.get(PATH, headers=as_spelt)).json()
    assert (told["orderFeedback"], told["stripeSecretKey"]) == (role, MASK)


async def test_nobody_else_reaches_it(desk: Desk) -> None:
    mine = await desk.saved(**keys("fiori"), orderFeedback="Di Rosa")
    for place in (f"{PATH}/{FIORI}", f"{PATH}?supplierId={FIORI}&id={FIORI}"):
        reply = await desk.client.get(place, headers=token(MARMI))
        assert reply.status_code == 404 or reply.json() == NOTHING_SET
    sent = {"supplierId": FIORI, "id": FIORI, "orderFeedback": "Di Marco", "stripeSecretKey": ""}
    assert (await desk.saved(MARMI, **sent))["orderFeedback"] == "Di Marco"
    assert await desk.shown() == mine
    assert (await desk.client.get(PATH)).status_code == 401
    assert (await desk.client.put(PATH, json={})).status_code == 401


async def test_two_at_once_do_not_mix_their_keys(desk: Desk) -> None:
    """One of two saves with other keys wins; the loser is told, for what it was made on is gone."""
    await desk.saved(**keys("fiori"))
    replies = await at_once(desk.put(**keys("rose")), desk.put(stripeSecretKey="rk_test_fiori"))
    statuses = sorted(reply.status_code for reply in replies)
    assert statuses in ([200, 200], [200, 409])
    rows = await desk.accounts()
    assert [row["active"] for row in rows].count(True) == 1
    if statuses == [200, 409]:
        assert len(rows) == 2
        assert rows[0]["active"] is False
