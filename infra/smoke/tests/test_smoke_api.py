"""The look at the real provider, with a second stand-in in its place."""

import asyncio
from pathlib import Path

import pytest

from infra.dev.postgres import Cluster
from infra.smoke.__main__ import NO_TEST_KEYS, PUBLISHABLE, SECRET, SKIPPED, _travel, main, stand_in
from infra.smoke.journey import CENTS, Where
from infra.smoke.shapes import invented


def test_without_keys_it_says_in_one_line_that_nothing_was_asked(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for surroundings in ({}, {SECRET: "sk_test_1"}, {SECRET: "", PUBLISHABLE: ""}):
        assert main(surroundings) == 0
        assert capsys.readouterr().out == f"{SKIPPED}\n"


def test_live_keys_are_not_used(capsys: pytest.CaptureFixture[str]) -> None:
    live = {SECRET: "sk_live_1234567890", PUBLISHABLE: "pk_live_1234567890"}
    assert main(live) == 1
    assert capsys.readouterr().err == f"{NO_TEST_KEYS}\n"


async def test_the_journey_meets_what_the_provider_tells(cluster: Cluster, tmp_path: Path) -> None:
    def go() -> None:
        with stand_in(tmp_path) as base:
            seen = _travel(cluster, "tested", Where("sk_test_smoke", "pk_test_smoke", base))
        assert seen.keys() == {"payment_intent", "event", "refund"}
        assert seen["payment_intent"]["amount_received"] == CENTS
        assert seen["event"]["data"]["object"]["id"] == seen["payment_intent"]["id"]
        assert seen["refund"]["amount"] == CENTS

    await asyncio.to_thread(go)


def test_what_only_the_stand_in_tells_is_found() -> None:
    real = {"id": "1", "charge": {"id": "2", "card": None}, "metadata": {}, "new": 1}
    ours = {
        "id": "1",
        "charge": {"id": "2", "card": {"brand": "visa"}, "guess": 1},
        "metadata": {"order_number": "x"},
        "made_up": None,
    }
    assert invented(real, ours) == ["charge.guess", "made_up"]
    assert invented(real, real) == []
