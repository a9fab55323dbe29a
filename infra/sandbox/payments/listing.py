"""Pages of lists, newest first, as the SDK walks through them."""

from typing import Any

from infra.sandbox.payments.errors import no_such
from infra.sandbox.payments.provider import told
from infra.sandbox.payments.store import Doc

USUAL = 10


def listed(url: str, found: list[Doc], params: dict[str, Any]) -> Doc:
    """The page that `limit`, `starting_after`, `ending_before` and `created` ask for."""
    found = [doc for doc in found if _within(doc.get("created", 0), params.get("created", {}))]
    limit = params.get("limit", USUAL)
    ids = [doc["id"] for doc in found]
    first = 0
    if after := params.get("starting_after"):
        first = _place(ids, after, "starting_after") + 1
    last = first + limit
    if before := params.get("ending_before"):
        last = _place(ids, before, "ending_before")
        first = max(first, last - limit)
    has_more = first > 0 if params.get("ending_before") else last < len(found)
    data = [told(doc) for doc in found[first:last]]
    return {"object": "list", "url": url, "has_more": has_more, "data": data}


def _place(ids: list[str], wanted: str, param: str) -> int:
    if wanted not in ids:
        raise no_such("object", wanted, param)
    return ids.index(wanted)


def _within(moment: int, bounds: dict[str, int]) -> bool:
    checks = {
        "gt": moment > bounds.get("gt", moment - 1),
        "gte": moment >= bounds.get("gte", moment),
        "lt": moment < bounds.get("lt", moment + 1),
        "lte": moment <= bounds.get("lte", moment),
    }
    return all(checks.values())
