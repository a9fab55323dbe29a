"""SQL of the person that a text, a candle or a request is about by now.

What was left for a record stays with it; when the record was merged, the one that tells of the
person now says whose it is and where.
"""

# `root`: the last record for each that was merged, however many merges led there
ROOTS = """
with recursive merged(id, root) as (
  select deceased_id, merged_into from memorial.person where merged_into is not null
  union
  select m.id, p.merged_into from merged m join memorial.person p on p.deceased_id = m.root
  where p.merged_into is not null
),
root as (
  select m.id, m.root from merged m join memorial.person p on p.deceased_id = m.root
  where p.merged_into is null
)
"""

# joins to `{of}.deceased_id`: p the person, b the tomb, c the cemetery; after `ROOTS`
PEOPLE = """
left join root on root.id = {of}.deceased_id
join memorial.person p on p.deceased_id = coalesce(root.root, {of}.deceased_id)
left join memorial.tomb b on b.tomb_id = p.tomb_id and not b.removed
left join memorial.cemetery c on c.cemetery_id = p.cemetery_id
"""
