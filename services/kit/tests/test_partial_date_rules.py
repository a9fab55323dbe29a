"""Dates as precise as a register knows them."""

import pytest

from services.kit.partial_date import check_partial_date, differ, precedes


@pytest.mark.parametrize("text", ["1900", "1900-05", "1900-05-12", "2024-02-29"])
def test_a_year_a_month_and_a_day_are_dates(text: str) -> None:
    assert check_partial_date(text) == text


@pytest.mark.parametrize("text", ["1900-13", "1900-00", "1900-02-30", "2023-02-29", "0000"])
def test_a_day_that_does_not_exist_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="Data inesistente"):
        check_partial_date(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "900",
        "1900-5",
        "12/05/1900",
        "1900-05-12T00:00",
        "1900-05-12\n",
        " 1900",
        "19000",
        "١٩٠٠",
        "１９００-０５",
        "1900-05-",
        "circa 1900",
    ],
)
def test_another_spelling_is_refused_with_the_right_one(text: str) -> None:
    with pytest.raises(ValueError, match="AAAA, AAAA-MM o AAAA-MM-GG"):
        check_partial_date(text)


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ("1900", "1900-05", False),
        ("1900-05-12", "1900-05", False),
        ("1900-05-12", "1900-05-12", False),
        ("1900", "1901-05", True),
        ("1900-05", "1900-06-12", True),
        ("1900-05-12", "1900-05-13", True),
        (None, "1900", False),
        ("1900", None, False),
        (None, None, False),
    ],
)
def test_dates_differ_only_at_the_precision_that_both_have(
    one: str | None, other: str | None, expected: bool
) -> None:
    assert differ(one, other) is expected
    assert differ(other, one) is expected


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ("1900", "1901", True),
        ("1900-05", "1900", False),
        ("1900", "1900-05", False),
        ("1899-12-31", "1900", True),
        ("1900-05-12", "1900-06", True),
        ("1900-06", "1900-05-12", False),
    ],
)
def test_one_date_precedes_another_at_the_common_precision(
    one: str, other: str, expected: bool
) -> None:
    assert precedes(one, other) is expected
