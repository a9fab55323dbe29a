"""Ten unpaid orders an hour for one network, whose address nobody keeps."""

import asyncio
from ipaddress import ip_address
from uuid import uuid4

import pytest

from services.kit.testing.clock import Clock
from services.shop.checkout.visitors import forget_visitors
from services.shop.tests.payments.till import ASKS, FUNDS, Till

TOO_MANY = "Ci sono già 10 ordini non pagati di quest'ora dalla tua rete: riprova più tardi"


def at(address: str) -> dict[str, str]:
    """As the gateway writes it."""
    return {"X-Forwarded-For": f"198.51.100.77, {address}"}


async def test_twenty_at_once_are_ten_orders(till: Till) -> None:
    replies = await asyncio.gather(*(till.order(headers=at("203.0.113.9")) for _ in range(20)))
    refused = [reply for reply in replies if reply.status_code == 429]
    assert [reply.status_code for reply in replies].count(201) == 10
    assert len(refused) == 10
    assert refused[0].json()["message"] == TOO_MANY
    assert int(refused[0].headers["retry-after"]) > 0
    assert await till.shop.fetchval("select count(*) from shop.customer_order") == 10
    assert (await till.order(headers=at("203.0.113.10"))).status_code == 201


async def test_an_ipv6_household_is_one_visitor(till: Till) -> None:
    for number in range(10):
        await till.ordered(headers=at(f"2001:db8:1:2::{number + 1:x}"))
    assert (await till.order(headers=at("2001:db8:1:2:ffff::1"))).status_code == 429
    assert (await till.order(headers=at("2001:db8:1:3::1"))).status_code == 201
    assert (await till.order(headers=at("::ffff:203.0.113.9"))).status_code == 201


async def test_a_repeated_call_is_no_further_order(till: Till) -> None:
    attempt = str(uuid4())
    for _ in range(12):
        await till.ordered(checkoutId=attempt)


async def test_what_was_paid_does_not_count(till: Till) -> None:
    """A carrier's customers share an address; on the day of the dead they order by the dozen."""
    for _ in range(9):
        await till.ordered()
    for _ in range(3):
        created = await till.ordered()
        await till.pay(created)
        await till.wait(created, "paid")
    await till.ordered()
    assert (await till.order()).status_code == 429


async def test_what_was_given_up_before_a_card_was_tried_does_not_count(till: Till) -> None:
    for _ in range(12):
        assert (await till.ask(await till.ordered(), "cancel")).status_code == 200
    await till.control("PATCH", "/api", outage=True)
    for _ in range(12):
        assert (await till.order()).status_code == 503
    await till.control("PATCH", "/api", outage=False)
    await till.ordered()


@pytest.mark.parametrize(("card", "answer"), [(FUNDS, None), (ASKS, None), (ASKS, "no")])
async def test_a_card_that_was_tried_counts_however_the_order_ends(
    till: Till, card: str, answer: str | None
) -> None:
    for _ in range(10):
        created = await till.ordered()
        await till.pay(created, card)
        if answer is not None:
            await till.browser(created, "authenticate", outcome=answer)
        assert (await till.ask(created, "cancel")).status_code == 200
    assert (await till.order()).status_code == 429


async def test_an_hour_later_and_after_midnight_too_it_counts_anew(
    till: Till, stopped: Clock
) -> None:
    stopped.time = stopped.time.replace(hour=22, minute=40)  # shortly before midnight in Rome
    for _ in range(10):
        await till.ordered()
    stopped.move(minutes=30)
    assert (await till.order()).status_code == 429
    stopped.move(minutes=31)
    assert (await till.order()).status_code == 201


async def test_no_address_is_kept_and_no_hash_outlives_its_key(till: Till, stopped: Clock) -> None:
    address = "203.0.113.9"
    created = await till.ordered(headers=at(address))
    row = await till.row(created)
    assert address not in str(dict(row))
    assert ip_address(address).packed not in row["visitor_hash"]
    stopped.move(days=3)
    async with till.desk.database.unit_of_work() as session:
        await forget_visitors(session)
    assert (await till.row(created))["visitor_hash"] is None
    assert await till.shop.fetchval("select count(*) from shop.visitor_key") == 0
