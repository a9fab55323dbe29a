"""The office's list of persons."""

import re

from services.kit.auth import Principal
from services.kit.db import Connection
from services.registry import policy
from services.registry.deceased.query import Reading, readings
from services.registry.deceased.search import MIN_FUZZY, find
from services.registry.records.filters import Filters
from services.registry.records.listing import Listing, Selection, Sort
from services.registry.records.quality import DECEASED as DECEASED_CHECKS
from services.registry.records.quality import add_check

DECEASED = Listing(
    table="deceased",
    alias="d",
    fields="""d.id, d.nominative, d.name, d.surname, d.fiscal_code, d.birthdate, d.deathdate,
    d.epitaph, d.picture, d.background_image, d.commemoration_video, d.import_name, d.tomb_id,
    t.reference as tomb_reference, t.block_id, b.name as block_name, b.sector_id,
    s.name as sector_name, d.cemetery_id, c.name as cemetery_name, d.enabled, d.reserved,
    d.created_at as "createdAt", d.version""",
    joins="""join registry.tomb t on t.id = d.tomb_id
  join registry.block b on b.id = t.block_id
  join registry.sector s on s.id = b.sector_id
  join registry.cemetery c on c.id = d.cemetery_id""",
    sorts={
        "surname": Sort(("d.surname_key", "d.name_key")),
        "id": Sort(()),
        "createdAt": Sort(("d.created_at",)),
        "birthdate": Sort(("d.birthdate",), nulls_last=True),
        "deathdate": Sort(("d.deathdate",), nulls_last=True),
    },
    default_sort="surname",
    counted=True,
)
_OF_CEMETERY = "d.cemetery_id = {}"
_OWNED = "d.tomb_id in (select id from registry.tomb where user_id = {})"
_OF_BLOCK = "d.tomb_id in (select id from registry.tomb where block_id = {})"
_OF_SECTOR = """d.tomb_id in (select t.id from registry.tomb t
  join registry.block b on b.id = t.block_id where b.sector_id = {})"""
_CODE = re.compile(r"[A-Z]{6}[0-9A-Z]{0,10}", re.ASCII)
# every reading of a text against every surname of a person
NAMED = """exists (
  select from registry.search_name n
  join unnest({}::text[], {}::text[]) r(surname, given)
    on n.surname_key like '%' || r.surname || '%' and n.name_key like '%' || r.given || '%'
  where n.id = d.id)"""
_NEARLY_NAMED = """exists (
  select from registry.search_name n
  join unnest({}::text[], {}::text[]) r(surname, given)
    on public.levenshtein_less_equal(left(n.surname_key, 255), r.surname, 1)
      <= case when length(r.surname) >= {} then 1 else 0 end
    and n.name_key like '%' || r.given || '%'
  where n.id = d.id and length(r.surname) between 1 and 200)"""


async def select_deceased(
    connection: Connection, who: Principal, filters: Filters, *, whole: bool = False
) -> Selection:
    """All for a superadmin, those of the own cemetery for an admin, for an owner those in the own
    tombs. whole: every match of a search, however many (an export)."""
    selection = Selection(DECEASED, filters.sort)
    policy.narrow(selection, who, cemetery=_OF_CEMETERY, owned=_OWNED)
    if filters.cemetery_id is not None and filters.cemetery_id != selection.cemetery_id:
        selection.of_cemetery(filters.cemetery_id, _OF_CEMETERY)
    wide = selection.is_whole()
    for condition, value in (
        (_OF_SECTOR, filters.sector_id),
        (_OF_BLOCK, filters.block_id),
        ("d.tomb_id = {}", filters.tomb_id),
        (_OWNED, filters.owner_id if isinstance(filters.owner_id, int) else None),
        ("d.id = {}", filters.id),
    ):
        if value is not None:
            selection.where(condition, value)
            wide = False
    if filters.enabled is not None:
        selection.where("d.enabled = {}", filters.enabled)
    if filters.reserved is not None:
        selection.where("d.reserved" if filters.reserved else "not d.reserved")
    if filters.quality is not None:
        add_check(selection, DECEASED_CHECKS, filters.quality)
    if filters.search:
        # the best thousand would hold few of the few that these leave
        few = filters.enabled is False or filters.reserved or filters.quality is not None
        every = whole or bool(few)
        await _add_search(connection, selection, filters.search, wide=wide, every=every)
    return selection


async def _add_search(
    connection: Connection, selection: Selection, text: str, *, wide: bool, every: bool
) -> None:
    """By name, or by (the beginning of) a fiscal code. wide: among a cemetery or all of them, by
    the search structures; else among the few that are asked for. every: not the best alone."""
    code = "".join(text.split()).upper()
    if _CODE.fullmatch(code) and any(letter.isdigit() for letter in code):
        selection.where("upper(d.fiscal_code) >= {}", code)
        selection.where("upper(d.fiscal_code) < {}", f"{code}\U0010ffff")
        return
    wanted = readings(text, "", "")
    if not wanted:
        selection.where("false")
        return
    if wide:
        found = await find(connection, wanted, selection.cemetery_id, only_public=False)
        if not (every and found.capped):
            selection.found(found.ids, capped=found.capped)
            return
    await _add_names(connection, selection, wanted)


async def _add_names(connection: Connection, selection: Selection, wanted: list[Reading]) -> None:
    columns = [reading.surname for reading in wanted], [reading.given for reading in wanted]
    exact = Selection(DECEASED, None, [*selection.conditions], [*selection.arguments])
    exact.where(NAMED, *columns)
    any_exact = f"select exists (select from registry.deceased d where {exact.filter})"  # noqa: S608  our own parts
    if await connection.fetchval(any_exact, *exact.arguments):
        selection.where(NAMED, *columns)
    else:
        selection.where(_NEARLY_NAMED, *columns, MIN_FUZZY)
