"""What is in a cart and what it costs: everything from the database, nothing from the browser."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sqlmodel import col, select
from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit.auth import Role
from services.kit.errors import Conflict, Invalid
from services.shop.checkout.schemas import MOST_OF_ONE, QUANTITY, ItemIn
from services.shop.fields import MOST_CENTS
from services.shop.models import Category, Product, Seller, Tomb

LEAST_CENTS = 50
NOT_OFFERED = "Un prodotto del carrello non è più disponibile"
GONE = "Non è più disponibile"
SEVERAL = "I prodotti del carrello devono essere di un solo fornitore"
TOO_LITTLE = "L'importo minimo di un ordine è 0,50 €"
TOO_MUCH = "L'importo massimo di un ordine è 10.000,00 €"


@dataclass(frozen=True, slots=True)
class Entry:
    """A product as it is bought."""

    product_id: int
    title: str
    price_cents: int
    quantity: int


@dataclass(frozen=True, slots=True)
class Cart:
    """What one supplier delivers."""

    supplier_id: int
    entries: tuple[Entry, ...]

    @property
    def total_cents(self) -> int:
        return sum(entry.price_cents * entry.quantity for entry in self.entries)


def quantities(items: Sequence[ItemIn]) -> Mapping[int, int]:
    """How many of each product, in the order in which they came.

    Raises:
        Invalid: more of one than may be ordered, said in several lines.
    """
    counted: Counter[int] = Counter()
    for index, item in enumerate(items):
        counted[item.product_id] += item.quantity
        if counted[item.product_id] > MOST_OF_ONE:
            raise Invalid(QUANTITY, {f"items.{index}.quantity": QUANTITY})
    return counted


async def find_cart(session: AsyncSession, tomb: Tomb, items: Sequence[ItemIn]) -> Cart:
    """The products at today's prices.

    Raises:
        Conflict: one is not offered for this tomb any more, or several suppliers sell them.
        Invalid: too many of one, or a sum that cannot be paid.
    """
    wanted = quantities(items)
    offered = await _offered(session, tomb, wanted)
    gone = {
        f"items.{index}": GONE for index, item in enumerate(items) if item.product_id not in offered
    }
    if gone:
        raise Conflict(NOT_OFFERED, gone)
    suppliers = {product.supplier_id for product in offered.values()}
    if len(suppliers) > 1:
        raise Conflict(SEVERAL)
    cart = Cart(
        supplier_id=suppliers.pop(),
        entries=tuple(
            Entry(product_id, offered[product_id].title, offered[product_id].price_cents, quantity)
            for product_id, quantity in wanted.items()
        ),
    )
    must_be_payable(cart)
    return cart


def must_be_payable(cart: Cart) -> None:
    """Raises Invalid for a sum that the provider, or we, do not take."""
    if cart.total_cents < LEAST_CENTS:
        raise Invalid(TOO_LITTLE, {"items": TOO_LITTLE})
    if cart.total_cents > MOST_CENTS:
        raise Invalid(TOO_MUCH, {"items": TOO_MUCH})


async def _offered(
    session: AsyncSession, tomb: Tomb, wanted: Mapping[int, int]
) -> dict[int, Product]:
    """Those that visitors of the tomb are offered."""
    offered = (
        select(Product)
        .join(Category, col(Category.id) == Product.category_id)
        .join(Seller, col(Seller.user_id) == Product.supplier_id)
        .where(
            col(Product.id).in_(wanted),
            Product.cemetery_id == tomb.cemetery_id,
            col(Product.enabled),
            col(Category.enabled),
            col(Seller.enabled),
            ~col(Seller.removed),
            Seller.role == Role.SUPPLIER,
        )
    )
    return {product.id: product for product in await session.exec(offered) if product.id}
