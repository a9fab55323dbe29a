"""Whose products are whose: who sells, where, in which category, and who may see and change it."""

from typing import Any

import pytest

from services.shop.tests import making
from services.shop.tests.counter import ADMIN, AWAY, BIANCHI, ROSSI, SUPERADMIN, Counter, Who
from services.shop.tests.making import ELSEWHERE, FLOWERS, HERE, MARBLE, MARBLE_AWAY, add_product

PATH = "/api/shop/products"
FORM = {"title": "Rose", "description": "Un mazzo", "price": 25.5, "categoryId": FLOWERS}
NOT_YOURS = "Puoi vendere soltanto i tuoi prodotti, nel tuo cimitero"
NOT_HERE = "Puoi gestire soltanto i prodotti dei fornitori del tuo cimitero"
NOT_ACTIVE = "Il fornitore non è attivo in questo cimitero"
NO_CATEGORY = "La categoria non è disponibile in questo cimitero"
OFF = "La categoria è disattivata"


async def refusal(counter: Counter, who: Who, **form: Any) -> dict[str, str]:
    reply = await counter.call(who, f"POST {PATH}", json={**FORM, **form})
    assert reply.status_code == 422, reply.text
    fields: dict[str, str] = reply.json()["fields"]
    return fields


async def test_a_supplier_sells_own_things_in_the_own_cemetery(counter: Counter) -> None:
    made = await counter.done(ROSSI, f"POST {PATH}", json=FORM)
    assert (made["merchant_id"], made["cemetery_id"]) == (ROSSI.user_id, HERE)
    for field, other in (("fornitoreId", BIANCHI.user_id), ("cemeteryId", ELSEWHERE)):
        assert await refusal(counter, ROSSI, **{field: other}) == {field: NOT_YOURS}
        reply = await counter.call(ROSSI, f"PUT {PATH}/{made['id']}", json={field: other})
        assert (reply.status_code, reply.json()["fields"]) == (422, {field: NOT_YOURS})


async def test_an_admin_sells_in_the_own_cemetery(counter: Counter) -> None:
    made = await counter.done(ADMIN, f"POST {PATH}", json={**FORM, "fornitoreId": ROSSI.user_id})
    assert made["cemetery_id"] == HERE
    other = {"cemeteryId": ELSEWHERE, "fornitoreId": AWAY.user_id}
    assert await refusal(counter, ADMIN, **other) == {"cemeteryId": NOT_HERE}
    reply = await counter.call(ADMIN, f"PUT {PATH}/{made['id']}", json=other)
    assert (reply.status_code, reply.json()["fields"]) == (422, {"cemeteryId": NOT_HERE})
    assert await refusal(counter, ADMIN, fornitoreId=AWAY.user_id) == {"fornitoreId": NOT_ACTIVE}
    assert await refusal(counter, ADMIN) == {"fornitoreId": "Il fornitore è obbligatorio"}


@pytest.mark.parametrize(
    "change",
    ["enabled = false", "removed = true", "role = 'owner'", "cemetery_id = 2", "user_id = 99"],
)
async def test_who_does_not_sell_here_is_refused(counter: Counter, change: str) -> None:
    await counter.shop.execute(f"update shop.seller set {change} where user_id = 11")
    form = {"fornitoreId": ROSSI.user_id, "cemeteryId": HERE}
    assert await refusal(counter, SUPERADMIN, **form) == {"fornitoreId": NOT_ACTIVE}


async def test_a_cemetery_must_be_there(counter: Counter) -> None:
    form = {"fornitoreId": ROSSI.user_id, "cemeteryId": 99}
    faults = await refusal(counter, SUPERADMIN, **form)
    assert faults == {"cemeteryId": "Cimitero non trovato", "fornitoreId": NOT_ACTIVE}


@pytest.mark.parametrize(
    ("who", "category", "message"),
    [
        (ROSSI, MARBLE, NO_CATEGORY),  # only those of all cemeteries
        (ROSSI, MARBLE_AWAY, NO_CATEGORY),
        (ROSSI, 99, NO_CATEGORY),
        (ADMIN, MARBLE_AWAY, NO_CATEGORY),
        (SUPERADMIN, MARBLE_AWAY, NO_CATEGORY),
    ],
)
async def test_a_category_must_be_of_the_cemetery(
    counter: Counter, who: Who, category: int, message: str
) -> None:
    form = {"fornitoreId": ROSSI.user_id, "cemeteryId": HERE, "categoryId": category}
    assert await refusal(counter, who, **form) == {"categoryId": message}


@pytest.mark.parametrize("who", [SUPERADMIN, ADMIN], ids=lambda who: who.role)
async def test_the_office_may_choose_one_of_the_cemetery(counter: Counter, who: Who) -> None:
    form = {**FORM, "fornitoreId": ROSSI.user_id, "cemeteryId": HERE, "categoryId": MARBLE}
    assert (await counter.done(who, f"POST {PATH}", json=form))["category_id"] == MARBLE


