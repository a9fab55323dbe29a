"""What the office's pages have to show in the demo: a map, and things that ask to be looked at.

Most concessions are renewed, as in a cemetery that is looked after; a few tombs are over their
capacity, a few fiscal codes are wrong, a few persons were registered twice.
"""

import asyncpg

from infra.dev.demo.plan import BlockPlan, coordinates, plan_block, plan_ground

UNPLACED_EACH = 40  # of so many tombs one has no coordinates
EXPIRED_EACH = 25

TOMBS = """
select s.id as sector, b.id as block, b.name, t.id as tomb, t.reference
from registry.tomb t join registry.block b on b.id = t.block_id
join registry.sector s on s.id = b.sector_id
where s.cemetery_id = $1 order by t.id
"""
PLACE = """
update registry.{level} r set coordinates = p.coordinates, version = r.version + 1
from unnest($1::int[], $2::text[]) p(id, coordinates)
where r.id = p.id and r.coordinates is distinct from p.coordinates
"""
RENEW = """
update registry.tomb t set version = t.version + 1, permit_expiration_date = (
    t.permit_expiration_date + interval '30 years'
      * ceil((extract(year from age(current_date, t.permit_expiration_date)) + 1) / 30))::date
where t.permit_expiration_date < current_date and t.id % $2 <> 0
    and t.cemetery_id in (select id from registry.cemetery where name = any ($1))
"""
IS_SPOILT = """
select exists (select from registry.tomb t
    where t.cemetery_id in (select id from registry.cemetery where name = any ($1))
    and t.capacity < (select count(*) from registry.deceased d where d.tomb_id = t.id))
"""
CROWD = """
update registry.tomb set capacity = capacity - 1, version = version + 1
where id in (
    select id from (
        select t.id, row_number() over (partition by t.cemetery_id order by t.id) as place
        from registry.tomb t join registry.cemetery c on c.id = t.cemetery_id
        where c.name = any ($1) and t.capacity between 2 and 4
            and t.capacity = (select count(*) from registry.deceased d where d.tomb_id = t.id)
    ) numbered where place <= 2)
"""
MISSPELL = """
update registry.deceased d set version = d.version + 1,
    fiscal_code = left(d.fiscal_code, 15) || case right(d.fiscal_code, 1) when 'X' then 'Y' else 'X'
      end
where d.id in (
    select id from (
        select d.id, row_number() over (partition by d.cemetery_id order by d.id) as place
        from registry.deceased d join registry.cemetery c on c.id = d.cemetery_id
        where c.name = any ($1) and d.fiscal_code is not null and d.surname <> $2) numbered
    where place in (11, 23, 37))
"""
# persons with all they have, each beside an empty tomb of the same cemetery
TWICE = """
insert into registry.deceased (tomb_id, name, surname, nominative, birthdate, deathdate,
    fiscal_code)
select e.id, p.name, p.surname, upper(p.surname || ' ' || p.name),
    case p.place % 2 when 0 then left(p.birthdate, 4) else p.birthdate end, p.deathdate,
    case p.place % 3 when 0 then null else p.fiscal_code end
from (select d.*, row_number() over (partition by d.cemetery_id order by d.id desc) as place
    from registry.deceased d join registry.cemetery c on c.id = d.cemetery_id
    where c.name = any ($1) and d.surname <> $2 and d.fiscal_code is not null
        and length(d.birthdate) = 10 and length(d.deathdate) = 10) p
join (select t.id, t.cemetery_id,
        row_number() over (partition by t.cemetery_id order by t.id) as place
    from registry.tomb t
    where not exists (select from registry.deceased d where d.tomb_id = t.id)) e
    on e.cemetery_id = p.cemetery_id and e.place = p.place
where p.place <= 4
"""


async def furnish(connection: asyncpg.Connection, names: list[str], family: str) -> None:
    """names: of the cemeteries; family: whose records stay as they are."""
    for name in names:
        await _lay_out(connection, name)
    await connection.execute(RENEW, names, EXPIRED_EACH)
    if not await connection.fetchval(IS_SPOILT, names):
        await connection.execute(TWICE, names, family)
        await connection.execute(CROWD, names)
        await connection.execute(MISSPELL, names, family)


async def _lay_out(connection: asyncpg.Connection, name: str) -> None:
    """Coordinates of everything in a cemetery that has some."""
    cemetery = await connection.fetchrow(
        "select id, coordinates from registry.cemetery where name = $1", name
    )
    if cemetery is None:
        return
    latitude, longitude = (float(part) for part in cemetery["coordinates"].split(","))
    plan = plan_ground(_sectors(await connection.fetch(TOMBS, cemetery["id"])))
    for level, spots in (("sector", plan.sectors), ("block", plan.blocks), ("tomb", plan.tombs)):
        told = [
            None
            if level == "tomb" and record % UNPLACED_EACH == 0
            else coordinates(spot, latitude, longitude)
            for record, spot in spots.items()
        ]
        await connection.execute(PLACE.format(level=level), list(spots), told)


def _sectors(rows: list[asyncpg.Record]) -> dict[int, list[BlockPlan]]:
    tombs: dict[tuple[int, int, str], list[tuple[int, str | None]]] = {}
    for row in rows:
        key = row["sector"], row["block"], row["name"]
        tombs.setdefault(key, []).append((row["tomb"], row["reference"]))
    sectors: dict[int, list[BlockPlan]] = {}
    for (sector, block, name), inside in tombs.items():
        sectors.setdefault(sector, []).append(plan_block(block, name, inside))
    return sectors
