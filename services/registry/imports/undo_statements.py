"""SQL of a step of taking an import back: `$1` the job, `$2` the id to go on after, `$3` how many.

Looking decides for every record of the job whether it stays, and why (`reason`, null: it goes). A
record in the trash has its old columns, so that it is called and counted in like the others.
"""

from collections.abc import Mapping

from services.registry.events import Level
from services.registry.imports.apply import IMPORTING

# alone for levels: nothing is placed below, moved or restored meanwhile; persons have none below
_ALONE = "select pg_advisory_xact_lock(hashtext('registry.placing'))"
_WITH_OTHERS = "select pg_advisory_xact_lock_shared(hashtext('registry.placing'))"

# statistics still speak of what earlier steps have removed, and would make reading all look cheap
_BY_INDEX = "set local enable_seqscan = off"

_LABELS: Mapping[Level, str] = {
    "deceased": "coalesce(r.nominative, r.name || ' ' || r.surname)",
    "tomb": "coalesce(r.reference, 'n. ' || r.id)",
    "block": "r.name",
    "sector": "r.name",
    "cemetery": "r.name",
}
BELOW: Mapping[Level, Level] = {
    "tomb": "deceased",
    "block": "tomb",
    "sector": "block",
    "cemetery": "sector",
}


def _any(rows: str) -> str:
    """SQL: whether there are such rows; for each record a probe of an index. As a scalar it is
    never turned round into reading the whole table once."""
    return f"(select true from registry.{rows} limit 1)"  # noqa: S608  our own names


_CHANGED = ("changed", "r.version > 1")
# what keeps a record of a level, the first that is true tells why
_KEPT_BY: Mapping[Level, tuple[tuple[str, str], ...]] = {
    "deceased": (
        ("took_another", _any("merge m where m.kept_id = r.id and m.undone_at is null")),
        _CHANGED,
        ("remembered", _any("remembered_person p where p.deceased_id = r.id")),
        ("remembered", _any("affects_count a where a.deceased_id = r.id and a.count > 0")),
    ),
    "tomb": (
        ("owned", "r.user_id is not null"),
        _CHANGED,
        ("ordered", _any("ordered_tomb o where o.tomb_id = r.id")),
    ),
    "block": (_CHANGED,),
    "sector": (_CHANGED,),
    # there are few users and products, and fewer cemeteries
    "cemetery": (
        _CHANGED,
        ("has_users", "r.id in (select cemetery_id from registry.user_name where role <> '')"),
        (
            "has_products",
            "r.id in (select cemetery_id from registry.product_picture where not removed)",
        ),
    ),
}
_MERGED = _any("merge m where m.merged_id = f.id and m.undone_at is null")
_LOOK = """
with found as (
  (select r.id, r as record, false as in_trash from registry.{level} r
    where r.import_job = $1 and r.id > $2 order by r.id limit $3)
  union all
  (select x.record_id, jsonb_populate_record(null::registry.{level}, x.data), true
    from registry.trash_record x
    where (x.data ->> 'import_job')::int = $1 and x.kind = '{level}' and x.record_id > $2
    order by x.record_id limit $3)
  order by id limit $3
),
decided as (
  select f.id, {label} as label, case
    {kept_by}
    end as reason
  from found f cross join lateral (select (f.record).*) r
)
select d.id, d.label, d.reason, {inside} as inside from decided d order by d.id
"""


def _look(level: Level) -> str:
    kept_by = [("trash", "f.in_trash"), *_KEPT_BY[level]]
    inside = "0"
    if level == "deceased":
        kept_by.insert(0, ("merged", f"f.in_trash and {_MERGED}"))
    if below := BELOW.get(level):
        above = f"x.kind = '{below}' and registry.record_above(x.kind, x.data) = r.id"
        kept_by.append(("holds", _any(f"{below} b where b.{level}_id = r.id")))
        kept_by.append(("holds_trash", _any(f"trash_record x where {above}")))
        inside = (
            f"case when d.reason = 'holds' then (select count(*) from registry.{below} b"  # noqa: S608  our own names
            f" where b.{level}_id = d.id) else 0 end"
        )
    cases = [f"when {condition} then '{reason}'" for reason, condition in kept_by]
    label, lines = _LABELS[level], "\n    ".join(cases)
    return _LOOK.format(level=level, label=label, kept_by=lines, inside=inside)


LEVELS: tuple[Level, ...] = ("deceased", *BELOW)
LOCKS = {
    level: f"{IMPORTING}; {_ALONE if level in BELOW else _WITH_OTHERS}; {_BY_INDEX}"
    for level in LEVELS
}
LOCK_RECORDS = {
    level: f"""
select from registry.{level} where import_job = $1 and id > $2 order by id limit $3 for update
"""
    for level in LEVELS
}
LOOK = {level: _look(level) for level in LEVELS}
REMOVE = {
    level: f"delete from registry.{level} where id = any ($1::int[])"  # noqa: S608  our own names
    for level in LEVELS
}
