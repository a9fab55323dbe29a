"""Which columns the file of each list has.

Under the headings that an import knows stands what an import reads; the other columns are there for
people alone. Expressions use the aliases of the lists' own joins.
"""

from dataclasses import dataclass
from enum import Enum, auto

from services.kit.formulas import MARK
from services.registry.imports.rows import UNNAMED_TOMB


class Kind(Enum):
    """DAY: a date; PARTIAL: a text, as precise as the date is known."""

    TEXT = auto()
    NUMBER = auto()
    FLAG = auto()
    DAY = auto()
    PARTIAL = auto()
    COORDINATES = auto()


@dataclass(frozen=True, slots=True)
class Column:
    """A heading, the SQL of its values, what they are, and how many letters wide it is."""

    title: str
    sql: str
    kind: Kind = Kind.TEXT
    width: int = 24


def _made(alias: str) -> Column:
    day = f"({alias}.created_at at time zone 'Europe/Rome')::date"
    return Column("Registrato il", day, Kind.DAY, 13)


def _photos(title: str, alias: str) -> Column:
    """One address a line."""
    photos = f"jsonb_array_elements_text({alias}.photos) with ordinality p(photo, place)"
    lines = f"(select string_agg(photo, E'\\n' order by place) from {photos})"  # noqa: S608  our own parts
    return Column(title, lines)


def _id(alias: str) -> Column:
    return Column(MARK, f"{alias}.id", Kind.NUMBER, 14)


_CEMETERY = Column("Cimitero", "c.name", width=30)
_CEMETERY_REST = (
    Column("Indirizzo cimitero", "c.address", width=30),
    Column("Mappa cimitero", "c.map"),
)
_SECTOR = Column("Settore", "s.name", width=20)
_SECTOR_REST = (
    Column("Coordinate settore", "s.coordinates", Kind.COORDINATES, 22),
    Column("Foto settore", "s.picture"),
    Column("Settore attivo", "s.enabled", Kind.FLAG, 14),
)
_CEMETERY_SHOWN = Column("Cimitero attivo", "c.enabled", Kind.FLAG, 15)
_BLOCK_SHOWN = Column("Blocco attivo", "b.enabled", Kind.FLAG, 14)
_BLOCK = Column("Blocco", "b.name", width=20)
# a tomb without a reference has its number instead: an import finds it by that
_TOMB = Column("Tomba", f"coalesce(t.reference, '{UNNAMED_TOMB}' || t.id)", width=16)
_TOMB_REST = (
    Column("Capienza", "t.capacity", Kind.NUMBER, 10),
    Column("Scadenza concessione", "t.permit_expiration_date", Kind.DAY, 20),
    Column("Coordinate tomba", "t.coordinates", Kind.COORDINATES, 22),
    Column("Foto tomba", "t.picture"),
    Column("Tour virtuale", "t.matterport_link"),
    Column("Link esterno", "t.external_link"),
    Column("Tomba attiva", "t.enabled", Kind.FLAG, 13),
    Column("Proprietario importato", "t.import_owner", width=22),
)

CEMETERY_COLUMNS = (
    _id("c"),
    _CEMETERY,
    *_CEMETERY_REST,
    Column("Riferimento cimitero", "c.reference"),
    Column("Email cimitero", "c.email_address", width=28),
    Column("Dominio", "c.domain"),
    Column("Coordinate cimitero", "c.coordinates", Kind.COORDINATES, 22),
    Column("Colore", "c.color", width=10),
    Column("Logo", "c.logo"),
    Column("Link del logo", "c.linklogo"),
    Column("Foto cimitero", "c.picture"),
    Column("Link 1", "c.link1"),
    Column("Etichetta link 1", "c.link1_label"),
    Column("Link 2", "c.link2"),
    Column("Etichetta link 2", "c.link2_label"),
    Column("Link 3", "c.link3"),
    Column("Link 4", "c.link4"),
    Column("Ordine", 'c."order"', Kind.NUMBER, 8),
    _CEMETERY_SHOWN,
    _made("c"),
)
SECTOR_COLUMNS = (
    _id("s"),
    _SECTOR,
    _CEMETERY,
    *_SECTOR_REST,
    Column("Descrizione settore", "s.description", width=40),
    _photos("Altre foto del settore", "s"),
    *_CEMETERY_REST,
    _CEMETERY_SHOWN,
    _made("s"),
)
BLOCK_COLUMNS = (
    _id("b"),
    _BLOCK,
    _SECTOR,
    _CEMETERY,
    Column("Coordinate blocco", "b.coordinates", Kind.COORDINATES, 22),
    Column("Descrizione blocco", "b.description", width=40),
    Column("Tour virtuale del blocco", "b.matterport_link"),
    _photos("Foto del blocco", "b"),
    _BLOCK_SHOWN,
    *_SECTOR_REST,
    *_CEMETERY_REST,
    _CEMETERY_SHOWN,
    _made("b"),
)
TOMB_COLUMNS = (
    _id("t"),
    _TOMB,
    _BLOCK,
    _SECTOR,
    _CEMETERY,
    *_TOMB_REST,
    Column("Posti occupati", "lying.persons", Kind.NUMBER, 14),
    Column(
        "Primo defunto",
        "(select d.name || ' ' || d.surname from registry.deceased d where d.id = lying.first)",
    ),
    Column("Proprietario", "nullif(u.name || ' ' || u.surname, ' ')"),
    _BLOCK_SHOWN,
    *_SECTOR_REST,
    *_CEMETERY_REST,
    _CEMETERY_SHOWN,
    _made("t"),
)
DECEASED_COLUMNS = (
    _id("d"),
    Column("Cognome", "d.surname", width=20),
    Column("Nome", "d.name", width=20),
    Column("Nominativo", "d.nominative", width=30),
    Column("Data di nascita", "d.birthdate", Kind.PARTIAL, 15),
    Column("Data di morte", "d.deathdate", Kind.PARTIAL, 15),
    Column("Codice fiscale", "d.fiscal_code", width=20),
    Column("Epitaffio", "d.epitaph", width=40),
    _CEMETERY,
    _SECTOR,
    _BLOCK,
    _TOMB,
    Column("Defunto attivo", "d.enabled", Kind.FLAG, 14),
    Column("Riservato", "d.reserved", Kind.FLAG, 10),
    Column("Foto defunto", "d.picture"),
    Column("Nome importato", "d.import_name", width=30),
    Column("Omaggi", "d.gifts", Kind.NUMBER, 8),
    Column("Immagine di sfondo", "d.background_image"),
    Column("Video commemorativo", "d.commemoration_video"),
    *_TOMB_REST,
    _BLOCK_SHOWN,
    *_SECTOR_REST,
    *_CEMETERY_REST,
    _CEMETERY_SHOWN,
    _made("d"),
)
