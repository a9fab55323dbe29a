"""Shapes on the wire: inputs take both spellings, outputs are spelt as they are written."""

from datetime import UTC, datetime
from typing import Annotated

import pytest
from pydantic import AfterValidator, AliasChoices, Field, ValidationError

from services.kit.wire import (
    Form,
    In,
    Line,
    OptionalLine,
    OptionalText,
    Out,
    email_or_blank,
    required,
    wire,
)


class TombIn(In):
    block_id: int
    link1_label: OptionalText = None
    coordinates: str | None = Field(
        None, validation_alias=AliasChoices("gpsCoordinates", "coordinates")
    )


class TombOut(Out):
    block_id: int
    label: str | None
    created_at: Annotated[datetime, wire("createdAt")]


class StoredTomb:
    block_id = 7
    label = None
    created_at = datetime(2025, 1, 1, tzinfo=UTC)


@pytest.mark.parametrize("sent", [{"blockId": 7}, {"block_id": 7}])
def test_an_input_takes_either_spelling(sent: dict[str, object]) -> None:
    assert TombIn.model_validate(sent).block_id == 7


@pytest.mark.parametrize("name", ["gpsCoordinates", "coordinates"])
def test_an_input_field_may_have_another_name_too(name: str) -> None:
    sent = {"blockId": 7, name: "45.4642, 9.19"}
    assert TombIn.model_validate(sent).coordinates == "45.4642, 9.19"


def test_what_an_input_does_not_know_is_ignored() -> None:
    assert TombIn.model_validate({"blockId": 7, "ip_address": "::1"}) == TombIn(block_id=7)


@pytest.mark.parametrize(("sent", "read"), [("", None), ("  ", None), (None, None), ("a", "a")])
def test_an_empty_text_means_none(sent: str | None, read: str | None) -> None:
    assert TombIn.model_validate({"blockId": 7, "link1Label": sent}).link1_label == read


def test_an_unset_field_is_not_a_null_field() -> None:
    unset = TombIn.model_validate({"blockId": 7})
    null = TombIn.model_validate({"blockId": 7, "link1Label": None})
    assert unset.model_dump(exclude_unset=True) == {"block_id": 7}
    assert null.model_dump(exclude_unset=True) == {"block_id": 7, "link1_label": None}


def test_an_output_is_read_from_a_record_and_spelt_for_the_wire() -> None:
    assert TombOut.model_validate(StoredTomb()).model_dump(mode="json") == {
        "block_id": 7,
        "label": None,
        "createdAt": "2025-01-01T00:00:00Z",
    }


def test_an_output_leaves_nothing_out() -> None:
    with pytest.raises(ValidationError, match="label"):
        TombOut.model_validate({"block_id": 7, "createdAt": StoredTomb.created_at})


class PersonForm(Form):
    full_name: Annotated[Line, required("Nome richiesto")]
    age: int
    nickname: OptionalLine = None
    email: Annotated[str | None, AfterValidator(email_or_blank)] = None


GOOD = {"fullName": "Anna", "age": 3}


def faults(sent: object) -> dict[str, str]:
    with pytest.raises(ValidationError) as fault:
        PersonForm.model_validate(sent)
    return {str(error["loc"][-1]): error["msg"] for error in fault.value.errors()}


@pytest.mark.parametrize("blank", [{}, {"fullName": None}, {"full_name": ""}, {"fullName": " \t"}])
def test_what_a_form_lacks_is_told_like_what_is_blank(blank: dict[str, object]) -> None:
    assert list(faults({"age": 3, **blank}).values()) == ["Value error, Nome richiesto"]


def test_a_form_takes_either_spelling_and_keeps_what_is_sent() -> None:
    assert PersonForm.model_validate({"full_name": " Anna ", "age": 3}).full_name == "Anna"
    assert PersonForm.model_validate(GOOD).model_fields_set == {"full_name", "age"}


@pytest.mark.parametrize("sent", [None, [], 3, "x"])
def test_what_is_no_form_is_no_form(sent: object) -> None:
    with pytest.raises(ValidationError):
        PersonForm.model_validate(sent)


@pytest.mark.parametrize("letter", ["\0", "\n", "\r", "\x1b", "\x7f", "\t"])
def test_one_line_holds_no_control_letters(letter: str) -> None:
    assert "non ammesso" in faults(GOOD | {"nickname": f"a{letter}b"})["nickname"]


def test_the_length_of_a_line_is_counted_without_the_blanks_around_it() -> None:
    form = PersonForm.model_validate(GOOD | {"nickname": f" {'è' * 200} "})
    assert form.nickname == "è" * 200
    assert "nickname" in faults(GOOD | {"nickname": "è" * 201})


@pytest.mark.parametrize(
    ("typed", "stored"),
    [(None, None), ("", ""), ("  ", ""), (" Anna@Example.ORG ", "anna@example.org")],
)
def test_an_address_may_be_blank_where_it_may_be_taken_away(
    typed: str | None, stored: str | None
) -> None:
    assert PersonForm.model_validate(GOOD | {"email": typed}).email == stored


def test_no_text_at_all_may_hold_the_letter_that_no_database_stores() -> None:
    with pytest.raises(ValidationError, match="non ammesso"):
        TombIn.model_validate({"blockId": 7, "link1Label": "a\0b"})


@pytest.mark.parametrize(
    ("typed", "stored"),
    [("De  Luca", "De Luca"), ("Zappala\u0300", "Zappalà"), ("Ro\u200bs\u00adsi\u0085", "Rossi")],
)
def test_a_line_is_cleaned_as_an_import_cleans_names(typed: str, stored: str) -> None:
    assert PersonForm.model_validate(GOOD | {"fullName": typed}).full_name == stored


@pytest.mark.parametrize("typed", ["\u0301", "\u200b", "\u200b\u0301"])
def test_a_line_with_nothing_to_see_is_none(typed: str) -> None:
    assert "non ammesso" in faults(GOOD | {"fullName": typed})["fullName"]
