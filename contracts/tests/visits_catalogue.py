"""What the calls of shop answer about categories, products and what is offered."""

from typing import Any

from contracts.tests.visit import ANY, FOREIGN, NEIGHBOUR, OWN, At, Status, Visit, Visits
from services.kit.auth import Role

OF_SELLERS = Visit(
    {ANY: 200},
    tells={Role.SUPERADMIN: FOREIGN, Role.ADMIN: NEIGHBOUR, Role.SUPPLIER: OWN},
    hides={Role.ADMIN: FOREIGN, Role.SUPPLIER: NEIGHBOUR},
)


def of_sellers(status: int) -> dict[str, Status]:
    """The office's calls on what suppliers have: the superadmin's, the cemetery's, the own."""
    return {
        "own": status,
        "neighbour's": {"superadmin": status, "admin": status, "fornitore": 404},
        "elsewhere": {"superadmin": status, "admin": 404, "fornitore": 404},
        "nobody": 404,
    }


def product(row: str, cemetery: int, category: str = "everywhere") -> dict[str, Any]:
    return {
        "title": "Gigli",
        "description": "Bianchi",
        "price": 12.5,
        "categoryId": At("category_id", category),
        "fornitoreId": At("supplier_id", row),
        "cemeteryId": cemetery,
    }


def refused_to(*roles: str) -> dict[str, int]:
    callers = ("superadmin", "admin", "fornitore")
    return {role: 422 if role in roles else 201 for role in callers}


NEW_PRODUCTS: dict[str, Status] = {
    "own": 201,
    "neighbour's": refused_to("fornitore"),
    "elsewhere": refused_to("admin", "fornitore"),
    "own: of one cemetery": refused_to("fornitore"),
    "own: of another cemetery": 422,
}
OFFERED = {"own": 200, "own and empty": 200, "neighbour's": 200, "elsewhere": 200, "nobody": 404}

CATALOGUE: Visits = {
    ("GET", "/api/shop/categories"): Visit(
        {ANY: 200},
        tells={Role.SUPERADMIN: FOREIGN, Role.ADMIN: NEIGHBOUR, Role.SUPPLIER: "Lumini"},
        hides={Role.ADMIN: FOREIGN, Role.SUPPLIER: NEIGHBOUR},
    ),
    ("POST", "/api/shop/categories"): Visit({ANY: 201}, sent={"json": {"title": "Marmi"}}),
    ("PUT", "/api/shop/categories/{category_id}"): Visit(
        {"everywhere": 200, "empty": 200, "here": 200, "elsewhere": 200, "nobody": 404},
        sent={"json": {"title": "Marmi", "enabled": 0}},
    ),
    ("DELETE", "/api/shop/categories/{category_id}"): Visit(
        {"everywhere": 409, "empty": 204, "here": 204, "elsewhere": 409, "nobody": 404}
    ),
    ("GET", "/api/shop/products"): OF_SELLERS,
    ("POST", "/api/shop/products"): Visit(
        NEW_PRODUCTS,
        bodies={
            "own": product("own", 1),
            "neighbour's": product("neighbour's", 1),
            "elsewhere": product("elsewhere", 2),
            "own: of one cemetery": product("own", 1, "here"),
            "own: of another cemetery": product("own", 1, "elsewhere"),
        },
    ),
    ("PUT", "/api/shop/products/{product_id}"): Visit(
        of_sellers(200), sent={"json": {"enabled": 0}}
    ),
    ("DELETE", "/api/shop/products/{product_id}"): Visit(of_sellers(204)),
    ("GET", "/api/shop/suppliers"): Visit(
        {ANY: 200},
        tells={Role.SUPERADMIN: FOREIGN, Role.ADMIN: "Verdi", Role.SUPPLIER: "Verdi"},
        hides={Role.ADMIN: FOREIGN, Role.SUPPLIER: FOREIGN},
    ),
    ("GET", "/api/public/tomb/{tomb_id}/products"): Visit(OFFERED),
    ("GET", "/api/public/shop/products/{tomb_id}"): Visit(OFFERED),
}
