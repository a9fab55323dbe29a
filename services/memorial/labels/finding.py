"""Finds the persons whose labels are printed."""

from collections.abc import Sequence
from dataclasses import dataclass

import asyncpg

from services.kit.auth import Principal
from services.kit.errors import NotFound
from services.memorial.naming import shown_name
from services.memorial.policy import moderates

NO_PERSON = "Defunto non trovato"
UNBROKEN = "\u00a0"

# in the order asked for; a merged record is the one that it went into, which is printed once
_FIND = """
with recursive asked(place, id) as (
  select ordinality, id from unnest($1::int[]) with ordinality as wanted(id, ordinality)
),
up(place, id) as (
  select place, id from asked
  union
  select up.place, p.merged_into from up join memorial.person p on p.deceased_id = up.id
  where p.merged_into is not null
)
select up.place, p.deceased_id, p.name, p.surname, p.nominative, p.birthdate,
  p.deathdate, p.cemetery_id, t.user_id as owner_id, t.cemetery_name, t.sector_name, t.block_name,
  t.reference
from up
join memorial.person p on p.deceased_id = up.id and not p.removed
left join memorial.tomb t on t.tomb_id = p.tomb_id and not t.removed
order by up.place
"""


@dataclass(frozen=True, slots=True)
class Labelled:
    """A person as a label tells of them; dates are partial, what is not known is empty."""

    id: int
    name: str
    years: str
    place: str
    cemetery: str


async def find_people(reads: asyncpg.Pool, who: Principal, ids: Sequence[int]) -> list[Labelled]:
    """Those persons, each once.

    Raises:
        NotFound: one of them is unknown, or of a tomb that the caller does not look after.
    """
    rows = await reads.fetch(_FIND, list(ids))
    if len({row["place"] for row in rows}) < len(ids):
        raise NotFound(NO_PERSON)
    if not all(moderates(who, row["cemetery_id"], row["owner_id"]) for row in rows):
        raise NotFound(NO_PERSON)
    people = {row["deceased_id"]: _labelled(row) for row in rows}
    return list(people.values())


def _labelled(row: asyncpg.Record) -> Labelled:
    places = (
        ("Settore", row["sector_name"]),
        ("Blocco", row["block_name"]),
        ("Tomba", row["reference"]),
    )
    return Labelled(
        id=row["deceased_id"],
        name=shown_name(row["name"], row["surname"], row["nominative"]),
        years=years(row["birthdate"], row["deathdate"]),
        place=", ".join(_named(level, name) for level, name in places if name),
        cemetery=row["cemetery_name"] or "",
    )


def years(birthdate: str | None, deathdate: str | None) -> str:
    """`1920 – 1998`; with one of them unknown only the other, marked by what it is."""
    born, died = (birthdate or "")[:4], (deathdate or "")[:4]
    if born and died:
        return f"{born} – {died}"
    return f"* {born}" if born else f"† {died}" if died else ""


def _named(level: str, name: str) -> str:
    """`Settore A`; a name that begins with the word already says it.

    A name of a single word stays in one line with it.
    """
    if name.casefold().startswith(level.casefold()):
        return name
    return f"{level} {name}" if " " in name else f"{level}{UNBROKEN}{name}"
