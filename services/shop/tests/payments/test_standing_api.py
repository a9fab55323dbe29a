"""What registry says of tomb and person counts when an order is made, whatever the copy holds."""

from uuid import uuid4

import pytest

from services.shop.tests.payments.till import ROSES, TOMB, Till

NEW, ELSEWHERE = 77, 2
MARIA = {"deceasedId": 1, "tombId": TOMB, "name": "Maria", "surname": "Rossi", "nominative": None}
COUNT = "select count(*) from shop.customer_order"


async def test_nothing_is_ordered_for_a_tomb_that_was_hidden_a_moment_ago(till: Till) -> None:
    till.register.shows(NEW)
    reply = await till.order()
    assert (reply.status_code, reply.json()["message"]) == (404, "Tomba non trovata")
    assert await till.shop.fetchval(COUNT) == 0
    assert till.register.asked == [TOMB]


async def test_an_order_keeps_what_registry_tells_of_its_tomb(till: Till) -> None:
    till.register.shows(NEW, "Anna Uno", "Ugo Due", "Ada Tre", "Ida Quattro", "Leo Cinque")
    row = await till.row(await till.ordered(tombId=NEW))
    assert (row["tomb_id"], row["cemetery_id"]) == (NEW, 1)
    assert row["tomb_label"] == "Settore Nuovo, Loculi, N-77"
    assert row["cemetery_name"] == "Cimitero Maggiore"
    assert row["deceased_label"] == "Anna Uno, Ugo Due, Ada Tre, e altri 2"
    assert await till.shop.fetchval("select count(*) from shop.tomb where tomb_id = $1", NEW) == 0


async def test_what_is_sold_in_another_cemetery_is_not_offered(till: Till) -> None:
    till.register.shows(TOMB, cemeteryId=ELSEWHERE)
    assert (await till.order((ROSES, 1))).status_code == 409


@pytest.mark.parametrize(
    ("named", "kept"), [(MARIA, (1, "Maria Rossi")), (None, (None, "Ugo Bianchi"))]
)
async def test_a_person_is_named_while_registry_shows_them(
    till: Till, named: dict[str, object] | None, kept: tuple[int | None, str]
) -> None:
    """The copy has them public in any case."""
    till.register.shows(TOMB, "Ugo Bianchi", named=named)
    row = await till.row(await till.ordered(deceasedId=1))
    assert (row["deceased_id"], row["deceased_label"]) == kept
    assert till.register.persons == [1]


async def test_a_person_whom_registry_shows_elsewhere_is_refused(till: Till) -> None:
    till.register.shows(TOMB, named=MARIA | {"tombId": 2})
    reply = await till.order(deceasedId=1)
    assert (reply.status_code, list(reply.json()["fields"])) == (422, ["deceasedId"])


async def test_an_order_that_was_made_is_told_when_its_tomb_is_hidden(till: Till) -> None:
    attempt = {"checkoutId": str(uuid4()), "deceasedId": 1}
    till.register.shows(TOMB, named=MARIA)
    created = await till.ordered(**attempt)
    till.register.says.clear()
    again = await till.ordered(**attempt)
    assert again["orderNumber"] == created["orderNumber"]
    row = await till.row(created)
    assert (row["deceased_id"], row["deceased_label"]) == (None, None)


async def test_without_registry_the_copy_has_to_do(till: Till) -> None:
    row = await till.row(await till.ordered())
    assert (row["tomb_label"], row["deceased_label"]) == (
        "Settore A, Loculi Nord, L-1",
        "Maria Rossi",
    )
    assert (await till.order(tombId=2)).status_code == 404
    assert till.register.asked == [TOMB, 2]
