"""The list of blocks."""

from services.kit.auth import Principal
from services.registry import policy
from services.registry.records.filters import Filters
from services.registry.records.listing import Listing, Selection, Sort, holds

BLOCKS = Listing(
    table="block",
    alias="b",
    fields="""b.id, b.name, b.sector_id, s.name as sector_name, s.cemetery_id,
    c.name as cemetery_name, b.coordinates, b.description, b.matterport_link, b.photos, b.enabled,
    b.created_at as "createdAt", b.version,
    (select count(*) from registry.tomb t where t.block_id = b.id) as "tombsCount\"""",
    joins="""join registry.sector s on s.id = b.sector_id
  join registry.cemetery c on c.id = s.cemetery_id""",
    sorts={
        "name": Sort(("b.name_key",)),
        "id": Sort(()),
        "createdAt": Sort(("b.created_at",)),
        "sector_name": Sort(
            ("(select name_key from registry.sector s where s.id = b.sector_id)", "b.name_key")
        ),
        "cemetery_name": Sort(
            (
                """(select c.name_key from registry.sector s
    join registry.cemetery c on c.id = s.cemetery_id where s.id = b.sector_id)""",
                "b.name_key",
            )
        ),
    },
    default_sort="name",
)
_OF_CEMETERY = "b.sector_id in (select id from registry.sector where cemetery_id = {})"
_OWNED = "exists (select from registry.tomb t where t.block_id = b.id and t.user_id = {})"


def select_blocks(who: Principal, filters: Filters) -> Selection:
    """All for a superadmin, those of the own cemetery for an admin, for an owner those that hold
    own tombs."""
    selection = Selection(BLOCKS, filters.sort)
    policy.narrow(selection, who, cemetery=_OF_CEMETERY, owned=_OWNED)
    for condition, value in (
        (_OF_CEMETERY, filters.cemetery_id),
        ("b.sector_id = {}", filters.sector_id),
        ("b.id = {}", filters.id),
        ("b.enabled = {}", filters.enabled),
        (
            holds("b.name"),
            filters.search or None,
        ),
    ):
        if value is not None:
            selection.where(condition, value)
    return selection
