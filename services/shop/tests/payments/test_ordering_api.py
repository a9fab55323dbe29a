"""What a cart becomes: everything from the database, and one order for one attempt."""

from typing import Any

import pytest

from services.shop.checkout.card_numbers import NO_CARD_HERE
from services.shop.tests.payments.till import (
    BIANCHI,
    CANDLE,
    FREE,
    LILIES,
    ROSES,
    ROSSI,
    Till,
)

GONE = "Un prodotto del carrello non è più disponibile"
PRICE = """
insert into shop.product
  (id, title, description, price_cents, category_id, supplier_id, cemetery_id)
values ($1, 'Candela', 'x', $2, 1, 11, 1)
"""
COUNT = "select count(*) from shop.customer_order"


@pytest.mark.parametrize(
    ("change", "product"),
    [
        ("update shop.product set enabled = false where id = 1", ROSES),
        ("update shop.category set enabled = false", ROSES),
        ("update shop.seller set enabled = false", ROSES),
        ("update shop.seller set role = 'owner'", ROSES),
        ("update shop.product set cemetery_id = 2", ROSES),
        ("delete from shop.product where id = 1", ROSES),
        ("select 1", 999),
    ],
)
async def test_what_is_not_offered_any_more_is_named(till: Till, change: str, product: int) -> None:
    await till.shop.execute(change)
    reply = await till.order((product, 1))
    assert reply.status_code == 409
    assert reply.json() == {"message": GONE, "fields": {"items.0": "Non è più disponibile"}}
    assert await till.shop.fetchval(COUNT) == 0


async def test_the_one_product_that_has_gone_is_named_among_others(till: Till) -> None:
    await till.shop.execute("update shop.product set enabled = false where id = 2")
    reply = await till.order((ROSES, 1), (CANDLE, 1))
    assert list(reply.json()["fields"]) == ["items.1"]


async def test_another_sum_than_the_customer_was_shown_is_not_asked(till: Till) -> None:
    changed = "I prezzi sono cambiati: controlla il carrello e riprova"
    reply = await till.order((ROSES, 2), expectedTotal=5000)
    assert (reply.status_code, reply.json()["message"]) == (409, changed)
    assert await till.shop.fetchval(COUNT) == 0
    attempt = {"expectedTotal": 5100, "checkoutId": "0d7e3a4e-6a3c-4f38-9f5c-2f6f0a8f0b11"}
    created = await till.ordered((ROSES, 2), **attempt)
    again = await till.order((ROSES, 2), **attempt | {"expectedTotal": 4000})
    assert (again.status_code, again.json()["message"]) == (409, changed)
    await till.pay(created)
    await till.ask(created)
    paid = await till.ordered((ROSES, 2), **attempt | {"expectedTotal": 4000})
    assert paid["orderNumber"] == created["orderNumber"]


@pytest.mark.parametrize("tomb", [2, 3, 77])
async def test_a_tomb_that_is_not_shown_or_elsewhere_takes_no_orders(till: Till, tomb: int) -> None:
    reply = await till.order(tombId=tomb)
    expected = (409, GONE) if tomb == 3 else (404, "Tomba non trovata")
    assert (reply.status_code, reply.json()["message"]) == expected


@pytest.mark.parametrize(
    ("sent", "field", "message"),
    [
        ({"customerEmail": ""}, "customerEmail", "Email e telefono sono obbligatori"),
        ({"customerPhone": "  "}, "customerPhone", "Email e telefono sono obbligatori"),
        ({"customerEmail": "anna"}, "customerEmail", "Email non valida"),
        ({"notes": "Carta 4242 4242 4242 4242"}, "notes", NO_CARD_HERE),
        ({"customerName": "Anna 4242424242424242"}, "customerName", NO_CARD_HERE),
        ({"customerPhone": "3782 822463 10005"}, "customerPhone", NO_CARD_HERE),
        ({"deceasedId": -1}, "deceasedId", "Valore troppo piccolo"),
        ({"items": []}, "items", "Aggiungi almeno un prodotto al carrello"),
        ({"items": None}, "items", "Aggiungi almeno un prodotto al carrello"),
        (
            {"items": [{"productId": 1, "quantity": 0}]},
            "items.0.quantity",
            "La quantità va da 1 a 99",
        ),
        (
            {"items": [{"productId": 1, "quantity": 100}]},
            "items.0.quantity",
            "La quantità va da 1 a 99",
        ),
        (
            {"items": [{"productId": 1, "quantity": 60}, {"productId": 1, "quantity": 60}]},
            "items.1.quantity",
            "La quantità va da 1 a 99",
        ),
        (
            {"items": [{"productId": 3, "quantity": 1}]},
            "items",
            "L'importo minimo di un ordine è 0,50 €",
        ),
    ],
)
async def test_what_is_wrong_is_told_beside_its_field(
    till: Till, sent: dict[str, Any], field: str, message: str
) -> None:
    reply = await till.order(**sent)
    assert reply.status_code == 422
    assert reply.json()["fields"] == {field: message}
    assert await till.shop.fetchval("select count(*) from shop.customer_order") == 0


