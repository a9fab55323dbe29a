"""The SQL functions of the keys do what services.kit.text and partial_date do, letter by letter."""

import unicodedata
from collections.abc import Iterable
from itertools import product

import asyncpg
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from services.kit.partial_date import differ
from services.kit.text import APOSTROPHES, HYPHENS, fold_given, fold_identity, fold_surname

FOLDS = {
    "fold_surname": fold_surname,
    "fold_given": fold_given,
    "fold_identity": fold_identity,
}
BLANKS = [chr(code) for code in range(0x110000) if chr(code).isspace()]
BLOCKS = [(0x20, 0x24F), (0x250, 0x2FF), (0x370, 0x4FF), (0x1E00, 0x1FFF), (0x2000, 0x206F)]
BLOCKS += [(0x20A0, 0x218F), (0xA640, 0xA7FF), (0xFB00, 0xFB06), (0xFF00, 0xFFEE)]
MARKS = [chr(code) for code in range(0x300, 0x370)]
STEADY = settings(
    deadline=None,
    derandomize=True,
    max_examples=60,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)


def letters() -> Iterable[str]:
    for first, last in BLOCKS:
        yield from (chr(c) for c in range(first, last + 1) if unicodedata.category(chr(c)) != "Cn")


async def differences(
    connection: asyncpg.Connection, function: str, texts: Iterable[str]
) -> list[tuple[str, str, str]]:
    """Texts that SQL and Python fold differently."""
    texts = list(texts)
    fold = FOLDS[function]
    rows = await connection.fetch(
        f"select t, registry.{function}(t) as key from unnest($1::text[]) t", texts
    )
    return [(t, key, fold(t)) for t, key in rows if key != fold(t)]


@pytest.mark.parametrize("function", FOLDS)
async def test_every_letter_folds_alike(registry: asyncpg.Connection, function: str) -> None:
    shapes = ("{0}", "a{0}b", "A {0} B", "{0}{0}", "B{0}'", "{0}\u0301")
    texts = [shape.format(letter) for shape, letter in product(shapes, letters())]
    assert await differences(registry, function, texts) == []


@pytest.mark.parametrize("function", FOLDS)
async def test_every_mark_on_every_latin_letter_folds_alike(
    registry: asyncpg.Connection, function: str
) -> None:
    bases = "aeiouncszAEIOUNCSZøØæÆßđσςΣ"
    texts = [f"x{base}{mark}{base}" for base, mark in product(bases, MARKS)]
    assert await differences(registry, function, texts) == []


@pytest.mark.parametrize("function", FOLDS)
async def test_every_blank_apostrophe_and_hyphen_folds_alike(
    registry: asyncpg.Connection, function: str
) -> None:
    kinds = [*BLANKS, *APOSTROPHES, *HYPHENS, ".", ",", "a", "\u200b", "\u00ad", "\ufeff"]
    texts = ["".join(parts) for parts in product(kinds, ["", "b", "B "], kinds)]
    assert await differences(registry, function, texts) == []


@pytest.mark.parametrize("function", FOLDS)
@STEADY
@given(
    texts=st.lists(
        st.text(st.characters(exclude_categories=["Cn", "Cs"], exclude_characters="\0"))
        | st.text(st.sampled_from("aÀ'’` -.,ΣßİŁǿǼ\u0301\u00a0\t")),
        min_size=20,
    )
)
async def test_any_text_folds_alike(
    registry: asyncpg.Connection, function: str, texts: list[str]
) -> None:
    assert await differences(registry, function, texts) == []


@pytest.mark.parametrize("function", FOLDS)
async def test_a_key_folds_to_itself(registry: asyncpg.Connection, function: str) -> None:
    fold = FOLDS[function]
    latin = [letter for letter in letters() if ord(letter) < 0x250]
    again = {letter: (fold(letter), fold(fold(letter))) for letter in latin}
    assert [letter for letter, (once, twice) in again.items() if once != twice] == []


async def test_a_person_s_key_is_that_of_surname_and_name(registry: asyncpg.Connection) -> None:
    key = await registry.fetchval("select registry.fold_person($1, $2)", "D’Angelo", "NICOLO'")
    assert key == f"{fold_identity('D’Angelo')}|{fold_identity('NICOLO' + chr(39))}"
    assert key == "d'angelo|nicolo"


async def test_dates_differ_alike(registry: asyncpg.Connection) -> None:
    dates = [None, "", "1900", "1901", "1900-05", "1900-06", "1900-05-12", "1900-05-13", "1901-05"]
    pairs = list(product(dates, dates))
    found = await registry.fetch(
        "select registry.dates_differ(a, b) from unnest($1::text[], $2::text[]) t(a, b)",
        [one for one, _ in pairs],
        [other for _, other in pairs],
    )
    told = [row["dates_differ"] for row in found]
    assert told == [differ(one, other) for one, other in pairs]
