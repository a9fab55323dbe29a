"""Who may see and change what: pure rules."""

from typing import Annotated

from fastapi import Depends

from services.kit.auth import Principal, Require, Role

NO_CATEGORY = "Categoria non trovata"
NO_PRODUCT = "Prodotto non trovato"
NO_ORDER = "Ordine non trovato"
NO_TOMB = "Tomba non trovata"
NO_SUPPLIER = "Fornitore non trovato"

Sellers = Annotated[Principal, Depends(Require(Role.SUPERADMIN, Role.ADMIN, Role.SUPPLIER))]
"""Who sees products and orders: the office, and suppliers their own."""

Supplier = Annotated[Principal, Depends(Require(Role.SUPPLIER))]


def sees(who: Principal, *, cemetery_id: int, supplier_id: int) -> bool:
    """Whether a product or an order is the caller's to see and change."""
    if who.role is Role.SUPPLIER:
        return supplier_id == who.id
    return who.is_staff_of(cemetery_id)
