"""What the demo's shop sells: the service takes it, and what was ordered can be ordered."""

import pytest

from infra.dev.demo.art.wares import WARES as PICTURES
from infra.dev.demo.gallery import drawn
from infra.dev.demo.wares import (
    CANDLES,
    CARER,
    CLEANING,
    FEEDBACK,
    FLORIST,
    FLOWERS,
    ORDERS_EMAIL,
    PURCHASES,
    WARES,
    Purchase,
)
from infra.dev.logins import OTHERS
from services.kit.money import to_cents
from services.shop.checkout.pricing import Cart, Entry, must_be_payable
from services.shop.checkout.schemas import OrderIn
from services.shop.products.schemas import ProductIn
from services.shop.suppliers.schemas import SupplierConfigIn

BY_TITLE = {ware.title: ware for ware in WARES}


def test_each_ware_has_a_title_and_a_picture_of_its_own() -> None:
    assert len(BY_TITLE) == len(WARES) == len(PICTURES) == len(set(PICTURES))
    assert {ware.category for ware in WARES} == {FLOWERS, CANDLES, CLEANING}
    assert {ware.seller for ware in WARES} == {FLORIST, CARER}
    assert [one.email for one in OTHERS if one.role == "fornitore"] == [FLORIST, CARER]


@pytest.mark.parametrize("number", range(1, len(WARES) + 1))
def test_the_service_would_take_it(number: int) -> None:
    ware = WARES[number - 1]
    form = {"title": ware.title, "description": ware.description, "price": ware.price}
    form |= {"categoryId": str(ware.category), "picture": drawn("products", number)}
    taken = ProductIn.model_validate(form)
    assert (taken.title, taken.description) == (ware.title, ware.description)
    assert to_cents(ware.price) > 0


@pytest.mark.parametrize("purchase", PURCHASES, ids=lambda one: one.email)
def test_a_purchase_is_one_supplier_s_and_payable(purchase: Purchase) -> None:
    (_,) = {BY_TITLE[title].seller for title in purchase.wares}
    entries = tuple(
        Entry(1, title, to_cents(BY_TITLE[title].price), many)
        for title, many in purchase.wares.items()
    )
    must_be_payable(Cart(1, entries))
    form = {"tombId": 1, "customerName": purchase.customer, "customerEmail": purchase.email}
    form |= {"customerPhone": purchase.phone, "notes": purchase.notes}
    items = [{"productId": 1, "quantity": many} for many in purchase.wares.values()]
    assert OrderIn.model_validate({**form, "items": items}).customer_email == purchase.email


def test_there_is_an_order_in_each_state() -> None:
    last = {purchase.steps[-1] if purchase.steps else "paid" for purchase in PURCHASES}
    assert last == {"paid", "processing", "completed", "cancelled"}
    assert any(purchase.card is None for purchase in PURCHASES)


def test_the_supplier_s_words_and_address_are_taken() -> None:
    taken = SupplierConfigIn(order_feedback=FEEDBACK, order_notification_email=ORDERS_EMAIL)
    assert taken.order_notification_email == ORDERS_EMAIL
