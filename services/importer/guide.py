"""The guide to the formats of a file, from the very tables by which files are read."""

from datetime import date

from services.importer.columns import COLUMNS, OPTIONAL_COLUMNS, REQUIRED_COLUMN, aliases
from services.importer.dates import read_date
from services.importer.guide_fields import FIELDS
from services.importer.reading_schemas import GuideColumn, GuideDate, GuideOut
from services.importer.refusal import MAX_UPLOAD_BYTES
from services.kit.partial_date import EARLIEST_YEAR

REFUSED = "Errore della riga: "
DATES = {
    "03/04/1931": "giorno, mese e anno",
    "3/4/1931": "gli zeri davanti non servono",
    "03-04-1931": "anche con i trattini",
    "1931-04-03": "anche con l'anno davanti",
    "04/1931": "solo mese e anno: il giorno resta sconosciuto",
    "1931-04": "solo anno e mese",
    "1931": "solo l'anno",
    "00/04/1931": "zeri al posto del giorno che non si conosce",
    "00/00/1931": "zeri al posto di giorno e mese",
    "ca. 1900": "anno approssimativo: registrato con un avviso",
    "circa 1900": "lo stesso a parole, con un avviso",
    "00/00/0000": "data sconosciuta",
    "-": "data sconosciuta",
    "03/04/31": REFUSED + "l'anno va scritto con quattro cifre",
    "31/02/1990": REFUSED + "il giorno non esiste",
    "aprile 1931": REFUSED + "i mesi si scrivono con un numero",
    "03/04/1431": REFUSED + f"è prima del {EARLIEST_YEAR}",
}
RULES = [
    "La prima riga del file ha i nomi delle colonne; maiuscole, accenti, spazi e ordine non "
    "contano. Un titolo sopra di essi è saltato, con un avviso.",
    "Gli stessi nomi ripetuti più sotto sono saltati. Se ne compaiono altri, o in un altro ordine, "
    "le righe che seguono sono in errore: vanno in un file a parte.",
    "Ogni riga è una persona in una tomba; può fermarsi prima: una tomba vuota, un blocco, un "
    "settore, un cimitero. I livelli che mancano nel registro si creano.",
    "Un cimitero con lo stesso nome è lo stesso; così un settore nel suo cimitero, un blocco nel "
    "suo settore e una tomba con lo stesso riferimento nel suo blocco.",
    "Quello che nel registro c'è già non cambia: una persona con lo stesso nome e cognome nella "
    "stessa tomba è saltata, se le date non la contraddicono.",
    "Una riga con una o due celle, che apre un cimitero mai nominato sopra, è segnalata: può "
    "essere un titolo. «Totale» al posto di un cimitero, di un settore o di un blocco è un errore.",
    "I valori si scrivono per intero: «idem» e le virgolette per «come sopra» sono errori. Un "
    "trattino vale come vuoto.",
    "Una riga in errore non è registrata; le altre sì. Si corregge e si ricarica senza doppioni.",
    "Di un file .xlsx si legge un foglio; le celle con una data o un numero valgono per come si "
    "vedono, le formule per il loro ultimo risultato. Una cella che non si sa leggere come si vede "
    "è segnalata, e nelle colonne di nomi e riferimenti è un errore della riga.",
]


def guide(today: date) -> GuideOut:
    return GuideOut(
        columns=[_column(name) for name in FIELDS],
        dates=[_date(written, note, today) for written, note in DATES.items()],
        rules=RULES,
        separator=";",
        encoding="UTF-8",
        maxBytes=MAX_UPLOAD_BYTES,
    )


def _column(name: str) -> GuideColumn:
    field = FIELDS[name]
    return GuideColumn(
        name=name,
        label=field.label,
        level=field.level,
        required=name == REQUIRED_COLUMN,
        aliases=list(aliases(name)),
        kind=field.kind,
        rule=field.rule,
        examples=list(field.examples),
    )


def _date(written: str, note: str, today: date) -> GuideDate:
    stored = None if note.startswith(REFUSED) else read_date(written, today)[0]
    return GuideDate(written=written, stored=stored, note=note)


assert FIELDS.keys() == {*COLUMNS, *OPTIONAL_COLUMNS}
