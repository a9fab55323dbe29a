"""Shapes of products."""

from decimal import Decimal
from typing import Annotated

from services.kit.wire import Form, In, OptionalLine, Out, wire
from services.shop.fields import Description, Flag, Id, Picture, Price, Title, chosen


class Wanted(In):
    """The filters of the list; `search` looks into titles and descriptions."""

    search: OptionalLine = None
    cemetery_id: Id | None = None
    category_id: Id | None = None
    supplier_id: Id | None = None


NO_CATEGORY = "La categoria è obbligatoria"
NO_SUPPLIER = "Il fornitore è obbligatorio"
NO_CEMETERY = "Il cimitero è obbligatorio"
CategoryId = Annotated[Id, chosen(NO_CATEGORY)]
SupplierId = Annotated[Id, chosen(NO_SUPPLIER)]
CemeteryId = Annotated[Id, chosen(NO_CEMETERY)]


class ProductIn(Form):
    """A supplier need not say who sells and where."""

    title: Title
    description: Description
    price: Price
    category_id: CategoryId
    supplier_id: Annotated[SupplierId | None, wire("fornitoreId")] = None
    cemetery_id: CemeteryId | None = None
    enabled: Flag = True
    picture: Picture = None


class ProductChange(In):
    """Only what is sent is changed."""

    title: Title = ""
    description: Description = ""
    price: Price = Decimal()
    category_id: CategoryId = 0
    supplier_id: Annotated[SupplierId, wire("fornitoreId")] = 0
    cemetery_id: CemeteryId = 0
    enabled: Flag = True
    picture: Picture = None


class ProductOut(Out):
    """price: euro with two decimals; enabled: 0 or 1; merchant_id: of the supplier."""

    id: int
    title: str
    description: str
    price: float
    category_id: int
    category_title: Annotated[str, wire("categoryTitle")]
    merchant_id: int
    merchant_name: Annotated[str, wire("merchantName")]
    merchant_surname: Annotated[str, wire("merchantSurname")]
    merchant_business_name: Annotated[str | None, wire("merchantBusinessName")]
    cemetery_id: int
    cemetery_name: Annotated[str, wire("cemeteryName")]
    enabled: int
    picture: str | None


class OfferOut(Out):
    """A product as visitors see it; category_id and categoryId are the same."""

    id: int
    title: str
    description: str
    price: float
    picture: str | None
    category_id: int
    categoryId: int
    category_title: Annotated[str, wire("categoryTitle")]
    merchant_id: int
    merchant_name: Annotated[str, wire("merchantName")]
    merchant_surname: Annotated[str, wire("merchantSurname")]
    merchant_business_name: Annotated[str | None, wire("merchantBusinessName")]


class SupplierOut(Out):
    """A supplier whom the caller may choose."""

    id: int
    name: str
    surname: str
    business_name: Annotated[str | None, wire("businessName")]
    cemetery_id: int | None
