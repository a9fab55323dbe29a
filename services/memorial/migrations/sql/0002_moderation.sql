-- The cemetery that a text is moderated in, kept at hand, and how many texts there are in it: counts
-- are sums of signed rows (ADR 0026), right in every snapshot; the service adds the rows up every hour.

-- a record and those that it was merged into, one after the other
create function memorial.records_over(record integer) returns integer[] language sql stable as $$
  with recursive up(id) as (
    select record
    union
    select p.merged_into from up join memorial.person p on p.deceased_id = up.id
    where p.merged_into is not null
  )
  select array_agg(id order by id) from up
$$;

-- null: the person is in the trash or unknown, and nobody moderates the text
create function memorial.cemetery_of(record integer) returns integer language sql stable as $$
  select p.cemetery_id from memorial.person p
  where not p.removed and p.deceased_id = coalesce(
    (select r.deceased_id from memorial.person r
     where r.deceased_id = any (memorial.records_over(record)) and r.merged_into is null),
    record)
$$;

-- whoever moves, merges or removes the person at the same time waits, and finds this text then
create function memorial.place_tribute() returns trigger language plpgsql as $$
declare
  records integer[];
begin
  loop
    records := memorial.records_over(new.deceased_id);
    perform from memorial.person p where p.deceased_id = any (records)
      order by p.deceased_id for share;
    exit when records = memorial.records_over(new.deceased_id);
  end loop;
  new.cemetery_id := memorial.cemetery_of(new.deceased_id);
  return new;
end $$;

create trigger tribute_place before insert on memorial.tribute
  for each row execute function memorial.place_tribute();

-- the texts of these records, and of all that went into them, follow their persons
create function memorial.place_tributes(changed integer[]) returns void language plpgsql as $$
declare
  records integer[];
begin
  with recursive down(id) as (
    select unnest(changed)
    union
    select p.deceased_id from down join memorial.person p on p.merged_into = down.id
  )
  -- one look at the index for each: no plan reads every text when many persons are told of
  select array_agg(id) into records from down
  where (select true from memorial.tribute t where t.deceased_id = down.id limit 1);
  -- in the order in which moderators lock them
  perform from memorial.tribute t where t.deceased_id = any (records) order by t.id for update;
  update memorial.tribute t set cemetery_id = now_in.cemetery_id
  from (
    select id, memorial.cemetery_of(id) as cemetery_id from unnest(records) id offset 0
  ) now_in
  where t.deceased_id = now_in.id and t.cemetery_id is distinct from now_in.cemetery_id;
end $$;

create function memorial.follow_new_persons() returns trigger language plpgsql as $$
begin
  perform memorial.place_tributes((select array_agg(deceased_id) from fresh));
  return null;
end $$;

create function memorial.follow_persons() returns trigger language plpgsql as $$
begin
  perform memorial.place_tributes((
    select array_agg(f.deceased_id) from fresh f join gone g using (deceased_id)
    where (f.cemetery_id, f.removed, f.merged_into)
      is distinct from (g.cemetery_id, g.removed, g.merged_into)
  ));
  return null;
end $$;

create trigger person_follow_new after insert on memorial.person
  referencing new table as fresh for each statement execute function memorial.follow_new_persons();
create trigger person_follow after update on memorial.person
  referencing new table as fresh old table as gone
  for each statement execute function memorial.follow_persons();

create function memorial.count_tributes_in() returns trigger language plpgsql as $$
begin
  insert into memorial.tribute_count (cemetery_id, kind, waiting, published, total)
    select cemetery_id, kind, count(*) filter (where not enabled or reported_at is not null),
      count(*) filter (where enabled), count(*)
    from fresh where cemetery_id is not null group by cemetery_id, kind;
  return null;
end $$;

create function memorial.count_tributes_out() returns trigger language plpgsql as $$
begin
  insert into memorial.tribute_count (cemetery_id, kind, waiting, published, total)
    select cemetery_id, kind, -count(*) filter (where not enabled or reported_at is not null),
      -count(*) filter (where enabled), -count(*)
    from gone where cemetery_id is not null group by cemetery_id, kind;
  return null;
end $$;

create function memorial.count_tributes_over() returns trigger language plpgsql as $$
begin
  insert into memorial.tribute_count (cemetery_id, kind, waiting, published, total)
    select cemetery_id, kind, sum(sign * (not enabled or reported_at is not null)::int),
      sum(sign * enabled::int), sum(sign)
    from (
      select 1 as sign, cemetery_id, kind, enabled, reported_at from fresh
      union all
      select -1, cemetery_id, kind, enabled, reported_at from gone
    ) changed
    where cemetery_id is not null
    group by cemetery_id, kind
    having sum(sign * (not enabled or reported_at is not null)::int) <> 0
      or sum(sign * enabled::int) <> 0 or sum(sign) <> 0;
  return null;
end $$;

create trigger tribute_count_in after insert on memorial.tribute
  referencing new table as fresh for each statement execute function memorial.count_tributes_in();
create trigger tribute_count_out after delete on memorial.tribute
  referencing old table as gone for each statement execute function memorial.count_tributes_out();

update memorial.tribute t set cemetery_id = p.cemetery_id from memorial.person p
where p.deceased_id = t.deceased_id and p.merged_into is null and not p.removed;
update memorial.tribute t set cemetery_id = memorial.cemetery_of(t.deceased_id)
from memorial.person p
where p.deceased_id = t.deceased_id and p.merged_into is not null;

insert into memorial.tribute_count (cemetery_id, kind, waiting, published, total)
  select cemetery_id, kind, count(*) filter (where not enabled or reported_at is not null),
    count(*) filter (where enabled), count(*)
  from memorial.tribute where cemetery_id is not null group by cemetery_id, kind;

create trigger tribute_count_over after update on memorial.tribute
  referencing new table as fresh old table as gone
  for each statement execute function memorial.count_tributes_over();
