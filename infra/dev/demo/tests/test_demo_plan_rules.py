"""The plan of the ground: everything in its place, nothing on top of anything else."""

from itertools import combinations

from infra.dev.demo.plan import (
    PITCHES,
    BlockPlan,
    GroundPlan,
    Rectangle,
    columns_of,
    coordinates,
    plan_block,
    plan_ground,
    shelve,
)


def ground() -> GroundPlan:
    """Four sectors with a block of every kind, 37 tombs in each."""
    sectors: dict[int, list[BlockPlan]] = {}
    block = 0
    for sector in range(1, 5):
        sectors[sector] = []
        for kind in PITCHES:
            block += 1
            tombs = [(block * 100 + n, f"L-{n // 9 + 1}-{n % 9 + 1}") for n in range(37)]
            sectors[sector].append(plan_block(block, f"{kind} Nord {block}", tombs))
    return plan_ground(sectors)


def test_every_tomb_has_a_spot_of_its_own_near_the_middle() -> None:
    plan = ground()
    assert len(plan.sectors) == 4
    assert len(plan.blocks) == 4 * len(PITCHES)
    assert len(plan.tombs) == len(set(plan.tombs.values())) == 37 * len(plan.blocks)
    assert all(abs(x) < 120 and abs(y) < 200 for x, y in plan.tombs.values())
    for one, other in combinations(list(plan.tombs.values())[:400], 2):
        assert abs(one[0] - other[0]) + abs(one[1] - other[1]) > 0.5


def test_boxes_on_shelves_do_not_overlap() -> None:
    boxes = [Rectangle(key, 3 + key % 5 * 7, 2 + key % 4 * 3) for key in range(30)]
    placed = shelve(boxes, 60, 2)
    assert {box.key for box in placed} == set(range(30))
    for one, other in combinations(placed, 2):
        beside = one.x + one.width <= other.x or other.x + other.width <= one.x
        above = one.y + one.height <= other.y or other.y + other.height <= one.y
        assert beside or above


def test_niches_stand_as_their_references_say() -> None:
    rows_first = [f"L-{row}-{column}" for row in (1, 2, 3) for column in range(1, 8)]
    columns_first = [f"L-{column}-{row}" for row in (1, 2, 3) for column in range(1, 8)]
    assert columns_of("Loculi Est 1", rows_first) == columns_of("Loculi", columns_first) == 7
    assert columns_of("Riquadro 3", ["Tomba 1"]) == 10
    assert columns_of("Loculi Est 1", ["senza numero", None]) == 1


def test_coordinates_are_metres_away() -> None:
    assert coordinates((0, 0), 43.5, 11.5) == "43.5000000, 11.5000000"
    assert coordinates((0, 111.32), 43.5, 11.5) == "43.5010000, 11.5000000"
    assert coordinates((-80.75, 0), 43.5, 11.5) == "43.5000000, 11.4990000"
