"""SQL of an import batch, in the order in which it runs.

Temporary tables of the connection hold the batch (`import_row`), its distinct places
(`import_place`) and its persons (`import_person`); they empty themselves at the commit.
What exists is used and never changed; the first row that names something new makes it.
"""

STAGE = """
create temp table if not exists import_row (
  row int primary key,
  cemetery text not null, address text, map text,
  sector text, sector_picture text, sector_coordinates text, sector_enabled boolean,
  block text,
  tomb text, tomb_picture text, tomb_coordinates text, matterport_link text, external_link text,
  capacity int, permit_expiration_date text, tomb_enabled boolean, import_owner text,
  name text, surname text, nominative text, import_name text, fiscal_code text,
  birthdate text, deathdate text, epitaph text, gifts int, picture text, enabled boolean,
  cemetery_enabled boolean, block_enabled boolean, reserved boolean,
  cemetery_key text not null, sector_key text not null, block_key text not null,
  tomb_key text not null, person_key text not null, unnamed_tomb_id int
) on commit delete rows;
create temp table if not exists import_place (
  cemetery_key text, sector_key text, block_key text, row int,
  cemetery_id int, sector_id int, block_id int, public boolean
) on commit delete rows;
create temp table if not exists import_person (
  row int primary key, tomb_id int, cemetery_id int, public boolean, person_key text,
  birthdate text, deathdate text, stored boolean, homonym boolean not null default false,
  repeats boolean
) on commit delete rows;
truncate import_row, import_place, import_person;
set local default_statistics_target = 10;
"""

PLACES = """
analyze import_row (row, cemetery_key, sector_key, block_key, tomb_key);
insert into import_place (cemetery_key, sector_key, block_key, row)
  select cemetery_key, sector_key, block_key, min(row) from import_row group by 1, 2, 3;
"""

# each of these answers the rows that made something and the ids of what they made
NEW_CEMETERIES = """
with fresh as (
  select r.row, r.cemetery, r.address, r.map, r.cemetery_enabled
  from (select cemetery_key, min(row) as row from import_place group by 1) first
  join import_row r using (row)
  where not exists (select from registry.cemetery c where c.name_key = r.cemetery_key)
),
made as (
  insert into registry.cemetery (name, address, map, enabled, import_job)
  select cemetery, address, map, cemetery_enabled, $1 from fresh order by row returning id
)
select (select array_agg(row) from fresh) as rows, (select array_agg(id) from made) as ids
"""
FIND_CEMETERIES = """
update import_place p set cemetery_id = c.id, public = c.enabled
from registry.cemetery c where c.name_key = p.cemetery_key
"""

NEW_SECTORS = """
with fresh as (
  select r.row, first.cemetery_id, r.sector, r.sector_coordinates, r.sector_picture,
    r.sector_enabled
  from (
    select cemetery_id, sector_key, min(row) as row from import_place
    where sector_key <> '' group by 1, 2
  ) first
  join import_row r using (row)
  where not exists (
    select from registry.sector s
    where s.cemetery_id = first.cemetery_id and s.name_key = first.sector_key)
),
made as (
  insert into registry.sector (cemetery_id, name, coordinates, picture, enabled, import_job)
  select cemetery_id, sector, sector_coordinates, sector_picture, sector_enabled, $1
  from fresh order by row returning id
)
select (select array_agg(row) from fresh) as rows, (select array_agg(id) from made) as ids
"""
FIND_SECTORS = """
update import_place p set sector_id = s.id, public = p.public and s.enabled
from registry.sector s where s.cemetery_id = p.cemetery_id and s.name_key = p.sector_key
"""

NEW_BLOCKS = """
with fresh as (
  select r.row, first.sector_id, r.block, r.block_enabled
  from (
    select sector_id, block_key, min(row) as row from import_place
    where block_key <> '' group by 1, 2
  ) first
  join import_row r using (row)
  where not exists (
    select from registry.block b
    where b.sector_id = first.sector_id and b.name_key = first.block_key)
),
made as (
  insert into registry.block (sector_id, name, enabled, import_job)
  select sector_id, block, block_enabled, $1 from fresh order by row returning id
)
select (select array_agg(row) from fresh) as rows, (select array_agg(id) from made) as ids
"""
# a number in place of a reference counts where it names such a tomb of that very block; elsewhere
# it is a reference like any other, so that those who lie together stay together
FIND_BLOCKS = """
update import_place p set block_id = b.id, public = p.public and b.enabled
from registry.block b where b.sector_id = p.sector_id and b.name_key = p.block_key;
update import_row r set unnamed_tomb_id = null
where unnamed_tomb_id is not null and not exists (
  select from registry.tomb t join import_place p on p.block_id = t.block_id
  where t.id = r.unnamed_tomb_id and t.reference_key is null
    and p.cemetery_key = r.cemetery_key and p.sector_key = r.sector_key
    and p.block_key = r.block_key);
"""