async def test_what_is_missing_is_told_like_what_is_blank(till: Till) -> None:
    reply = await till.http.post(f"{till.url}/api/public/create-order", json={"tombId": 1})
    assert set(reply.json()["fields"]) == {"customerEmail", "customerPhone", "items"}


async def test_an_order_has_bounds(till: Till) -> None:
    await till.shop.execute(PRICE, 50, 1_000_001)
    reply = await till.order((50, 1))
    assert reply.json()["fields"] == {"items": "L'importo massimo di un ordine è 10.000,00 €"}
    await till.shop.execute(PRICE, 51, 50)
    assert (await till.ordered((51, 1), (FREE, 1)))["totalAmount"] == 50


async def test_the_browsers_prices_are_not_asked_for(till: Till) -> None:
    cart = [{"productId": ROSES, "quantity": 1, "price": 0.01, "supplierId": 12}]
    created = await till.ordered(items=cart, totalAmount=1, supplierId=12)
    assert (created["totalAmount"], created["supplierId"]) == (2550, ROSSI)
    assert (await till.intent(created)).amount == 2550


async def test_an_order_is_found_by_what_was_bought_whatever_it_is_called_later(till: Till) -> None:
    created = await till.ordered((ROSES, 1), (CANDLE, 2))
    titles = await till.shop.fetchval("select array_agg(title) from shop.order_item")
    await till.shop.execute("update shop.product set title = 'Altro'")
    for title in titles:
        asked = {"search": title.upper()}
        reply = await till.http.get(f"{till.url}/api/orders", params=asked, headers=till.superadmin)
        assert [one["orderNumber"] for one in reply.json()] == [created["orderNumber"]]
    assert len(titles) == 2


@pytest.mark.parametrize(
    ("cents", "many", "total"),
    [(1999, 1, 1999), (829, 1, 829), (777, 1, 777), (110, 3, 330), (1999, 7, 13993)],
)
async def test_cents_arrive_exactly(till: Till, cents: int, many: int, total: int) -> None:
    await till.shop.execute(PRICE, 60, cents)
    created = await till.ordered((60, many))
    assert created["totalAmount"] == total
    assert (await till.intent(created)).amount == total


async def test_several_suppliers_are_several_orders(till: Till) -> None:
    reply = await till.order((ROSES, 1), (LILIES, 1))
    assert reply.status_code == 409
    assert "un solo fornitore" in reply.json()["message"]


async def test_a_suppliers_odd_name_stops_no_payment(till: Till) -> None:
    name = 'Fiori d\'Autunno, S.r.l. *è* <\\"ñ">'
    await till.shop.execute("update shop.seller set business_name = $1", name)
    created = await till.ordered()
    intent = await till.intent(created)
    assert intent.statement_descriptor_suffix == created["orderNumber"]


async def test_the_provider_is_told_whose_order_it_is(till: Till) -> None:
    created = await till.ordered(customerName="Anna", notes="Vicino al cipresso")
    intent = await till.intent(created)
    assert intent.metadata.to_dict() == {
        "order_number": created["orderNumber"],
        "supplier_id": str(ROSSI),
        "tomb_id": "1",
        "instance": till.url.removeprefix("http://"),
    }
    assert intent.to_dict()["allowed_payment_method_types"] == ["card"]
    assert "Anna" not in str(intent.to_dict())


@pytest.mark.parametrize(
    ("supplier", "key"), [(ROSSI, "pk_test_demo"), (BIANCHI, "pk_test_bianchi")]
)
async def test_a_browser_is_given_the_suppliers_key_or_the_demos(
    till: Till, supplier: int, key: str
) -> None:
    reply = await till.http.get(f"{till.url}/api/public/supplier/{supplier}/stripe-key")
    assert reply.json() == {
        "stripePublicKey": key,
        "stripeJsUrl": "/_fake-stripe/endive/stripe.js",
    }


async def test_who_does_not_sell_has_no_key(till: Till) -> None:
    path = f"{till.url}/api/public/supplier/{ROSSI}/stripe-key"
    for change in ("enabled = false", "enabled = true, role = 'owner'", "removed = true"):
        await till.shop.execute(f"update shop.seller set {change}")
        reply = await till.http.get(path)
        assert (reply.status_code, reply.json()["message"]) == (404, "Fornitore non trovato")
    missing = await till.http.get(f"{till.url}/api/public/supplier/99/stripe-key")
    assert missing.status_code == 404
