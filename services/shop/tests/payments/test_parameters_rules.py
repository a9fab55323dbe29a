"""What the provider is asked for: the same bytes each time, in names that the SDK knows."""

from typing import Any

import pytest
from stripe.params import PaymentIntentCreateParams

from services.kit.testing.tokens import PUBLIC_KEY, SHOP_PRIVATE_KEY, VAULT_KEYS
from services.shop.checkout.numbers import LETTERS, order_number, order_token
from services.shop.models import CustomerOrder
from services.shop.payments.intents import parameters
from services.shop.settings import ShopSettings


def settings(*, has_wallets: bool = False) -> ShopSettings:
    return ShopSettings(
        environment="test",
        database_url="postgresql://nowhere.invalid/x",
        amqp_url="amqp://nowhere.invalid",
        token_public_key=PUBLIC_KEY,
        private_key=SHOP_PRIVATE_KEY,
        vault_keys=VAULT_KEYS,
        public_url="https://cimiteri.example/",
        registry_url="http://nowhere.invalid",
        has_wallets=has_wallets,
    )


def order(**fields: Any) -> CustomerOrder:
    given: dict[str, Any] = {
        "customer_name": "Anna",
        "customer_email": "a@example.org",
        "notes": "x",
    } | fields
    return CustomerOrder(
        number="CS-26K7-4QXM",
        token="t",
        payment_account_id=1,
        is_live=False,
        supplier_id=9,
        tomb_id=4,
        tomb_label="L-1",
        cemetery_id=1,
        cemetery_name="Maggiore",
        customer_phone="1",
        amount_cents=1999,
        currency="eur",
        **given,
    )


def test_cards_are_asked_for_by_name() -> None:
    assert parameters(order(), settings()) == {
        "amount": 1999,
        "currency": "eur",
        "description": "Ordine CS-26K7-4QXM",
        "metadata": {
            "order_number": "CS-26K7-4QXM",
            "supplier_id": "9",
            "tomb_id": "4",
            "instance": "cimiteri.example",
        },
        "statement_descriptor_suffix": "CS-26K7-4QXM",
        "allowed_payment_method_types": ["card"],
    }


def test_wallets_are_the_providers_to_choose() -> None:
    wanted = parameters(order(), settings(has_wallets=True))
    assert wanted["automatic_payment_methods"] == {"enabled": True}
    assert "allowed_payment_method_types" not in wanted


@pytest.mark.parametrize("has_wallets", [True, False])
def test_the_sdk_knows_every_parameter(has_wallets: bool) -> None:
    wanted = parameters(order(), settings(has_wallets=has_wallets))
    assert wanted.keys() <= PaymentIntentCreateParams.__annotations__.keys()


def test_what_a_customer_corrects_changes_no_request() -> None:
    mended = order(customer_name="Anna Verdi", customer_email="b@example.org", notes="y")
    assert repr(parameters(mended, settings())) == repr(parameters(order(), settings()))


def test_numbers_have_no_letters_that_look_alike_and_fit_a_bank_statement() -> None:
    numbers = {order_number() for _ in range(500)}
    assert len(numbers) == 500
    assert not set("01OIL") & set(LETTERS)
    for number in numbers:
        first, *parts = number.split("-")
        assert first == "CS"
        assert [len(part) for part in parts] == [4, 4]
        assert set("".join(parts)) <= set(LETTERS)
        assert len(number) <= 22


def test_tokens_cannot_be_guessed() -> None:
    assert len({order_token() for _ in range(500)}) == 500
    assert len(order_token()) == 32
