"""Coordinates in the notations of several sources."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from services.importer.tests.making import odd_columns, one_row
from services.kit.coordinates import parse_coordinates

LATITUDES = st.decimals(-90, 90, places=6)
LONGITUDES = st.decimals(-180, 180, places=6)


def as_numbers(text: str | None) -> tuple[float, float]:
    assert text is not None
    latitude, longitude = text.split(", ")
    return float(latitude), float(longitude)


@given(LATITUDES, LONGITUDES)
def test_decimal_degrees_come_back_in_every_notation(latitude: object, longitude: object) -> None:
    pointed = f"{latitude}, {longitude}"
    with_commas = f"{str(latitude).replace('.', ',')}; {str(longitude).replace('.', ',')}"
    expected = pytest.approx((float(str(latitude)), float(str(longitude))), abs=1e-7)

    assert as_numbers(parse_coordinates(pointed)) == expected
    assert as_numbers(parse_coordinates(with_commas)) == expected
    assert as_numbers(parse_coordinates(with_commas.replace(";", ""))) == expected


@given(LATITUDES, LONGITUDES)
def test_what_is_stored_reads_as_itself(latitude: object, longitude: object) -> None:
    stored = parse_coordinates(f"{latitude}, {longitude}")
    assert stored
    assert parse_coordinates(stored) == stored


Angle = tuple[int, int, int, str]


def angles(most: int, letters: str) -> st.SearchStrategy[Angle]:
    sixties = st.integers(0, 59)
    return st.tuples(st.integers(0, most), sixties, sixties, st.sampled_from(letters))


def as_degrees(angle: Angle) -> float:
    degrees, minutes, seconds, letter = angle
    return (degrees + minutes / 60 + seconds / 3600) * (-1 if letter in "SWO" else 1)


@given(angles(89, "NS"), angles(179, "EWO"))
def test_degrees_minutes_and_seconds(latitude: Angle, longitude: Angle) -> None:
    pair = (latitude, longitude)
    signed = " ".join(f"{d}°{m}'{s}\"{letter}" for d, m, s, letter in pair)
    spaced = ", ".join(f"{letter.lower()} {d} {m} {s}" for d, m, s, letter in pair)

    expected = pytest.approx((as_degrees(latitude), as_degrees(longitude)), abs=1e-7)
    assert as_numbers(parse_coordinates(signed)) == expected
    assert as_numbers(parse_coordinates(spaced)) == expected


@pytest.mark.parametrize(
    "text",
    [
        "45° 27.85' N, 9° 11.4' E",
        "45° 27,85' N; 9° 11,4' E",
        "45°27′51″N 9°11′24″E",
        "45°27’51”, 9°11’24”",
        "9°11'24\"E 45°27'51\"N",
        "N 45,4641667 E 9,19",
        "45.4641667° n / 9.19° e",
    ],
)
def test_degrees_in_other_notations(text: str) -> None:
    assert parse_coordinates(text) == "45.4641667, 9.19"


@pytest.mark.parametrize(
    "text",
    [
        "45,4642", "45.4642", "45,46", "45,9", "145.4642, 9.19", "45.4642, 190", "-91, 0",
        "vicino al cancello", "n.d.", "45°60'N 9°0'E", "45N 9N", "-45 S 9 E", "45 27 51 9 11 24",
        "45°27.5'30\"N 9°E", "1e3, 2", "4" * 5000, "45.4642, 9.19, 3",
    ],
)  # fmt: skip
def test_what_cannot_be_read_has_no_coordinates(text: str) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        parse_coordinates(text)
    row = one_row(Tombs_coordinates=text)
    assert odd_columns(row) == ["Tombs_coordinates"]
    assert row.payload
    assert row.payload.tomb_coordinates is None


@given(st.text(alphabet="0123456789.,;-+°'\" NSEWO/\u2032\u2033", max_size=40))
def test_any_text_is_a_pair_or_an_error(text: str) -> None:
    try:
        read = parse_coordinates(text)
    except ValueError:
        return
    if read is not None:
        latitude, longitude = as_numbers(read)
        assert abs(latitude) <= 90
        assert abs(longitude) <= 180
