"""Products: what a form may hold, and what becomes of it."""

from typing import Any

import pytest

from services.shop.tests.counter import OWNER, SELLERS, SUPERADMIN, Counter, Who
from services.shop.tests.making import BIANCHI, CANDLES, FLOWERS, HERE, ROSSI, add_product

PATH = "/api/shop/products"
FORM = {
    "title": "Rose",
    "description": "Un mazzo di rose",
    "price": 25.5,
    "categoryId": FLOWERS,
    "fornitoreId": ROSSI,
    "cemeteryId": HERE,
    "enabled": 1,
    "picture": "/demo/prodotti/1.svg",
}
REQUIRED = [
    ("title", "Il titolo è obbligatorio"),
    ("description", "La descrizione è obbligatoria"),
    ("price", "Il prezzo deve essere positivo"),
    ("categoryId", "La categoria è obbligatoria"),
    ("fornitoreId", "Il fornitore è obbligatorio"),
    ("cemeteryId", "Il cimitero è obbligatorio"),
]
EXACT = [
    *((19.99, 1999), (8.29, 829), (7.77, 777), (0.29, 29), (1.1, 110), (10_000, 1_000_000)),
    *(("9,90", 990), ("9.90", 990), ("7", 700), (0, 0), ("0,00", 0), (" 12,5 ", 1250)),
    # what is free or costs less than the provider takes is ordered with other things
    *(("0", 0), ("0,01", 1), (0.49, 49), (0.5, 50), ("10000,00", 1_000_000), (9999.99, 999_999)),
]
NO_PRICE = "Il prezzo deve essere positivo"
TOO_DEAR = "Il prezzo può essere al massimo 10.000,00 €, quanto un ordine"
NOT_SAFE = "L'indirizzo dell'immagine deve iniziare con https://"


async def test_it_is_made_as_it_was_sent(counter: Counter) -> None:
    made = await counter.done(SUPERADMIN, f"POST {PATH}", json=FORM)
    assert made == {
        "id": 1,
        "title": "Rose",
        "description": "Un mazzo di rose",
        "price": 25.5,
        "category_id": FLOWERS,
        "categoryTitle": "Fiori e Piante",
        "merchant_id": ROSSI,
        "merchantName": "Rosa",
        "merchantSurname": "Rossi",
        "merchantBusinessName": "Fiori Rossi",
        "cemetery_id": HERE,
        "cemeteryName": "Maggiore",
        "enabled": 1,
        "picture": "/demo/prodotti/1.svg",
    }
    assert await counter.done(SUPERADMIN, f"GET {PATH}") == [made]
    assert await counter.audits() == [(SUPERADMIN.user_id, "created", "product", "Rose")]


async def test_all_of_it_may_be_changed(counter: Counter) -> None:
    product = await add_product(counter.shop)
    change = {
        **FORM,
        "title": "Lumino",
        "price": 3.99,
        "categoryId": CANDLES,
        "fornitoreId": BIANCHI,
        "picture": "",
    }
    changed = await counter.done(SUPERADMIN, f"PUT {PATH}/{product}", json=change)
    assert (changed["title"], changed["price"], changed["picture"]) == ("Lumino", 3.99, None)
    assert (changed["category_id"], changed["merchant_id"]) == (CANDLES, BIANCHI)
    [told] = await counter.told("audit.recorded")
    prices = [one for one in told["changes"] if one["field"] == "price"]
    assert prices == [{"field": "price", "before": "25,50 €", "after": "3,99 €"}]


@pytest.mark.parametrize(("enabled", "stored"), [(0, 0), (1, 1), (False, 0), (True, 1)])
async def test_the_switch_alone_leaves_the_rest(
    counter: Counter, enabled: object, stored: int
) -> None:
    product = await add_product(counter.shop, enabled=not stored, picture="/media/x.webp")
    before = dict(await counter.row("product", product) or {})
    changed = await counter.done(SUPERADMIN, f"PUT {PATH}/{product}", json={"enabled": enabled})
    assert changed["enabled"] == stored
    after = dict(await counter.row("product", product) or {})
    differing = {name for name in before if before[name] != after[name]}
    assert differing == {"enabled", "updated_at"}


@pytest.mark.parametrize("blank", [None, "", "missing"])
@pytest.mark.parametrize(("field", "message"), REQUIRED, ids=[field for field, _ in REQUIRED])
async def test_what_is_missing_is_said(
    counter: Counter, field: str, message: str, blank: str | None
) -> None:
    form: dict[str, Any] = {**FORM, field: blank}
    if blank == "missing":
        del form[field]
    reply = await counter.call(SUPERADMIN, f"POST {PATH}", json=form)
    assert (reply.status_code, reply.json()["fields"]) == (422, {field: message})
    if blank == "missing":
        return
    product = await add_product(counter.shop)
    reply = await counter.call(SUPERADMIN, f"PUT {PATH}/{product}", json={field: blank})
    assert (reply.status_code, reply.json()["fields"]) == (422, {field: message})


