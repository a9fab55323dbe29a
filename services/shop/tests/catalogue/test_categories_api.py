"""Categories: superadmins keep them, the office and suppliers see those that are theirs."""

import asyncio
from typing import Any

import pytest

from services.shop.tests.counter import ADMIN, BIANCHI, OWNER, ROSSI, SUPERADMIN, Counter, Who
from services.shop.tests.making import FLOWERS, HERE, MARBLE, MARBLE_AWAY, add_product

PATH = "/api/shop/categories"
NO_TITLE = "Il titolo è obbligatorio"
WRITES = (f"POST {PATH}", f"PUT {PATH}/{FLOWERS}", f"DELETE {PATH}/{FLOWERS}")


async def titles(counter: Counter, who: Who) -> list[str]:
    return [one["title"] for one in await counter.done(who, f"GET {PATH}")]


async def test_a_superadmin_makes_changes_and_deletes_one(counter: Counter) -> None:
    made = await counter.done(SUPERADMIN, f"POST {PATH}", json={"title": " Lapidi ", "enabled": 1})
    assert made == {"id": 6, "title": "Lapidi", "cemetery_id": 0, "enabled": 1}
    path = f"{PATH}/{made['id']}"
    change = {"title": "Lapidi e vasi", "enabled": 0, "cemeteryId": HERE}
    changed = await counter.done(SUPERADMIN, f"PUT {path}", json=change)
    assert changed == {"id": 6, "title": "Lapidi e vasi", "cemetery_id": 1, "enabled": 0}
    assert changed in await counter.done(SUPERADMIN, f"GET {PATH}")
    await counter.done(SUPERADMIN, f"DELETE {path}")
    assert await counter.row("category", made["id"]) is None
    assert await counter.audits() == [
        (SUPERADMIN.user_id, "created", "category", "Lapidi"),
        (SUPERADMIN.user_id, "updated", "category", "Lapidi e vasi"),
        (SUPERADMIN.user_id, "deleted", "category", "Lapidi e vasi"),
    ]


async def test_what_is_not_sent_stays(counter: Counter) -> None:
    changed = await counter.done(SUPERADMIN, f"PUT {PATH}/{MARBLE}", json={"enabled": False})
    assert changed == {"id": MARBLE, "title": "Marmi", "cemetery_id": HERE, "enabled": 0}
    [told] = await counter.told("audit.recorded")
    assert told["changes"] == [{"field": "enabled", "before": True, "after": False}]


@pytest.mark.parametrize("call", WRITES)
@pytest.mark.parametrize("who", [ADMIN, ROSSI, OWNER], ids=lambda who: who.role)
async def test_nobody_else_keeps_them(counter: Counter, who: Who, call: str) -> None:
    reply = await counter.call(who, call, json={"title": "Altro"})
    assert reply.status_code == 403
    assert reply.json()["message"] == "Solo i SuperAdmin possono gestire le categorie."
    assert len(await titles(counter, SUPERADMIN)) == 5


async def test_each_sees_those_that_own_products_may_be_in(counter: Counter) -> None:
    everywhere = ["Fiori e Piante", "Lumini e Candele", "Servizi di Pulizia"]
    assert await titles(counter, SUPERADMIN) == [*everywhere, "Marmi", "Marmi altrove"]
    assert await titles(counter, ADMIN) == [*everywhere, "Marmi"]
    assert await titles(counter, ROSSI) == everywhere
    await add_product(counter.shop, category_id=MARBLE)
    assert await titles(counter, ROSSI) == [*everywhere, "Marmi"]
    assert await titles(counter, BIANCHI) == everywhere


@pytest.mark.parametrize("sent", [{}, {"title": ""}, {"title": "  "}, {"title": None}])
async def test_a_title_is_needed(counter: Counter, sent: dict[str, Any]) -> None:
    reply = await counter.call(SUPERADMIN, f"POST {PATH}", json=sent)
    assert (reply.status_code, reply.json()["fields"]) == (422, {"title": NO_TITLE})
    if sent:
        reply = await counter.call(SUPERADMIN, f"PUT {PATH}/{FLOWERS}", json=sent)
        assert (reply.status_code, reply.json()["fields"]) == (422, {"title": NO_TITLE})


@pytest.mark.parametrize(("sent", "stored"), [(0, 0), (1, 1), (False, 0), (True, 1)])
async def test_it_is_switched_by_a_number_or_a_truth(
    counter: Counter, sent: object, stored: int
) -> None:
    form = {"title": "Lapidi", "enabled": sent}
    assert (await counter.done(SUPERADMIN, f"POST {PATH}", json=form))["enabled"] == stored
    path = f"{PATH}/{FLOWERS}"
    changed = await counter.done(SUPERADMIN, f"PUT {path}", json={"enabled": sent})
    assert changed["enabled"] == stored


@pytest.mark.parametrize("enabled", [2, "forse", None])
async def test_it_is_switched_by_nothing_else(counter: Counter, enabled: object) -> None:
    form = {"title": "Lapidi", "enabled": enabled}
    reply = await counter.call(SUPERADMIN, f"POST {PATH}", json=form)
    assert (reply.status_code, list(reply.json()["fields"])) == (422, ["enabled"])


async def test_a_cemetery_must_be_there(counter: Counter) -> None:
    await counter.shop.execute("update shop.cemetery set removed = true where cemetery_id = 2")
    for cemetery in (2, 99):
        reply = await counter.call(
            SUPERADMIN, f"POST {PATH}", json={"title": "Lapidi", "cemeteryId": cemetery}
        )
        assert reply.status_code == 422
        assert reply.json()["fields"] == {"cemeteryId": "Cimitero non trovato"}


async def test_one_with_products_elsewhere_stays_everywhere(counter: Counter) -> None:
    await add_product(counter.shop)
    path = f"PUT {PATH}/{FLOWERS}"
    reply = await counter.call(SUPERADMIN, path, json={"cemeteryId": 2})
    assert reply.status_code == 409
    assert reply.json()["message"] == "La categoria contiene prodotti di altri cimiteri"
    assert (await counter.done(SUPERADMIN, path, json={"cemeteryId": 1}))["cemetery_id"] == 1


async def test_one_with_products_is_not_deleted(counter: Counter) -> None:
    for text in ("un prodotto: spostalo", "2 prodotti: spostali"):
        await add_product(counter.shop)
        reply = await counter.call(SUPERADMIN, f"DELETE {PATH}/{FLOWERS}")
        assert reply.status_code == 409
        assert reply.json()["message"] == f"La categoria contiene {text} prima di eliminarla"
    assert await counter.row("category", FLOWERS)


@pytest.mark.parametrize("id_", ["99", "0", "uno", "06"])
async def test_what_is_not_there_is_not_found(counter: Counter, id_: str) -> None:
    for method in ("PUT", "DELETE"):
        reply = await counter.call(SUPERADMIN, f"{method} {PATH}/{id_}", json={"enabled": 0})
        assert reply.status_code == 404


async def test_none_is_deleted_under_a_product_that_comes_at_the_same_time(
    counter: Counter,
) -> None:
    form = {"title": "Vaso", "description": "Di rame", "price": 5, "categoryId": MARBLE_AWAY}
    form |= {"fornitoreId": 21, "cemeteryId": 2}
    made, gone = await asyncio.gather(
        counter.call(SUPERADMIN, "POST /api/shop/products", json=form),
        counter.call(SUPERADMIN, f"DELETE {PATH}/{MARBLE_AWAY}"),
    )
    assert (made.status_code, gone.status_code) in ((201, 409), (422, 204))
