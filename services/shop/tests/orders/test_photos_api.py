"""Photos of a service done: while it is worked on, few, and for whoever may see the order."""

import asyncio

import pytest

from services.shop.orders.photos import MAX_BYTES, MOST_PHOTOS
from services.shop.tests.counter import ADMIN, AWAY, BIANCHI, ROSSI, SELLERS, Counter, Who, png
from services.shop.tests.making import add, add_order

CLOSED = "Le foto si aggiungono agli ordini pagati o in lavorazione"


def below(order: int, photo: int | None = None) -> str:
    return f"/api/orders/{order}/photos" + (f"/{photo}" if photo else "")


def form(data: bytes | None = None) -> dict[str, tuple[str, bytes]]:
    return {"photo": ("foto.png", data or png())}


async def add_photo(counter: Counter, order: int) -> int:
    picture = {"content": b"RIFF", "media_type": "image/webp", "width": 8, "height": 8}
    made = await add(counter.shop, "order_photo", order_id=order, created_by=1, **picture)
    photo: int = made["id"]
    return photo


async def count(counter: Counter, order: int) -> int:
    wanted = "select count(*) from shop.order_photo where order_id = $1"
    found: int = await counter.shop.fetchval(wanted, order)
    return found


@pytest.mark.parametrize("who", SELLERS, ids=lambda who: who.role)
@pytest.mark.parametrize("status", ["paid", "processing"])
async def test_one_is_added_read_and_taken_away(counter: Counter, who: Who, status: str) -> None:
    order = await add_order(counter.shop, status)
    made = await counter.done(who, f"POST {below(order)}", files=form())
    assert made == {"id": 1, "url": below(order, 1), "width": 8, "height": 8}
    assert (await counter.done(who, f"GET /api/orders/{order}"))["photos"] == [made]
    reply = await counter.call(who, f"GET {made['url']}")
    assert reply.content[8:12] == b"WEBP"
    assert reply.headers["content-type"] == "image/webp"
    assert reply.headers["cache-control"] == "private, no-store"
    assert reply.headers["x-robots-tag"] == "noindex"
    await counter.done(who, f"DELETE {made['url']}")
    assert await count(counter, order) == 0
    assert (await counter.call(who, f"GET {made['url']}")).status_code == 404
    assert [action for _, action, _, _ in await counter.audits()] == ["updated", "updated"]


async def test_it_keeps_nothing_of_the_file_but_the_picture(counter: Counter) -> None:
    order = await add_order(counter.shop)
    await counter.done(ROSSI, f"POST {below(order)}", files=form(png() + b"in segreto"))
    kept = await counter.shop.fetchval("select content from shop.order_photo")
    assert b"in segreto" not in kept


async def test_there_are_six_at_most_however_fast_they_come(counter: Counter) -> None:
    order = await add_order(counter.shop)
    for _ in range(MOST_PHOTOS - 1):
        await add_photo(counter, order)
    replies = await asyncio.gather(
        *(counter.call(ROSSI, f"POST {below(order)}", files=form()) for _ in range(3))
    )
    assert sorted(reply.status_code for reply in replies) == [201, 409, 409]
    refused = [reply.json()["message"] for reply in replies if reply.status_code == 409]
    assert refused == ["Un ordine può avere al massimo 6 foto"] * 2
    assert await count(counter, order) == MOST_PHOTOS


@pytest.mark.parametrize("status", ["pending", "completed", "cancelled"])
async def test_a_closed_order_keeps_what_it_has(counter: Counter, status: str) -> None:
    order = await add_order(counter.shop, status)
    photo = await add_photo(counter, order)
    for call in (f"POST {below(order)}", f"DELETE {below(order, photo)}"):
        reply = await counter.call(ROSSI, call, files=form())
        assert (reply.status_code, reply.json()["message"]) == (409, CLOSED)
    assert await count(counter, order) == 1


async def test_what_is_no_picture_is_refused(counter: Counter) -> None:
    order = await add_order(counter.shop)
    for files, status, message in (
        (form(b"<svg></svg>"), 422, "Il file deve essere un'immagine"),
        (form(bytes(MAX_BYTES + 1)), 413, "Il file non può essere più grande di 10MB"),
        ({"altro": ("foto.png", png())}, 422, "Scegli la foto da caricare"),
    ):
        reply = await counter.call(ROSSI, f"POST {below(order)}", files=files)
        assert (reply.status_code, reply.json()["message"]) == (status, message)
        told = reply.json().get("fields")  # by the name that the field has in the form
        assert told == (None if status == 413 else {"photo": message})
    assert await count(counter, order) == 0


@pytest.mark.parametrize("who", [BIANCHI, AWAY, Who("admin", 4, 2)], ids=lambda who: who.role)
async def test_another_ones_is_not_found_by_any_way(counter: Counter, who: Who) -> None:
    order = await add_order(counter.shop)
    photo = await add_photo(counter, order)
    own = await add_order(counter.shop, supplier_id=who.user_id, cemetery_id=who.cemetery)
    for place in (below(order, photo), below(own, photo)):
        for method in ("GET", "DELETE"):
            assert (await counter.call(who, f"{method} {place}")).status_code == 404
    assert (await counter.call(who, f"POST {below(order)}", files=form())).status_code == 404
    assert await count(counter, order) == 1


async def test_a_photo_belongs_to_its_order_alone(counter: Counter) -> None:
    """Also for who may see both orders."""
    order, other = await add_order(counter.shop), await add_order(counter.shop)
    photo = await add_photo(counter, order)
    for method in ("GET", "DELETE"):
        reply = await counter.call(ADMIN, f"{method} {below(other, photo)}")
        assert (reply.status_code, reply.json()["message"]) == (404, "Foto non trovata")
    assert await count(counter, order) == 1


async def test_a_customer_is_shown_photos_of_a_completed_order(counter: Counter) -> None:
    order = await add_order(counter.shop, "processing", token="il-mio")
    photo = await add_photo(counter, order)
    await add_order(counter.shop, "completed", token="un-altro")
    path = "/api/public/orders/by-token"
    url = f"{path}/il-mio/photos/{photo}"
    assert (await counter.call(None, f"GET {url}")).status_code == 404
    assert (await counter.done(None, f"GET {path}/il-mio"))["photos"] == []
    await counter.shop.execute("update shop.customer_order set status = 'completed'")
    [shown] = (await counter.done(None, f"GET {path}/il-mio"))["photos"]
    assert shown == {"id": photo, "url": url, "width": 8, "height": 8}
    reply = await counter.call(None, f"GET {url}")
    assert (reply.status_code, reply.content) == (200, b"RIFF")
    assert reply.headers["cache-control"] == "private, no-store"
    assert (await counter.call(None, f"GET {path}/un-altro/photos/{photo}")).status_code == 404


async def test_a_photo_that_comes_after_the_mail_is_shown_and_told_by_no_other(
    counter: Counter,
) -> None:
    order = await add_order(counter.shop, "processing", token="il-mio")
    done = {"json": {"status": "completed"}}
    await counter.done(ADMIN, f"PUT /api/orders/{order}/status", **done)
    [mail] = await counter.shop.fetch("select text, html from shop.mail")
    assert "foto" not in mail["text"] + mail["html"]
    photo = await add_photo(counter, order)
    path = "GET /api/public/orders/by-token/il-mio"
    [shown] = (await counter.done(None, path))["photos"]
    assert shown["id"] == photo
    assert (await counter.call(None, f"GET {shown['url']}")).content == b"RIFF"
    assert await counter.shop.fetchval("select count(*) from shop.mail") == 1
