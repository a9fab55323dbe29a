"""Texts of visitors as they are stored: what is seen of them, on how many lines."""

from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from services.memorial.fields import (
    LONGEST,
    MOST_LINES,
    Message,
    OptionalReason,
    OptionalThought,
    Prayer,
    clean_thought,
)
from services.memorial.requests.schemas import AnswerIn, RequestIn

REQUEST = {"deceased_id": 1, "kind": "removal", "name": "Lucia", "email": "lucia@example.org"}


@pytest.mark.parametrize(
    ("sent", "stored"),
    [
        (" Ciao  nonna \n", "Ciao  nonna"),
        ("uno\ndue\n\ntre", "uno\ndue\n\ntre"),
        ("uno\n\n\n\n\ndue", "uno\n\ndue"),
        ("uno \r\n \r\n\t\r\n\u3000\r\ndue", "uno\n\ndue"),
        ("uno\n\u200b\n\u2063\n\ufe0f\ndue", "uno\n\ndue"),
        ("uno\u2028\u2029\u2028due", "uno\n\ndue"),
        ("uno\x0b\x0c\x1c\x1d\x1e\x85due", "unodue"),
        ("\u202eanna\u202c e \u2067ugo\u2069", "anna e ugo"),
        ("a\u200fb\u061cc\u206ed\ufff9e", "abcde"),
        ("\x1b[31mrosso\x7f", "[31mrosso"),
        ("👩\u200d👧 ❤\ufe0f", "👩\u200d👧 ❤\ufe0f"),
        ("\n\u200b\n \u202e", ""),
    ],
)
def test_a_text_is_stored_as_it_will_be_seen(sent: str, stored: str) -> None:
    assert clean_thought(sent) == stored
    assert clean_thought(stored) == stored


@pytest.mark.parametrize(
    ("field", "named"),
    [
        (Message, "Il messaggio"),
        (Prayer, "La preghiera"),
        (OptionalReason, "Il motivo"),
        (OptionalThought, "Il messaggio"),
    ],
)
def test_a_fault_calls_the_field_by_its_name(field: Any, named: str) -> None:
    read = TypeAdapter[str](field).validate_python
    assert read("x\n" * MOST_LINES) == "x\n" * (MOST_LINES - 1) + "x"
    assert read("x" * LONGEST + "\n" * 50) == "x" * LONGEST
    for text, fault in (
        ("x\n" * (MOST_LINES + 1), "20 righe"),
        ("x\n\n\n" * 11, "20 righe"),
        ("x" * (LONGEST + 1), "300 caratteri"),
    ):
        with pytest.raises(ValidationError, match=f"{named} può avere al massimo {fault}"):
            read(text)


def test_relatives_and_the_office_write_on_sixty_lines() -> None:
    most = "x\n" * 59 + "x"
    assert RequestIn.model_validate({**REQUEST, "text": f"{most}\n\n"}).text == most
    assert AnswerIn(status="done", note=most).note == most
    with pytest.raises(ValidationError, match="Il testo può avere al massimo 60 righe"):
        RequestIn.model_validate({**REQUEST, "text": f"{most}\nx"})
    with pytest.raises(ValidationError, match="La nota può avere al massimo 60 righe"):
        AnswerIn(status="done", note=f"{most}\nx")
