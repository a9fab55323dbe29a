"""Mails of what went wrong: the supplier is to stop, the customer may pay again."""

from datetime import UTC, datetime
from functools import partial
from html import unescape
from typing import Any

import pytest

from services.shop.letters import service as letters
from services.shop.tests.counter import SITE, Counter
from services.shop.tests.letters.post import NUMBER, TOKEN, Told, order, tell
from services.shop.tests.making import ROSSI, add, add_order

SCRIPT = "<script>alert('x')</script>"
UNTIL = datetime(2026, 11, 28, 15, 40, tzinfo=UTC)
UNPAID = partial(letters.payment_failed, attempt="1", until=UNTIL)
SUPPLIERS = (letters.order_stopped, letters.order_disputed)
WAITS = partial(letters.payment_waits, attempt="1")
BACK = partial(letters.order_refunded, attempt=1)
FAILED = partial(letters.refund_failed, attempt=1)
ALL: tuple[Told, ...] = (*SUPPLIERS, UNPAID, WAITS, BACK)


async def said(counter: Counter, told: Told, **fields: Any) -> tuple[Any, str, str]:
    """A mail, with the words of its two parts."""
    [mail] = await tell(counter, await order(counter, **fields), told)
    return mail, " ".join(mail["text"].split()), " ".join(unescape(mail["html"]).split())


@pytest.mark.parametrize(
    ("told", "recipient", "subject"),
    [
        (letters.order_stopped, "rossi@example.org", f"Ordine {NUMBER} annullato: non consegnare"),
        (letters.order_disputed, "rossi@example.org", f"Ordine {NUMBER}: pagamento contestato"),
        (UNPAID, "anna@example.org", f"Ordine {NUMBER}: pagamento non riuscito"),
        (WAITS, "anna@example.org", f"Ordine {NUMBER}: pagamento in elaborazione"),
        (BACK, "anna@example.org", f"Ordine {NUMBER}: rimborso eseguito"),
    ],
)
async def test_each_says_what_was_bought_for_which_tomb(
    counter: Counter, told: Told, recipient: str, subject: str
) -> None:
    mail, *parts = await said(counter, told)
    assert (mail["recipient"], mail["subject"]) == (recipient, subject)
    for part in parts:
        for fact in (NUMBER, "Settore A, Loculi Nord, L-1", "Maria Rossi", "Maggiore", "51,00 €"):
            assert fact in part
        assert "2 × Rose" in part or "2 x Rose: 51,00 €" in part
        assert "DEMO" not in part


@pytest.mark.parametrize("told", ALL)
async def test_a_demo_order_says_so(counter: Counter, told: Told) -> None:
    mail, *parts = await said(counter, told, is_live=False)
    assert mail["subject"].startswith("[DEMO] ")
    for part in parts:
        assert "DEMO" in part
        assert "Nessuno ha pagato e nulla va consegnato" in part
        assert "riceve il rimborso" not in part


@pytest.mark.parametrize("told", ALL)
async def test_what_was_typed_is_text_and_never_markup(counter: Counter, told: Told) -> None:
    await counter.shop.execute("update shop.seller set business_name = $1", SCRIPT)
    typed = dict.fromkeys(("customer_name", "customer_phone", "tomb_label"), SCRIPT)
    [mail] = await tell(counter, await order(counter, **typed), told)
    assert "<script" not in mail["html"]
    assert SCRIPT in unescape(mail["html"])
    assert SCRIPT in mail["text"]


@pytest.mark.parametrize("told", SUPPLIERS)
async def test_suppliers_read_where_they_asked_to_and_get_no_link_of_the_customer(
    counter: Counter, told: Told
) -> None:
    await add(counter.shop, "supplier_config", supplier_id=ROSSI, notification_email="o@x.example")
    mail, *parts = await said(counter, told)
    assert mail["recipient"] == "o@x.example"
    for part in parts:
        assert f"{SITE}/orders" in part
        assert TOKEN not in part


@pytest.mark.parametrize("told", SUPPLIERS)
async def test_a_supplier_who_is_gone_is_told_nothing(counter: Counter, told: Told) -> None:
    await counter.shop.execute("update shop.seller set removed = true")
    assert await tell(counter, await order(counter), told) == []


