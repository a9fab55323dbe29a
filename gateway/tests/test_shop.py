"""What the shop's customers and the card provider send, as the gateway lets it through."""

import httpx

from gateway.tests.conftest import Stand
from gateway.tests.test_limits import TOO_MANY
from gateway.tests.test_memorial import BURST, FORGED, visitor

CREATE = "/api/public/create-order"
CANCEL = "/api/public/orders/CS-26K7-4QXM/cancel"
PAGE = "/api/public/orders/by-token/unlinksegreto"
REFRESH = "/api/public/orders/CS-26K7-4QXM/refresh"
WEBHOOK = "/api/webhooks/stripe/4"


def test_orders_of_one_address_are_capped_however_it_says_to_come(stand: Stand) -> None:
    with visitor(stand) as many, visitor(stand) as another:
        replies = [many.post(CREATE, headers=FORGED) for _ in range(BURST + 5)]
        assert [reply.status_code for reply in replies[:BURST]] == [200] * BURST
        assert replies[-1].status_code == 429
        assert replies[-1].json() == TOO_MANY
        for asked in (CANCEL, f"{PAGE}/payment"):
            assert many.post(asked).status_code == 429
        assert another.post(CREATE).json()["service"] == "shop"


def test_who_may_make_no_more_orders_sees_how_the_last_one_goes(stand: Stand) -> None:
    with visitor(stand) as many:
        for _ in range(BURST + 5):
            many.post(CREATE)
        for _ in range(BURST + 5):
            assert many.post(REFRESH).status_code == 200
        assert many.get(f"{CREATE}").status_code == 200
        assert many.get(PAGE).status_code == 200


def test_the_provider_is_not_limited_and_its_signature_arrives(
    client: httpx.Client, stand: Stand
) -> None:
    signed = {"Stripe-Signature": "t=1,v1=aa,v1=bb"}
    body = b'{ "id" :\t"evt_1" }'
    for _ in range(BURST + 5):
        told = client.post(WEBHOOK, content=body, headers=signed).json()
    assert told["service"] == "shop"
    assert told["headers"]["stripe-signature"] == signed["Stripe-Signature"]
    assert told["bytes"] == len(body)
    assert f"POST {WEBHOOK}" in stand.shop.seen


def test_an_event_is_not_sent_twice_by_the_gateway(client: httpx.Client, stand: Stand) -> None:
    path = f"{WEBHOOK}?drop=1"
    assert client.post(path).status_code == 502
    assert stand.shop.seen.count(f"POST {path}") == 1
