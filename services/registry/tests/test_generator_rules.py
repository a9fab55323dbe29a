"""Patterns of references: what is read, and what is said of what cannot be."""

from collections.abc import Mapping

import pytest

from services.kit.errors import Invalid
from services.registry.generator.pattern import references


def fault(pattern: str, ranges: Mapping[str, str]) -> dict[str, str]:
    with pytest.raises(Invalid) as caught:
        references(pattern, ranges)
    assert caught.value.fields is not None
    assert list(caught.value.fields.values()) == [caught.value.message]
    return caught.value.fields


def test_the_last_placeholder_runs_fastest() -> None:
    made = references("L-{fila}-{numero}", {"numero": "1-3", "fila": "1-2"})
    assert made == ["L-1-1", "L-1-2", "L-1-3", "L-2-1", "L-2-2", "L-2-3"]


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("3", ["3"]),
        ("8-11", ["8", "9", "10", "11"]),
        ("08-11", ["08", "09", "10", "11"]),
        ("1-003", ["001", "002", "003"]),
        ("0-2", ["0", "1", "2"]),
        ("A-D", ["A", "B", "C", "D"]),
        ("x-z", ["x", "y", "z"]),
        ("1, 3 ,5-7", ["1", "3", "5", "6", "7"]),
        ("A,C-D,12,bis", ["A", "C", "D", "12", "bis"]),
        ("2,1-3", ["2", "1", "3"]),
        ("4 – 6", ["4", "5", "6"]),
    ],
)
def test_a_range_gives_its_values(text: str, values: list[str]) -> None:
    assert references("{numero}", {"numero": text}) == values


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("9-3", "«9-3»: il primo valore viene dopo l'ultimo"),
        ("F-A", "«F-A»: il primo valore viene dopo l'ultimo"),
        ("1-F", "«1-F»: un intervallo va da numero a numero o da lettera a lettera"),
        ("a-F", "«a-F»: un intervallo va da numero a numero o da lettera a lettera"),
        ("AA-AC", "«AA-AC»: un intervallo va da numero a numero o da lettera a lettera"),
        ("1,,3", "«»: scrivi valori come 1-20, A-F oppure 1,3,5-8"),
        ("1;3", "«1;3»: scrivi valori come 1-20, A-F oppure 1,3,5-8"),
        ("1-2-3", "«1-2-3»: scrivi valori come 1-20, A-F oppure 1,3,5-8"),
        ("1-9999999", "«1-9999999»: un intervallo va da numero a numero o da lettera a lettera"),
        ("1-999999", "«1-999999»: sono più di 2000 valori"),
        ("1-1500,2000-3000", "I valori sono più di 2000"),
        (" ", "Indica i valori di {numero}, per esempio 1-20"),
    ],
)
def test_an_unclear_range_is_refused(text: str, said: str) -> None:
    assert fault("{numero}", {"numero": text}) == {"ranges.numero": said}


@pytest.mark.parametrize(
    ("pattern", "said"),
    [
        ("L-1", "Il modello deve contenere un segnaposto, per esempio {numero}"),
        (
            "L-{fila-{numero}",
            "Tra parentesi graffe va una sola parola, per esempio {fila} o {numero}",
        ),
        ("L-{}", "Tra parentesi graffe va una sola parola, per esempio {fila} o {numero}"),
        (
            "L-{due parole}",
            "Tra parentesi graffe va una sola parola, per esempio {fila} o {numero}",
        ),
    ],
)
def test_an_unclear_pattern_is_refused(pattern: str, said: str) -> None:
    assert fault(pattern, {"numero": "1-2"}) == {"pattern": said}


def test_every_placeholder_needs_a_range_and_every_range_a_placeholder() -> None:
    missing = fault("{fila}-{numero}", {"fila": "1-2"})
    assert missing == {"ranges.numero": "Indica i valori di {numero}, per esempio 1-20"}
    odd = fault("{fila}", {"fila": "1", "numero": "1-2"})
    assert odd == {"ranges.numero": "Il modello non contiene {numero}"}


def test_names_of_placeholders_are_words_of_any_case() -> None:
    made = references("{ Città}/{PIÙ}", {"città": "A-B", "più": "1"})
    assert made == ["A/1", "B/1"]
    assert references("{fila}.{fila}", {"fila": "1-2"}) == ["1.1", "2.2"]


def test_two_thousand_are_made_and_no_more() -> None:
    assert len(references("{a}-{b}", {"a": "1-40", "b": "1-50"})) == 2000
    said = fault("{a}-{b}", {"a": "1-40", "b": "1-51"})
    assert said == {"pattern": "Si generano al massimo 2000 tombe alla volta: qui 2040"}


def test_what_is_one_reference_in_the_register_comes_once() -> None:
    assert references("{a}{b}", {"a": "1,11", "b": "1,11"}) == ["11", "111", "1111"]
    assert references("T {a}", {"a": "x,X"}) == ["T x"]


def test_a_reference_is_no_longer_than_a_register_takes() -> None:
    said = fault("{a}" * 40, {"a": "abcdefg"})
    assert said == {"pattern": "Un riferimento ha al massimo 200 caratteri"}
