"""The three parts of a row: where it is, the tomb, and who lies there."""

from collections.abc import Callable
from datetime import date
from typing import NamedTuple

from services.importer import cells, fields
from services.importer.dates import read_date
from services.importer.findings import Notes
from services.kit.partial_date import precedes
from services.kit.text import clean_label

Cells = tuple[str, ...]
ReadDate = Callable[[str], tuple[str | None, bool]]

PLACE_COLUMNS = (
    "Cemeteries_name",
    "address",
    "map",
    "Sectors_name",
    "Sectors_picture",
    "Sectors_coordinates",
    "Sectors_enabled",
    "Blocks_id",
    "Cemeteries_id",
    "Sectors_cemetery_id",
    "Cemeteries_enabled",
    "Blocks_enabled",
)
TOMB_COLUMNS = (
    "entombment_id",
    "Tombs_picture",
    "Tombs_coordinates",
    "matterport_link",
    "external_link",
    "capacity",
    "permit_expiration_date",
    "Tombs_enabled",
    "user_id",
)
PERSON_COLUMNS = (
    "Deceaseds_name",
    "surname",
    "nominative",
    "import_name",
    "fiscal_code",
    "birthdate",
    "deathdate",
    "epitaph",
    "gifts",
    "Deceaseds_picture",
    "Deceaseds_enabled",
    "Deceaseds_cemetery_id",
    "Deceaseds_reserved",
)
_LONGEST_DATE = 60


class Place(NamedTuple):
    cemetery: str
    address: str | None
    map: str | None
    sector: str | None
    sector_picture: str | None
    sector_coordinates: str | None
    sector_enabled: bool
    block: str | None


class Shown(NamedTuple):
    """Whether a place and what lies in it are public; only exports tell it of these two levels."""

    cemetery: bool
    block: bool


class Tomb(NamedTuple):
    reference: str | None
    picture: str | None
    coordinates: str | None
    matterport_link: str | None
    external_link: str | None
    capacity: int
    permit_expiration_date: str | None
    enabled: bool
    import_owner: str | None


class Person(NamedTuple):
    name: str | None
    surname: str | None
    nominative: str | None
    import_name: str | None
    fiscal_code: str | None
    birthdate: str | None
    deathdate: str | None
    epitaph: str | None
    gifts: int | None
    picture: str | None
    enabled: bool


NOBODY = Person(None, None, None, None, None, None, None, None, None, None, True)


def date_reader(today: date) -> ReadDate:
    def read(text: str) -> tuple[str | None, bool]:
        return read_date(text, today)

    return read


def place_reader(cemetery: str | None) -> Callable[[Cells], tuple[Place, Shown, Notes]]:
    """Reads places; one that names no cemetery belongs to the one that is given."""
    if cemetery is None:
        return read_place
    return lambda raw: read_place(raw if clean_label(raw[0]) else (cemetery, *raw[1:]))


def read_place(raw: Cells) -> tuple[Place, Shown, Notes]:
    notes = Notes()
    place = Place(
        cemetery=fields.name("Cemeteries_name", raw[0], notes) or "",
        address=fields.text(raw[1]),
        map=fields.text(raw[2]),
        sector=fields.name("Sectors_name", raw[3], notes),
        sector_picture=fields.text(raw[4]),
        sector_coordinates=fields.coordinates("Sectors_coordinates", raw[5], notes),
        sector_enabled=fields.flag("Sectors_enabled", raw[6], notes),
        block=fields.name("Blocks_id", raw[7], notes),
    )
    fields.must_be_whole("Cemeteries_id", raw[8], notes)
    fields.must_be_whole("Sectors_cemetery_id", raw[9], notes)
    shown = Shown(
        fields.flag("Cemeteries_enabled", raw[10], notes),
        fields.flag("Blocks_enabled", raw[11], notes),
    )
    return place, shown, notes


def read_tomb(raw: Cells, notes: Notes) -> Tomb:
    return Tomb(
        fields.name("entombment_id", raw[0], notes),
        fields.text(raw[1]),
        fields.coordinates("Tombs_coordinates", raw[2], notes),
        fields.text(raw[3]),
        fields.text(raw[4]),
        fields.capacity(raw[5], notes),
        fields.expiry(raw[6], notes),
        fields.flag("Tombs_enabled", raw[7], notes),
        fields.text(raw[8]),
    )


def read_person(raw: Cells, dated: ReadDate, notes: Notes) -> Person:
    if "\n" in raw[0].strip() and "\n" in raw[1].strip():
        told = "nome e cognome vanno a capo: se sono più persone, ognuna vuole la sua riga"
        notes.wrong("Deceaseds_name", told)
    if raw[11]:
        fields.must_be_whole("Deceaseds_cemetery_id", raw[11], notes)
    born = _date("birthdate", raw[5], dated, notes) if raw[5] else None
    died = _date("deathdate", raw[6], dated, notes) if raw[6] else None
    if born and died and precedes(died, born):
        notes.wrong("deathdate", f"la morte ({died}) è prima della nascita ({born})")
    return Person(
        fields.name("Deceaseds_name", raw[0], notes),
        fields.name("surname", raw[1], notes),
        fields.label(raw[2]),
        fields.label(raw[3]),
        fields.fiscal_code(raw[4], notes) if raw[4] else None,
        born,
        died,
        fields.text(raw[7]),
        cells.read_gifts(raw[8]) if raw[8] else None,
        fields.text(raw[9]),
        fields.flag("Deceaseds_enabled", raw[10], notes),
    )


def read_reserved(raw: Cells, notes: Notes) -> bool:
    """Whether the family wishes that nobody sees the person; only exports tell it."""
    return fields.reserved("Deceaseds_reserved", raw[12], notes)


def _date(about: str, raw: str, dated: ReadDate, notes: Notes) -> str | None:
    shown = clean_label(raw)
    try:
        # a cell that long is no date, and the cache behind `dated` shall not keep it
        value, approximate = dated(shown[:_LONGEST_DATE])
    except ValueError as fault:
        notes.wrong(about, str(fault))
        return None
    if approximate:
        notes.odd(about, f"{cells.quoted(shown)} è approssimativo; registrato l'anno {value}")
    return value


def must_be_complete(place: Place, tomb: Tomb, person: Person, notes: Notes) -> None:
    """Each level needs those above it, and a person needs all of them, a name and a surname."""
    somebody = _is_somebody(person)
    if not place.cemetery:
        notes.wrong("Cemeteries_name", "manca il nome del cimitero")
    if not place.sector and (somebody or tomb.reference or place.block):
        notes.wrong("Sectors_name", "manca il settore")
    if not place.block and (somebody or tomb.reference):
        notes.wrong("Blocks_id", "manca il blocco (colonna Blocks_id o Blocks_name)")
    if not somebody:
        return
    if not tomb.reference:
        notes.wrong(
            "entombment_id",
            "manca il riferimento della tomba (colonna entombment_id o Tombs_reference)",
        )
    if not person.name:
        notes.wrong("Deceaseds_name", "manca il nome della persona")
    if not person.surname:
        notes.wrong("surname", "manca il cognome della persona")


def _is_somebody(person: Person) -> bool:
    """Whether a row tells anything about a person; a count of gifts and a flag do not."""
    return person._replace(gifts=None, enabled=True) != NOBODY
