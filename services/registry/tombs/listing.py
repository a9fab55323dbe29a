"""The list of tombs."""

from services.kit.auth import Principal
from services.kit.db import Connection
from services.registry import policy
from services.registry.deceased.listing import NAMED
from services.registry.deceased.query import readings
from services.registry.deceased.search import find
from services.registry.records.filters import Filters
from services.registry.records.listing import Listing, Selection, Sort
from services.registry.records.quality import TOMBS as TOMB_CHECKS
from services.registry.records.quality import add_check

TOMBS = Listing(
    table="tomb",
    alias="t",
    fields="""t.id, t.reference, t.picture, t.coordinates, t.matterport_link, t.external_link,
    t.block_id, b.name as block_name, b.sector_id, s.name as sector_name, t.cemetery_id,
    c.name as cemetery_name, t.capacity, lying.persons as "deceasedCount",
    (select d.name || ' ' || d.surname from registry.deceased d where d.id = lying.first)
      as first_deceased, t.user_id, nullif(u.name || ' ' || u.surname, ' ') as user_name,
    t.permit_expiration_date, t.enabled, t.created_at as "createdAt", t.version""",
    joins="""join registry.block b on b.id = t.block_id
  join registry.sector s on s.id = b.sector_id
  join registry.cemetery c on c.id = t.cemetery_id
  left join registry.user_name u on u.user_id = t.user_id
  cross join lateral (
    select count(*) as persons, min(d.id) as first from registry.deceased d
    where d.tomb_id = t.id) lying""",
    sorts={
        "reference": Sort(("t.reference_key",)),
        "id": Sort(()),
        "createdAt": Sort(("t.created_at",)),
        "permit_expiration_date": Sort(("t.permit_expiration_date",), nulls_last=True),
        "block_name": Sort(
            (
                "(select name_key from registry.block b where b.id = t.block_id)",
                "t.reference_key",
            )
        ),
    },
    default_sort="reference",
    counted=True,
)
FREE_COUNTED = 100  # each is a look at who lies there, and a picker shows twenty
_OF_CEMETERY = "t.cemetery_id = {}"
_OWNED = "t.user_id = {}"
_OF_SECTOR = "t.block_id in (select id from registry.block where sector_id = {})"
_FREE = "t.capacity > (select count(*) from registry.deceased d where d.tomb_id = t.id)"
_REFERENCE = "t.reference_key like '%' || registry.like_text(registry.fold_identity({})) || '%'"
_FOUND = "t.id in (select tomb_id from registry.deceased where id = any ({}::int[]))"
_HOLDS_NAMED = f"exists (select from registry.deceased d where d.tomb_id = t.id and {NAMED})"
_GENERAL = """(t.id = {{}} or {} or t.user_id in (
    select user_id from registry.user_name
    where registry.fold_surname(surname || name || surname)
      like '%' || registry.like_text(nullif(registry.fold_surname({{}}), '')) || '%'))"""


async def select_tombs(
    connection: Connection, who: Principal, filters: Filters, *, whole: bool = False
) -> Selection:
    """All for a superadmin, those of the own cemetery for an admin, an owner's own ones. whole:
    every match of a search, however many (an export)."""
    selection = Selection(TOMBS, filters.sort)
    policy.narrow(selection, who, cemetery=_OF_CEMETERY, owned=_OWNED)
    if filters.cemetery_id is not None and filters.cemetery_id != selection.cemetery_id:
        selection.of_cemetery(filters.cemetery_id, _OF_CEMETERY)
    for condition, value in (
        (_OF_SECTOR, filters.sector_id),
        ("t.block_id = {}", filters.block_id),
        ("t.id = {}", filters.tomb_id),
        ("t.id = {}", filters.id),
        ("t.enabled = {}", filters.enabled),
        (_REFERENCE, filters.reference or None),
    ):
        if value is not None:
            selection.where(condition, value)
    if filters.owner_id == "none":
        selection.where("t.user_id is null")
    elif filters.owner_id is not None:
        selection.where(_OWNED, filters.owner_id)
    if filters.free:
        selection.where(_FREE)
        selection.most = FREE_COUNTED
    if filters.quality is not None:
        add_check(selection, TOMB_CHECKS, filters.quality)
    if filters.search:
        await _add_search(connection, selection, filters.search, whole=whole)
    return selection


async def _add_search(
    connection: Connection, selection: Selection, text: str, *, whole: bool
) -> None:
    """Tombs by who lies there, by owner, by their own number. When more persons match than a search
    tells, names are looked for in each of the tombs that are asked for."""
    wanted = readings(text, "", "")
    found = await find(connection, wanted, selection.cemetery_id, only_public=False)
    number = int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else 0
    if found.capped and (whole or not selection.is_whole()):
        names = [one.surname for one in wanted], [one.given for one in wanted]
        selection.where(_GENERAL.format(_HOLDS_NAMED), number, *names, text)
        return
    selection.where(_GENERAL.format(_FOUND), number, found.ids, text)
    selection.capped = found.capped
