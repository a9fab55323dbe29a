"""The rows of a batch as the importer sends them, and the keys that they are matched by."""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any

from services.kit.text import fold_identity

COLUMNS = (
    "row",
    "cemetery",
    "address",
    "map",
    "sector",
    "sector_picture",
    "sector_coordinates",
    "sector_enabled",
    "block",
    "tomb",
    "tomb_picture",
    "tomb_coordinates",
    "matterport_link",
    "external_link",
    "capacity",
    "permit_expiration_date",
    "tomb_enabled",
    "import_owner",
    "name",
    "surname",
    "nominative",
    "import_name",
    "fiscal_code",
    "birthdate",
    "deathdate",
    "epitaph",
    "gifts",
    "picture",
    "enabled",
    "cemetery_enabled",
    "block_enabled",
    "reserved",
)
KEYS = ("cemetery_key", "sector_key", "block_key", "tomb_key", "person_key", "unnamed_tomb_id")
# what an export calls a tomb without a reference, before its number
UNNAMED_TOMB = "senza riferimento n. "
_UNTOLD = (True, True, False)  # the last three columns; batches of before lack some
_TOLD = len(COLUMNS) - len(_UNTOLD)  # every batch has these
_UNNAMED = re.compile(rf"{re.escape(UNNAMED_TOMB)}([1-9]\d{{0,8}})", re.ASCII)
_CEMETERY, _SECTOR, _BLOCK, _TOMB, _NAME, _SURNAME = (
    COLUMNS.index(name) for name in ("cemetery", "sector", "block", "tomb", "name", "surname")
)

_place_key = lru_cache(4096)(fold_identity)
_name_key = lru_cache(65536)(fold_identity)


def with_keys(rows: Iterable[Sequence[Any]]) -> Iterator[tuple[Any, ...]]:
    """Adds the keys to each row; an absent level has the empty key."""
    return (
        (
            *row,
            *_UNTOLD[len(row) - _TOLD :],
            _place_key(row[_CEMETERY]),
            _place_key(row[_SECTOR] or ""),
            _place_key(row[_BLOCK] or ""),
            fold_identity(row[_TOMB] or ""),
            f"{_name_key(row[_SURNAME])}|{_name_key(row[_NAME])}" if row[_SURNAME] else "",
            _unnamed_tomb(row[_TOMB] or ""),
        )
        for row in rows
    )


def _unnamed_tomb(reference: str) -> int | None:
    """The number of a tomb without a reference, as exports write it in place of one."""
    match = _UNNAMED.fullmatch(reference)
    return int(match[1]) if match else None