async def test_a_stopped_order_says_that_the_customer_gets_the_money_back(counter: Counter) -> None:
    _, *parts = await said(counter, letters.order_stopped)
    for part in parts:
        assert "non consegnare" in part.lower()
        assert "Il cliente riceve il rimborso di 51,00 €" in part


async def test_a_stopped_order_that_is_disputed_leaves_the_money_to_the_bank(
    counter: Counter,
) -> None:
    _, *parts = await said(counter, letters.order_stopped, is_disputed=True)
    for part in parts:
        assert "non consegnare" in part.lower()
        assert "ha contestato il pagamento di 51,00 €, e del denaro decide la sua banca" in part
        assert "rimbors" not in part


async def test_a_disputed_order_that_was_refunded_all_the_same_says_so(counter: Counter) -> None:
    made = await order(counter, is_disputed=True)
    given = {"attempt": 1, "amount_cents": 5100, "status": "succeeded"}
    await add(counter.shop, "refund", order_id=made, **given)
    [mail] = await tell(counter, made, letters.order_stopped)
    for part in (mail["text"], unescape(mail["html"])):
        assert "Il cliente riceve il rimborso di 51,00 €" in part


@pytest.mark.parametrize(
    ("status", "words"),
    [
        ("paid", "chiarisci l'ordine con il cliente o con l'ufficio del cimitero"),
        ("processing", "chiarisci l'ordine con il cliente o con l'ufficio del cimitero"),
        ("completed", "Il servizio risulta già fatto"),
        ("cancelled", "L'ordine è già annullato"),
    ],
)
async def test_a_disputed_order_says_what_is_to_be_done_by_how_far_it_is(
    counter: Counter, status: str, words: str
) -> None:
    _, *parts = await said(counter, letters.order_disputed, status=status)
    for part in parts:
        assert "la banca del cliente contesta il pagamento di 51,00 €" in part
        assert words in part
        assert "0577 000000" in part


async def test_a_failed_payment_can_be_made_again_until_it_is_given_up(counter: Counter) -> None:
    made: dict[str, Any] = {"is_live": True, "number": NUMBER, "token": TOKEN}
    [mail] = await tell(counter, await add_order(counter.shop, "pending", **made), UNPAID)
    for part in (mail["text"], unescape(mail["html"])):
        words = " ".join(part.split())
        assert "non è stato addebitato niente" in words
        assert "resta aperto fino al 28/11/2026 alle 16:40" in words
        assert f"{SITE}/ordine/{TOKEN}" in words
        assert "Gentile Anna Verdi," in words


async def test_a_failed_payment_of_an_order_that_ended_offers_none(counter: Counter) -> None:
    _, *parts = await said(counter, UNPAID, status="cancelled")
    for part in parts:
        assert "non è stato addebitato niente" in part
        assert "non si può più pagare" in part
        assert "resta aperto" not in part


async def test_each_failure_is_told_and_each_once(counter: Counter) -> None:
    again = partial(letters.payment_failed, attempt="2", until=UNTIL)
    mails = await tell(counter, await order(counter), UNPAID, UNPAID, again, again)
    assert [mail["dedupe_key"] for mail in mails] == [f"unpaid-{NUMBER}-1", f"unpaid-{NUMBER}-2"]


@pytest.mark.parametrize("photos", [0, 2])
async def test_a_completed_order_speaks_of_photos_when_there_are_some(
    counter: Counter, photos: int
) -> None:
    made = await order(counter)
    kept = {"content": b"RIFF", "media_type": "image/webp", "width": 8, "height": 8}
    for _ in range(photos):
        await add(counter.shop, "order_photo", order_id=made, created_by=ROSSI, **kept)
    [mail] = await tell(counter, made, letters.order_completed)
    for part in (mail["text"], mail["html"]):
        assert ("foto" in part) == bool(photos)


async def test_a_failed_refund_is_told_to_each_in_their_own_words(counter: Counter) -> None:
    customer, supplier = await tell(counter, await order(counter, customer_name=SCRIPT), FAILED)
    assert (customer["recipient"], supplier["recipient"]) == (
        "anna@example.org",
        "rossi@example.org",
    )
    for mail in (customer, supplier):
        assert mail["subject"] == f"Ordine {NUMBER}: rimborso non riuscito"
        assert "<script" not in mail["html"]
        assert SCRIPT in mail["text"]
    assert TOKEN in customer["text"]
    assert TOKEN not in supplier["text"] + supplier["html"]
