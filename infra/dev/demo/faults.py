"""What goes wrong in real registers: one fault in some rows, and what must become of each."""

import random
import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum

from infra.dev.demo.columns import AT
from infra.dev.demo.dice import dice

Row = list[str]
Changed = tuple[Row, "Fault | None"]


class Outcome(StrEnum):
    """The row is stored, stored with a warning, refused, or already there."""

    OK = "ok"
    WARNING = "warning"
    ERROR = "error"
    SKIP = "skip"


@dataclass(frozen=True)
class Fault:
    """A fault that was put into a row; without a column it concerns the row as a whole."""

    kind: str
    column: str | None
    expect: Outcome


@dataclass(frozen=True)
class Kind:
    """A way to spoil one cell: texts to choose from, or a change of what stands there."""

    name: str
    column: str
    values: tuple[str, ...] | Callable[[str], str]
    outcome: Outcome | Callable[[Row], Outcome]
    of_a_person: bool = True


def _year_outcome(row: Row) -> Outcome:
    """A year alone is a year; 'circa' warns; '188?' is nothing; a death before it is an error."""
    birth, death = row[AT["birthdate"]], re.search(r"\d{4}", row[AT["deathdate"]])
    if birth.endswith("?") or (death and death[0] < birth[-4:]):
        return Outcome.ERROR
    return Outcome.WARNING if birth.startswith("circa") else Outcome.OK


def _flag_outcome(row: Row) -> Outcome:
    return Outcome.ERROR if row[AT["Deceaseds_enabled"]] == "forse" else Outcome.OK


def _wrong_code_page(text: str) -> str:
    return (text + "è").encode().decode("latin-1")


E, W, OK = Outcome.ERROR, Outcome.WARNING, Outcome.OK
IMPOSSIBLE_DATES = ("31/04/1951", "29/02/1900", "40/13/1970", "1950-02-30")
KINDS = (
    Kind("impossible_date", "deathdate", IMPOSSIBLE_DATES, E),
    Kind("zero_date", "birthdate", ("00/00/0000", "0000-00-00"), OK),
    Kind("two_digit_year", "birthdate", ("14/06/38", "2-9-11"), E),
    Kind("year_alone", "birthdate", ("1931", "circa 1880", "188?"), _year_outcome),
    Kind("month_first", "deathdate", ("04/27/1986",), E),
    Kind("date_with_time", "deathdate", ("1986-04-27 00:00:00",), E),
    Kind("no_name", "Deceaseds_name", ("",), E),
    Kind("no_surname", "surname", ("   ",), E),
    Kind("no_cemetery", "Cemeteries_name", ("",), E, of_a_person=False),
    Kind("capacity_zero", "capacity", ("0",), E, of_a_person=False),
    Kind("capacity_negative", "capacity", ("-2",), E, of_a_person=False),
    Kind("capacity_in_words", "capacity", ("quattro",), E, of_a_person=False),
    Kind("filled_too_high", "filled", ("99",), OK, of_a_person=False),
    Kind("flag_in_words", "Deceaseds_enabled", ("Sì", "VERO", "falso", "forse"), _flag_outcome),
    Kind("degrees", "Tombs_coordinates", ("44°29'38\"N 11°20'34\"E",), OK, of_a_person=False),
    Kind("decimal_comma", "Tombs_coordinates", ("44,4938; 11,3426",), OK, of_a_person=False),
    Kind("capitals", "Cemeteries_name", lambda old: old.upper().replace(" ", "  ", 1), OK, False),
    Kind("spaces_around", "surname", lambda old: f"  {old} ", OK),
    Kind("no_break_space", "Deceaseds_name", lambda old: f"{old}\u00a0", OK),
    Kind("zero_width", "surname", lambda old: f"{old[:2]}\u200b{old[2:]}", OK),
    Kind("decomposed", "surname", (unicodedata.normalize("NFD", "Calabrò"),), OK),
    Kind("wrong_code_page", "Deceaseds_name", _wrong_code_page, W),
    Kind("curly_apostrophe", "surname", ("Dell’Orto",), OK),
    Kind("formula", "epitaph", ("=SOMMA(1;2)", "@SUM(1+1)", "+39 06 0000"), OK),
    Kind("markup", "epitaph", ("<script>alert('x')</script><i>Pace</i>",), OK),
    Kind("emoji", "epitaph", ("Ciao nonno \U0001f339\U0001f56f\ufe0f",), OK),
    Kind("wrong_fiscal_code", "fiscal_code", ("VRDGPP35B02F205Y",), W),
)
WHOLE_ROW = ("death_before_birth", "repeated_person", "one_cell_more", "ends_early")


def with_no_fault(rows: Iterable[Row]) -> Iterator[Changed]:
    for row in rows:
        yield row, None


def spoil(rows: Iterable[Row], share: float, seed: int) -> Iterator[Changed]:
    """The same rows, that share of them with one fault each."""
    luck = dice(f"guasti-{seed}")
    choices: list[Kind | str] = [*KINDS, *WHOLE_ROW]
    previous: Row | None = None
    for row in rows:
        if luck.random() < share:
            changed = _spoiled(luck, luck.choice(choices), row, previous)
            if changed is not None:
                yield changed
                continue
        previous = row
        yield row, None


def _spoiled(
    luck: random.Random, kind: Kind | str, row: Row, previous: Row | None
) -> Changed | None:
    """The row with that fault, or None where it cannot have it."""
    somebody = row[AT["surname"]] != ""
    if isinstance(kind, str):
        return _whole_row(kind, row, previous) if somebody else None
    if kind.of_a_person and not somebody:
        return None
    changed, at = list(row), AT[kind.column]
    changed[at] = kind.values(row[at]) if callable(kind.values) else luck.choice(kind.values)
    expect = kind.outcome if isinstance(kind.outcome, Outcome) else kind.outcome(changed)
    return changed, Fault(kind.name, kind.column, expect)


def _whole_row(kind: str, row: Row, previous: Row | None) -> Changed | None:
    changed = list(row)
    if kind == "death_before_birth":
        changed[AT["birthdate"]], changed[AT["deathdate"]] = "05/10/1987", "19/03/1962"
        return changed, Fault(kind, "deathdate", Outcome.ERROR)
    if kind == "one_cell_more":
        return [*row, "una cella in più"], Fault(kind, None, Outcome.ERROR)
    if kind == "ends_early":
        return row[: AT["epitaph"]], Fault(kind, None, Outcome.OK)
    if previous is None or not previous[AT["surname"]]:
        return None
    return list(previous), Fault(kind, None, Outcome.SKIP)
