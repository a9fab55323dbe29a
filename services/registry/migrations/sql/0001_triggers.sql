-- Where a person lies and whether the public may see them, kept true whatever is changed.
-- A bulk insert gives cemetery_id and public itself; a single one leaves cemetery_id out.

-- Who changes a level waits for all who place persons, and they for him: neither could see what the
-- other has not committed yet. Taken before any row is locked, and by an import for a whole batch.
create function registry.lock_placing() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'deceased' then
    perform pg_advisory_xact_lock_shared(hashtext('registry.placing'));
  else
    perform pg_advisory_xact_lock(hashtext('registry.placing'));
  end if;
  return null;
end $$;

create trigger deceased_lock before insert or update of tomb_id, enabled on registry.deceased
  for each statement execute function registry.lock_placing();
create trigger cemetery_lock before update of enabled on registry.cemetery
  for each statement execute function registry.lock_placing();
create trigger sector_lock before update of enabled, cemetery_id on registry.sector
  for each statement execute function registry.lock_placing();
create trigger block_lock before update of enabled, sector_id on registry.block
  for each statement execute function registry.lock_placing();
create trigger tomb_lock before update of enabled, block_id on registry.tomb
  for each statement execute function registry.lock_placing();

create function registry.place_deceased() returns trigger language plpgsql as $$
begin
  select s.cemetery_id, new.enabled and t.enabled and b.enabled and s.enabled and c.enabled
    into new.cemetery_id, new.public
  from registry.tomb t
  join registry.block b on b.id = t.block_id
  join registry.sector s on s.id = b.sector_id
  join registry.cemetery c on c.id = s.cemetery_id
  where t.id = new.tomb_id;
  return new;
end $$;

create trigger deceased_place_insert before insert on registry.deceased
  for each row when (new.cemetery_id is null) execute function registry.place_deceased();
create trigger deceased_place_update before update of tomb_id, enabled on registry.deceased
  for each row execute function registry.place_deceased();

-- a level was switched or moved: everybody below it may have become visible or hidden
create function registry.place_below() returns trigger language plpgsql as $$
begin
  execute format($sql$
    update registry.deceased d
    set cemetery_id = now.cemetery_id, public = now.public
    from (
      select d.id, c.id as cemetery_id,
        d.enabled and t.enabled and b.enabled and s.enabled and c.enabled as public
      from registry.cemetery c
      join registry.sector s on s.cemetery_id = c.id
      join registry.block b on b.sector_id = s.id
      join registry.tomb t on t.block_id = b.id
      join registry.deceased d on d.tomb_id = t.id
      where %I.id = $1
    ) now
    where d.id = now.id and (d.cemetery_id, d.public) is distinct from (now.cemetery_id, now.public)
  $sql$, left(tg_table_name, 1)) using new.id;
  return null;
end $$;

create trigger cemetery_place after update of enabled on registry.cemetery
  for each row when (old.enabled <> new.enabled) execute function registry.place_below();
create trigger sector_place after update of enabled, cemetery_id on registry.sector
  for each row when ((old.enabled, old.cemetery_id) <> (new.enabled, new.cemetery_id))
  execute function registry.place_below();
create trigger block_place after update of enabled, sector_id on registry.block
  for each row when ((old.enabled, old.sector_id) <> (new.enabled, new.sector_id))
  execute function registry.place_below();
create trigger tomb_place after update of enabled, block_id on registry.tomb
  for each row when ((old.enabled, old.block_id) <> (new.enabled, new.block_id))
  execute function registry.place_below();

-- The dictionaries only grow: a leftover term costs one empty probe. The scalar subquery makes
-- the planner probe the index for each term; NOT EXISTS would hash the whole dictionary.
create function registry.learn_deceased() returns trigger language plpgsql as $$
begin
  insert into registry.surname_term (term)
    select distinct surname_key from fresh f
    where (select true from registry.surname_term t where t.term = f.surname_key) is null
    on conflict do nothing;
  insert into registry.given_term (term)
    select distinct name_key from fresh f
    where (select true from registry.given_term t where t.term = f.name_key) is null
    on conflict do nothing;
  perform registry.learn_other_surnames(array(
    select id from fresh where nominative ~*
      '[\s(,/](ved|vedova|v\.va|vva|in|nata|con|coniugata|cgt|moglie)\M'));
  return null;
end $$;

create function registry.learn_other_surnames(ids int[]) returns void language plpgsql as $$
begin
  if cardinality(ids) = 0 then
    return;
  end if;
  insert into registry.other_surname (deceased_id, surname_key, name_key, cemetery_id, public)
    select d.id, other, d.name_key, d.cemetery_id, d.public
    from registry.deceased d, registry.other_surnames(d.nominative) as other
    where d.id = any (ids) and other <> d.surname_key;
  insert into registry.surname_term (term)
    select distinct surname_key from registry.other_surname o
    where deceased_id = any (ids)
      and (select true from registry.surname_term t where t.term = o.surname_key) is null
    on conflict do nothing;
end $$;

create function registry.relearn_deceased() returns trigger language plpgsql as $$
declare
  changed int[] := array(
    select f.id from fresh f join gone g using (id)
    where (f.surname_key, f.name_key, f.nominative, f.public, f.cemetery_id)
      is distinct from (g.surname_key, g.name_key, g.nominative, g.public, g.cemetery_id));
begin
  if cardinality(changed) = 0 then
    return null;
  end if;
  insert into registry.surname_term (term)
    select distinct surname_key from fresh where id = any (changed) on conflict do nothing;
  insert into registry.given_term (term)
    select distinct name_key from fresh where id = any (changed) on conflict do nothing;
  delete from registry.other_surname where deceased_id = any (changed);
  perform registry.learn_other_surnames(changed);
  return null;
end $$;

create trigger deceased_learn after insert on registry.deceased
  referencing new table as fresh for each statement execute function registry.learn_deceased();
create trigger deceased_relearn after update on registry.deceased
  referencing new table as fresh old table as gone
  for each statement execute function registry.relearn_deceased();

-- everybody under every surname they are found by; `other`: not the own one
create view registry.search_name as
  select id, cemetery_id, surname_key, name_key, public, false as other from registry.deceased
  union all
  select deceased_id, cemetery_id, surname_key, name_key, public, true from registry.other_surname;
