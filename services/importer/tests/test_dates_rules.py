"""Dates of old registers: as precise as written, never completed, never guessed."""

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from services.importer.dates import read_date, read_day
from services.importer.tests.making import TODAY, odd_columns, one_row, wrong_columns

DAYS = st.dates(date(1500, 1, 1), TODAY)


@given(DAYS)
def test_every_day_is_read_in_the_three_forms(day: date) -> None:
    for text in (f"{day:%d/%m/%Y}", f"{day:%d-%m-%Y}", f"{day:%Y-%m-%d}"):
        assert read_date(text, TODAY) == (day.isoformat(), False)
    assert read_date(f"{day.day}/{day.month}/{day.year}", TODAY) == (day.isoformat(), False)


@given(DAYS)
def test_months_and_years_keep_their_precision(day: date) -> None:
    month, year = f"{day:%Y-%m}", f"{day:%Y}"
    for text in (f"{day:%m/%Y}", month, f"00/{day:%m/%Y}", f"00-{day:%m-%Y}", f"{month}-00"):
        assert read_date(text, TODAY) == (month, False)
    for text in (year, f"00/00/{year}", f"00-00-{year}", f"{year}-00-00"):
        assert read_date(text, TODAY) == (year, False)


@pytest.mark.parametrize("text", ["", "-", "00/00/0000", "00-00-0000", "0000-00-00", "0/0/0000"])
def test_zeros_and_dashes_are_unknown(text: str) -> None:
    assert read_date(text, TODAY) == (None, False)
    assert read_day(text) is None


@pytest.mark.parametrize(
    "text", ["ca. 1900", "CA. 1900", "circa 1900", "Circa 1900", "c. 1900", "ca.1900"]
)
def test_an_approximate_year_is_that_year(text: str) -> None:
    assert read_date(text, TODAY) == ("1900", True)


@pytest.mark.parametrize(
    "text",
    [
        "31/02/1950", "29/02/1900", "1950-02-30", "1950-13-01", "13/1900", "03/15/1950",
        "15/00/1900", "1900-00-15", "00/1900", "1900-00", "05-1900", "1900/05/12", "12/05-1900",
        "12/03/45", "1-7-08", "05.03.1950", "1950-03-05 00:00:00", "primavera 1900", "about 1900",
        "1900 circa", "circa 12/05/1900", "ca 1900", "188?", "19000", "٠١/٠١/١٩٥٠", "--", "0000",
        "01/01/0000", "1499", "31/12/1499", "ca. 1499", "2026", "2025-07", "16/06/2025", "2190",
        "00/01/1900",
    ],
)  # fmt: skip
def test_everything_else_is_an_error(text: str) -> None:
    with pytest.raises(ValueError, match="«"):
        read_date(text, TODAY)
    row = one_row(birthdate=text)
    assert wrong_columns(row) == ["birthdate"]
    assert row.payload is None


@given(st.text(max_size=20))
def test_any_text_is_a_date_or_an_error(text: str) -> None:
    try:
        value, _ = read_date(text, TODAY)
    except ValueError:
        return
    assert value is None or value <= TODAY.isoformat()


@pytest.mark.parametrize("text", ["2025", "2025-06", "15/06/2025"])
def test_today_is_not_the_future(text: str) -> None:
    assert read_date(text, TODAY)[0]


@given(DAYS, DAYS, st.sampled_from(["%Y", "%Y-%m", "%Y-%m-%d"]), st.sampled_from(["%Y", "%Y-%m"]))
def test_a_death_before_the_birth_is_an_error(born: date, died: date, one: str, other: str) -> None:
    row = one_row(birthdate=born.strftime(one), deathdate=died.strftime(other))

    common = one if len(one) < len(other) else other
    wrong = died.strftime(common) < born.strftime(common)
    assert wrong_columns(row) == (["deathdate"] if wrong else [])


def test_an_approximate_year_warns() -> None:
    row = one_row(birthdate="circa 1900", deathdate="ca. 1950")

    assert odd_columns(row) == ["birthdate", "deathdate"]
    assert row.payload
    assert (row.payload.birthdate, row.payload.deathdate) == ("1900", "1950")


def test_a_concession_may_end_in_the_future() -> None:
    end = TODAY + timedelta(days=9000)
    row = one_row(permit_expiration_date=end.strftime("%d/%m/%Y"))

    assert row.payload
    assert row.payload.permit_expiration_date == end.isoformat()


@pytest.mark.parametrize("text", ["2050", "05/2050", "00/05/2050", "perpetua", "31/02/2050"])
def test_a_concession_ends_on_a_full_day(text: str) -> None:
    assert wrong_columns(one_row(permit_expiration_date=text)) == ["permit_expiration_date"]
