"""What exports write is what the parser reads: headings, and any cell."""

import io
from datetime import date
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from services.importer.columns import COLUMNS, KNOWN, OPTIONAL_COLUMNS, fold_column
from services.importer.mending import write_errors
from services.importer.parser import parse
from services.importer.payload import PAYLOAD_COLUMNS, Payload
from services.importer.tests.making import TODAY
from services.kit.coordinates import parse_coordinates
from services.kit.formulas import MARK
from services.kit.text import clean_label, clean_text, fold_identity
from services.registry.exports import columns as of
from services.registry.exports.books import CsvBook

READ = {
    "Cimitero": "Cemeteries_name",
    "Indirizzo cimitero": "address",
    "Mappa cimitero": "map",
    "Cimitero attivo": "Cemeteries_enabled",
    "Blocco attivo": "Blocks_enabled",
    "Settore": "Sectors_name",
    "Coordinate settore": "Sectors_coordinates",
    "Foto settore": "Sectors_picture",
    "Settore attivo": "Sectors_enabled",
    "Blocco": "Blocks_name",
    "Tomba": "Tombs_reference",
    "Capienza": "capacity",
    "Scadenza concessione": "permit_expiration_date",
    "Coordinate tomba": "Tombs_coordinates",
    "Foto tomba": "Tombs_picture",
    "Tour virtuale": "matterport_link",
    "Link esterno": "external_link",
    "Tomba attiva": "Tombs_enabled",
    "Posti occupati": "filled",
    "Proprietario importato": "user_id",
    "Cognome": "surname",
    "Nome": "Deceaseds_name",
    "Nominativo": "nominative",
    "Nome importato": "import_name",
    "Data di nascita": "birthdate",
    "Data di morte": "deathdate",
    "Codice fiscale": "fiscal_code",
    "Epitaffio": "epitaph",
    "Omaggi": "gifts",
    "Foto defunto": "Deceaseds_picture",
    "Defunto attivo": "Deceaseds_enabled",
    "Riservato": "Deceaseds_reserved",
}
# numbers of the old system, other names of what is read above, and what is counted
NOT_EXPORTED = {"Cemeteries_id", "Sectors_cemetery_id", "Deceaseds_cemetery_id"}
NOT_EXPORTED |= {"Blocks_id", "entombment_id", "filled", "nominative_search"}
LISTS = [
    of.CEMETERY_COLUMNS,
    of.SECTOR_COLUMNS,
    of.BLOCK_COLUMNS,
    of.TOMB_COLUMNS,
    of.DECEASED_COLUMNS,
]

TEXT = st.text(st.characters(codec="utf-8", exclude_characters="\0"), max_size=30)
TRICKY = st.text(st.sampled_from("=+-@'\"; \t\r\nà0,;"), max_size=8)
LABELS = st.one_of(TEXT, TRICKY).map(clean_label).filter(fold_identity)
TEXTS = st.one_of(TEXT, TRICKY).map(clean_text)
DAYS = st.dates(date(1500, 1, 1), TODAY).map(date.isoformat)
DATES = st.tuples(DAYS, st.sampled_from((4, 7, 10))).map(lambda day: day[0][: day[1]])
PLACES = st.tuples(st.floats(-90, 90), st.floats(-180, 180)).map(
    lambda place: parse_coordinates(f"{place[0]:.9f}, {place[1]:.9f}")
)


def maybe(values: st.SearchStrategy[str]) -> st.SearchStrategy[str | None]:
    return st.one_of(st.none(), values.filter(bool))


