"""Counts the rows that each check means; the lists filter by the very same conditions."""

from collections.abc import Mapping

from services.kit.auth import Principal
from services.kit.db import Connection
from services.registry import policy
from services.registry.deceased.listing import DECEASED
from services.registry.records.listing import Listing, Selection, count
from services.registry.records.quality import DECEASED as DECEASED_CHECKS
from services.registry.records.quality import TOMBS as TOMB_CHECKS
from services.registry.records.quality import add_check
from services.registry.tombs.listing import TOMBS


def _of_caller(listing: Listing, who: Principal, cemetery_id: int | None) -> Selection:
    selection = Selection(listing)
    condition = f"{listing.alias}.cemetery_id = {{}}"
    policy.narrow(selection, who, cemetery=condition, owned=None)
    if cemetery_id is not None and cemetery_id != selection.cemetery_id:
        selection.of_cemetery(cemetery_id, condition)
    return selection


async def count_tombs(
    connection: Connection, who: Principal, cemetery_id: int | None
) -> dict[str, int]:
    """By key, in one pass over the tombs: most of them are meant by some check."""
    tombs = _of_caller(TOMBS, who, cemetery_id)
    counts = []
    for key in TOMB_CHECKS:
        check = Selection(TOMBS, arguments=tombs.arguments)
        add_check(check, TOMB_CHECKS, key)
        counts.append(f'count(*) filter (where {check.filter}) as "{key}"')
    row = await connection.fetchrow(
        f"select {', '.join(counts)} from registry.tomb t where {tombs.filter}",  # noqa: S608
        *tombs.arguments,
    )
    assert row is not None
    return dict(row)


async def count_deceased(
    connection: Connection, who: Principal, cemetery_id: int | None
) -> dict[str, int]:
    """By key, each out of its own index."""
    return {
        key: await _count(connection, who, cemetery_id, DECEASED_CHECKS, key)
        for key in DECEASED_CHECKS
    }


async def _count(
    connection: Connection,
    who: Principal,
    cemetery_id: int | None,
    checks: Mapping[str, str],
    key: str,
) -> int:
    selection = _of_caller(DECEASED, who, cemetery_id)
    add_check(selection, checks, key)
    return await count(connection, selection)
