"""What the calls of the office's tools answer: generator, duplicates, quality, maps."""

from contracts.tests.visit import ANY, FOREIGN, NEIGHBOUR, At, Status, Visit, Visits, own
from services.kit.auth import Role

OF_BLOCKS = {
    "here": 200,
    "empty": 200,
    "elsewhere": own(200),
    "hidden": own(200),
    "nobody": 404,
}
TWO_TOMBS = {"pattern": "N-{numero}", "ranges": {"numero": "1-2"}}


def of_two(one: str, other: str, status: int) -> Visit:
    """A call that names two records in its body."""
    rows: dict[str, tuple[str, str, Status]] = {
        "here": ("own", "neighbour's", status),
        "elsewhere": ("elsewhere", "hidden", own(status)),
        "here and elsewhere": ("own", "elsewhere", own(status)),
        "here and nobody": ("own", "nobody", 404),
    }
    return Visit(
        {row: answer for row, (_, _, answer) in rows.items()},
        bodies={
            row: {one: At("deceased_id", first), other: At("deceased_id", second)}
            for row, (first, second, _) in rows.items()
        },
    )


TOOLS: Visits = {
    ("POST", "/api/blocks/{block_id}/tombs"): Visit(OF_BLOCKS, sent={"json": TWO_TOMBS}),
    ("GET", "/api/cemeteries/{cemetery_id}/map"): Visit(
        {"here": 200, "elsewhere": own(200), "empty": own(200), "nobody": 404}
    ),
    ("GET", "/api/blocks/{block_id}/map"): Visit(OF_BLOCKS),
    ("GET", "/api/blocks/{block_id}/grid"): Visit(OF_BLOCKS),
    ("GET", "/api/quality"): Visit({ANY: 200}),
    ("GET", "/api/duplicates"): Visit(
        {ANY: 200},
        tells={Role.SUPERADMIN: FOREIGN, Role.ADMIN: NEIGHBOUR},
        hides={Role.ADMIN: FOREIGN},
    ),
    ("POST", "/api/duplicates/merge"): of_two("keepId", "mergeId", 200),
    ("POST", "/api/duplicates/dismiss"): of_two("firstId", "secondId", 204),
    ("GET", "/api/duplicates/merges"): Visit(
        {ANY: 200},
        tells={Role.SUPERADMIN: FOREIGN, Role.ADMIN: NEIGHBOUR},
        hides={Role.ADMIN: FOREIGN},
    ),
    ("POST", "/api/duplicates/merges/{merge_id}/undo"): Visit(
        {"here": 200, "elsewhere": own(200), "nobody": 404}
    ),
}
