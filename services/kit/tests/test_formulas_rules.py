"""Cells that look like formulas, on their way through a spreadsheet and back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from services.kit.formulas import SIGNS, as_written, harmless

FORMULAS = ["=1+1", "+39 02", "-2+3", "@SUM(1)", "\t=1", " =1+1", "-33.8688, 151.2093"]
QUOTED = ["'=1+1", "''-", "' =1"]
WORDS = ["", "Rossi", "'Ndrangheta", "1-2", "'", "' '=1"]


@pytest.mark.parametrize("cell", [*FORMULAS, *QUOTED])
def test_a_formula_is_guarded_and_comes_back_as_it_was(cell: str) -> None:
    assert harmless(cell) == "'" + cell
    assert as_written(harmless(cell)) == cell


@pytest.mark.parametrize("cell", WORDS)
def test_other_text_is_left_alone_both_ways(cell: str) -> None:
    assert harmless(cell) == cell
    assert as_written(cell) == cell


@given(st.text(st.sampled_from("'= -+@\t\ra"), max_size=8))
def test_any_cell_comes_back_as_it_was(cell: str) -> None:
    assert as_written(harmless(cell)) == cell
    assert not harmless(cell).lstrip(" ").startswith(SIGNS)
