"""For whom an order is: the person from whose page the customer came, else all of the tomb."""

from sqlmodel import col, select
from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit.errors import Invalid
from services.shop.models import Person

MOST_NAMES = 3
ELSEWHERE = "Questa persona non riposa in questa tomba"


async def find_whom(
    session: AsyncSession, tomb_id: int, deceased_id: int | None
) -> tuple[int | None, str | None]:
    """The person whom an order names, and the names that it shows: theirs alone, so that the
    supplier need not ask, or without a person those of the tomb.

    Who is not shown to visitors, or was never heard of, is named nowhere, and the order goes on
    without them: page, cart and this copy of the register are of different moments, and nobody
    must fail to order because a record was hidden, merged or made a second ago. Both are answered
    alike, whatever tomb is named with them: nobody finds hidden records by trying.

    Raises:
        Invalid: visitors are shown this person in another tomb. Then the two halves of the order
            contradict each other, and flowers would lie where they are not meant to.
    """
    person = None if deceased_id is None else await session.get(Person, deceased_id)
    if person is None or person.removed or not person.public:
        return None, await _names_in(session, tomb_id)
    if person.tomb_id != tomb_id:
        raise Invalid(ELSEWHERE, {"deceasedId": ELSEWHERE})
    return person.deceased_id, _name_of(person)


async def _names_in(session: AsyncSession, tomb_id: int) -> str | None:
    """Who lies there, of those that visitors are shown."""
    wanted = (
        select(Person)
        .where(Person.tomb_id == tomb_id, col(Person.public), ~col(Person.removed))
        .order_by(col(Person.deceased_id))
    )
    people = (await session.exec(wanted)).all()
    names = [_name_of(person) for person in people[:MOST_NAMES]]
    if len(people) > MOST_NAMES:
        names.append(f"e altri {len(people) - MOST_NAMES}")
    return ", ".join(names) or None


def _name_of(person: Person) -> str:
    return person.nominative or f"{person.name} {person.surname}".strip()
