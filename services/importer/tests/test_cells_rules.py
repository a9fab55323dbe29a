"""Cells: cleaned text, flags, capacities and numbers of the old system."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from services.importer.cells import quoted
from services.importer.rows import ParsedRow
from services.importer.tests.making import PERSON, one_row, parsed, written, wrong_columns
from services.kit.text import clean_label, clean_text


@given(st.text(max_size=60))
def test_cleaning_twice_changes_nothing(text: str) -> None:
    label, whole = clean_label(text), clean_text(text)

    assert clean_label(label) == label
    assert clean_text(whole) == whole
    assert unicodedata.is_normalized("NFC", label)
    assert "  " not in label
    assert label == label.strip()


@given(st.text(st.characters(codec="ascii", categories=["L", "N", "P", "S"]), max_size=40))
def test_plain_text_stays_as_it_is(text: str) -> None:
    assert clean_text(text) == clean_label(text) == text


@pytest.mark.parametrize(
    ("written", "stored"),
    [
        ("  De \u00a0 Luca\u00a0", "De Luca"),
        ("De\u200bLu\u00adca\u200e", "DeLuca"),
        ("Zappala\u0300", "Zappalà"),
        ("Ro\x07ssi\x1b", "Rossi"),
        ("De\nLuca\tNeri", "De Luca Neri"),
        ("\ufeffRossi", "Rossi"),
    ],
)
def test_names_hold_nothing_unseen(written: str, stored: str) -> None:
    row = one_row(surname=written)
    assert row.payload
    assert row.payload.surname == stored
    assert not row.warnings


@pytest.mark.parametrize(
    ("written", "stored"),
    [
        ("\t=1+1", "=1+1"),
        ("riga uno\r\nriga due\rtre", "riga uno\nriga due\ntre"),
        ("due  spazi", "due  spazi"),
        ("Ciao \U0001f469\u200d\U0001f467", "Ciao \U0001f469\u200d\U0001f467"),
        ("bell\x07a\x85", "bella"),
        ("<b>Tizio</b> &amp; Caio", "<b>Tizio</b> &amp; Caio"),
        ("a" * 300_000, "a" * 300_000),
    ],
)
def test_other_texts_are_stored_whole(written: str, stored: str) -> None:
    row = one_row(epitaph=written)
    assert row.payload
    assert row.payload.epitaph == stored


NAMES = ["Cemeteries_name", "Sectors_name", "Blocks_id", "entombment_id"]
NAMES += ["Deceaseds_name", "surname"]


@pytest.mark.parametrize("column", NAMES)
@pytest.mark.parametrize("text", ["\u0301", "\u200b\u0300\u034f"])
def test_an_accent_without_a_letter_is_no_name(column: str, text: str) -> None:
    assert wrong_columns(one_row(**{column: text})) == wrong_columns(one_row(**{column: ""}))
    assert column in wrong_columns(one_row(**{column: text}))


@pytest.mark.parametrize("column", NAMES)
def test_names_have_at_most_200_letters(column: str) -> None:
    assert one_row(**{column: "a" * 200}).payload
    assert wrong_columns(one_row(**{column: "a" * 201})) == [column]


@pytest.mark.parametrize(
    "text", ["1", "TRUE", "vero", "Sì", "SI\u0300", "si", "s", "Yes", "y", "", " "]
)
@pytest.mark.parametrize("column", ["Sectors_enabled", "Tombs_enabled", "Deceaseds_enabled"])
def test_words_for_yes(column: str, text: str) -> None:
    payload = one_row(**{column: text}).payload
    assert payload
    assert (payload.sector_enabled, payload.tomb_enabled, payload.enabled) == (True,) * 3


@pytest.mark.parametrize("text", ["0", "False", "FALSO", "no", "N", " n "])
def test_words_for_no(text: str) -> None:
    payload = one_row(Sectors_enabled=text, Tombs_enabled=text, Deceaseds_enabled=text).payload
    assert payload
    assert (payload.sector_enabled, payload.tomb_enabled, payload.enabled) == (False,) * 3


@pytest.mark.parametrize("text", ["2", "forse", "10", "nessuno", "-"])
@pytest.mark.parametrize("column", ["Sectors_enabled", "Tombs_enabled", "Deceaseds_enabled"])
def test_other_words_are_errors(column: str, text: str) -> None:
    assert wrong_columns(one_row(**{column: text})) == [column]


def reserved(text: str) -> ParsedRow:
    (row,) = parsed(written([[*PERSON, "Riservato"], [*PERSON.values(), text]]))
    return row


@pytest.mark.parametrize(
    ("text", "is_reserved"),
    [("", False), ("  ", False), ("No", False), ("0", False), ("Sì", True), ("1", True)],
)
def test_nobody_is_reserved_whom_a_file_does_not_call_so(text: str, is_reserved: bool) -> None:
    payload, told_nothing = reserved(text).payload, one_row().payload
    assert payload
    assert payload.reserved is is_reserved
    assert told_nothing
    assert not told_nothing.reserved


def test_another_word_for_reserved_is_an_error() -> None:
    assert wrong_columns(reserved("forse")) == ["Deceaseds_reserved"]


@pytest.mark.parametrize(("text", "places"), [("", 1), (" ", 1), ("1", 1), (" 3 ", 3), ("012", 12)])
def test_capacity_is_at_least_one(text: str, places: int) -> None:
    payload = one_row(capacity=text).payload
    assert payload
    assert payload.capacity == places


@pytest.mark.parametrize("text", ["0", "-1", "00", "due", "1,5", "2.0", "٣", "9" * 10, "9" * 9000])
def test_other_capacities_are_errors(text: str) -> None:
    assert wrong_columns(one_row(capacity=text)) == ["capacity"]


@pytest.mark.parametrize(
    "column", ["Cemeteries_id", "Sectors_cemetery_id", "Deceaseds_cemetery_id"]
)
def test_old_numbers_are_whole_or_empty(column: str) -> None:
    for good in ("", "1", " 4711 ", "007", "9" * 40):
        assert one_row(**{column: good}).payload
    for bad in ("A1", "1.0", "1,5", "-"):
        assert wrong_columns(one_row(**{column: bad})) == [column]


@pytest.mark.parametrize(
    ("text", "gifts"), [("", None), ("3", 3), ("tanti", None), ("9" * 30, None), ("-2", -2)]
)
def test_gifts_that_are_no_number_are_unknown(text: str, gifts: int | None) -> None:
    row = one_row(gifts=text)
    assert not row.warnings
    assert row.payload
    assert row.payload.gifts == gifts


@given(st.text(max_size=400))
def test_messages_quote_a_cell_on_one_short_line(text: str) -> None:
    assert len(quoted(text)) <= 63
    assert "\n" not in quoted(text)
