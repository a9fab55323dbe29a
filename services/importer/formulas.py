"""Cells that a spreadsheet would take for formulas: made harmless on the way out, and back.

Only files that we wrote are read back: elsewhere an apostrophe is a letter like any other.
"""

SIGNS = ("=", "+", "-", "@", "\t", "\r")
_GUARD = "'"


def harmless(cell: str) -> str:
    """The cell as a spreadsheet shows it and does not compute it."""
    return _GUARD + cell if cell.lstrip(" ").startswith(SIGNS) else cell


def as_written(cell: str) -> str:
    """The cell that `harmless` guarded."""
    bare = cell.removeprefix(_GUARD)
    return bare if bare != cell and bare.lstrip(" ").startswith(SIGNS) else cell
