-- What the office needs: the cemetery of a tomb at hand, counts that stay right without counting a
-- million rows, and the trash.

-- a tomb's cemetery, kept like a person's; a bulk insert gives it itself
create function registry.place_tomb() returns trigger language plpgsql as $$
begin
  select s.cemetery_id into new.cemetery_id
  from registry.block b join registry.sector s on s.id = b.sector_id where b.id = new.block_id;
  return new;
end $$;

create trigger tomb_place_insert before insert on registry.tomb
  for each row when (new.cemetery_id is null) execute function registry.place_tomb();
create trigger tomb_place_update before update of block_id on registry.tomb
  for each row execute function registry.place_tomb();

-- a sector or block moved to another cemetery takes its tombs along, before the persons follow
create function registry.place_tombs_below() returns trigger language plpgsql as $$
begin
  update registry.tomb t
  set cemetery_id = s.cemetery_id
  from registry.block b join registry.sector s on s.id = b.sector_id
  where b.id = t.block_id and t.cemetery_id <> s.cemetery_id
    and new.id = case tg_table_name when 'sector' then s.id else b.id end;
  return null;
end $$;

create trigger sector_place_a_tombs after update of cemetery_id on registry.sector
  for each row when (old.cemetery_id <> new.cemetery_id)
  execute function registry.place_tombs_below();
create trigger block_place_a_tombs after update of sector_id on registry.block
  for each row when (old.sector_id <> new.sector_id)
  execute function registry.place_tombs_below();

-- Counts are sums of signed rows: writers only ever add one, so nobody waits for a counter. What is
-- read is right in every snapshot; the service adds the rows up every hour.
create function registry.count_in() returns trigger language plpgsql as $$
begin
  insert into registry.record_count (kind, cemetery_id, delta)
    select tg_table_name, cemetery_id, count(*) from fresh group by cemetery_id;
  return null;
end $$;

create function registry.count_out() returns trigger language plpgsql as $$
begin
  insert into registry.record_count (kind, cemetery_id, delta)
    select tg_table_name, cemetery_id, -count(*) from gone group by cemetery_id;
  return null;
end $$;

create function registry.count_over() returns trigger language plpgsql as $$
begin
  insert into registry.record_count (kind, cemetery_id, delta)
    select tg_table_name, cemetery_id, sum(delta)
    from (
      select f.cemetery_id, 1 as delta from fresh f join gone g using (id)
        where f.cemetery_id <> g.cemetery_id
      union all
      select g.cemetery_id, -1 from fresh f join gone g using (id)
        where f.cemetery_id <> g.cemetery_id
    ) moved
    group by cemetery_id;
  return null;
end $$;

create trigger tomb_count_in after insert on registry.tomb
  referencing new table as fresh for each statement execute function registry.count_in();
create trigger tomb_count_out after delete on registry.tomb
  referencing old table as gone for each statement execute function registry.count_out();
create trigger tomb_count_over after update on registry.tomb
  referencing new table as fresh old table as gone
  for each statement execute function registry.count_over();
create trigger deceased_count_in after insert on registry.deceased
  referencing new table as fresh for each statement execute function registry.count_in();
create trigger deceased_count_out after delete on registry.deceased
  referencing old table as gone for each statement execute function registry.count_out();
create trigger deceased_count_over after update on registry.deceased
  referencing new table as fresh old table as gone
  for each statement execute function registry.count_over();

insert into registry.record_count (kind, cemetery_id, delta)
  select 'tomb', cemetery_id, count(*) from registry.tomb group by cemetery_id
  union all
  select 'deceased', cemetery_id, count(*) from registry.deceased group by cemetery_id;

-- a text as LIKE takes it for itself
create function registry.like_text(t text) returns text
language sql immutable strict parallel safe as $$
  select replace(replace(replace(t, '\', '\\'), '%', '\%'), '_', '\_')
$$;

-- what an event says of a record gets a greater version each time it is told
create sequence registry.told_version start 1000000;
