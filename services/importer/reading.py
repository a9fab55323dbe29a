"""How a file is to be read where its columns alone do not tell: chosen by a person, and kept."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from services.importer.cells import LONGEST_NAME, quoted
from services.importer.columns import COLUMNS, KNOWN, OPTIONAL_COLUMNS, fold_column
from services.importer.refusal import Refused
from services.kit.text import clean_label, fold_identity

FIELDS = frozenset((*COLUMNS, *OPTIONAL_COLUMNS))
LONGEST_JSON = 50_000
_KEYS = {"columns", "cemetery", "sheet"}


@dataclass(frozen=True, slots=True)
class Reading:
    """What each column holds, the cemetery of every row, and the sheet of a workbook.

    columns: names of columns, kept folded, and the field that each holds; None: it is not read.
    A column that is not among them is read by its own name; those that a file lacks do not
    matter, so that one mapping serves many files.
    cemetery: of every row that names none itself.
    sheet: None is the first one that holds anything.

    Raises:
        Refused: an unknown field, a column mapped twice, or a cemetery with too long a name.
    """

    columns: Mapping[str, str | None] = field(default_factory=dict)
    cemetery: str | None = None
    sheet: str | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "columns", _folded(self.columns))
        object.__setattr__(self, "cemetery", _cemetery(self.cemetery or ""))
        object.__setattr__(self, "sheet", (self.sheet or "").replace("\0", "") or None)

    def field_of(self, column: str) -> str | None:
        """The official field that a column of a file holds."""
        key = fold_column(column)
        return self.columns[key] if key in self.columns else KNOWN.get(key)

    def to_json(self) -> str:
        """The same text for the same reading, whatever the order it was chosen in."""
        whole = {"cemetery": self.cemetery, "columns": dict(self.columns), "sheet": self.sheet}
        return json.dumps(whole, ensure_ascii=False, sort_keys=True, separators=(",", ":"))

    @staticmethod
    def from_json(text: str) -> "Reading":
        """The reading that a form or a file holds; of an empty text, one that maps nothing.

        Raises:
            Refused: the text is no such reading.
        """
        if len(text) > LONGEST_JSON:
            raise _unreadable("è troppo lunga")
        if not text.strip():
            return PLAIN
        try:
            found = json.loads(text.removeprefix("\ufeff"))
        except (ValueError, RecursionError) as fault:
            raise _unreadable("non è JSON") from fault
        return Reading(**_checked(found))


def _folded(columns: Mapping[str, str | None]) -> dict[str, str | None]:
    folded: dict[str, str | None] = {}
    written: dict[str, str] = {}
    for name, official in columns.items():
        key = fold_column(name)
        if official is not None and official not in FIELDS:
            raise Refused(
                400,
                f"La colonna {quoted(name)} è abbinata a {quoted(official)}, "
                "che non è un campo dell'importazione",
            )
        if folded.setdefault(key, official) != official:
            raise Refused(
                400,
                f"Le colonne {quoted(written[key])} e {quoted(name)} sono la stessa "
                "e sono abbinate a due campi diversi",
            )
        written.setdefault(key, name)
    return folded


def _cemetery(name: str) -> str | None:
    label = clean_label(name)
    if len(label) > LONGEST_NAME:
        raise Refused(400, f"Il nome del cimitero supera i {LONGEST_NAME} caratteri")
    return label if fold_identity(label) else None


def _checked(found: Any) -> dict[str, Any]:
    """The parts of a reading as their types want them."""
    if not isinstance(found, dict) or not found.keys() <= _KEYS:
        raise _unreadable("si accettano columns, cemetery e sheet")
    columns = found.get("columns")
    columns = {} if columns is None else columns
    if not isinstance(columns, dict):
        raise _unreadable("columns deve avere un campo per ogni colonna")
    texts = [found.get("cemetery"), found.get("sheet"), *columns.values()]
    if not all(text is None or isinstance(text, str) for text in texts):
        raise _unreadable("i valori devono essere testi")
    if not all(_is_writable(text) for text in (*columns, *texts)):
        raise _unreadable("contiene caratteri non ammessi")
    return {**found, "columns": columns}


def _is_writable(text: str | None) -> bool:
    """Halves of a character, which JSON can spell, have no bytes."""
    return not any("\ud800" <= letter <= "\udfff" for letter in text or "")


def _unreadable(reason: str) -> Refused:
    return Refused(400, f"L'abbinamento delle colonne non è leggibile: {reason}")


PLAIN = Reading()
