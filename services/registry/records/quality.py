"""What an office ought to look at: the one place that says which records each check means.

The counts of the quality page and the lists that they lead to share these conditions, on the alias
`t` of tombs and `d` of persons, with `{}` for each day of today.
"""

from collections.abc import Mapping

from services.kit import clock
from services.kit.errors import Invalid
from services.registry.records.listing import Selection

TOMBS: Mapping[str, str] = {
    "over-capacity": "t.id in (select tomb_id from registry.crowded_tomb) and t.capacity < ("
    "select count(*) from registry.deceased d where d.tomb_id = t.id)",
    "no-coordinates": "t.coordinates is null",
    # a concession holds until its last day is over
    "permit-expired": "t.permit_expiration_date < {}::date",
    "permit-expiring": "t.permit_expiration_date between {}::date"
    " and ({}::date + interval '12 months')::date",
    "no-owner": "t.user_id is null",
}
DECEASED: Mapping[str, str] = {
    "no-dates": "d.birthdate is null and d.deathdate is null",
    "wrong-fiscal-code": "registry.fiscal_code_fault(d.fiscal_code)",
}


def add_check(selection: Selection, checks: Mapping[str, str], key: str) -> None:
    """Leaves the rows that a check means.

    Raises:
        Invalid: no such check for these records.
    """
    condition = checks.get(key)
    if condition is None:
        message = "Controllo di qualità sconosciuto"
        raise Invalid(message, {"quality": message})
    selection.where(condition, *[clock.today()] * condition.count("{}"))
