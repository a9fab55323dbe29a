"""Keys that the office enters with the operator: taken as they come, tried by a chore."""

from datetime import timedelta
from uuid import uuid4

import pytest

from infra.sandbox.payments.tests.conftest import Sandbox
from services.identity.events import SupplierConfigured
from services.kit import clock
from services.kit.sealed import seal
from services.kit.testing.clock import Clock
from services.kit.testing.lines import Lines
from services.kit.testing.tokens import SHOP_PUBLIC_KEY
from services.shop.accounts.trying import Verified, verify
from services.shop.suppliers import planning
from services.shop.tests.suppliers.desk import FIORI, NOTHING_SET, Desk, endpoints, keys

PUBLIC, SECRET = "stripe_public_key", "stripe_secret_key"
EMAIL = "order_notification_email"
FIORI_KEYS = {PUBLIC: "pk_test_fiori", SECRET: "sk_test_fiori"}
IN_CHECK = "Le chiavi inserite dall'ufficio sono in verifica"


async def test_they_wait_closed_and_come_into_force(desk: Desk, stripe_sandbox: Sandbox) -> None:
    await desk.enter(clock.now(), **FIORI_KEYS, **{EMAIL: "ordini@example.org"})
    waiting = await desk.shown()
    assert waiting == NOTHING_SET | {
        "keysNotice": IN_CHECK,
        "orderNotificationEmail": "ordini@example.org",
    }
    kept = await desk.shop.fetchval("select secret_key from shop.entered_keys")
    assert kept.startswith("v1:1:")
    await desk.apply()
    told = await desk.shown()
    assert (told["stripePublicKey"], told["hasWebhook"]) == ("pk_test_fiori", True)
    assert told["keysNotice"] is None
    assert len(await endpoints(stripe_sandbox, "fiori")) == 1
    [row] = await desk.shop.fetch("select * from shop.entered_keys")
    assert (row["publishable_key"], row["secret_key"], row["due_at"]) == (None, None, None)


async def test_an_event_that_comes_twice_counts_once(desk: Desk) -> None:
    at, event_id = clock.now(), str(uuid4())
    await desk.enter(at, event_id=event_id, **FIORI_KEYS)
    await desk.apply()
    await desk.enter(at, event_id=event_id, **FIORI_KEYS)
    await desk.enter(at, **FIORI_KEYS)  # the same, told anew
    assert (await desk.shown())["keysNotice"] is None
    await desk.apply()
    assert len(await desk.accounts()) == 1


async def test_they_may_come_out_of_order(desk: Desk) -> None:
    now = clock.now()
    before = now - timedelta(minutes=1)
    await desk.enter(now, **FIORI_KEYS)
    await desk.enter(before, **{EMAIL: "ordini@example.org"})
    await desk.enter(before, **{PUBLIC: "pk_test_older", SECRET: "sk_test_older"})
    await desk.enter(before - timedelta(minutes=1), **{EMAIL: "prima@example.org"})
    await desk.apply()
    told = await desk.shown()
    assert told["stripePublicKey"] == "pk_test_fiori"
    assert told["orderNotificationEmail"] == "ordini@example.org"
    await desk.enter(before, **{PUBLIC: "", SECRET: ""})
    await desk.apply()
    assert await desk.shown() == told


async def test_halves_that_come_one_by_one_make_a_pair(desk: Desk) -> None:
    now = clock.now()
    await desk.enter(now, **{SECRET: "sk_test_fiori"})
    await desk.apply()
    told = await desk.shown()
    assert told["keysNotice"] == (
        "Le chiavi inserite dall'ufficio non sono state accettate. "
        "Inserisci anche la chiave pubblica"
    )
    await desk.enter(now - timedelta(seconds=5), **{PUBLIC: "pk_test_fiori"})
    await desk.apply()
    assert (await desk.shown())["hasSecretKey"]


async def test_what_is_said_of_both_keys_is_told_once(desk: Desk) -> None:
    await desk.enter(clock.now(), **{PUBLIC: "pk_test_rose", SECRET: "sk_test_fiori"})
    await desk.apply()
    assert (await desk.shown())["keysNotice"] == (
        "Le chiavi inserite dall'ufficio non sono state accettate. "
        "Le due chiavi non sono dello stesso conto"
    )


async def test_an_empty_text_takes_away(desk: Desk) -> None:
    await desk.saved(**keys("fiori"), orderNotificationEmail="a@example.org")
    await desk.enter(clock.now(), **{PUBLIC: "", SECRET: "", EMAIL: ""})
    await desk.apply()
    assert await desk.shown() == NOTHING_SET