ROWS = st.fixed_dictionaries(
    {
        "row": st.just(1),
        "cemetery": LABELS,
        "address": maybe(TEXTS),
        "map": maybe(TEXTS),
        "sector": LABELS,
        "sector_picture": maybe(TEXTS),
        "sector_coordinates": st.one_of(st.none(), PLACES),
        "sector_enabled": st.booleans(),
        "block": LABELS,
        "tomb": LABELS,
        "tomb_picture": maybe(TEXTS),
        "tomb_coordinates": st.one_of(st.none(), PLACES),
        "matterport_link": maybe(TEXTS),
        "external_link": maybe(TEXTS),
        "capacity": st.integers(1, 2**31 - 1),
        "permit_expiration_date": st.one_of(st.none(), st.dates().map(date.isoformat)),
        "tomb_enabled": st.booleans(),
        "import_owner": maybe(TEXTS),
        "name": LABELS,
        "surname": LABELS,
        "nominative": maybe(LABELS),
        "import_name": maybe(LABELS),
        "fiscal_code": maybe(LABELS),
        "birthdate": maybe(DATES),
        "deathdate": st.none(),
        "epitaph": maybe(TEXTS),
        "gifts": st.one_of(st.none(), st.integers(-(2**31) + 1, 2**31 - 1)),
        "picture": maybe(TEXTS),
        "enabled": st.booleans(),
        "cemetery_enabled": st.booleans(),
        "block_enabled": st.booleans(),
        "reserved": st.booleans(),
    }
)
# columns of the file in the order of a payload
FIELDS = dict(
    zip(
        PAYLOAD_COLUMNS[1:],
        [
            "Cimitero",
            "Indirizzo cimitero",
            "Mappa cimitero",
            "Settore",
            "Foto settore",
            "Coordinate settore",
            "Settore attivo",
            "Blocco",
            "Tomba",
            "Foto tomba",
            "Coordinate tomba",
            "Tour virtuale",
            "Link esterno",
            "Capienza",
            "Scadenza concessione",
            "Tomba attiva",
            "Proprietario importato",
            "Nome",
            "Cognome",
            "Nominativo",
            "Nome importato",
            "Codice fiscale",
            "Data di nascita",
            "Data di morte",
            "Epitaffio",
            "Omaggi",
            "Foto defunto",
            "Defunto attivo",
            "Cimitero attivo",
            "Blocco attivo",
            "Riservato",
        ],
        strict=True,
    )
)


@pytest.mark.parametrize("columns", LISTS)
def test_a_heading_is_read_as_it_is_meant_or_not_at_all(columns: tuple[of.Column, ...]) -> None:
    titles = [column.title for column in columns]

    assert len({fold_column(title) for title in titles}) == len(titles)
    for title in titles:
        assert KNOWN.get(fold_column(title)) == READ.get(title), title
    assert titles[0] == MARK


def test_an_export_of_persons_has_all_that_an_import_reads() -> None:
    official = {READ.get(column.title) for column in of.DECEASED_COLUMNS}
    assert {*COLUMNS, *OPTIONAL_COLUMNS} - NOT_EXPORTED <= official


@given(ROWS)
def test_any_person_comes_back_as_it_was(stored: dict[str, object]) -> None:
    expected = Payload(**stored)  # type: ignore[arg-type]  # one strategy for each field
    values = {heading: stored[field] for field, heading in FIELDS.items()}
    ends = stored["permit_expiration_date"]
    if isinstance(ends, str):
        values["Scadenza concessione"] = date.fromisoformat(ends)
    file = io.BytesIO()
    book = CsvBook(file, of.DECEASED_COLUMNS)
    book.add([[values.get(column.title) for column in of.DECEASED_COLUMNS]])
    book.finish()
    book.close()
    (row,) = parse(file, TODAY)

    assert row.errors == ()
    assert row.payload == expected


def test_rows_of_an_export_in_error_are_mended_without_a_change(tmp_path: Path) -> None:
    source, target = tmp_path / "defunti.csv", tmp_path / "da-correggere.csv"
    heading = f"{MARK};Cimitero;Settore;Blocco;Tomba;Nome;Cognome"
    source.write_text(f"{heading}\n1;'=Valdora;A;B;'-1;;'+Rossi\n", encoding="utf-8-sig")
    write_errors(source, target, TODAY)
    (raw,) = parse(target, TODAY).raw_rows()

    assert "\n1;'=Valdora;A;B;'-1;;'+Rossi;Riga 1" in target.read_text(encoding="utf-8-sig")
    assert raw.cells[:-1] == ["1", "=Valdora", "A", "B", "-1", "", "+Rossi"]
