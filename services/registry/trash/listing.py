"""What lies in the trash."""

from datetime import datetime, timedelta

from services.kit import clock
from services.kit.auth import Principal
from services.registry import policy
from services.registry.records.listing import Listing, Selection, Sort, holds
from services.registry.trash.schemas import TrashFilters

KEPT_DAYS = 90

TRASH = Listing(
    table="trash",
    alias="x",
    fields=f"""x.id, x.kind, x.record_id, x.label, x.cemetery_id, x.cemetery_name,
    x.deleted_at as "deletedAt", x.deleted_at + interval '{KEPT_DAYS} days' as "expiresAt",
    nullif(u.name || ' ' || u.surname, ' ') as deleted_by, json_build_object(
      'sectors', coalesce((x.contents->>'sectors')::int, 0),
      'blocks', coalesce((x.contents->>'blocks')::int, 0),
      'tombs', coalesce((x.contents->>'tombs')::int, 0),
      'deceased', coalesce((x.contents->>'deceased')::int, 0)) as contents""",
    joins="left join registry.user_name u on u.user_id = x.deleted_by",
    sorts={"deletedAt": Sort(("x.deleted_at",))},
    default_sort="-deletedAt",
)


def kept_since() -> datetime:
    """What was deleted before is gone, even where no chore has come by yet."""
    return clock.now() - timedelta(days=KEPT_DAYS)


def select_trash(who: Principal, filters: TrashFilters) -> Selection:
    """All for a superadmin, what was of the own cemetery for an admin."""
    selection = Selection(TRASH)
    policy.narrow(selection, who, cemetery="x.cemetery_id = {}", owned=None)
    selection.where("x.deleted_at >= {}", kept_since())
    for condition, value in (
        ("x.cemetery_id = {}", filters.cemetery_id),
        ("x.kind = {}", filters.kind),
        (
            holds("x.label"),
            filters.search or None,
        ),
    ):
        if value is not None:
            selection.where(condition, value)
    return selection
