"""Money is a whole number of euro cents; these functions read and show it."""

from decimal import Decimal, InvalidOperation


def to_cents(amount: str | int | float | Decimal) -> int:
    """Cents of an amount in euro ("9.90", "9,90", 9.9).

    Raises:
        ValueError: no amount, or more than two decimals: money is never rounded in silence.
    """
    try:
        euro = Decimal(str(amount).strip().replace(",", "."))
        cents = euro * 100
        whole = cents.to_integral_value()
    except InvalidOperation as fault:
        raise ValueError("Importo non valido") from fault
    if whole != cents:
        raise ValueError("Importo con più di due decimali")
    return int(whole)


def show_euro(cents: int) -> str:
    """An amount as Italians write it: 123456 -> "1.234,56 €"."""
    sign = "-" if cents < 0 else ""
    euro, rest = divmod(abs(cents), 100)
    return f"{sign}{euro:,}".replace(",", ".") + f",{rest:02d} €"
