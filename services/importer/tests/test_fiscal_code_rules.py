"""Fiscal codes: shape, check letter, letters for digits."""

from string import ascii_uppercase

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from services.importer.tests.making import odd_columns, one_row
from services.kit.fiscal_code import check_letter, fiscal_code_fault

DIGIT_PLACES = (6, 7, 9, 10, 12, 13, 14)
LETTERS_FOR_DIGITS = "LMNPQRSTUV"


@st.composite
def good_codes(draw: st.DrawFn) -> str:
    """Codes as the state gives them, some digits replaced by letters."""
    letters = draw(st.text(ascii_uppercase, min_size=6, max_size=6))
    month = draw(st.sampled_from("ABCDEHLMPRST"))
    town = draw(st.sampled_from(ascii_uppercase))
    digits = draw(st.text("0123456789", min_size=7, max_size=7))
    code = list(f"{letters}{digits[:2]}{month}{digits[2:4]}{town}{digits[4:]}")
    for place in draw(st.sets(st.sampled_from(DIGIT_PLACES))):
        code[place] = LETTERS_FOR_DIGITS[int(code[place])]
    return "".join(code) + check_letter("".join(code))


@given(good_codes())
def test_good_codes_are_stored_without_a_word(code: str) -> None:
    assert fiscal_code_fault(code) is None
    row = one_row(fiscal_code=f" {code[:6].lower()} {code[6:]} ")
    assert not row.warnings
    assert row.payload
    assert row.payload.fiscal_code == code


@given(good_codes(), st.integers(0, 15), st.sampled_from(ascii_uppercase + "0123456789"))
def test_one_wrong_character_warns(code: str, place: int, character: str) -> None:
    wrong = code[:place] + character + code[place + 1 :]
    assume(wrong != code)
    assume(place == 15 or check_letter(wrong[:15]) != wrong[15])
    row = one_row(fiscal_code=wrong)
    assert odd_columns(row) == ["fiscal_code"]
    assert row.payload
    assert row.payload.fiscal_code == wrong


@pytest.mark.parametrize("code", ["MRCFLO31D43L407W", "MRCGUO28T24L40TS", "BNFDRCQLERMAVQQC"])
def test_known_codes_are_good(code: str) -> None:
    assert fiscal_code_fault(code) is None


@pytest.mark.parametrize(
    "code", ["BNFRME36P30A944X", "NON NOTO", "ZRZVIO44B29L736", "12345678901", "ſRTLNI47H02C933X"]
)
def test_wrong_codes_are_kept_as_given(code: str) -> None:
    row = one_row(fiscal_code=f" {code} ")
    assert odd_columns(row) == ["fiscal_code"]
    assert row.payload
    assert row.payload.fiscal_code == code
