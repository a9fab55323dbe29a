"""For whom an order is, and by which number the customer is called."""

from typing import Any
from uuid import uuid4

import pytest

from services.shop.tests.payments.till import ROSES, Till

MARIA, HIDDEN, GINO, AWAY, UNHEARD = 1, 2, 3, 4, 2_000_000
MORE = """
insert into shop.person (deceased_id, version, tomb_id, name, surname, nominative, public) values
  (3, 1, 1, 'Gino', 'Rossi', 'Rossi Gino detto Gigi', true),
  (4, 1, 3, 'Lia', 'Lontani', null, true)
"""
ELSEWHERE = "Questa persona non riposa in questa tomba"
NO_PHONE = "Il numero di telefono non è valido"
ALL = (None, "Maria Rossi, Rossi Gino detto Gigi")


@pytest.fixture
async def tomb(till: Till) -> Till:
    """Two lie in it who are shown, and one who is not; somebody else lies elsewhere."""
    await till.shop.execute(MORE)
    return till


async def whom(till: Till, created: dict[str, Any]) -> tuple[int | None, str | None]:
    row = await till.row(created)
    return row["deceased_id"], row["deceased_label"]


@pytest.mark.parametrize(
    ("sent", "kept"),
    [
        ({"deceasedId": MARIA}, (MARIA, "Maria Rossi")),
        ({"deceasedId": GINO}, (GINO, "Rossi Gino detto Gigi")),
        ({"deceased_id": GINO}, (GINO, "Rossi Gino detto Gigi")),
        ({}, ALL),
        ({"deceasedId": None}, ALL),
        ({"deceasedId": ""}, ALL),
        ({"deceasedId": HIDDEN}, ALL),
        ({"deceasedId": UNHEARD}, ALL),
    ],
)
async def test_an_order_names_whom_it_is_for(
    tomb: Till, sent: dict[str, Any], kept: tuple[int | None, str]
) -> None:
    assert await whom(tomb, await tomb.ordered(**sent)) == kept


async def test_customer_office_and_mails_read_that_name_alone(tomb: Till) -> None:
    created = await tomb.ordered(deceasedId=GINO)
    path = f"{tomb.url}/api/public/orders/by-token/{created['orderToken']}"
    assert (await tomb.http.get(path)).json()["deceased"] == "Rossi Gino detto Gigi"
    listed = await tomb.http.get(f"{tomb.url}/api/orders", headers=tomb.superadmin)
    assert [one["deceased"] for one in listed.json()] == ["Rossi Gino detto Gigi"]
    await tomb.pay(created)
    await tomb.wait(created, "paid")
    texts = [row["text"] for row in await tomb.shop.fetch("select text from shop.mail")]
    assert len(texts) == 2
    assert all("Rossi Gino detto Gigi" in text and "Maria" not in text for text in texts)


@pytest.mark.parametrize("change", ["public = false", "removed = true, public = false"])
async def test_a_record_that_was_hidden_a_moment_ago_stops_no_order(
    tomb: Till, change: str
) -> None:
    await tomb.shop.execute(f"update shop.person set {change} where deceased_id = $1", GINO)
    assert await whom(tomb, await tomb.ordered(deceasedId=GINO)) == (None, "Maria Rossi")


async def test_somebody_of_another_tomb_is_refused_beside_the_field(tomb: Till) -> None:
    reply = await tomb.order(deceasedId=AWAY)
    assert reply.status_code == 422
    assert reply.json() == {"message": ELSEWHERE, "fields": {"deceasedId": ELSEWHERE}}
    assert await tomb.shop.fetchval("select count(*) from shop.customer_order") == 0


async def test_a_hidden_record_of_another_tomb_is_answered_like_none(tomb: Till) -> None:
    hidden = "update shop.person set public = false where deceased_id = $1"
    await tomb.shop.execute(hidden, AWAY)
    assert await whom(tomb, await tomb.ordered(deceasedId=AWAY)) == ALL


async def test_the_last_call_of_an_attempt_says_for_whom(tomb: Till) -> None:
    attempt = str(uuid4())
    first = await tomb.ordered(deceasedId=MARIA, checkoutId=attempt)
    again = await tomb.ordered(deceasedId=GINO, checkoutId=attempt)
    assert again == first
    assert await whom(tomb, first) == (GINO, "Rossi Gino detto Gigi")
    await tomb.ordered(checkoutId=attempt)
    assert await whom(tomb, first) == ALL


async def test_what_is_paid_stays_for_whom_it_was_paid(tomb: Till) -> None:
    attempt = {"checkoutId": str(uuid4())}
    created = await tomb.ordered((ROSES, 1), deceasedId=MARIA, **attempt)
    await tomb.pay(created)
    await tomb.wait(created, "paid")
    for other in (GINO, AWAY, None):
        await tomb.ordered((ROSES, 1), deceasedId=other, **attempt)
        assert await whom(tomb, created) == (MARIA, "Maria Rossi")


@pytest.mark.parametrize(
    "phone",
    ["347123", "+39 347 123-45.67", "(0577) 00/00/00", "123456789012345", " 0577\u00a0000000 "],
)
async def test_a_number_that_can_be_dialled_is_kept_as_it_was_written(
    till: Till, phone: str
) -> None:
    created = await till.ordered(customerPhone=phone)
    written = phone.replace("\u00a0", " ").strip()
    assert (await till.row(created))["customer_phone"] == written


@pytest.mark.parametrize(
    "phone",
    ["abc", "12345", "1234567890123456", "347 123 interno", "٣٤٧١٢٣٤٥", "+-().", "347_1234567"],
)
async def test_what_nobody_can_dial_is_refused(till: Till, phone: str) -> None:
    reply = await till.order(customerPhone=phone)
    assert (reply.status_code, reply.json()["fields"]) == (422, {"customerPhone": NO_PHONE})
