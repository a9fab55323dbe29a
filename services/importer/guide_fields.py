"""What each column of a register means, in the words of an office: the guide and guesses use it."""

from enum import StrEnum
from typing import NamedTuple

from services.importer.cells import FLAGS, LARGEST_NUMBER, LONGEST_NAME


class Level(StrEnum):
    CEMETERY = "cemetery"
    SECTOR = "sector"
    BLOCK = "block"
    TOMB = "tomb"
    DECEASED = "deceased"


class Kind(StrEnum):
    """What the cells of a column hold."""

    NAME = "name"
    TEXT = "text"
    DATE = "date"  # as precise as it is known
    DAY = "day"  # in full
    NUMBER = "number"
    FLAG = "flag"
    COORDINATES = "coordinates"
    FISCAL_CODE = "fiscalCode"
    UNUSED = "unused"  # known from the old system, and not imported


class Field(NamedTuple):
    """A column as a person reads of it. examples: all of them are imported without a warning."""

    label: str
    level: Level
    kind: Kind
    rule: str
    examples: tuple[str, ...]


def _words(answer: bool) -> str:
    return ", ".join(word for word, meaning in FLAGS.items() if word and meaning is answer)


_NAME = f"Al massimo {LONGEST_NAME} caratteri; maiuscole, accenti e spazi non distinguono due nomi."
_TEXT = "Testo libero."
_LINK = "Un indirizzo, conservato com'è."
_OLD_NUMBER = "Un numero intero del vecchio programma: non decide nulla."
_YES_NO = f"Sì: {_words(True)}. No: {_words(False)}."
_FLAG = f"Se vuota vale sì. {_YES_NO}"
_COORDINATES = (
    "Latitudine e longitudine, in gradi decimali o in gradi, primi e secondi. Se non sono "
    "leggibili la riga è registrata senza, con un avviso."
)
_DATE = "Precisa quanto la si conosce: giorno, mese o solo anno. Non può essere nel futuro."
_PLACES = ("45.4642, 9.19", "45° 27' 51\" N, 9° 11' 24\" E")
_YES = ("1", "sì", "no")
_PICTURE = ("https://archivio.example/foto-12.jpg",)

