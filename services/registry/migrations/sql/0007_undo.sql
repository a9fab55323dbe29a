-- of which record a row in the trash was a part: its tomb, block, sector or cemetery
create function registry.record_above(kind text, data jsonb) returns int
language sql immutable strict parallel safe as $$
  select (data ->> case kind
    when 'deceased' then 'tomb_id'
    when 'tomb' then 'block_id'
    when 'block' then 'sector_id'
    when 'sector' then 'cemetery_id'
  end)::int
$$;

create index ix_trash_record_above on registry.trash_record (kind, registry.record_above(kind, data));
create index ix_trash_record_import_job
  on registry.trash_record (((data ->> 'import_job')::int), kind, record_id)
  where (data ->> 'import_job') is not null;
