"""Wire shapes of the checkout."""

from typing import Annotated
from uuid import UUID

from pydantic import BeforeValidator, Field, StringConstraints, field_validator

from services.kit.phone import Phone
from services.kit.wire import (
    Email,
    EmptyToNone,
    Form,
    In,
    Line,
    OptionalId,
    Out,
    required,
    wire,
)
from services.shop.checkout.card_numbers import WithoutCard
from services.shop.fields import Id
from services.shop.states import OrderStatus, PaymentStatus

REQUIRED = "Email e telefono sono obbligatori"
EMPTY = "Aggiungi almeno un prodotto al carrello"
QUANTITY = "La quantità va da 1 a 99"
MOST_ITEMS, MOST_OF_ONE = 50, 99


def _not_empty(items: object) -> object:
    if items in (None, []):
        raise ValueError(EMPTY)
    return items


class ItemIn(In):
    product_id: Id
    quantity: int

    @field_validator("quantity")
    @classmethod
    def a_few(cls, quantity: int) -> int:
        if not 1 <= quantity <= MOST_OF_ONE:
            raise ValueError(QUANTITY)
        return quantity


class OrderIn(Form):
    """deceased_id: for whom, of those who lie in the tomb. checkout_id: of one attempt; a repeated
    call with it gets the same order, and leaves name and notes as they are where it does not send
    them. expected_total: cents that the customer was shown; another sum
    is not asked of them."""

    tomb_id: Id
    deceased_id: OptionalId = None
    customer_email: Annotated[Email, required(REQUIRED)]
    customer_phone: Annotated[Annotated[Phone, WithoutCard], required(REQUIRED)]
    customer_name: Annotated[Annotated[Line, WithoutCard] | None, EmptyToNone] = None
    items: Annotated[list[ItemIn], Field(max_length=MOST_ITEMS), BeforeValidator(_not_empty)]
    notes: Annotated[
        Annotated[str, StringConstraints(max_length=1000, strip_whitespace=True), WithoutCard]
        | None,
        EmptyToNone,
    ] = None
    checkout_id: Annotated[UUID | None, EmptyToNone] = None
    expected_total: int | None = None


class OrderCreated(Out):
    """totalAmount in cents; stripeJsUrl: of a stand-in's script, null with the real provider;
    isDemo: nobody pays; orderToken: of the customer's link."""

    client_secret: Annotated[str, wire("clientSecret")]
    supplier_id: Annotated[int, wire("supplierId")]
    order_number: Annotated[str, wire("orderNumber")]
    total_amount: Annotated[int, wire("totalAmount")]
    stripe_public_key: Annotated[str, wire("stripePublicKey")]
    stripe_js_url: Annotated[str | None, wire("stripeJsUrl")]
    is_demo: Annotated[bool, wire("isDemo")]
    order_token: Annotated[str, wire("orderToken")]


class PublicKey(Out):
    stripe_public_key: Annotated[str, wire("stripePublicKey")]
    stripe_js_url: Annotated[str | None, wire("stripeJsUrl")]


class Proof(In):
    """The payment's client secret, which the order's customer alone knows."""

    client_secret: Annotated[str, StringConstraints(max_length=500)]


class Progress(Out):
    """Where an order is."""

    order_number: Annotated[str, wire("orderNumber")]
    status: OrderStatus
    payment_status: Annotated[PaymentStatus, wire("paymentStatus")]
    is_demo: Annotated[bool, wire("isDemo")]
    order_token: Annotated[str, wire("orderToken")]
