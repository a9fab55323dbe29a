"""Which texts hold a card's number, and which only look a little like it."""

import pytest

from services.shop.checkout.card_numbers import has_card_number


@pytest.mark.parametrize(
    "text",
    [
        "4242424242424242",
        "carta 4242 4242 4242 4242, scade 12/34",
        "4242-4242-4242-4242",
        "4242.4242.4242.4242",
        "4242  4242  4242  4242",
        "3782 822463 10005",
        "378282246310005",
        "5555 5555 5555 4444 tel. 0577 000000",
        "0577 4242 4242 4242 4242",
        "tel 333 1234567 4000000000009995",
        "2223003122003222",
        "6011 1111 1111 1117",
        "Visa:4000002760003184.",
        "4242 4242\n4242 4242\n12/34 123",
        "4242\r\n4242\r\n4242\r\n4242",
        "4242_4242_4242_4242",
        "4242 / 4242 / 4242 / 4242",
        "\uff14\uff12\uff14\uff12" * 4,
        "\u0664\u0662\u0664\u0662" * 4,
        "6759649826438453",
    ],
)
def test_a_card_is_found(text: str) -> None:
    assert has_card_number(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Domenica mattina, grazie",
        "4242424242424243",
        "333 1234567 oppure 0577 000000",
        "+39 347 123 4567 890",
        "+4242424242424242",
        "dal 24.12.2026 al 26.12.2026",
        "24.12.2026 25.12.2026 26.12.2026",
        "IT60X0542811101000000123456",
        "42424242424242424242424242424242",
        "tomba 4242, fila 4242",
        "333 1234566\n347 7654321",
        "3331234567340",
        "1234567812345670",
    ],
)
def test_other_numbers_are_left(text: str) -> None:
    assert not has_card_number(text)
