"""Rows and columns in the references of niches."""

import pytest

from services.registry.maps.references import NO_WALL, Place, Wall, in_order, read_wall


def read(*references: str | None) -> Wall:
    return read_wall(dict(enumerate(references)))


@pytest.mark.parametrize(
    ("reference", "row", "column"),
    [
        ("Fila 3 n. 12", "3", "12"),
        ("fila 3, numero 12", "3", "12"),
        ("FILA B N° 7", "B", "7"),
        ("Fila IV - 012", "IV", "12"),
        ("Loculo 12 fila B", "B", "12"),
        ("loc. 12 - riga 3", "3", "12"),
        ("Loculo 12, 3ª fila", "3", "12"),
        ("3 fila 12", "3", "12"),
        ("Colombario Nord fila 2 loculo 5", "2", "5"),
        ("II fila n. 7", "II", "7"),
        ("1ª fila n. 5", "1", "5"),
        ("n. 5 1ª fila", "1", "5"),
        ("fila2 n14", "2", "14"),
    ],
)
def test_words_tell_row_and_column(reference: str, row: str, column: str) -> None:
    assert read(reference).places == {0: Place(row, column)}


def test_of_two_numbers_the_one_with_fewer_values_is_the_row() -> None:
    high = read("L-1-1", "L-1-2", "L-1-3", "L-2-1", "L-2-2", "L-2-3")
    assert (high.rows, high.columns) == (["2", "1"], ["1", "2", "3"])
    long = read("OSS 1/1", "OSS 2/1", "OSS 3/1", "OSS 1/2", "OSS 2/2", "OSS 3/2")
    assert (long.rows, long.columns) == (["2", "1"], ["1", "2", "3"])
    assert long.places[1] == Place("1", "2")


def test_of_as_many_values_the_first_is_the_row() -> None:
    assert read("2/1", "1/2").places[0] == Place("2", "1")


def test_letters_and_roman_numerals_are_rows() -> None:
    letters = read("A1", "A2", "B-1", "C 10")
    assert (letters.rows, letters.columns) == (["C", "B", "A"], ["1", "2", "10"])
    roman = read("IX-1", "IV-1", "V-2", "X-1")
    assert roman.rows == ["X", "IX", "V", "IV"]


def test_the_first_row_is_the_lowest_and_numbers_stand_by_value() -> None:
    wall = read(*(f"L-{row}-{number}" for row in (1, 2) for number in (1, 2, 10, 9)))
    assert (wall.rows, wall.columns) == (["2", "1"], ["1", "2", "9", "10"])


def test_zeros_before_a_number_are_the_same_place() -> None:
    wall = read("L-01-001", "L-1-2", "L-2-01")
    assert (wall.rows, wall.columns) == (["2", "1"], ["1", "2"])


@pytest.mark.parametrize(
    "references",
    [
        ["Tomba 1", "Tomba 2", "Tomba 3"],
        ["U-001", "U-002", "U-003"],
        ["Cappella n. 4", "Cappella n. 5"],
        ["Rossi", "Famiglia Bianchi", None],
        [None, ""],
        [],
    ],
)
def test_references_of_one_number_or_none_are_no_wall(references: list[str | None]) -> None:
    assert read(*references) == NO_WALL


def test_most_of_the_block_must_tell_its_place() -> None:
    told: list[str | None] = ["A1", "A2", "B1", "B2"]
    assert len(read(*told, "Ossario").places) == 4
    assert read(*told, "Ossario", None) == NO_WALL


def test_numbers_with_a_year_are_no_wall() -> None:
    assert read(*(f"{number}/{1900 + number % 40}" for number in range(1, 200))) == NO_WALL


def test_two_tombs_may_stand_in_one_place() -> None:
    wall = read("A1", "A-1", "B1")
    assert wall.places[0] == wall.places[1]


def test_single_letters_stay_letters_where_no_numeral_is_among_them() -> None:
    assert in_order({"V", "I", "X"}) == ["I", "V", "X"]
    assert in_order({"L", "I", "B"}) == ["B", "I", "L"]
    assert in_order({"10", "9", "A", "II"}) == ["9", "10", "A", "II"]
