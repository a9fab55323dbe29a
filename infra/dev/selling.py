"""Opens the demo's shop as people would: suppliers and products by the staff's calls, orders by the
visitors' own, paid at the card provider's stand-in. What is there already is left as it is."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import httpx

from infra.dev import logins
from infra.dev.demo.gallery import drawn
from infra.dev.demo.wares import (
    CARER,
    FEEDBACK,
    FLORIST,
    ORDERS_EMAIL,
    PURCHASES,
    WARES,
    Purchase,
    Ware,
)
from infra.dev.process import DevError
from infra.dev.services import Surroundings

ARRIVES = 90.0  # what others tell the shop, and the demo's keys in it
FROM = "203.0.113.{}"  # addresses that belong to nobody; each customer has one
BROWSER = "/_fake-stripe/v1/payment_intents"
Found = TypeVar("Found")


def made(local: Path) -> bool:
    return (local / "demo" / "sold").exists()


def make(local: Path, around: Surroundings, url: str) -> None:
    """A run that was cut short goes on where it stopped."""
    with httpx.Client(base_url=url, trust_env=False, timeout=30) as client:
        logins.sign_in(client, around.keys, "fornitore")
        config = {"orderNotificationEmail": ORDERS_EMAIL, "orderFeedback": FEEDBACK}
        logins.asked(client.put("/api/supplier-config", json=config))
        logins.sign_in(client, around.keys, "superadmin")
        cemetery = logins.asked(client.get("/api/public/cemeteries"))[0]["id"]
        _fill_shelves(client, cemetery)
        # a developer's own keys lead to the real provider, where no order is made up
        if around.payments and not logins.asked(client.get("/api/orders")):
            _sell(client, around, cemetery)
        client.post("/api/auth/logout")
    (local / "demo" / "sold").touch()


def _fill_shelves(client: httpx.Client, cemetery: int) -> None:
    sellers = {email: _seller(client, email) for email in (FLORIST, CARER)}

    def known() -> bool:
        found = logins.asked(client.get("/api/shop/suppliers"))
        return set(sellers.values()) <= {one["id"] for one in found}

    _until(known, "the shop has not heard of its suppliers")
    there = {one["title"] for one in logins.asked(client.get("/api/shop/products"))}
    for number, ware in enumerate(WARES, start=1):
        if ware.title not in there:
            form = _form(ware, number, sellers[ware.seller], cemetery)
            logins.asked(client.post("/api/shop/products", json=form))


def _seller(client: httpx.Client, email: str) -> int:
    """One of the demo's logins."""
    found = logins.asked(client.get("/api/users", params={"search": email}))
    (seller,) = (user["id"] for user in found if user["email"] == email)
    return int(seller)


def _form(ware: Ware, number: int, seller: int, cemetery: int) -> dict[str, Any]:
    return {
        "title": ware.title,
        "description": ware.description,
        "price": ware.price,
        "categoryId": ware.category,
        "fornitoreId": seller,
        "cemeteryId": cemetery,
        "enabled": 1,
        "picture": drawn("products", number),
    }


def _sell(client: httpx.Client, around: Surroundings, cemetery: int) -> None:
    wanted = {"cemeteryId": str(cemetery), "pageSize": str(len(PURCHASES)), "sort": "id"}
    tombs = [one["id"] for one in logins.asked(client.get("/api/tombs", params=wanted))["results"]]
    offers = _until(lambda: _offers(client, tombs[0]), "the shop offers nothing")
    shop = f"http://127.0.0.1:{around.ports['shop']}"
    for place, purchase in enumerate(PURCHASES):
        tomb = tombs[place % len(tombs)]
        headers = {"X-Forwarded-For": FROM.format(place + 1)}
        form = _order(purchase, tomb, offers)
        path = f"{shop}/api/public/create-order"
        created = logins.asked(client.post(path, json=form, headers=headers))
        if purchase.card is not None:
            _pay(client, around, created, purchase.card)
            _follow(client, created, purchase)


def _offers(client: httpx.Client, tomb: int) -> dict[str, int]:
    """Ids of what is sold for a tomb, by title, once all of it is."""
    reply = client.get(f"/api/public/tomb/{tomb}/products")
    sold = {one["title"]: one["id"] for one in reply.json()} if reply.is_success else {}
    return sold if {ware.title for ware in WARES} <= sold.keys() else {}


def _order(purchase: Purchase, tomb: int, offers: dict[str, int]) -> dict[str, Any]:
    return {
        "tombId": tomb,
        "customerName": purchase.customer,
        "customerEmail": purchase.email,
        "customerPhone": purchase.phone,
        "notes": purchase.notes,
        "items": [
            {"productId": offers[title], "quantity": many} for title, many in purchase.wares.items()
        ],
    }


def _pay(client: httpx.Client, around: Surroundings, created: dict[str, Any], card: str) -> None:
    """What the provider's script sends from the browser."""
    secret = created["clientSecret"]
    form = {"key": created["stripePublicKey"], "client_secret": secret}
    form |= {"payment_method_data[type]": "card", "payment_method_data[card][number]": card}
    form |= {
        "payment_method_data[card][exp_month]": "12",
        "payment_method_data[card][exp_year]": "34",
        "payment_method_data[card][cvc]": "123",
    }
    intent = secret.partition("_secret_")[0]
    path = f"{around.payments['STRIPE_API_BASE']}{BROWSER}/{intent}/confirm"
    logins.asked(client.post(path, data=form))


def _follow(client: httpx.Client, created: dict[str, Any], purchase: Purchase) -> None:
    number = created["orderNumber"]
    path = f"/api/public/orders/{number}/refresh"

    def is_paid() -> bool:
        told = logins.asked(client.post(path, json={"clientSecret": created["clientSecret"]}))
        return bool(told["status"] == "paid")

    _until(is_paid, f"order {number} is not paid")
    rows = logins.asked(client.get("/api/orders"))
    (order,) = (row["id"] for row in rows if row["orderNumber"] == number)
    for status in purchase.steps:
        logins.asked(client.put(f"/api/orders/{order}/status", json={"status": status}))


def _until(look: Callable[[], Found], trouble: str) -> Found:
    """What it finds, once it is something."""
    deadline = time.monotonic() + ARRIVES
    while not (found := look()):
        if time.monotonic() > deadline:
            raise DevError(trouble)
        time.sleep(0.3)
    return found
