"""Shapes on the wire: inputs take both spellings, outputs are spelt as they are written."""

from datetime import UTC, datetime
from typing import Annotated

import pytest
from pydantic import AliasChoices, Field, ValidationError

from services.kit.wire import In, OptionalText, Out, wire


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
