"""Puts on the demo's memorials what visitors would have left, and something for who moderates.

`python -m infra.dev.demo.remember --registry-url URL --memorial-url URL`, as the roles that own
those schemas. Run again it lights new candles when the old ones have burnt down, and no more.
"""

import argparse
import asyncio
import secrets
from datetime import timedelta
from ipaddress import ip_address

import asyncpg

from infra.dev.demo.showcase import FAMILY, SHOWPIECES
from infra.dev.demo.thoughts import AFFECTS, CANDLES, REQUEST, REQUEST_OF, THOUGHTS, Thought
from services.kit import clock

BURNS = timedelta(hours=24)
ADDRESSES = 254  # of 203.0.113.0/24, which belongs to nobody

RELATIVES = """
select d.name, min(d.id) as id from registry.deceased d
join registry.cemetery c on c.id = d.cemetery_id
where c.name = $1 and d.surname = $2 and d.public group by d.name
"""
OTHERS = """
select id from (
  select d.id, row_number() over (partition by d.cemetery_id order by d.id) as place
  from registry.deceased d join registry.cemetery c on c.id = d.cemetery_id
  where c.name = any ($1) and d.surname <> $2 and d.public and d.picture is not null
    and d.deathdate > '1950') numbered
where place <= 2 order by place, id
"""
TRIBUTE = """
insert into memorial.tribute (kind, deceased_id, name, email, text, enabled, created_at,
  approved_at, reported_at, ip_address)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id
"""
REPORT = """
insert into memorial.report (tribute_id, reason, created_at, visitor_hash) values ($1, $2, $3, $4)
"""
ASK = """
insert into memorial.correction_request (deceased_id, kind, name, email, relation, text, created_at)
values ($1, 'correction', 'Silvia D’Angelo', 'silvia.dangelo@example.org', 'Pronipote', $2, $3)
"""
COUNT = """
insert into memorial.affect_count (deceased_id, count) values ($1, $2)
on conflict (deceased_id) do nothing
"""
LIGHT = "insert into memorial.candle (deceased_id, created_at, expires_at) values ($1, $2, $3)"


async def remember(registry_url: str, memorial_url: str) -> None:
    """All of it in one transaction."""
    registry = await asyncpg.connect(registry_url)
    try:
        names = [piece.site.name for piece in SHOWPIECES]
        rows = await registry.fetch(RELATIVES, names[0], FAMILY)
        relatives = {row["name"]: row["id"] for row in rows}
        others = [row["id"] for row in await registry.fetch(OTHERS, names, FAMILY)]
    finally:
        await registry.close()
    memorial = await asyncpg.connect(memorial_url)
    try:
        async with memorial.transaction():
            if not await memorial.fetchval("select exists (select from memorial.tribute)"):
                await _write(memorial, relatives, others)
            if not await memorial.fetchval(
                "select exists (select from memorial.candle where expires_at > now())"
            ):
                await _light(memorial, relatives)
    finally:
        await memorial.close()


async def _write(
    memorial: asyncpg.Connection, relatives: dict[str, int], others: list[int]
) -> None:
    """Texts, oldest first as visitors would have; affects; a relative's request."""
    turn = 0
    for place, thought in enumerate(sorted(THOUGHTS, key=lambda one: -one.days)):
        if thought.of is None:
            person = others[turn % len(others)] if others else None
            turn += 1
        else:
            person = relatives.get(thought.of)
        if person is not None:
            await _leave(memorial, thought, person, place)
    for name, count in AFFECTS.items():
        if name in relatives:
            await memorial.execute(COUNT, relatives[name], count)
    if REQUEST_OF in relatives:
        asked = clock.now() - timedelta(days=1.5)
        await memorial.execute(ASK, relatives[REQUEST_OF], REQUEST, asked)


async def _leave(memorial: asyncpg.Connection, thought: Thought, person: int, place: int) -> None:
    left = clock.now() - timedelta(days=thought.days)
    reported = left + timedelta(hours=3) if thought.report else None
    is_published = thought.enabled or thought.report is not None
    tribute = await memorial.fetchval(
        TRIBUTE,
        *(thought.kind, person, thought.name, thought.email, thought.text, thought.enabled, left),
        *(left + timedelta(hours=1) if is_published else None, reported),
        ip_address(f"203.0.113.{1 + place % ADDRESSES}") if thought.days < 30 else None,
    )
    if thought.report:
        visitor = secrets.token_bytes(32)
        await memorial.execute(REPORT, tribute, thought.report, reported, visitor)


async def _light(memorial: asyncpg.Connection, relatives: dict[str, int]) -> None:
    for name, hours in CANDLES.items():
        for since in hours if name in relatives else ():
            lit = clock.now() - timedelta(hours=since)
            await memorial.execute(LIGHT, relatives[name], lit, lit + BURNS)


def main() -> None:
    parser = argparse.ArgumentParser(description="Puts texts and candles on the demo's memorials.")
    parser.add_argument("--registry-url", required=True)
    parser.add_argument("--memorial-url", required=True)
    options = parser.parse_args()
    asyncio.run(remember(options.registry_url, options.memorial_url))


if __name__ == "__main__":
    main()
