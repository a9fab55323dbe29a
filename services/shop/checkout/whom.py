"""For whom an order is: the person from whose page the customer came, else all of the tomb."""

from collections.abc import Sequence

from sqlmodel import col, select
from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit.errors import Invalid
from services.shop.models import Person
from services.shop.registry import NamedPerson, PersonThere, Said

MOST_NAMES = 3
ELSEWHERE = "Questa persona non riposa in questa tomba"


async def find_whom(
    session: AsyncSession, said: Said, tomb_id: int, deceased_id: int | None
) -> tuple[int | None, str | None]:
    """The person whom an order names, and the names that it shows: theirs alone, so that the
    supplier need not ask, or without a person those of the tomb. said: by registry of both.

    Who is not shown to visitors, or was never heard of, is named nowhere, and the order goes on
    without them: page, cart and this copy of the register are of different moments, and nobody
    must fail to order because a record was hidden, merged or made a second ago. Both are answered
    alike, whatever tomb is named with them: nobody finds hidden records by trying.

    Raises:
        Invalid: visitors are shown this person in another tomb. Then the two halves of the order
            contradict each other, and flowers would lie where they are not meant to.
    """
    person = await _shown(session, said, deceased_id)
    if person is None:
        return None, await _names_in(session, said, tomb_id)
    if person.tomb_id != tomb_id:
        raise Invalid(ELSEWHERE, {"deceasedId": ELSEWHERE})
    return person.deceased_id, _name_of(person)


async def _shown(
    session: AsyncSession, said: Said, deceased_id: int | None
) -> Person | NamedPerson | None:
    """The person, while visitors are shown them."""
    if not said.is_away:
        return None if said.tomb is None else said.tomb.named
    person = None if deceased_id is None else await session.get(Person, deceased_id)
    return None if person is None or person.removed or not person.public else person


async def _names_in(session: AsyncSession, said: Said, tomb_id: int) -> str | None:
    """Who lies there, of those that visitors are shown."""
    if not said.is_away:
        if said.tomb is None:
            return None
        return _names(said.tomb.first_persons, said.tomb.persons)
    there = (col(Person.tomb_id) == tomb_id, col(Person.public), ~col(Person.removed))
    wanted = select(Person).where(*there).order_by(col(Person.deceased_id))
    people = (await session.exec(wanted)).all()
    return _names(people, len(people))


def _names(first: Sequence[Person] | Sequence[PersonThere], count: int) -> str | None:
    """The first ones, and how many more there are."""
    names = [_name_of(person) for person in first[:MOST_NAMES]]
    if count > len(names):
        names.append(f"e altri {count - len(names)}")
    return ", ".join(names) or None


def _name_of(person: Person | PersonThere) -> str:
    return person.nominative or f"{person.name} {person.surname}".strip()
