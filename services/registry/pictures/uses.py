"""Who names a picture, in SQL: `{hash}` stands for its hash."""

from services.registry.picture_models import names

_UP = """join registry.block b on b.id = t.block_id
  join registry.sector s on s.id = b.sector_id
  join registry.cemetery c on c.id = s.cemetery_id"""
# owner_id: null where a record is nobody's, 0 where it is the office's, of a product its supplier;
# person: it is one's own
USES = f"""
  select c.id as cemetery_id, null::int as owner_id, c.enabled as public, false as person
  from registry.cemetery c where {names("cemetery", "c", "{hash}")}
  union all
  select c.id, null, s.enabled and c.enabled, false
  from registry.sector s
  join registry.cemetery c on c.id = s.cemetery_id
  where {names("sector", "s", "{hash}")}
  union all
  select c.id, null, b.enabled and s.enabled and c.enabled, false
  from registry.block b
  join registry.sector s on s.id = b.sector_id
  join registry.cemetery c on c.id = s.cemetery_id
  where {names("block", "b", "{hash}")}
  union all
  select c.id, coalesce(t.user_id, 0), t.enabled and b.enabled and s.enabled and c.enabled,
    false
  from registry.tomb t
  {_UP}
  where {names("tomb", "t", "{hash}")}
  union all
  select d.cemetery_id, coalesce(t.user_id, 0), d.public, true
  from registry.deceased d
  join registry.tomb t on t.id = d.tomb_id
  where {names("deceased", "d", "{hash}")}
  union all
  select o.cemetery_id, o.supplier_id, o.public, false
  from registry.product_picture o where {names("product_picture", "o", "{hash}")}
"""  # noqa: S608  columns of our own
# what may still be put back: the trash, and what a merge has overwritten
KEPT = """
  select from registry.trash_record x
  where registry.picture_hashes(ARRAY[x.data::text]) @> ARRAY[{hash}]
    and x.data::text LIKE '%/media/%'
  union all
  select from registry.merge m
  join registry.trash k on k.id = m.trash_id
  where m.undone_at is null and m.changes::text like '%' || {hash} || '%'
"""