async def test_an_empty_form_says_all_that_it_can(counter: Counter) -> None:
    reply = await counter.call(SUPERADMIN, f"POST {PATH}", json={})
    assert reply.json()["fields"] == dict(REQUIRED[:4])


@pytest.mark.parametrize(("sent", "cents"), EXACT)
async def test_a_price_is_exact(counter: Counter, sent: object, cents: int) -> None:
    reply = await counter.call(SUPERADMIN, f"POST {PATH}", json={**FORM, "price": sent})
    assert reply.status_code == 201
    row = await counter.row("product", reply.json()["id"])
    assert row is not None
    assert row["price_cents"] == cents
    shown = f'"price":{cents // 100}.{cents % 100:02d}'
    assert reply.text.count(shown.rstrip("0") if cents % 100 else f"{shown[:-1]}") == 1


@pytest.mark.parametrize(
    ("price", "message"),
    [
        (-1, NO_PRICE),
        ("-0,01", NO_PRICE),
        ("", NO_PRICE),
        ([], NO_PRICE),
        ("gratis", "Importo non valido"),
        (True, "Importo non valido"),
        (1.005, "Importo con più di due decimali"),
        (10000.01, TOO_DEAR),
        ("99999,99", TOO_DEAR),
    ],
)
async def test_what_is_no_price_is_refused(counter: Counter, price: object, message: str) -> None:
    reply = await counter.call(SUPERADMIN, f"POST {PATH}", json={**FORM, "price": price})
    assert (reply.status_code, reply.json()["fields"]) == (422, {"price": message})


@pytest.mark.parametrize(
    "picture", ["/media/abc.webp", "/demo/1.svg", "https://example.org/a.jpg?b=c", None]
)
async def test_a_picture_is_an_address(counter: Counter, picture: str | None) -> None:
    made = await counter.done(SUPERADMIN, f"POST {PATH}", json={**FORM, "picture": picture})
    assert made["picture"] == picture


@pytest.mark.parametrize(
    "picture",
    ["javascript:alert(1)", "data:image/png;base64,AA", "/altro/1.svg", "http://", "/media/a b"],
)
async def test_nothing_else_is_one(counter: Counter, picture: str) -> None:
    reply = await counter.call(SUPERADMIN, f"POST {PATH}", json={**FORM, "picture": picture})
    assert (reply.status_code, reply.json()["fields"]) == (422, {"picture": "URL non valido"})


@pytest.mark.parametrize("picture", ["http://example.org/a.jpg", "HTTP://example.org/a.jpg"])
async def test_a_picture_comes_over_tls(counter: Counter, picture: str) -> None:
    reply = await counter.call(SUPERADMIN, f"POST {PATH}", json={**FORM, "picture": picture})
    assert (reply.status_code, reply.json()["fields"]) == (422, {"picture": NOT_SAFE})


async def test_older_products_are_read_and_mended_as_they_are(counter: Counter) -> None:
    kept = {"price_cents": 9_999_999, "picture": "http://example.org/a.jpg"}
    product = await add_product(counter.shop, **kept)
    [listed] = await counter.done(SUPERADMIN, f"GET {PATH}")
    assert (listed["price"], listed["picture"]) == (99999.99, kept["picture"])
    [offered] = await counter.done(None, "GET /api/public/tomb/1/products")
    assert (offered["price"], offered["picture"]) == (99999.99, kept["picture"])
    for change in ({"enabled": 0}, {"title": "Cappella"}):
        await counter.done(SUPERADMIN, f"PUT {PATH}/{product}", json=change)
    row = dict(await counter.row("product", product) or {})
    assert {name: row[name] for name in kept} == kept


@pytest.mark.parametrize("who", SELLERS, ids=lambda who: who.role)
async def test_it_is_deleted_for_good(counter: Counter, who: Who) -> None:
    product = await add_product(counter.shop)
    await counter.done(who, f"DELETE {PATH}/{product}")
    assert await counter.row("product", product) is None
    assert (await counter.call(who, f"DELETE {PATH}/{product}")).status_code == 404
    assert await counter.audits() == [(who.user_id, "deleted", "product", "Rose")]


async def test_owners_and_strangers_have_no_business_here(counter: Counter) -> None:
    product = await add_product(counter.shop)
    for call in ("GET {}", "POST {}", "PUT {}/{id}", "DELETE {}/{id}"):
        told = call.format(PATH, id=product)
        assert (await counter.call(OWNER, told, json=FORM)).status_code == 403
        assert (await counter.call(None, told, json=FORM)).status_code == 401
    assert (await counter.call(OWNER, "GET /api/shop/suppliers")).status_code == 403
