"""The list of cemeteries."""

from services.kit.auth import Principal, Role
from services.registry.records.filters import Filters
from services.registry.records.listing import Listing, Selection, Sort, holds

CEMETERIES = Listing(
    table="cemetery",
    alias="c",
    fields="""c.id, c.name, c.reference, c.address, c.email_address, c.domain, c.coordinates,
    c.color, c.logo, c.linklogo, c.map, c.link1, c.link1_label, c.link2, c.link2_label, c.link3,
    c.link4, c.picture, c.token, c.enabled, c."order", c.created_at as "createdAt", c.version,
    (select count(*) from registry.sector s where s.cemetery_id = c.id) as "sectorsCount",
    (select count(*) from registry.block b join registry.sector s on s.id = b.sector_id
      where s.cemetery_id = c.id) as "blocksCount",
    (select coalesce(sum(delta), 0)::int from registry.record_count r
      where r.kind = 'tomb' and r.cemetery_id = c.id) as "tombsCount",
    (select coalesce(sum(delta), 0)::int from registry.record_count r
      where r.kind = 'deceased' and r.cemetery_id = c.id) as "deceasedCount\"""",
    joins="",
    sorts={
        "order": Sort(('c."order"', "c.name_key")),
        "name": Sort(("c.name_key",)),
        "id": Sort(()),
    },
    default_sort="order",
)


def select_cemeteries(who: Principal, filters: Filters) -> Selection:
    """All for a superadmin, the own one for the others."""
    selection = Selection(CEMETERIES, filters.sort)
    if who.role is not Role.SUPERADMIN:
        selection.where("c.id = {}", who.cemetery_id or 0)
    if filters.id is not None:
        selection.where("c.id = {}", filters.id)
    if filters.enabled is not None:
        selection.where("c.enabled = {}", filters.enabled)
    if filters.search:
        wanted = holds("c.name")
        selection.where(wanted, filters.search)
    return selection
