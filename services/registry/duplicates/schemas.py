"""Shapes of possible duplicates and merges."""

from datetime import datetime
from typing import Annotated, Literal

from pydantic import AfterValidator, Field
from pydantic.alias_generators import to_snake

from services.kit.wire import MAX_ID, In, OptionalId, Out, wire
from services.registry.deceased.schemas import DeceasedOut
from services.registry.records.answers import PageOut
from services.registry.records.filters import Paged

# what a merge takes from either record
FIELDS = (
    "nominative",
    "name",
    "surname",
    "fiscal_code",
    "birthdate",
    "deathdate",
    "epitaph",
    "picture",
    "background_image",
    "commemoration_video",
    "import_name",
    "tomb_id",
    "enabled",
    "reserved",
)


def _known(fields: dict[str, str]) -> dict[str, str]:
    spelt = {to_snake(name): choice for name, choice in fields.items()}
    for name in spelt:
        if name not in FIELDS:
            raise ValueError(f"Campo sconosciuto: {name}")
    return spelt


PersonId = Annotated[int, Field(ge=1, le=MAX_ID)]


class DuplicatePairOut(Out):
    """first: the record that came earlier; reasons: what the two have in common, in Italian."""

    first: DeceasedOut
    second: DeceasedOut
    reasons: list[str]


class DuplicatePage(PageOut):
    results: list[DuplicatePairOut]


class PagedOfCemetery(Paged):
    cemetery_id: OptionalId = None


class MergeIn(In):
    """fields: whose value each field has afterwards; one that is not named keeps its own; without
    a choice who is reserved in either record stays so."""

    keep_id: PersonId
    merge_id: PersonId
    keep_version: int | None = None
    merge_version: int | None = None
    fields: Annotated[dict[str, Literal["keep", "merge"]], AfterValidator(_known)] = Field(
        default_factory=dict
    )


class Merged(Out):
    """mergeId: of the merge, to undo it by."""

    merge_id: Annotated[int, wire("mergeId")]
    kept: DeceasedOut


class DismissIn(In):
    first_id: PersonId
    second_id: PersonId


class MergeOut(Out):
    id: int
    kept_id: int
    kept_label: str
    merged_id: int
    merged_label: str
    cemetery_id: int
    cemetery_name: str
    merged_at: Annotated[datetime, wire("mergedAt")]
    merged_by: str | None
    undone_at: Annotated[datetime | None, wire("undoneAt")]
    undone_by: str | None


class MergePage(PageOut):
    results: list[MergeOut]


class Undone(Out):
    """stayed: the fields of the kept record that were changed since the merge, left as they are."""

    kept: DeceasedOut
    restored: DeceasedOut
    stayed: list[str]
