"""The SQL function of fiscal codes finds at fault what services.kit.fiscal_code does."""

from collections.abc import Iterable

import asyncpg
import pytest
from hypothesis import given
from hypothesis import strategies as st

from services.kit.fiscal_code import check_letter, fiscal_code_fault
from services.registry.tests.test_folding_api import BLANKS, STEADY

DIGIT = "0123456789LMNPQRSTUV"
LETTER = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
SHAPE = [LETTER] * 6 + [DIGIT] * 2 + ["ABCDEHLMPRST"] + [DIGIT] * 2 + [LETTER] + [DIGIT] * 3
GOOD = "RSSMRA80A01H501U"

well_formed = st.tuples(*(st.sampled_from(letters) for letters in SHAPE)).map("".join)
good = well_formed.map(lambda first: first + check_letter(first))
spoilt = st.tuples(
    good, st.integers(0, 15), st.sampled_from(DIGIT + LETTER + LETTER.lower() + "à ſ")
).map(lambda given: given[0][: given[1]] + given[2] + given[0][given[1] + 1 :])
spaced = st.tuples(good, st.integers(0, 16), st.sampled_from(BLANKS)).map(
    lambda given: given[0][: given[1]] + given[2] + given[0][given[1] :]
)
anything = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"))


async def differences(connection: asyncpg.Connection, codes: Iterable[str]) -> list[str]:
    """Codes that SQL and Python judge differently."""
    rows = await connection.fetch(
        "select t, registry.fiscal_code_fault(t) as fault from unnest($1::text[]) t", list(codes)
    )
    return [t for t, fault in rows if fault != (fiscal_code_fault(t) is not None)]


@STEADY
@given(codes=st.lists(good | good.map(str.lower) | spoilt | spaced | anything, min_size=50))
async def test_any_code_is_judged_alike(registry: asyncpg.Connection, codes: list[str]) -> None:
    assert await differences(registry, codes) == []


async def test_every_check_letter_is_judged_alike(registry: asyncpg.Connection) -> None:
    codes = [GOOD[:place] + letter + GOOD[place + 1 :] for place in range(16) for letter in DIGIT]
    codes += [GOOD[:15] + letter for letter in LETTER]
    assert await differences(registry, codes) == []


@pytest.mark.parametrize("blank", BLANKS, ids=lambda blank: f"{ord(blank):04x}")
async def test_every_blank_is_judged_alike(registry: asyncpg.Connection, blank: str) -> None:
    codes = [blank, GOOD + blank, blank + GOOD, GOOD[:6] + blank + GOOD[6:], f"{GOOD}{blank * 3}"]
    assert await differences(registry, codes) == []


async def test_a_good_code_is_good_and_no_code_is_no_fault(registry: asyncpg.Connection) -> None:
    judged = "select array[registry.fiscal_code_fault($1), registry.fiscal_code_fault(null)]"
    assert await registry.fetchval(judged, GOOD.lower()) == [False, None]
    assert await registry.fetchval(judged, GOOD[:15] + "A") == [True, None]