NEW_TOMBS = """
with fresh as (
  select distinct on (p.block_id, r.tomb_key) r.*, p.block_id, p.cemetery_id
  from import_row r join import_place p using (cemetery_key, sector_key, block_key)
  where r.tomb_key <> '' and r.unnamed_tomb_id is null and not exists (
    select from registry.tomb t
    where t.block_id = p.block_id and t.reference_key = r.tomb_key)
  order by p.block_id, r.tomb_key, r.row
),
made as (
  insert into registry.tomb (block_id, cemetery_id, reference, picture, coordinates,
    matterport_link, external_link, capacity, permit_expiration_date, enabled, import_owner,
    import_job)
  select block_id, cemetery_id, tomb, tomb_picture, tomb_coordinates, matterport_link,
    external_link, capacity, permit_expiration_date::date, tomb_enabled, import_owner, $1
  from fresh order by row returning id
)
select (select array_agg(row) from fresh) as rows, (select array_agg(id) from made) as ids
"""

PERSONS = """
insert into import_person (row, tomb_id, cemetery_id, public, person_key, birthdate, deathdate)
  select r.row, t.id, p.cemetery_id, p.public and t.enabled and r.enabled and not r.reserved,
    r.person_key, r.birthdate, r.deathdate
  from import_row r
  join import_place p using (cemetery_key, sector_key, block_key)
  join registry.tomb t on t.block_id = p.block_id and t.reference_key = r.tomb_key
  where r.person_key <> '' and r.unnamed_tomb_id is null;
insert into import_person (row, tomb_id, cemetery_id, public, person_key, birthdate, deathdate)
  select r.row, t.id, p.cemetery_id, p.public and t.enabled and r.enabled and not r.reserved,
    r.person_key, r.birthdate, r.deathdate
  from import_row r
  join import_place p using (cemetery_key, sector_key, block_key)
  join registry.tomb t on t.id = r.unnamed_tomb_id
  where r.person_key <> '';
analyze import_person (row, tomb_id, person_key, stored);
"""
# forms lay one more person into a tomb under this lock: neither misses the other's
LOCK_TOMBS = """
select from registry.tomb
where id in (select tomb_id from import_person) order by id for no key update
"""
# somebody of that name lies there whom nothing contradicts: it is the same person; one whom this
# very import has made stands earlier in its file
SKIP_KNOWN = """
update import_person i set stored = false, repeats = known.repeats
from (
  select i.row, bool_and(d.import_job is not distinct from $1) as repeats
  from import_person i
  join registry.deceased d on d.tomb_id = i.tomb_id and d.person_key = i.person_key
  where i.stored is null
    and not registry.dates_differ(i.birthdate, d.birthdate)
    and not registry.dates_differ(i.deathdate, d.deathdate)
  group by i.row
) known
where i.row = known.row
"""
# of those left, the first of each name in a tomb is another person; the rest wait for their turn
STORE_FIRST = """
with first as (
  select distinct on (tomb_id, person_key) row, tomb_id, cemetery_id, public, person_key
  from import_person where stored is null order by tomb_id, person_key, row
),
namesake as (
  select f.row from first f where exists (
    select from registry.deceased d
    where d.tomb_id = f.tomb_id and d.person_key = f.person_key)
),
marked as (
  update import_person i set stored = true, homonym = i.row in (select row from namesake)
  from first f where f.row = i.row
),
made as (
  insert into registry.deceased (tomb_id, cemetery_id, public, name, surname, nominative,
    import_name, fiscal_code, birthdate, deathdate, epitaph, gifts, picture, enabled, reserved,
    import_job)
  select f.tomb_id, f.cemetery_id, f.public, r.name, r.surname, r.nominative, r.import_name,
    r.fiscal_code, r.birthdate, r.deathdate, r.epitaph, r.gifts, r.picture, r.enabled, r.reserved,
    $1
  from first f join import_row r using (row) order by row
  returning id
)
select (select array_agg(row) from first) as rows, (select array_agg(id) from made) as ids
"""
UNDECIDED = "select exists (select from import_person where stored is null)"

SKIPPED = """
select array_agg(row order by row) as rows,
  array_agg(row order by row) filter (where repeats) as repeated
from import_person where not stored
"""
HOMONYMS = "select array_agg(row order by row) from import_person where homonym"
# stored rows that came when the tomb had no place left, with how many lay there then
OVER_CAPACITY = """
with filled as (
  select d.tomb_id, count(*) as persons from registry.deceased d
  where d.tomb_id in (select tomb_id from import_person where stored) group by 1
),
added as (
  select row, tomb_id, row_number() over (partition by tomb_id order by row desc) - 1 as later
  from import_person where stored
)
select a.row, f.persons - a.later as persons, t.capacity
from added a join filled f using (tomb_id) join registry.tomb t on t.id = a.tomb_id
where f.persons - a.later > t.capacity
order by a.row
"""
