"""Mails about orders: who gets which, what stands in them, and that what was typed stays text."""

from html import unescape

import pytest

from services.shop.letters import service as letters
from services.shop.tests.counter import SITE, Counter
from services.shop.tests.letters.post import NUMBER, TOKEN, order, tell
from services.shop.tests.making import ROSSI, add, add_order

SCRIPT = "<script>alert('x')</script>"
KEYS = [f"{kind}-{NUMBER}" for kind in ("paid-supplier", "paid-customer", "done", "cancelled")]


async def test_each_goes_to_whom_it_is_for(counter: Counter) -> None:
    mails = await tell(counter, await order(counter))
    assert [(one["dedupe_key"], one["recipient"], one["subject"]) for one in mails] == [
        (KEYS[0], "rossi@example.org", f"Nuovo ordine {NUMBER}"),
        (KEYS[1], "anna@example.org", f"Ordine {NUMBER}: pagamento ricevuto"),
        (KEYS[2], "anna@example.org", f"Ordine {NUMBER}: servizio completato"),
        (KEYS[3], "anna@example.org", f"Ordine {NUMBER}: annullato, rimborso in corso"),
    ]


async def test_each_is_sent_once_however_often_it_is_told(counter: Counter) -> None:
    order_id = await order(counter)
    once = await tell(counter, order_id)
    assert await tell(counter, order_id) == once


async def test_all_tell_what_was_bought_and_for_whom(counter: Counter) -> None:
    mails = await tell(counter, await order(counter))
    for mail in mails:
        for part in (mail["text"], unescape(mail["html"])):
            for told in (NUMBER, "Settore A, Loculi Nord, L-1", "Maria Rossi", "Maggiore"):
                assert told in part
            assert "51,00 €" in part
            assert "DEMO" not in part
        assert "2 x Rose: 51,00 €" in mail["text"]
        assert "2 × Rose" in unescape(mail["html"])


async def test_the_supplier_is_told_of_the_customer_and_the_customer_of_the_link(
    counter: Counter,
) -> None:
    mails = await tell(counter, await order(counter, notes="Domenica"))
    supplier, *customer = mails
    for part in (supplier["text"], supplier["html"]):
        assert f"{SITE}/orders" in part
        assert TOKEN not in part
        for told in ("Anna Verdi", "anna@example.org", "0577 000000", "Domenica"):
            assert told in part
        assert "Gentile Fiori Rossi," in part
    for mail in customer:
        for part in (mail["text"], mail["html"]):
            assert f"{SITE}/ordine/{TOKEN}" in part
            assert "Gentile Anna Verdi," in part
            assert "Domenica" not in part
            assert "rossi@example.org" not in part


async def test_a_customer_without_a_name_is_greeted_too(counter: Counter) -> None:
    supplier, *customer = await tell(counter, await order(counter, customer_name=None))
    assert "Cliente: nome non indicato" in supplier["text"]
    assert "Nome non indicato" in supplier["html"]
    assert "Note del cliente" not in supplier["text"] + supplier["html"]
    for mail in customer:
        assert "Buongiorno," in mail["text"]
        assert "Buongiorno," in mail["html"]


async def test_a_demo_order_says_so_everywhere(counter: Counter) -> None:
    mails = await tell(counter, await order(counter, is_live=False))
    assert len(mails) == 4
    for mail in mails:
        assert mail["subject"].startswith("[DEMO] ")
        assert mail["text"].startswith("*** DEMO: ordine di prova. Nessuno ha pagato")
        assert "<strong>DEMO</strong>: ordine di prova" in mail["html"]


async def test_what_was_typed_is_text_and_never_markup(counter: Counter) -> None:
    await add(counter.shop, "supplier_config", supplier_id=ROSSI, feedback=SCRIPT)
    await counter.shop.execute("update shop.seller set business_name = $1", SCRIPT)
    typed = dict.fromkeys(("customer_name", "customer_phone", "notes", "tomb_label"), SCRIPT)
    order_id = await order(counter, **typed, deceased_label=SCRIPT, cemetery_name=SCRIPT)
    await counter.shop.execute("update shop.order_item set title = $1", SCRIPT)
    mails = await tell(counter, order_id)
    assert len(mails) == 4
    for mail in mails:
        assert "<script" not in mail["html"]
        assert SCRIPT in unescape(mail["html"])
        assert SCRIPT in mail["text"]
        assert SCRIPT not in mail["subject"]


async def test_the_feedback_comes_with_the_completed_order_alone(counter: Counter) -> None:
    words = "Grazie della fiducia.\nA presto & buona giornata"
    await add(counter.shop, "supplier_config", supplier_id=ROSSI, feedback=words)
    mails = await tell(counter, await order(counter))
    with_words = [mail["dedupe_key"] for mail in mails if words in mail["text"]]
    assert with_words == [f"done-{NUMBER}"]
    assert words in unescape(mails[2]["html"])


@pytest.mark.parametrize("feedback", [None, "", "  "])
async def test_without_feedback_there_is_no_empty_quotation(
    counter: Counter, feedback: str | None
) -> None:
    await add(counter.shop, "supplier_config", supplier_id=ROSSI, feedback=feedback)
    [mail] = await tell(counter, await order(counter), letters.order_completed)
    assert "blockquote" not in mail["html"]


@pytest.mark.parametrize(
    ("config", "change", "recipient"),
    [
        ("ordini@example.org", "enabled = true", "ordini@example.org"),
        ("ordini@example.org", "enabled = false", "ordini@example.org"),
        ("ordini@example.org", "removed = true", None),
        ("ordini@example.org", "role = 'owner'", None),
        ("", "enabled = true", "rossi@example.org"),
        (None, "enabled = true", "rossi@example.org"),
        (None, "removed = true", None),
        (None, "role = ''", None),
    ],
)
async def test_a_supplier_reads_where_they_asked_to(
    counter: Counter, config: str | None, change: str, recipient: str | None
) -> None:
    await add(counter.shop, "supplier_config", supplier_id=ROSSI, notification_email=config)
    await counter.shop.execute(f"update shop.seller set {change} where user_id = $1", ROSSI)
    mails = await tell(counter, await order(counter), letters.order_paid)
    expected = [recipient, "anna@example.org"] if recipient else ["anna@example.org"]
    assert [mail["recipient"] for mail in mails] == expected


async def test_who_has_paid_nothing_is_told_of_no_refund(counter: Counter) -> None:
    order_id = await add_order(counter.shop, "cancelled")
    assert await tell(counter, order_id, letters.order_cancelled) == []
