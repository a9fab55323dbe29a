-- Who is reserved is not public, whatever is enabled. As in 0001_triggers.sql, with `reserved`.

create or replace function registry.place_deceased() returns trigger language plpgsql as $$
begin
  select s.cemetery_id,
      new.enabled and not new.reserved and t.enabled and b.enabled and s.enabled and c.enabled
    into new.cemetery_id, new.public
  from registry.tomb t
  join registry.block b on b.id = t.block_id
  join registry.sector s on s.id = b.sector_id
  join registry.cemetery c on c.id = s.cemetery_id
  where t.id = new.tomb_id;
  return new;
end $$;

create or replace function registry.place_below() returns trigger language plpgsql as $$
begin
  execute format($sql$
    update registry.deceased d
    set cemetery_id = now.cemetery_id, public = now.public
    from (
      select d.id, c.id as cemetery_id,
        d.enabled and not d.reserved and t.enabled and b.enabled and s.enabled and c.enabled
          as public
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

drop trigger deceased_lock on registry.deceased;
create trigger deceased_lock
  before insert or update of tomb_id, enabled, reserved on registry.deceased
  for each statement execute function registry.lock_placing();
drop trigger deceased_place_update on registry.deceased;
create trigger deceased_place_update
  before update of tomb_id, enabled, reserved on registry.deceased
  for each row execute function registry.place_deceased();
