-- the hashes of our own pictures that texts name, by address or by JSON
create function registry.picture_hashes(texts text[]) returns text[]
language sql immutable strict parallel safe as $$
  select array(
    select m[1]
    from unnest(texts) t, regexp_matches(t, '/media/([0-9a-f]{64})', 'g') m
    where t like '%/media/%')
$$;

create index ix_cemetery_pictures on registry.cemetery
  using gin (registry.picture_hashes(array[logo, linklogo, picture, map, link1, link2, link3, link4]))
  where logo like '%/media/%' or linklogo like '%/media/%' or picture like '%/media/%'
    or map like '%/media/%' or link1 like '%/media/%' or link2 like '%/media/%'
    or link3 like '%/media/%' or link4 like '%/media/%';
create index ix_sector_pictures on registry.sector
  using gin (registry.picture_hashes(array[picture, photos::text]))
  where picture like '%/media/%' or photos::text like '%/media/%';
create index ix_block_pictures on registry.block
  using gin (registry.picture_hashes(array[photos::text]))
  where photos::text like '%/media/%';
create index ix_tomb_pictures on registry.tomb
  using gin (registry.picture_hashes(array[picture]))
  where picture like '%/media/%';
create index ix_deceased_pictures on registry.deceased
  using gin (registry.picture_hashes(array[picture, background_image]))
  where picture like '%/media/%' or background_image like '%/media/%';
create index ix_trash_record_pictures on registry.trash_record
  using gin (registry.picture_hashes(array[data::text]))
  where data::text like '%/media/%';
