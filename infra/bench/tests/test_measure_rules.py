"""The statistics of the bench."""

from infra.bench.measure import best_of, percentile, shuffled
from infra.dev.demo.dice import dice


def test_a_percentile_is_one_of_the_values() -> None:
    values = [5.0, 1.0, 4.0, 2.0, 3.0]
    assert percentile(values, 0.5) == 3.0
    assert percentile(values, 0.95) == 5.0
    assert percentile([7.0], 0.99) == 7.0


def test_shuffling_keeps_every_competitor() -> None:
    names = ["a", "b", "c"]
    assert sorted(shuffled(names, dice("any"))) == names


async def test_the_best_of_some_runs_alternates_the_competitors() -> None:
    order: list[str] = []

    async def one() -> None:
        order.append("one")

    async def two() -> None:
        order.append("two")

    best = await best_of(2, {"one": one, "two": two})
    assert order == ["one", "two", "one", "two"]
    assert set(best) == {"one", "two"}
    assert all(0 <= value < 1000 for value in best.values())
