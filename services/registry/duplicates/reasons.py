"""Says why two persons may be one."""

from services.kit.fiscal_code import fiscal_code_fault
from services.kit.text import fold_given, fold_surname
from services.registry.deceased.schemas import DeceasedOut


def reasons(first: DeceasedOut, second: DeceasedOut) -> list[str]:
    """What the two records have in common, in Italian, the surest first."""
    code, other = first.fiscal_code, second.fiscal_code
    found = []
    if code and other and code.upper() == other.upper() and not fiscal_code_fault(code):
        found.append("Stesso codice fiscale")
    return [
        *found,
        *_names(first, second),
        *_dates("nascita", first.birthdate, second.birthdate),
        *_dates("morte", first.deathdate, second.deathdate),
        *(["Stessa tomba"] if first.tomb_id == second.tomb_id else []),
    ]


def _names(first: DeceasedOut, second: DeceasedOut) -> list[str]:
    surname, given = fold_surname(first.surname), fold_given(first.name)
    other_surname, other_given = fold_surname(second.surname), fold_given(second.name)
    if surname == other_surname:
        return ["Stesso nome" if given == other_given else "Nome simile"]
    if given == other_given:
        return ["Cognome simile"]
    if surname == fold_surname(second.name) and other_surname == fold_surname(first.name):
        return ["Nome e cognome scambiati"]
    return []


def _dates(what: str, one: str | None, other: str | None) -> list[str]:
    if not one or not other or one[:4] != other[:4]:
        return []
    if one == other and len(one) == len("1900-05-12"):
        return [f"Stessa data di {what}"]
    return [f"Stesso anno di {what}"]