C, S, B, T, D = Level.CEMETERY, Level.SECTOR, Level.BLOCK, Level.TOMB, Level.DECEASED
FIELDS: dict[str, Field] = {
    "Cemeteries_id": Field("Numero del cimitero", C, Kind.NUMBER, _OLD_NUMBER, ("3",)),
    "Cemeteries_name": Field(
        "Nome del cimitero",
        C,
        Kind.NAME,
        f"Obbligatorio in ogni riga, se non lo si sceglie per tutto il file. {_NAME}",
        ("Cimitero Maggiore", "San Rocco"),
    ),
    "address": Field(
        "Indirizzo del cimitero", C, Kind.TEXT, _TEXT, ("Via dell'Abbazia 4, Valdora",)
    ),
    "map": Field("Mappa del cimitero", C, Kind.TEXT, _LINK, ("https://archivio.example/mappa",)),
    "Cemeteries_enabled": Field("Cimitero attivo", C, Kind.FLAG, _FLAG, _YES),
    "Sectors_cemetery_id": Field(
        "Numero del cimitero del settore", S, Kind.NUMBER, _OLD_NUMBER, ("3",)
    ),
    "Sectors_name": Field(
        "Nome del settore",
        S,
        Kind.NAME,
        f"Obbligatorio per un blocco, una tomba o una persona. {_NAME}",
        ("Settore A", "Campo nord"),
    ),
    "Sectors_picture": Field("Foto del settore", S, Kind.TEXT, _LINK, _PICTURE),
    "Sectors_coordinates": Field(
        "Coordinate del settore", S, Kind.COORDINATES, _COORDINATES, _PLACES
    ),
    "Sectors_enabled": Field("Settore attivo", S, Kind.FLAG, _FLAG, _YES),
    "Blocks_name": Field(
        "Nome del blocco",
        B,
        Kind.NAME,
        f"Obbligatorio per una tomba o una persona, qui o in Blocks_id. {_NAME}",
        ("Loculi Nord 1", "Riquadro 7"),
    ),
    "Blocks_id": Field(
        "Nome del blocco (vecchia colonna)",
        B,
        Kind.NAME,
        f"Vale come nome del blocco, se il file non ha Blocks_name. {_NAME}",
        ("Loculi Nord 1", "12"),
    ),
    "Blocks_enabled": Field("Blocco attivo", B, Kind.FLAG, _FLAG, _YES),
    "Tombs_reference": Field(
        "Riferimento della tomba",
        T,
        Kind.NAME,
        f"Obbligatorio per una persona, qui o in entombment_id. {_NAME}",
        ("L-12-3", "Fossa 14"),
    ),
    "entombment_id": Field(
        "Riferimento della tomba (vecchia colonna)",
        T,
        Kind.NAME,
        f"Vale come riferimento della tomba, se il file non ha Tombs_reference. {_NAME}",
        ("L-12-3", "4711"),
    ),
    "capacity": Field(
        "Posti nella tomba",
        T,
        Kind.NUMBER,
        f"Un numero intero da 1 a {LARGEST_NUMBER}. Se vuota vale 1.",
        ("1", "4"),
    ),
    "filled": Field(
        "Posti occupati", T, Kind.UNUSED, "Non si importa: i posti occupati si contano.", ("2",)
    ),
    "permit_expiration_date": Field(
        "Scadenza della concessione",
        T,
        Kind.DAY,
        "Una data completa, anche nel futuro.",
        ("31/12/2040", "2040-12-31"),
    ),
    "Tombs_coordinates": Field(
        "Coordinate della tomba", T, Kind.COORDINATES, _COORDINATES, _PLACES
    ),
    "Tombs_picture": Field("Foto della tomba", T, Kind.TEXT, _LINK, _PICTURE),
    "matterport_link": Field(
        "Visita virtuale", T, Kind.TEXT, _LINK, ("https://my.matterport.com/show/?m=abc",)
    ),
    "external_link": Field(
        "Altro collegamento", T, Kind.TEXT, _LINK, ("https://archivio.example/tomba-12",)
    ),
    "Tombs_enabled": Field("Tomba attiva", T, Kind.FLAG, _FLAG, _YES),
    "user_id": Field(
        "Proprietario nel vecchio registro",
        T,
        Kind.TEXT,
        "Conservato com'è: non assegna la tomba a nessuno.",
        ("Famiglia Rossi", "127"),
    ),
    "Deceaseds_cemetery_id": Field(
        "Numero del cimitero della persona", D, Kind.NUMBER, _OLD_NUMBER, ("3",)
    ),
    "Deceaseds_name": Field(
        "Nome del defunto", D, Kind.NAME, f"Obbligatorio per una persona. {_NAME}", ("Maria Pia",)
    ),
    "surname": Field(
        "Cognome del defunto",
        D,
        Kind.NAME,
        f"Obbligatorio per una persona. {_NAME}",
        ("D'Angelo", "De Luca"),
    ),
    "nominative": Field(
        "Nominativo", D, Kind.NAME, "Come sulla lapide.", ("Rossi Maria ved. Bianchi",)
    ),
    "import_name": Field(
        "Nome nel vecchio registro", D, Kind.NAME, "Conservato com'è.", ("ROSSI MARIA",)
    ),
    "nominative_search": Field(
        "Nominativo per la ricerca",
        D,
        Kind.UNUSED,
        "Non si importa: si ricava da nome e cognome.",
        ("rossi maria",),
    ),
    "fiscal_code": Field(
        "Codice fiscale",
        D,
        Kind.FISCAL_CODE,
        "Se non è valido è registrato com'è, con un avviso.",
        ("RSSMRA31D43F205D",),
    ),
    "birthdate": Field("Data di nascita", D, Kind.DATE, _DATE, ("03/04/1931", "04/1931", "1931")),
    "deathdate": Field(
        "Data di morte",
        D,
        Kind.DATE,
        f"{_DATE} Non può essere prima della nascita.",
        ("12/11/2008", "2008-11-12", "2008"),
    ),
    "epitaph": Field("Epitaffio", D, Kind.TEXT, _TEXT, ("Riposa in pace",)),
    "gifts": Field(
        "Omaggi nel vecchio registro",
        D,
        Kind.NUMBER,
        "Un numero intero; altro testo non è registrato.",
        ("0", "12"),
    ),
    "Deceaseds_picture": Field("Foto del defunto", D, Kind.TEXT, _LINK, _PICTURE),
    "Deceaseds_enabled": Field("Defunto attivo", D, Kind.FLAG, _FLAG, _YES),
    "Deceaseds_reserved": Field(
        "Defunto riservato",
        D,
        Kind.FLAG,
        f"Sì: nessun visitatore lo vede. Se vuota vale no. {_YES_NO}",
        ("0", "sì"),
    ),
}
