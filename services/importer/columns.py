"""The columns of an import file: official names and other spellings."""

import re
import unicodedata

from services.kit.text import clean_label

REQUIRED_COLUMN = "Cemeteries_name"

_ALIASES = {
    "Cemeteries_id": "cemetery_id id_cimitero",
    "Cemeteries_name": "cemetery_name cemeteries cemetery cimitero nome_cimitero",
    "address": "cemetery_address cemeteries_address indirizzo indirizzo_cimitero",
    "Sectors_cemetery_id": "sector_cemetery_id",
    "Sectors_name": "sector_name sectors sector settore nome_settore",
    "Sectors_picture": "sector_picture sector_image foto_settore immagine_settore",
    "map": "cemetery_map cemeteries_map mappa mappa_cimitero",
    "Sectors_coordinates": (
        "sector_coordinates sector_gps sectors_gps coordinate_settore gps_settore"
    ),
    "Sectors_enabled": "sector_enabled settore_attivo",
    "Blocks_id": "block_id id_blocco",
    "user_id": "owner_id id_proprietario id_utente proprietario_importato",
    "permit_expiration_date": (
        "permit_expiration scadenza scadenza_concessione fine_concessione data_scadenza"
    ),
    "Tombs_picture": "tomb_picture tomb_image foto_tomba immagine_tomba",
    "capacity": (
        "tomb_capacity tombs_capacity capienza capacita posti numero_posti capienza_tomba "
        "capacita_tomba"
    ),
    "filled": "tomb_filled tombs_filled occupati posti_occupati occupazione",
    "Tombs_coordinates": (
        "tomb_coordinates tomb_gps tombs_gps gps gps_coordinates coordinates coordinate "
        "coordinate_gps coordinate_tomba gps_tomba"
    ),
    "matterport_link": (
        "matterport tomb_matterport_link tombs_matterport_link tomb_matterport tombs_matterport "
        "link_matterport tour_virtuale"
    ),
    "external_link": "tomb_external_link tombs_external_link link_esterno",
    "Tombs_enabled": "tomb_enabled tomba_attiva",
    "Deceaseds_cemetery_id": "deceased_cemetery_id",
    "entombment_id": "entombment id_sepoltura",
    "Deceaseds_name": "deceased_name nome nome_defunto first_name given_name",
    "surname": "deceased_surname deceaseds_surname cognome cognome_defunto last_name family_name",
    "nominative": "deceased_nominative deceaseds_nominative nominativo",
    "import_name": "deceased_import_name deceaseds_import_name nome_importato",
    "nominative_search": "deceased_nominative_search deceaseds_nominative_search",
    "fiscal_code": (
        "deceased_fiscal_code deceaseds_fiscal_code codice_fiscale cod_fiscale cf tax_code"
    ),
    "birthdate": (
        "birth_date date_of_birth birth deceased_birthdate deceaseds_birthdate data_nascita "
        "data_di_nascita nascita nato_il"
    ),
    "deathdate": (
        "death_date date_of_death death deceased_deathdate deceaseds_deathdate data_morte "
        "data_di_morte morte data_decesso data_di_decesso decesso morto_il"
    ),
    "epitaph": "deceased_epitaph deceaseds_epitaph epitaffio epigrafe iscrizione",
    "gifts": "deceased_gifts deceaseds_gifts doni omaggi",
    "Deceaseds_picture": "deceased_picture foto foto_defunto immagine_defunto",
    "Deceaseds_enabled": "deceased_enabled defunto_attivo",
    "Blocks_name": "block_name block blocco nome_blocco riquadro",
    "Tombs_reference": (
        "tomb_reference reference riferimento riferimento_tomba tomba numero_tomba tomb"
    ),
    "Cemeteries_enabled": "cemetery_enabled cimitero_attivo",
    "Blocks_enabled": "block_enabled blocco_attivo",
    "Deceaseds_reserved": "deceased_reserved riservato defunto_riservato",
}
OPTIONAL_COLUMNS = (
    "Blocks_name",
    "Tombs_reference",
    "Cemeteries_enabled",
    "Blocks_enabled",
    "Deceaseds_reserved",
)
BETTER = {"Blocks_id": "Blocks_name", "entombment_id": "Tombs_reference"}  # for the same thing
COLUMNS = tuple(name for name in _ALIASES if name not in OPTIONAL_COLUMNS)
_JOINTS = re.compile(r"[\s_.-]+")


def fold_column(name: str) -> str:
    """Key of a column's name: case, accents, blanks around it and kind of joint do not count."""
    bare = unicodedata.normalize("NFD", clean_label(name).casefold())
    return _JOINTS.sub("_", "".join(sign for sign in bare if not unicodedata.combining(sign)))


def _known_spellings() -> dict[str, str]:
    known = {fold_column(name): name for name in (*COLUMNS, *OPTIONAL_COLUMNS)}
    for official, spellings in _ALIASES.items():
        for spelling in spellings.split():
            assert known.setdefault(spelling, official) == official, spelling
    return known


KNOWN = _known_spellings()


def aliases(official: str) -> tuple[str, ...]:
    """The other spellings under which a column is accepted."""
    return tuple(_ALIASES[official].split())
