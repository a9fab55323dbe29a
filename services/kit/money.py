"""Money is a whole number of euro cents; these functions read and show it."""

import re
from decimal import Decimal

_SHAPE = re.compile(r"[+-]?\d{1,12}(?:[.,](\d+))?", re.ASCII)


def to_cents(amount: str | int | float | Decimal) -> int:
    """Cents of an amount in euro ("9.90", "9,90", 9.9).

    Raises:
        ValueError: no amount, or more than two decimals: money is never rounded in silence.
    """
    text = str(amount).strip()
    match = _SHAPE.fullmatch(text)
    if match is None:
        raise ValueError("Importo non valido")
    if len((match[1] or "").rstrip("0")) > 2:
        raise ValueError("Importo con più di due decimali")
    return int(Decimal(text.replace(",", ".")) * 100)


def show_euro(cents: int) -> str:
    """An amount as Italians write it: 123456 -> "1.234,56 €"."""
    sign = "-" if cents < 0 else ""
    euro, rest = divmod(abs(cents), 100)
    return f"{sign}{euro:,}".replace(",", ".") + f",{rest:02d} €"
