"""What the command line says of a file and of how it is read, before the file is taken in. The
screen shows the columns side by side; a command has to be told."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from services.importer.cells import quoted
from services.importer.columns import fold_column
from services.importer.parser import Register
from services.importer.progress import SHOWN, Terminal
from services.importer.refusal import Refused


@dataclass(frozen=True, slots=True)
class Mapped:
    """The columns that a mapping gives a field, as they are written there."""

    columns: tuple[str, ...] = ()

    @classmethod
    def of(cls, text: str) -> Self:
        """text: JSON that is a reading."""
        columns = (json.loads(text).get("columns") or {}) if text.strip() else {}
        return cls(tuple(name for name, official in columns.items() if official is not None))


def look_at(register: Register, *, mapped: Mapped, sheet: str | None) -> None:
    """Tells what is left out: columns of the file without a field, columns of the mapping that the
    file lacks. sheet: what was asked for.

    Raises:
        Refused: a sheet of a file that has none.
    """
    if sheet and register.sheet is None:
        raise Refused(400, "--sheet vale per i file .xlsx: questo è un CSV e non ha fogli")
    _warn("Colonne non importate", register.ignored_columns, "Si abbinano ai campi con --mapping")
    names = set(map(fold_column, register.columns))
    lacking = [name for name in mapped.columns if fold_column(name) not in names]
    _warn("Colonne dell'abbinamento che il file non ha", lacking, "Qui non hanno effetto")


def _warn(what: str, columns: Sequence[str], more: str) -> None:
    if not columns:
        return
    named = ", ".join(quoted(column) for column in columns[:SHOWN])
    others = f" e altre {len(columns) - SHOWN}" if len(columns) > SHOWN else ""
    Terminal(stderr=True).say(f"{what}: {named}{others}. {more}.")
