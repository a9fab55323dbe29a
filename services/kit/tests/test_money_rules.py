"""Money: read in every usual spelling, never rounded, shown the Italian way."""

from decimal import Decimal

import pytest

from services.kit.money import show_euro, to_cents


@pytest.mark.parametrize(
    ("amount", "cents"),
    [
        ("9.90", 990),
        ("9,90", 990),
        (" 12 ", 1200),
        ("0.5", 50),
        (9.9, 990),
        (19.99, 1999),
        (7, 700),
        (Decimal("1234.56"), 123456),
        ("9.900", 990),
        ("-3,20", -320),
        ("99999999.99", 9999999999),
    ],
)
def test_an_amount_is_read_to_the_cent(amount: str | int | float | Decimal, cents: int) -> None:
    assert to_cents(amount) == cents


@pytest.mark.parametrize("amount", ["9.999", "0,001", 0.1 + 0.2, "1.234"])
def test_a_third_decimal_is_refused_and_not_rounded(amount: str | float) -> None:
    with pytest.raises(ValueError, match="più di due decimali"):
        to_cents(amount)


@pytest.mark.parametrize(
    "amount",
    [
        "",
        "dieci",
        "1.234,56",
        "NaN",
        "sNaN",
        "inf",
        "-Infinity",
        float("inf"),
        float("nan"),
        "9" * 40,
        "123456789012345678901234567.89",
        "1e30",
        "1_000",
        True,
    ],
)
def test_what_is_no_amount_is_refused(amount: str | float) -> None:
    with pytest.raises(ValueError, match="Importo non valido"):
        to_cents(amount)


@pytest.mark.parametrize(
    ("cents", "shown"),
    [
        (0, "0,00 €"),
        (5, "0,05 €"),
        (990, "9,90 €"),
        (123456, "1.234,56 €"),
        (123456789, "1.234.567,89 €"),
        (-5, "-0,05 €"),
        (-123456, "-1.234,56 €"),
    ],
)
def test_euro_are_shown_as_italians_write_them(cents: int, shown: str) -> None:
    assert show_euro(cents) == shown


@pytest.mark.parametrize("cents", [0, 1, 99, 100, 12345, -7])
def test_what_is_shown_can_be_read_again(cents: int) -> None:
    assert to_cents(show_euro(cents).removesuffix(" €")) == cents
