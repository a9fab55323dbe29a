"""A sample of a register that imports without a word: to look at, and to fill in."""

import csv
import io

from services.importer.columns import COLUMNS

NAME = "esempio-importazione.csv"
_CEMETERY = {
    "Cemeteries_name": "Cimitero di San Rocco",
    "address": "Via dell'Abbazia 4, Valdora",
}
_SECTOR = {
    **_CEMETERY,
    "Sectors_name": "Settore A",
    "Sectors_coordinates": "45.4642, 9.19",
    "Sectors_enabled": "1",
}
_BLOCK = {**_SECTOR, "Blocks_id": "Loculi Nord 1"}
_TOMB = {
    **_BLOCK,
    "entombment_id": "L-12-3",
    "capacity": "2",
    "permit_expiration_date": "31/12/2040",
    "Tombs_coordinates": "45.46421, 9.19012",
    "Tombs_enabled": "1",
}
ROWS: tuple[dict[str, str], ...] = (
    {
        **_TOMB,
        "Deceaseds_name": "Maria",
        "surname": "D'Angelo",
        "nominative": "D'Angelo Maria ved. Rossi",
        "birthdate": "03/04/1931",
        "deathdate": "12/11/2008",
        "epitaph": "Riposa in pace",
        "Deceaseds_enabled": "1",
    },
    {
        **_TOMB,
        "Deceaseds_name": "Niccolò",
        "surname": "Rossi",
        "birthdate": "1928",
        "deathdate": "05/1999",
        "epitaph": "L'amore è più forte; sempre",
    },
    {
        **_BLOCK,
        "entombment_id": "L-12-4",
        "Deceaseds_name": "Teresa",
        "surname": "De Luca",
        "birthdate": "1940-01-22",
        "deathdate": "02-03-2015",
    },
    {**_BLOCK, "entombment_id": "L-12-5", "capacity": "4"},
    {**_SECTOR, "Blocks_id": "Loculi Nord 2"},
    {**_CEMETERY, "Sectors_name": "Settore B"},
)


def sample() -> bytes:
    """As spreadsheets in Italy read it: semicolons, a byte order mark, CRLF."""
    text = io.StringIO(newline="")
    writer = csv.DictWriter(text, COLUMNS, restval="", delimiter=";", lineterminator="\r\n")
    writer.writeheader()
    writer.writerows(ROWS)
    return text.getvalue().encode("utf-8-sig")