async def test_one_that_is_off_takes_nothing_new_and_keeps_what_it_has(counter: Counter) -> None:
    product = await add_product(counter.shop)
    other = await add_product(counter.shop, category_id=making.CANDLES)
    await counter.shop.execute("update shop.category set enabled = false where id = 1")
    assert await refusal(counter, ROSSI) == {"categoryId": OFF}
    reply = await counter.call(ROSSI, f"PUT {PATH}/{other}", json={"categoryId": FLOWERS})
    assert reply.json()["fields"] == {"categoryId": OFF}
    changed = await counter.done(ROSSI, f"PUT {PATH}/{product}", json=FORM)
    assert changed["price"] == 25.5


async def test_a_supplier_keeps_the_category_that_the_office_chose(counter: Counter) -> None:
    product = await add_product(counter.shop, category_id=MARBLE)
    form = {**FORM, "categoryId": MARBLE, "title": "Vaso"}
    changed = await counter.done(ROSSI, f"PUT {PATH}/{product}", json=form)
    assert (changed["title"], changed["category_id"]) == ("Vaso", MARBLE)


async def test_who_was_moved_may_still_switch_off_what_they_left(counter: Counter) -> None:
    product = await add_product(counter.shop)
    moved = Who("fornitore", ROSSI.user_id, ELSEWHERE)
    await counter.shop.execute("update shop.seller set cemetery_id = 2 where user_id = 11")
    form = {**FORM, "fornitoreId": ROSSI.user_id, "cemeteryId": HERE, "title": "Rose rosse"}
    for change in ({"enabled": 0}, form):
        changed = await counter.done(moved, f"PUT {PATH}/{product}", json=change)
        assert (changed["enabled"], changed["cemetery_id"]) == (0, HERE)
    assert changed["title"] == "Rose rosse"


@pytest.mark.parametrize(
    ("who", "product"),
    [
        (ADMIN, {"supplier_id": AWAY.user_id, "cemetery_id": ELSEWHERE}),
        (ROSSI, {"supplier_id": BIANCHI.user_id}),
        (AWAY, {}),
        (SUPERADMIN, None),
    ],
    ids=["admin", "supplier", "supplier elsewhere", "nobody's"],
)
async def test_another_ones_is_not_found(
    counter: Counter, who: Who, product: dict[str, int] | None
) -> None:
    made = 99 if product is None else await add_product(counter.shop, **product)
    for call, sent in (("PUT", {"enabled": 0}), ("DELETE", None)):
        reply = await counter.call(who, f"{call} {PATH}/{made}", json=sent)
        assert (reply.status_code, reply.json()["message"]) == (404, "Prodotto non trovato")
    assert await counter.told("products.changed") == []
    kept = await counter.row("product", made)
    assert (kept is None) if product is None else (kept is not None and kept["enabled"])


async def test_each_sees_own_ones_the_newest_first(counter: Counter) -> None:
    rossi = [await add_product(counter.shop), await add_product(counter.shop, enabled=False)]
    bianchi = await add_product(counter.shop, supplier_id=BIANCHI.user_id)
    away = await add_product(counter.shop, supplier_id=AWAY.user_id, cemetery_id=ELSEWHERE)
    seen = {
        who.user_id: [one["id"] for one in await counter.done(who, f"GET {PATH}")]
        for who in (SUPERADMIN, ADMIN, ROSSI, BIANCHI, AWAY)
    }
    assert seen == {
        SUPERADMIN.user_id: [away, bianchi, *reversed(rossi)],
        ADMIN.user_id: [bianchi, *reversed(rossi)],
        ROSSI.user_id: [*reversed(rossi)],
        BIANCHI.user_id: [bianchi],
        AWAY.user_id: [away],
    }


async def test_the_list_is_filtered(counter: Counter) -> None:
    vase = {"title": "Vaso", "description": "Rame brunito, cesellàto", "category_id": MARBLE}
    first = await add_product(counter.shop, **vase)
    second = await add_product(counter.shop, supplier_id=AWAY.user_id, cemetery_id=ELSEWHERE)
    for wanted, found in (
        ("search=CESELLATO", [first]),
        ("search=vaso", [first]),
        ("search=", [second, first]),
        ("cemeteryId=2", [second]),
        (f"categoryId={MARBLE}", [first]),
        (f"supplierId={AWAY.user_id}&categoryId={MARBLE}", []),
    ):
        told = await counter.done(SUPERADMIN, f"GET {PATH}?{wanted}")
        assert [one["id"] for one in told] == found
    assert await counter.done(ADMIN, f"GET {PATH}?cemeteryId=2") == []


async def test_each_may_choose_these_suppliers(counter: Counter) -> None:
    await counter.shop.execute("update shop.seller set enabled = false where user_id = 12")
    seen = {
        who.user_id: [one["id"] for one in await counter.done(who, "GET /api/shop/suppliers")]
        for who in (SUPERADMIN, ADMIN, AWAY)
    }
    assert seen == {
        SUPERADMIN.user_id: [AWAY.user_id, ROSSI.user_id],
        ADMIN.user_id: [ROSSI.user_id],
        AWAY.user_id: [AWAY.user_id],
    }
    [told] = await counter.done(ADMIN, "GET /api/shop/suppliers")
    rossi = {"name": "Rosa", "surname": "Rossi", "businessName": "Fiori Rossi"}
    assert told == {"id": ROSSI.user_id, "cemetery_id": HERE, **rossi}