async def test_a_provider_that_is_away_is_asked_again(
    desk: Desk, stripe_sandbox: Sandbox, stopped: Clock
) -> None:
    await stripe_sandbox.control("PATCH", "/api", outage=True)
    await desk.enter(stopped.time, **FIORI_KEYS)
    await desk.apply()
    assert (await desk.shown())["keysNotice"] == IN_CHECK
    await stripe_sandbox.control("PATCH", "/api", outage=False)
    stopped.move(minutes=5)
    await desk.apply()
    assert (await desk.shown())["hasSecretKey"]


@pytest.mark.parametrize(
    ("entered", "said"),
    [
        ({PUBLIC: "pk_live_fiori", SECRET: "sk_live_fiori"}, "solo chiavi di test"),
        ({PUBLIC: "sk_test_fiori", SECRET: "sk_test_fiori"}, "La chiave pubblica non è valida"),
        ({PUBLIC: "pk_test_fiori", SECRET: "boh"}, "La chiave segreta non è valida"),
    ],
)
async def test_what_is_wrong_is_told_to_the_supplier_and_not_asked_again(
    desk: Desk, entered: dict[str, str], said: str
) -> None:
    mine = await desk.saved(**keys("marmi"))
    await desk.enter(clock.now(), **entered)
    await desk.apply()
    told = await desk.shown()
    assert said in told["keysNotice"]
    assert told | {"keysNotice": None} == mine
    due = await desk.shop.fetchval("select due_at from shop.entered_keys")
    assert due is None
    # who saves the form has read it
    mask = {"stripePublicKey": "pk_test_marmi", "stripeSecretKey": mine["stripeSecretKey"]}
    assert await desk.saved(**mask) == mine


async def test_the_supplier_s_own_later_word_counts(desk: Desk) -> None:
    before = clock.now()
    await desk.enter(before, **FIORI_KEYS)
    mine = await desk.saved(**keys("rose"))
    assert mine["keysNotice"] is None
    await desk.apply()
    await desk.enter(before + timedelta(milliseconds=1), **FIORI_KEYS, **{EMAIL: "a@example.org"})
    await desk.apply()
    assert await desk.shown() == mine | {"orderNotificationEmail": "a@example.org"}


async def test_keys_entered_while_the_provider_is_asked_are_not_lost(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first ones were tried; by then others wait, which are tried in the next round."""

    async def slowly(*given: object) -> Verified:
        verified = await verify(*given)  # type: ignore[arg-type]  # passed on as they are
        monkeypatch.setattr(planning, "verify", verify)
        await desk.enter(clock.now(), **{PUBLIC: "pk_test_rose", SECRET: "sk_test_rose"})
        return verified

    monkeypatch.setattr(planning, "verify", slowly)
    await desk.enter(clock.now(), **FIORI_KEYS)
    await desk.apply()
    assert (await desk.shown())["keysNotice"] == IN_CHECK
    await desk.apply()
    assert (await desk.shown())["stripePublicKey"] == "pk_test_rose"


async def test_what_was_sealed_for_another_supplier_is_refused(desk: Desk, log: Lines) -> None:
    sealed = seal(SHOP_PUBLIC_KEY, '{"stripe_secret_key": ""}', SupplierConfigured.about(10))
    event = SupplierConfigured(user_id=FIORI, at=clock.now(), sealed=sealed)
    with pytest.raises(ValueError, match="not a secret sealed for this"):
        await desk.tell(event.name, event.model_dump(mode="json", by_alias=True))
    assert await desk.shop.fetchval("select count(*) from shop.entered_keys") == 0


async def test_what_is_inside_is_in_no_fault(desk: Desk) -> None:
    """A fault is logged with its text: it must not show what was entered."""
    about = SupplierConfigured.about(FIORI)
    for inside in (
        '{"stripe_secret_key": ["sk_test_geheim"]}',
        '{"stripe_secret_key": "sk_test_ge',
    ):
        sealed = seal(SHOP_PUBLIC_KEY, inside, about)
        event = SupplierConfigured(user_id=FIORI, at=clock.now(), sealed=sealed)
        with pytest.raises(ValueError, match="Entered") as fault:
            await desk.tell(event.name, event.model_dump(mode="json", by_alias=True))
        assert "sk_test" not in str(fault.value)


async def test_who_was_deleted_is_paid_no_more(desk: Desk) -> None:
    await desk.saved(**keys("fiori"))
    await desk.tell("identity.user.removed.v1", {"userId": FIORI})
    [row] = await desk.accounts()
    assert not row["active"]
