"""Cells that a spreadsheet would take for formulas: made harmless on the way out, and back.

Only files that we wrote are read back: elsewhere an apostrophe is a letter like any other.
"""

SIGNS = ("=", "+", "-", "@", "\t", "\r")
MARK = "ID Camposanto"  # the column of our exports, wherever it stands, by which they are known
_GUARD = "'"


def harmless(cell: str) -> str:
    """The cell as a spreadsheet shows it and does not compute it."""
    return _GUARD + cell if _is_guarded(cell) else cell


def as_written(cell: str) -> str:
    """The cell that `harmless` guarded."""
    bare = cell.removeprefix(_GUARD)
    return bare if bare != cell and _is_guarded(bare) else cell


def _is_guarded(cell: str) -> bool:
    """A formula, or one behind apostrophes of its own: these come back as many as they were."""
    return cell.lstrip(_GUARD).lstrip(" ").startswith(SIGNS)
