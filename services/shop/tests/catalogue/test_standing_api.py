"""Registry's word counts at once, whatever the copy that events keep says of a tomb."""

from collections.abc import AsyncIterator

import pytest

from services.kit.testing.lines import Lines
from services.kit.testing.stack import TestDatabase
from services.shop.tests.counter import Counter, opened
from services.shop.tests.making import AWAY, ELSEWHERE, HIDDEN, TOMB, add_product
from services.shop.tests.register import Register, answering

OFFERS = [f"/api/public/tomb/{TOMB}/products", f"/api/public/shop/products/{TOMB}"]
NOT_THERE = "another service does not answer"


@pytest.fixture
async def asked(database: TestDatabase) -> AsyncIterator[tuple[Counter, Register]]:
    """A counter with one product, and the registry that it asks."""
    async with answering() as (register, url), opened(database, url) as counter:
        await add_product(counter.shop)
        yield counter, register


@pytest.mark.parametrize("path", OFFERS)
async def test_nothing_is_offered_for_a_tomb_that_was_hidden_a_moment_ago(
    asked: tuple[Counter, Register], path: str
) -> None:
    counter, register = asked
    register.shows(TOMB)
    assert len(await counter.done(None, f"GET {path}")) == 1
    register.says.clear()
    reply = await counter.call(None, f"GET {path}")
    assert (reply.status_code, reply.json()["message"]) == (404, "Tomba non trovata")
    assert register.asked == [TOMB] * 2


async def test_what_is_offered_is_of_the_cemetery_that_registry_names(
    asked: tuple[Counter, Register],
) -> None:
    counter, register = asked
    away = await add_product(counter.shop, supplier_id=AWAY, cemetery_id=ELSEWHERE)
    for tomb in (TOMB, HIDDEN, 99):  # the copy has the last one hidden, or never heard of it
        register.shows(tomb, cemeteryId=ELSEWHERE)
        offered = await counter.done(None, f"GET /api/public/shop/products/{tomb}")
        assert [one["id"] for one in offered] == [away]


@pytest.mark.parametrize("path", OFFERS)
async def test_without_registry_the_copy_has_to_do(
    asked: tuple[Counter, Register], log: Lines, path: str
) -> None:
    counter, register = asked
    register.status = 500
    assert len(await counter.done(None, f"GET {path}")) == 1
    await counter.shop.execute("update shop.tomb set public = false")
    assert (await counter.call(None, f"GET {path}")).status_code == 404
    assert [line["level"] for line in log.about(NOT_THERE)] == ["warning"] * 2
