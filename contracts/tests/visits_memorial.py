"""What the calls of memorial answer."""

from contracts.tests.visit import (
    ANY,
    FOREIGN,
    NEIGHBOUR,
    At,
    Status,
    Visit,
    Visits,
    listed,
    own,
    staff,
)
from services.kit.auth import Role

OF_PRAYERS: dict[str, Status] = {
    "own": 200,
    "neighbour's": staff(200),
    "elsewhere": own(200),
    "nobody": 404,
}
REMOVED: dict[str, Status] = {
    "own": 204,
    "neighbour's": staff(204),
    "elsewhere": own(204),
    "nobody": 404,
}
BLOCKED: dict[str, Status] = {
    "own": 201,
    "neighbour's": 201,
    "elsewhere": own(201),
    "nobody": 404,
}
ALL_PRAYERS = [At("prayer_id", row) for row in OF_PRAYERS]

MODERATION: Visits = {
    ("GET", "/api/prayers"): listed(),
    ("GET", "/api/prayers/moderation"): listed(filter="all"),
    ("GET", "/api/prayers/moderation/counts"): Visit(
        {ANY: 200},
        tells={
            Role.SUPERADMIN: '{"pending":3,"approved":3,"all":6}',
            Role.ADMIN: '{"pending":2,"approved":2,"all":4}',
            Role.OWNER: '{"pending":1,"approved":1,"all":2}',
        },
    ),
    # what is another's is told as missing, and stays as it is
    ("POST", "/api/prayers/moderation"): Visit(
        {ANY: 200},
        bodies={ANY: {"ids": ALL_PRAYERS, "action": "delete"}},
        tells={Role.SUPERADMIN: '"done":3', Role.ADMIN: '"done":2', Role.OWNER: '"done":1'},
    ),
    ("PUT", "/api/prayers/{prayer_id}/approve"): Visit(OF_PRAYERS),
    ("DELETE", "/api/prayers/{prayer_id}"): Visit(REMOVED),
}

BLOCKS: Visits = {
    ("POST", "/api/prayers/{prayer_id}/block"): Visit(BLOCKED, sent={"json": {"by": "email"}}),
    ("GET", "/api/sender-blocks"): Visit(
        {ANY: 200},
        tells={Role.SUPERADMIN: FOREIGN, Role.ADMIN: NEIGHBOUR},
        hides={Role.ADMIN: FOREIGN},
    ),
    ("DELETE", "/api/sender-blocks/{sender_block_id}"): Visit(
        {"here": 204, "elsewhere": own(204), "nobody": 404}
    ),
}

ASKED = {
    "kind": "removal",
    "name": "Lucia",
    "email": "lucia@example.org",
    "text": "Vi prego di togliere la pagina",
}

REQUESTS: Visits = {
    ("POST", "/api/memorial-requests"): Visit(
        {"own": 201, "elsewhere": 201, "hidden": 404, "nobody": 404},
        bodies={
            row: {**ASKED, "deceased_id": At("deceased_id", row)}
            for row in ("own", "elsewhere", "hidden", "nobody")
        },
    ),
    ("GET", "/api/memorial-requests"): Visit(
        {ANY: 200},
        tells={Role.SUPERADMIN: FOREIGN, Role.ADMIN: NEIGHBOUR},
        hides={Role.ADMIN: FOREIGN},
    ),
    ("GET", "/api/memorial-requests/count"): Visit(
        {ANY: 200}, tells={Role.SUPERADMIN: '{"open":2}', Role.ADMIN: '{"open":1}'}
    ),
    ("GET", "/api/memorial-requests/{request_id}"): Visit(
        {"here": 200, "elsewhere": own(200), "nobody": 404}
    ),
    ("PUT", "/api/memorial-requests/{request_id}"): Visit(
        {"here": 200, "elsewhere": own(200), "nobody": 404}, sent={"json": {"status": "done"}}
    ),
}

PUBLIC = {"own": 200, "neighbour's": 200, "elsewhere": 200, "hidden": 404, "nobody": 404}


def left(**form: str) -> Visit:
    """What a visitor leaves for a person who is public."""
    return Visit(
        {row: 201 if status == 200 else status for row, status in PUBLIC.items()},
        bodies={row: {**form, "deceased_id": At("deceased_id", row)} for row in PUBLIC},
    )


VISITORS: Visits = {
    ("POST", "/api/visitor-messages"): left(visitor_name="Luca", message="Ciao"),
    ("GET", "/api/visitor-messages/{deceased_id}"): Visit(PUBLIC),
    ("POST", "/api/visitor-prayers"): left(friend_name="Luca", phrase="Requiem"),
    ("GET", "/api/prayers/deceased/{deceased_id}"): Visit(PUBLIC),
    ("POST", "/api/prayers/{prayer_id}/report"): Visit(
        {"own": 204, "neighbour's": 204, "elsewhere": 204, "nobody": 404},
        sent={"json": {"reason": "Offensivo"}},
    ),
    ("POST", "/api/virtual-candles"): left(visitor_name="Luca"),
    ("GET", "/api/virtual-candles"): Visit(
        PUBLIC, queries={row: {"deceasedId": At("deceased_id", row)} for row in PUBLIC}
    ),
    ("POST", "/api/visitor-affects"): left(),
    ("GET", "/api/visitor-affects/count/{deceased_id}"): Visit(PUBLIC),
}

MEMORIAL: Visits = {
    ("GET", "/api/health/memorial"): Visit({ANY: 200}),
    **VISITORS,
    **MODERATION,
    **BLOCKS,
    **REQUESTS,
}
