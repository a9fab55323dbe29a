"""The list of sectors."""

from services.kit.auth import Principal
from services.registry import policy
from services.registry.records.filters import Filters
from services.registry.records.listing import Listing, Selection, Sort, holds

SECTORS = Listing(
    table="sector",
    alias="s",
    fields="""s.id, s.name, s.cemetery_id, c.name as cemetery_name, s.coordinates, s.description,
    s.picture, s.photos, s.enabled, s.created_at as "createdAt", s.version,
    (select count(*) from registry.block b where b.sector_id = s.id) as "blocksCount\"""",
    joins="join registry.cemetery c on c.id = s.cemetery_id",
    sorts={
        "name": Sort(("s.name_key",)),
        "id": Sort(()),
        "createdAt": Sort(("s.created_at",)),
        "cemetery_name": Sort(
            ("(select name_key from registry.cemetery c where c.id = s.cemetery_id)", "s.name_key")
        ),
    },
    default_sort="name",
)
_OWNED = """exists (select from registry.tomb t join registry.block b on b.id = t.block_id
  where b.sector_id = s.id and t.user_id = {})"""


def select_sectors(who: Principal, filters: Filters) -> Selection:
    """All for a superadmin, those of the own cemetery for an admin, for an owner those that hold
    own tombs."""
    selection = Selection(SECTORS, filters.sort)
    policy.narrow(selection, who, cemetery="s.cemetery_id = {}", owned=_OWNED)
    if filters.cemetery_id is not None:
        selection.where("s.cemetery_id = {}", filters.cemetery_id)
    if filters.id is not None:
        selection.where("s.id = {}", filters.id)
    if filters.enabled is not None:
        selection.where("s.enabled = {}", filters.enabled)
    if filters.search:
        selection.where(
            holds("s.name"),
            filters.search,
        )
    return selection
