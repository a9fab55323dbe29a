"""Cells of a row by their column: the value, and a note of what is wrong or odd."""

from services.importer import cells
from services.importer.dates import read_day
from services.importer.findings import Notes
from services.kit.coordinates import parse_coordinates
from services.kit.fiscal_code import compact_fiscal_code, fiscal_code_fault
from services.kit.text import clean_label, clean_text, fold_identity


def name(about: str, raw: str, notes: Notes) -> str | None:
    """A name, label or reference of at most 200 letters."""
    text = clean_label(raw)
    if len(text) > cells.LONGEST_NAME:
        notes.wrong(about, f"{cells.quoted(text)} supera i {cells.LONGEST_NAME} caratteri")
    if text.isascii():
        return text or None
    return text if fold_identity(text) else None  # accents without a letter are no name


def label(raw: str) -> str | None:
    return clean_label(raw) or None if raw else None


def text(raw: str) -> str | None:
    return clean_text(raw) or None if raw else None


def flag(about: str, raw: str, notes: Notes) -> bool:
    if raw in ("", "1"):
        return True
    try:
        return cells.read_flag(raw)
    except ValueError as fault:
        notes.wrong(about, str(fault))
        return False


def reserved(about: str, raw: str, notes: Notes) -> bool:
    """Unlike other flags, an empty cell says no; a row with an unknown word is not stored."""
    return bool(clean_label(raw)) and flag(about, raw, notes)


def capacity(raw: str, notes: Notes) -> int:
    if raw in ("", "1"):
        return 1
    try:
        return cells.read_capacity(raw)
    except ValueError as fault:
        notes.wrong("capacity", str(fault))
        return 1


def expiry(raw: str, notes: Notes) -> str | None:
    if not raw:
        return None
    try:
        return read_day(clean_label(raw))
    except ValueError as fault:
        notes.wrong("permit_expiration_date", str(fault))
        return None


def coordinates(about: str, raw: str, notes: Notes) -> str | None:
    if not raw:
        return None
    shown = clean_label(raw)
    try:
        return parse_coordinates(shown)
    except ValueError as fault:
        notes.odd(about, f"{cells.quoted(shown)}: {fault}; registrato senza coordinate")
        return None


def fiscal_code(raw: str, notes: Notes) -> str | None:
    """A good code in capitals without blanks; any other one as it is given."""
    shown = clean_label(raw)
    if not shown:
        return None
    fault = fiscal_code_fault(shown)
    if fault is None:
        return compact_fiscal_code(shown)
    notes.odd("fiscal_code", f"{cells.quoted(shown)} {fault}; registrato com'è")
    return clean_text(raw)


def must_be_whole(about: str, raw: str, notes: Notes) -> None:
    """A number of the old system, which decides nothing but has to be one."""
    if not raw or raw == "1":
        return
    number = clean_label(raw)
    if number and not cells.is_whole(number):
        notes.wrong(about, f"{cells.quoted(number)} non è un numero intero")
